package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.cli.StrongSolve.Outcome;
import proofstone.cli.StrongSolve.Question;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongProblem;

/**
 * {@code solve --monotone}: does Black win on all larger boards too?
 *
 * <p>It solves the board, and then with the widest rim that matters, in which Black may answer
 * direct threats ([Uiterwijk2019] sec. V), by a proof that bears what White may do beyond it: that
 * is the proof for the larger boards. If there is none, growing rims tell where White holds; if he
 * holds some rim he holds every wider one (theorem 7 there).
 */
final class StrongMonotone {
    /** In which directions the board grows. */
    enum Sides {
        /** Rows and columns. */
        BOTH,
        /** The number of rows. */
        ROWS,
        /** The number of columns. */
        COLUMNS;

        /** Returns those in which a board that is as narrow as a row of that length grows. */
        static Sides of(InnerBoard grid, int length) {
            if (grid.rows() <= length) {
                return COLUMNS;
            }
            return grid.columns() <= length ? ROWS : BOTH;
        }

        /** Returns the word of the command line. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A board that was solved, and what came out.
     *
     * @param problem the board with its rim
     * @param outcome whether Black wins
     */
    record Stage(StrongProblem problem, Outcome outcome) {
        private boolean isWon() {
            return outcome.is(StrongVerdict.BLACK_WINS);
        }

        /** Returns the line for people. */
        String line() {
            return "%-22s %-11s %s in %s"
                    .formatted(
                            problem.board().name(),
                            outcome.verdict().map(StrongVerdict::word).orElse("unknown"),
                            Wording.count(outcome.nodes(), "node"),
                            Wording.seconds(outcome.seconds()));
        }

        private Map<String, Object> json() {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("game", problem.board().name());
            json.put("verdict", outcome.verdict().map(StrongVerdict::word).orElse("unknown"));
            json.put("nodes", outcome.nodes());
            json.put("seconds", Math.round(outcome.seconds() * 1000) / 1000.0);
            return json;
        }
    }

    private final StrongBoard board;
    private final InnerBoard grid;
    private final int length;
    private final Sides sides;
    private final BiFunction<StrongProblem, Question, Outcome> search;
    private final List<Stage> stages = new ArrayList<>();

    /**
     * Prepares to solve.
     *
     * @param start the start of a board {@code mnk} without a rim
     * @param sides in which directions it grows; those that fit the board if empty
     * @param search answers questions about boards
     */
    StrongMonotone(
            StrongProblem start,
            Optional<Sides> sides,
            BiFunction<StrongProblem, Question, Outcome> search) {
        requirePlain(start);
        this.board = start.board();
        this.grid = board.inner().orElseThrow();
        this.length = board.sets().getFirst().size();
        this.sides = sides.orElseGet(() -> Sides.of(grid, length));
        this.search = search;
    }

    private static void requirePlain(StrongProblem problem) {
        StrongBoard board = problem.board();
        boolean plain =
                board.name().matches("mnk:[0-9,]+")
                        && !board.sets().isEmpty()
                        && board.sets().getFirst().size() > 1
                        && problem.equals(StrongProblem.start(board));
        if (!plain) {
            throw new BadInput(
                    "--monotone is for the empty board mnk:ROWS,COLS,K with Black to move,"
                            + " on which K in a row fit");
        }
    }

    /** Solves the board and what its larger boards need; returns the last one. */
    Stage run() {
        Stage last = stage(0, Parry.FORBIDDEN);
        if (last.isWon()) {
            StrongBoard widest = withRim(length - 1, Parry.ALLOWED);
            Stage larger = stage(StrongProblem.start(widest), Question.LARGER);
            last = larger.isWon() ? larger : held(last);
        }
        return last;
    }

    /** Returns the first rim that White holds, first without parries and then with them. */
    private Stage held(Stage board) {
        Stage last = grown(board, Parry.FORBIDDEN);
        boolean held = last.outcome().is(StrongVerdict.NOT_BLACK);
        return held ? grown(last, Parry.ALLOWED) : last;
    }

    /** Returns the widest rim, or the first that Black is not found to win. */
    private Stage grown(Stage before, Parry parry) {
        Stage last = before;
        for (int width = 1; width < length; width++) {
            last = stage(width, parry);
            if (!last.isWon()) {
                return last;
            }
        }
        return last;
    }

    private static boolean isForLarger(Stage last) {
        return last.outcome()
                .root()
                .filter(root ->
                        StrongCertificate.objection(
                                        last.problem(), StrongVerdict.BLACK_WINS_LARGER, root)
                                .isEmpty())
                .isPresent();
    }

    private Stage stage(int width, Parry parry) {
        return stage(StrongProblem.start(withRim(width, parry)), Question.BLACK);
    }

    private Stage stage(StrongProblem problem, Question question) {
        Stage stage = new Stage(problem, search.apply(problem, question));
        stages.add(stage);
        return stage;
    }

    private StrongBoard withRim(int width, Parry parry) {
        int rows = sides == Sides.COLUMNS ? 0 : width;
        int columns = sides == Sides.ROWS ? 0 : width;
        InnerBoard inner = new InnerBoard(grid.rows(), grid.columns(), rows, columns);
        try {
            return width == 0 ? board : StrongBoard.rim(inner, length, parry);
        } catch (GameSyntaxException e) {
            throw new BadInput("--monotone: " + e.getMessage());
        }
    }

    /** Returns whether every board has an answer. */
    boolean isAnswered() {
        return stages.stream().allMatch(stage -> stage.outcome().stopped().isEmpty());
    }

    /** Returns the proof for the larger boards, if the last rim has one. */
    Optional<StrongCertificate> proof(Stage last, String command) {
        StrongVerdict larger = StrongVerdict.BLACK_WINS_LARGER;
        Outcome outcome = last.outcome();
        return outcome.root()
                .filter(_ -> isForLarger(last))
                .map(root ->
                        new Outcome(
                                Optional.of(larger),
                                Optional.of(root),
                                Optional.empty(),
                                outcome.nodes(),
                                outcome.seconds()))
                .flatMap(proved -> proved.certificate(last.problem(), command));
    }

    /** Returns what follows for larger boards, in words. */
    static String theorem(Stage last, Optional<StrongCertificate> proof) {
        if (proof.isPresent()) {
            return StrongWording.larger(Player.BLACK, last.problem().board());
        }
        return last.isWon()
                ? "none: this proof would let White fill a row outside the board"
                : "none: larger boards do not follow from these";
    }

    /** Returns the JSON object. */
    String json(
            Stage last,
            Optional<StrongCertificate> proof,
            Optional<CertificateOutput.Written> written) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", board.name());
        json.put("rule", "strong");
        json.put("sides", sides.word());
        json.put("stages", stages.stream().map(Stage::json).toList());
        json.put("verdict", proof.map(made -> made.verdict().word()).orElse("unknown"));
        json.put("theorem", proof.map(_ -> theorem(last, proof)));
        json.put("certificate", written.map(CertificateOutput.Written::json));
        json.put("version", Main.version());
        return Json.of(json);
    }
}
