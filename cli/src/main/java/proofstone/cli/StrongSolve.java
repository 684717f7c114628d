package proofstone.cli;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongClaim.Goal;
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
        /** Does Black win on all larger boards, too? */
        LARGER
    }

    /**
     * What was found out.
     *
     * @param verdict what is proved; empty if nothing is
     * @param root its proof
     * @param stopped why the search ended without an answer
     * @param nodes the positions analysed, by searches that this one follows as well
     * @param seconds the time of the search and of those
     */
    record Outcome(
            Optional<StrongVerdict> verdict,
            Optional<StrongStep> root,
            Optional<StopReason> stopped,
            long nodes,
            double seconds) {
        /** Returns whether {@code that} is proved. */
        boolean is(StrongVerdict that) {
            return verdict.equals(Optional.of(that));
        }

        /** Returns the certificate of what is proved. */
        Optional<StrongCertificate> certificate(StrongProblem problem, String command) {
            return root.map(proof ->
                    new StrongCertificate(
                            problem,
                            verdict.orElseThrow(),
                            "proofstone " + Main.version(),
                            command,
                            proof));
        }
    }

    private final StrongProblem problem;
    private final SearchControl control;
    private final StrongSearch search;
    private final long before;
    private final double start;

    /** Asks about {@code problem} within what is left of the limits. */
    StrongSolve(
            StrongProblem problem,
            SearchControl control,
            Set<StrongTechnique> techniques,
            long memoryBytes) {
        this(problem, control, new StrongSearch(problem.board(), memoryBytes, control, techniques));
    }

    /** Asks about {@code problem} with another search, which counts and ends by {@code control}. */
    StrongSolve(StrongProblem problem, SearchControl control, StrongSearch search) {
        this(problem, control, search, control.nodes(), control.seconds());
    }

    private StrongSolve(
            StrongProblem problem,
            SearchControl control,
            StrongSearch search,
            long before,
            double start) {
        this.problem = problem;
        this.control = control;
        this.search = search;
        this.before = before;
        this.start = start;
        problem.winner().ifPresent(this::refuse);
    }

    /** Asks what other searches by {@code control} have left open; what they took counts, too. */
    static StrongSolve following(
            StrongProblem problem,
            SearchControl control,
            Set<StrongTechnique> techniques,
            long memoryBytes) {
        StrongSearch search = new StrongSearch(problem.board(), memoryBytes, control, techniques);
        return new StrongSolve(problem, control, search, 0, 0);
    }

    private void refuse(Player winner) {
        throw new BadInput(
                "%s: the game is over, %s has filled a winning set"
                        .formatted(StrongWording.problem(problem), Wording.name(winner)));
    }

    /** Searches until the question is answered or a limit is met. */
    Outcome solve(Question question) {
        return switch (question) {
            case BLACK -> one(Player.BLACK);
            case WHITE -> one(Player.WHITE);
            case LARGER -> answer(Player.BLACK, this::larger);
            case VALUE -> value(problem.position().toMove());
        };
    }

    private Outcome one(Player attacker) {
        return answer(attacker, () -> search.prove(problem, attacker));
    }

    private StrongResult larger() {
        int length = problem.board().sets().getFirst().size();
        return search.proveLarger(problem.position(), Player.BLACK, length);
    }

    private Outcome answer(Player attacker, Supplier<StrongResult> question) {
        return switch (ask(question)) {
            case StrongResult.Won won -> proved(StrongVerdict.winOf(attacker), won.root());
            case StrongResult.Held held -> proved(StrongVerdict.notOf(attacker), held.root());
            case StrongResult.Unknown unknown -> unknown(unknown.reason());
        };
    }

    /** The win of the player to move, else the other's; else a draw. */
    private Outcome value(Player first) {
        return switch (prove(first)) {
            case StrongResult.Won won -> proved(StrongVerdict.winOf(first), won.root());
            case StrongResult.Held held -> held(held.root());
            case StrongResult.Unknown unknown -> unknown(unknown.reason());
        };
    }

    /** One player does not win; what of the other one, whose strategy this is? */
    private Outcome held(StrongStep hold) {
        Player holder = hold.claim().prover();
        StrongVerdict win = StrongVerdict.winOf(holder);
        if (hold.claim().goal() == Goal.WIN
                && StrongCertificate.objection(problem, win, hold).isEmpty()) {
            return proved(win, hold);
        }
        StrongCalculus calculus = new StrongCalculus(problem.board());
        if (holder == Player.WHITE && isStart()) {
            return proved(StrongVerdict.DRAW, calculus.strategyStealing(hold));
        }
        return switch (prove(holder)) {
            case StrongResult.Won won -> proved(win, won.root());
            case StrongResult.Held held ->
                    proved(
                            StrongVerdict.DRAW,
                            holder == Player.WHITE
                                    ? calculus.draw(hold, held.root())
                                    : calculus.draw(held.root(), hold));
            case StrongResult.Unknown unknown ->
                    outcome(
                            Optional.of(StrongVerdict.notOf(holder.opponent())),
                            Optional.of(hold),
                            Optional.of(unknown.reason()));
        };
    }

    private boolean isStart() {
        return problem.board().stonesATurn() == 1
                && problem.equals(StrongProblem.start(problem.board()))
                && problem.board().isEqualForBoth();
    }

    private StrongResult prove(Player attacker) {
        return ask(() -> search.prove(problem, attacker));
    }

    private StrongResult ask(Supplier<StrongResult> question) {
        try {
            return question.get();
        } catch (OutOfMemoryError full) {
            return new StrongResult.Unknown(StopReason.MEMORY, control.nodes() - before);
        }
    }

    private Outcome proved(StrongVerdict verdict, StrongStep root) {
        if (StrongCertificate.objection(problem, verdict, root).isPresent()) {
            return unknown(StopReason.UNPROVED);
        }
        return outcome(Optional.of(verdict), Optional.of(root), Optional.empty());
    }

    private Outcome unknown(StopReason reason) {
        return outcome(Optional.empty(), Optional.empty(), Optional.of(reason));
    }

    private Outcome outcome(
            Optional<StrongVerdict> verdict,
            Optional<StrongStep> root,
            Optional<StopReason> stopped) {
        long nodes = control.nodes() - before;
        return new Outcome(verdict, root, stopped, nodes, control.seconds() - start);
    }
}
