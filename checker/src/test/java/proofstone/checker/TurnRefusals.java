package proofstone.checker;

import static proofstone.checker.Refusals.at;

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

    /** A line of two squares and its exclusive one; Breaker takes that when Maker comes. */
    static final Script EXCLUSIVE =
            exclusive("3 / 0 1 2", "maker", "1 3", "2", "breaker", "boxes 0 2 0 2");

    /** The same by answers, which hold the line only with a square more. */
    static final Script REGION =
            exclusive(
                    "3 / 0 1 2",
                    "maker",
                    "1 3",
                    "2",
                    "breaker",
                    "blocked",
                    "puts 1! 2",
                    "answers 0 3 0 / 2!");

    /** Breaker left a line of which Maker lacks two squares, one of them exclusive. */
    static final Script LAST =
            exclusive("3 / 0 1 2", "maker", "2 3", "2", "maker", "filled 0", "puts 1! 1 2")
                    .with("maker\nbreaker", "maker 0\nbreaker");

    /** Breaker's proof on one line, carried to another one. */
    static final Script CARRIED =
            exclusive(
                    "6 / 0 1 2, 3 4 5",
                    "maker",
                    "1 6",
                    "2 5",
                    "breaker",
                    "boxes 0 2 0 2",
                    "isomorphism 1 0 3 2 5",
                    "join 1! 2!");

    private TurnRefusals() {}

    private static Script exclusive(
            String board,
            String toMove,
            String turns,
            String exclusive,
            String winner,
            String... steps) {
        String both = turns + "\nexclusive " + exclusive;
        return steps(free(board, toMove, both, winner, "weak-exclusive"), steps);
    }

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
        return List.of(
                BOX, ANSWERS, MANY, JOIN, SECOND, FILLS, FORK, TILE_FORK, SHORT, BOXES, EXCLUSIVE,
                REGION, LAST, CARRIED);
    }

    static List<Case> headers() {
        return List.of(
                at(0, Reason.UNKNOWN_RULE, BOX.with("weak-tile", "weak-tiles")),
                at(0, Reason.BAD_TURNS, BOX.with("turns 2 2", "turns 2")),
                at(0, Reason.BAD_TURNS, BOX.with("turns 2 2", "turns 2 1")),
                at(0, Reason.BAD_TURNS, BOX.with("turns 2 2", "turns 2 3")),
                at(0, Reason.BAD_TURNS, SECOND.with("turns 2 2", "turns 2 0")),
                at(0, Reason.BAD_TURNS, FORK.with("turns 1 1 1", "turns 1 0 1")),
                at(0, Reason.BAD_TURNS, FORK.with("turns 1 1 1", "turns 1 1 3")),
                at(0, Reason.BAD_TURNS, FORK.with("turns 1 1 1", "turns 1 1 1 1 1")));
    }

    static List<Case> steps() {
        return List.of(
                at(1, Reason.NOT_IN_RULE, BOX.with("boxes 0 3 0 1 2", "pairs 0 1")),
                at(1, Reason.NOT_IN_RULE, BOX.with("boxes 0 3 0 1 2", "short 0 0 1 2")),
                at(
                        1,
                        Reason.NOT_IN_RULE,
                        BOX.with("rule weak-tile", "rule weak").with("turns 2 2\n", "")),
                at(
                        3,
                        Reason.NOT_IN_RULE,
                        JOIN.with("weak-tile", "weak-turns").with("turns 2 2", "turns 2 2 2")),
                at(1, Reason.BOX_TOO_SMALL, BOX.with("boxes 0 3 0 1 2", "boxes 0 2 0 1")),
                at(1, Reason.BOX_TOO_SMALL, BOXES.with("turns 2 2 2", "turns 1 2 3")),
                at(1, Reason.TOO_FEW_STONES, BOXES.with("turns 2 2 2", "turns 2 1 2")),
                at(1, Reason.BAD_COUNT, BOX.with("boxes 0 3 0 1 2", "boxes 0 3 0 1")),
                at(1, Reason.BAD_COUNT, BOX.with("boxes 0 3 0 1 2", "boxes 0 0 0 1 2")),
                at(1, Reason.NO_SUCH_TURN, BOX.with("boxes 0 3", "boxes 2 3")),
                at(1, Reason.WRONG_TURN, BOX.with("boxes 0 3", "boxes 1 3")),
                at(1, Reason.WRONG_TURN, SHORT.with("short 0", "short 1")),
                at(3, Reason.CARRIERS_OVERLAP, JOIN.with("boxes 0 3 3 4 5", "boxes 0 3 2 3 4")));
    }

    static List<Case> turns() {
        return List.of(
                at(
                        5,
                        Reason.UNCOVERED_REPLY,
                        ANSWERS.with("puts 1! 2", "puts 1! 0 2").with("puts 1 1", "puts 1 0 1")),
                at(5, Reason.BAD_COUNT, ANSWERS.with("answers 0 2", "answers 0 1")),
                at(5, Reason.BAD_COUNT, FORK.with("answers 1 1", "answers 1 2")),
                at(5, Reason.BAD_COUNT, TILE_FORK.with("answers 1 1", "answers 1 0")),
                at(2, Reason.BAD_COUNT, FILLS.with("puts 1! 0 1", "puts 1!")),
                at(5, Reason.WRONG_TURN, FORK.with("answers 1 1", "answers 0 1")),
                at(5, Reason.NO_SUCH_TURN, FORK.with("answers 1 1", "answers 5 1")),
                at(4, Reason.WRONG_TURN, FORK.with("puts 3! 2", "puts 2 2")),
                at(6, Reason.SQUARE_IN_CARRIER, FORK.with("puts 5! 0", "puts 5! 1")),
                at(6, Reason.TOO_MANY_STONES, FORK.with("puts 5! 0", "puts 5! 0 3")),
                at(6, Reason.TOO_MANY_STONES, TILE_FORK.with("puts 5! 0", "puts 5! 0 3")),
                at(6, Reason.NO_SUCH_TURN, secondFork()),
                at(2, Reason.WRONG_TURN, FILLS.with("turns 2 1", "turns 1 1")),
                at(4, Reason.WRONG_TURN, SECOND.with("turns 2 2", "turns 2 1")),
                at(5, Reason.WRONG_PROVER, FORK.with("filled 1\nputs 3! 2", "blocked\nputs 3! 2")),
                at(1, Reason.WRONG_PROVER, SHORT.with("breaker-wins", "maker-wins")));
    }

    static List<Case> exclusive() {
        return List.of(
                at(0, Reason.BAD_TURNS, EXCLUSIVE.with("turns 1 3", "turns 1 2")),
                at(0, Reason.BAD_TURNS, EXCLUSIVE.with("turns 1 3", "turns 4 3")),
                at(0, Reason.BAD_TURNS, EXCLUSIVE.with("turns 1 3", "turns 0 3")),
                at(0, Reason.BAD_TURNS, EXCLUSIVE.with("turns 1 3", "turns 3")),
                at(0, Reason.BAD_TURNS, EXCLUSIVE.with("exclusive 2", "exclusive")),
                at(0, Reason.NO_SUCH_SQUARE, EXCLUSIVE.with("exclusive 2", "exclusive 3")),
                at(1, Reason.BOX_TOO_SMALL, EXCLUSIVE.with("turns 1 3", "turns 2 3")),
                at(1, Reason.BOX_TOO_SMALL, EXCLUSIVE.with("boxes 0 2 0 2", "boxes 0 2 0 1")),
                at(1, Reason.BOX_TOO_SMALL, EXCLUSIVE.with("exclusive 2", "exclusive 1")),
                at(3, Reason.SET_NOT_HELD, REGION.with("3 0 / 2!", "3 / 2!")),
                at(3, Reason.SET_NOT_HELD, REGION.with("turns 1 3", "turns 2 3")),
                at(3, Reason.UNCOVERED_REPLY, REGION.with("exclusive 2", "exclusive 1")),
                at(3, Reason.UNCOVERED_REPLY, REGION.with("puts 1! 2", "puts 1! 1")),
                at(2, Reason.EXCLUSIVE_SQUARE, LAST.with("turns 2 3", "turns 1 3")),
                at(2, Reason.EXCLUSIVE_SQUARE, CARRIED.with("0 3 2 5", "0 5 2 3")));
    }

    /** Breaker begins, so that no turn is before the answers. */
    private static Script secondFork() {
        return FORK.with("to-move maker", "to-move breaker")
                .with("turns 1 1 1", "turns 1 1")
                .with("answers 1 1", "answers 0 1");
    }
}
