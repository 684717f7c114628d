package proofstone.checker;

import java.util.List;
import proofstone.checker.Refusals.Case;

/** Certificates of several stones a turn, by hand: valid ones, and each with one change. */
final class TurnRefusals {
    /** A set of three squares is a box. */
    static final Script BOX = tile("3 / 0 1 2", "2 2", "boxes 0 3 0 1 2");

    /** The same by its answers. */
    static final Script ANSWERS =
            tile(
                    "3 / 0 1 2",
                    "2 2",
                    "blocked",
                    "puts 1 0",
                    "puts 1 1",
                    "puts 1! 2",
                    "answers 0 2 2! 3! 4!");

    /** More stones a turn than there are squares. */
    static final Script MANY =
            tile("3 / 0 1 2", "1000000000 1000000000", "blocked", "answers 0 1000000000 1!")
                    .with("breaker\nto-move", "breaker 0\nto-move");

    /** Two sets side by side. */
    static final Script JOIN =
            tile("6 / 0 1 2, 3 4 5", "2 2", "boxes 0 3 0 1 2", "boxes 0 3 3 4 5", "join 1! 2!");

    /** Breaker may put two stones and needs one in each of two parts. */
    static final Script SECOND =
            steps(
                    free("6 / 0 1, 2 3", "breaker", "2 2", "breaker", "weak-tile"),
                    "blocked",
                    "puts 1 0",
                    "puts 1! 2",
                    "join 2! 3!");

    /** Maker fills a set in one turn of two stones. */
    static final Script FILLS =
            listed("3 / 0 1", "maker", "2 1", "maker", "filled 0", "puts 1! 0 1");

    /** Maker threatens two sets by one stone. */
    static final Script FORK =
            listed(
                    "4 / 0 1, 0 2",
                    "maker",
                    "1 1 1",
                    "maker",
                    "filled 0",
                    "puts 1! 1",
                    "filled 1",
                    "puts 3! 2",
                    "answers 1 1 2! 4!",
                    "puts 5! 0");

    /** As above in a tile game, where Breaker has as many stones as Maker has put. */
    static final Script TILE_FORK =
            steps(
                    free("5 / 0 1, 0 2", "maker", "1 1", "maker", "weak-tile"),
                    "filled 0",
                    "puts 1! 1",
                    "filled 1",
                    "puts 3! 2",
                    "answers 1 1 2! 4!",
                    "puts 5! 0");

    /** Maker lacks a stone. */
    static final Script SHORT = listed("3 / 0 1 2", "maker", "2", "breaker", "short 0 0 1 2");

    /** Two boxes and as many answers. */
    static final Script BOXES =
            listed("6 / 0 1 2, 3 4 5", "maker", "2 2 2", "breaker", "boxes 0 3 0 1 2 3 4 5");

    private TurnRefusals() {}

    private static Script free(
            String board, String toMove, String turns, String winner, String rule) {
        String[] parts = board.split(" / ", -1);
        String position = Script.position("", "", toMove, "turns " + turns + "\n", winner);
        return Script.free(Integer.parseInt(parts[0]), parts[1], position)
                .with("rule weak", "rule " + rule);
    }

    private static Script steps(Script header, String... steps) {
        String counts = "live " + steps.length + "\nsteps " + steps.length + "\n";
        return header.with("live 0\nsteps 0\n", counts + String.join("\n", steps) + "\n");
    }

    private static Script tile(String board, String turns, String... steps) {
        return steps(free(board, "maker", turns, "breaker", "weak-tile"), steps);
    }

    private static Script listed(
            String board, String toMove, String turns, String winner, String... steps) {
        return steps(free(board, toMove, turns, winner, "weak-turns"), steps);
    }

    /** The certificates without a change. */
    static List<Script> valid() {
        return List.of(BOX, ANSWERS, MANY, JOIN, SECOND, FILLS, FORK, TILE_FORK, SHORT, BOXES);
    }

    static List<Case> headers() {
        return List.of(
                new Case(Reason.UNKNOWN_RULE, 0, BOX.with("weak-tile", "weak-tiles")),
                new Case(Reason.BAD_TURNS, 0, BOX.with("turns 2 2", "turns 2")),
                new Case(Reason.BAD_TURNS, 0, BOX.with("turns 2 2", "turns 2 1")),
                new Case(Reason.BAD_TURNS, 0, BOX.with("turns 2 2", "turns 2 3")),
                new Case(Reason.BAD_TURNS, 0, SECOND.with("turns 2 2", "turns 2 0")),
                new Case(Reason.BAD_TURNS, 0, FORK.with("turns 1 1 1", "turns 1 0 1")),
                new Case(Reason.BAD_TURNS, 0, FORK.with("turns 1 1 1", "turns 1 1 3")),
                new Case(Reason.BAD_TURNS, 0, FORK.with("turns 1 1 1", "turns 1 1 1 1 1")));
    }

    static List<Case> steps() {
        return List.of(
                new Case(Reason.NOT_IN_RULE, 1, BOX.with("boxes 0 3 0 1 2", "pairs 0 1")),
                new Case(Reason.NOT_IN_RULE, 1, BOX.with("boxes 0 3 0 1 2", "short 0 0 1 2")),
                new Case(
                        Reason.NOT_IN_RULE,
                        1,
                        BOX.with("rule weak-tile", "rule weak").with("turns 2 2\n", "")),
                new Case(
                        Reason.NOT_IN_RULE,
                        3,
                        JOIN.with("weak-tile", "weak-turns").with("turns 2 2", "turns 2 2 2")),
                new Case(Reason.BOX_TOO_SMALL, 1, BOX.with("boxes 0 3 0 1 2", "boxes 0 2 0 1")),
                new Case(Reason.BOX_TOO_SMALL, 1, BOXES.with("turns 2 2 2", "turns 1 2 3")),
                new Case(Reason.TOO_FEW_STONES, 1, BOXES.with("turns 2 2 2", "turns 2 1 2")),
                new Case(Reason.BAD_COUNT, 1, BOX.with("boxes 0 3 0 1 2", "boxes 0 3 0 1")),
                new Case(Reason.BAD_COUNT, 1, BOX.with("boxes 0 3 0 1 2", "boxes 0 0 0 1 2")),
                new Case(Reason.NO_SUCH_TURN, 1, BOX.with("boxes 0 3", "boxes 2 3")),
                new Case(Reason.WRONG_TURN, 1, BOX.with("boxes 0 3", "boxes 1 3")),
                new Case(Reason.WRONG_TURN, 1, SHORT.with("short 0", "short 1")),
                new Case(
                        Reason.CARRIERS_OVERLAP,
                        3,
                        JOIN.with("boxes 0 3 3 4 5", "boxes 0 3 2 3 4")));
    }

    static List<Case> turns() {
        return List.of(
                new Case(
                        Reason.UNCOVERED_REPLY,
                        5,
                        ANSWERS.with("puts 1! 2", "puts 1! 0 2").with("puts 1 1", "puts 1 0 1")),
                new Case(Reason.BAD_COUNT, 5, ANSWERS.with("answers 0 2", "answers 0 1")),
                new Case(Reason.BAD_COUNT, 5, FORK.with("answers 1 1", "answers 1 2")),
                new Case(Reason.BAD_COUNT, 5, TILE_FORK.with("answers 1 1", "answers 1 0")),
                new Case(Reason.BAD_COUNT, 2, FILLS.with("puts 1! 0 1", "puts 1!")),
                new Case(Reason.WRONG_TURN, 5, FORK.with("answers 1 1", "answers 0 1")),
                new Case(Reason.NO_SUCH_TURN, 5, FORK.with("answers 1 1", "answers 5 1")),
                new Case(Reason.WRONG_TURN, 4, FORK.with("puts 3! 2", "puts 2 2")),
                new Case(Reason.SQUARE_IN_CARRIER, 6, FORK.with("puts 5! 0", "puts 5! 1")),
                new Case(Reason.TOO_MANY_STONES, 6, FORK.with("puts 5! 0", "puts 5! 0 3")),
                new Case(Reason.TOO_MANY_STONES, 6, TILE_FORK.with("puts 5! 0", "puts 5! 0 3")),
                new Case(Reason.NO_SUCH_TURN, 6, secondFork()),
                new Case(Reason.WRONG_TURN, 2, FILLS.with("turns 2 1", "turns 1 1")),
                new Case(Reason.WRONG_TURN, 4, SECOND.with("turns 2 2", "turns 2 1")),
                new Case(
                        Reason.WRONG_PROVER,
                        5,
                        FORK.with("filled 1\nputs 3! 2", "blocked\nputs 3! 2")),
                new Case(Reason.WRONG_PROVER, 1, SHORT.with("breaker-wins", "maker-wins")));
    }

    /** Breaker begins, so that no turn is before the answers. */
    private static Script secondFork() {
        return FORK.with("to-move maker", "to-move breaker")
                .with("turns 1 1 1", "turns 1 1")
                .with("answers 1 1", "answers 0 1");
    }
}
