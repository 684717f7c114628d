package proofstone.cli;

import java.util.Optional;
import java.util.Set;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongStep;
import proofstone.certificate.StrongVerdict;
import proofstone.game.Player;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongResult;
import proofstone.knowledge.strong.StrongSearch;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * {@code solve} for strong games: asks the questions that the verdict needs, one after the other.
 */
final class StrongSolve {
    /** What is asked. */
    enum Question {
        /** Who wins, or is it a draw? */
        VALUE,
        /** Does Black win? */
        BLACK,
        /** Does White win? */
        WHITE,
        /** Does Black win here and on all larger boards? */
        LARGER
    }

    /**
     * What was found out.
     *
     * @param verdict what is proved; empty if nothing is
     * @param root its proof
     * @param stopped why the search ended without an answer
     * @param nodes the positions analysed
     * @param seconds the time of the search
     */
    record Outcome(
            Optional<StrongVerdict> verdict,
            Optional<StrongStep> root,
            Optional<StopReason> stopped,
            long nodes,
            double seconds) {}

    private final StrongProblem problem;
    private final SearchControl control;
    private final Set<StrongTechnique> techniques;
    private final long memoryBytes;
    private long nodes;

    /** Asks about {@code problem}. */
    StrongSolve(
            StrongProblem problem,
            SearchControl control,
            Set<StrongTechnique> techniques,
            long memoryBytes) {
        this.problem = problem;
        this.control = control;
        this.techniques = techniques;
        this.memoryBytes = memoryBytes;
    }

    /** Searches until the question is answered or a limit is met. */
    Outcome solve(Question question) {
        if (problem.winner().isPresent()) {
            throw new BadInput(problem.board().name() + ": the game is over");
        }
        return switch (question) {
            case VALUE -> value();
            case BLACK -> one(Player.BLACK, StrongVerdict.BLACK_WINS, StrongVerdict.NOT_BLACK);
            case WHITE -> one(Player.WHITE, StrongVerdict.WHITE_WINS, StrongVerdict.NOT_WHITE);
            case LARGER ->
                    one(Player.BLACK, StrongVerdict.BLACK_WINS_LARGER, StrongVerdict.NOT_BLACK);
        };
    }

    private Outcome one(Player attacker, StrongVerdict win, StrongVerdict hold) {
        return switch (prove(attacker)) {
            case StrongResult.Won won -> proved(win, won.root());
            case StrongResult.Held held -> proved(hold, held.root());
            case StrongResult.Unknown unknown -> unknown(unknown.reason());
        };
    }

    /** Black's win, else White's; a draw is proved by strategy stealing where that is allowed. */
    private Outcome value() {
        return switch (prove(Player.BLACK)) {
            case StrongResult.Won won -> proved(StrongVerdict.BLACK_WINS, won.root());
            case StrongResult.Held held -> withoutBlacksWin(held.root());
            case StrongResult.Unknown unknown -> unknown(unknown.reason());
        };
    }

    private Outcome withoutBlacksWin(StrongStep white) {
        StrongCalculus calculus = new StrongCalculus(problem.board());
        if (isStart()) {
            return proved(StrongVerdict.DRAW, calculus.strategyStealing(white));
        }
        return switch (prove(Player.WHITE)) {
            case StrongResult.Won won -> proved(StrongVerdict.WHITE_WINS, won.root());
            case StrongResult.Held held ->
                    proved(StrongVerdict.DRAW, calculus.draw(white, held.root()));
            case StrongResult.Unknown unknown ->
                    new Outcome(
                            Optional.of(StrongVerdict.NOT_BLACK),
                            Optional.of(white),
                            Optional.of(unknown.reason()),
                            nodes,
                            control.seconds());
        };
    }

    private boolean isStart() {
        return problem.equals(StrongProblem.start(problem.board()))
                && problem.board().isEqualForBoth();
    }

    private StrongResult prove(Player attacker) {
        StrongResult result = search().prove(problem.position(), attacker);
        nodes += result.nodes();
        return result;
    }

    private StrongSearch search() {
        return new StrongSearch(problem.board(), memoryBytes, control, techniques);
    }

    private Outcome proved(StrongVerdict verdict, StrongStep root) {
        return new Outcome(
                Optional.of(verdict),
                Optional.of(root),
                Optional.empty(),
                nodes,
                control.seconds());
    }

    private Outcome unknown(StopReason reason) {
        return new Outcome(
                Optional.empty(), Optional.empty(), Optional.of(reason), nodes, control.seconds());
    }

    private StrongCertificate certificate(StrongVerdict verdict, StrongStep root, String command) {
        String producer = "proofstone " + Main.version();
        return new StrongCertificate(problem, verdict, producer, command, root);
    }

    /** Returns the certificate of an outcome that has one. */
    Optional<StrongCertificate> certificate(Outcome outcome, String command) {
        return outcome.verdict()
                .flatMap(
                        verdict -> outcome.root().map(root -> certificate(verdict, root, command)));
    }
}
