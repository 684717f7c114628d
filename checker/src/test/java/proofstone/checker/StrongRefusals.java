package proofstone.checker;

import static proofstone.checker.Refusals.at;
import static proofstone.checker.StrongSamples.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import proofstone.checker.Refusals.Case;

/** Certificates of strong games that are refused: a valid one with one change, and the reason. */
final class StrongRefusals {
    private StrongRefusals() {}

    /** What only the text form can have wrong. */
    static List<Case> wordings() {
        return List.of(
                at(0, Reason.BAD_WORD, MIDDLE.with("set both 0 1", "set maker 0 1")),
                at(0, Reason.BAD_WORD, MIDDLE.with("set both 0 1", "set 0 1")),
                at(0, Reason.BAD_WORD, MIDDLE.with("set both 0 1", "set\nboth 0 1")),
                at(0, Reason.BAD_WORD, MIDDLE.with("to-move black", "to-move maker")),
                at(0, Reason.BAD_WORD, MIDDLE.with("claim black-wins", "claim maker-wins")),
                at(0, Reason.BAD_WORD, MIDDLE.with("black\nwhite", "white\nblack")),
                at(0, Reason.BAD_WORD, MIDDLE.with("black\nwhite", "plies 9\nblack\nwhite")),
                at(0, Reason.BAD_WORD, PARRY.with("parry\nblack\n", "parry 1\nblack\n")),
                at(0, Reason.BAD_WORD, PARRY.with("parry\nblack\n", "parry\nparry\nblack\n")),
                at(0, Reason.BAD_NUMBER, LATE.with("plies 4", "plies oo")),
                at(1, Reason.BAD_WORD, MIDDLE.with("line black 0 0", "line both 0 0")),
                at(1, Reason.BAD_WORD, MIDDLE.with("line black 0 0", "line\nblack 0 0")),
                at(1, Reason.BAD_WORD, MIDDLE.with("line black 0 0", "line black 0 0 0")),
                at(1, Reason.UNKNOWN_KIND, MIDDLE.with("line black 0 0", "fork 1 0 0 1 2")),
                at(1, Reason.UNKNOWN_KIND, MIDDLE.with("line black 0 0", "adjacent black 0 1")),
                at(3, Reason.BAD_WORD, MIDDLE.with("1! / 2! 0", "1! 2! 0")),
                at(3, Reason.BAD_WORD, MIDDLE.with("1! / 2! 0", "1! / 2! 0 /")),
                at(3, Reason.BAD_WORD, MIDDLE.with("1! / 2! 0", "1! / 2! 0 + 1")),
                at(3, Reason.BAD_WORD, WEAKENED.with("2! 4 / 5", "2! 4 5")),
                at(1, Reason.BAD_COUNT, STEALING.with("white 0 1", "white 0")));
    }

    /** Games of several stones a turn. */
    static List<Case> turns() {
        return List.of(
                at(0, Reason.BAD_COUNT, TURNS.with("stones-a-turn 2", "stones-a-turn 1")),
                at(0, Reason.BAD_COUNT, TURNS.with("left 1", "left 0")),
                at(0, Reason.BAD_TURNS, CONNECT_LARGER.with("stones-a-turn 2", "stones-a-turn 3")),
                at(0, Reason.BAD_TURNS, CONNECT_LARGER.with("2,2,1;", "2,3,1;")),
                at(
                        0,
                        Reason.BAD_TURNS,
                        TURNS.with("free", "mnk:1,4,2")
                                .with("set both 2", "set both 1 2\nset both 2")
                                .with("sets 2", "sets 3")),
                at(0, Reason.WRONG_BOARD, CONNECT_LARGER.with("rim-white", "rim")),
                at(0, Reason.UNKNOWN_BOARD, CONNECT_LARGER.with("rim-white", "rim-black")),
                at(0, Reason.UNKNOWN_BOARD, CONNECT_LARGER.with("rim-white", "rim+")),
                at(0, Reason.NOT_LARGER, CONNECT_LARGER.with("white-wins-l", "black-wins-l")),
                at(0, Reason.NOT_LARGER, CONNECT_LARGER.with("black\nwhite\n", "black 0\nwhite\n")),
                at(5, Reason.WRONG_TURN, TURNS.with("left 1", "left 2")),
                at(5, Reason.WRONG_TURN, TURNS.with("white\nleft 1", "black\nleft 1")),
                at(3, Reason.WRONG_TURN, TURNS.with("line black 1 3", "move 1 2!")),
                at(
                        6,
                        Reason.WRONG_TURN,
                        TURNS.with("4! 0 1\n", "4! 0 1\nmove 4 5!\n")
                                .with("squares 4", "squares 5")
                                .with("steps 5", "steps 6")),
                at(1, Reason.NOT_IN_RULE, TURNS.with("line black 0 1", "pairs black 0 1")),
                at(1, Reason.NOT_IN_RULE, TURNS.with("line black 0 1", "parts black 0 1")),
                at(2, Reason.NOT_IN_RULE, TURNS.with("move 0 1!", "threat 1 2 3 1!")),
                at(1, Reason.BAD_TURNS, LATE_TURN.with("late white 3 2", "late white 3 4")),
                at(1, Reason.BAD_TURNS, LATE_TURN.with("late white 3 2", "late white 3 0")),
                at(1, Reason.WRONG_TURN, LATE_TURN.with("late white 3 2", "late white 3 1")),
                at(1, Reason.TOO_FEW_STONES, LATE_TURN.with("late white 3 2", "late white 3 3")),
                at(1, Reason.TOO_FEW_STONES, LATE_TURN.with("plies 6", "plies 7")),
                at(1, Reason.WRONG_TURN, LATE_TURN.with("black\nleft 2", "white\nleft 2")),
                at(1, Reason.TOO_FEW_STONES, LATE_TURN.with("black\nleft 2", "white\nleft 3")));
    }

    static List<Case> headers() {
        return List.of(
                at(0, Reason.BAD_COUNT, MIDDLE.with("squares 3", "squares 0")),
                at(0, Reason.BAD_COUNT, MIDDLE.with("live 4", "live 0")),
                at(0, Reason.BAD_COUNT, MIDDLE.with("steps 4", "steps 0")),
                at(0, Reason.SET_EMPTY, MIDDLE.with("set both 0 1", "set both")),
                at(0, Reason.SET_TWICE, MIDDLE.with("set both 0 1", "set black 2 1")),
                at(0, Reason.SQUARE_TWICE, MIDDLE.with("set both 0 1", "set both 0 0")),
                at(0, Reason.NO_SUCH_SQUARE, MIDDLE.with("set both 0 1", "set both 0 3")),
                at(0, Reason.SQUARE_OCCUPIED, PARRY.with("black\nwhite", "black 0\nwhite")),
                at(0, Reason.NO_SUCH_SQUARE, MIDDLE.with("black\nwhite", "black 3\nwhite")),
                at(0, Reason.BAD_COUNT, PARRY.with("squares 1 2\n", "squares 1 2 0 3\n")),
                at(0, Reason.SQUARE_TWICE, PARRY.with("squares 1 2\n", "squares 1 1\n")),
                at(0, Reason.SET_NOT_IN_SQUARES, PARRY.with("squares 1 2\n", "squares 1\n")),
                at(0, Reason.SET_NOT_IN_SQUARES, PARRY.with("squares 1 2\n", "squares\n")),
                at(0, Reason.SET_NOT_IN_SQUARES, PARRY.with("white 0 3", "black 0 3")),
                at(0, Reason.SET_NOT_IN_SQUARES, PARTS.with("0 1 2 3\n", "1 2 3\n")),
                at(0, Reason.NUMBER_TOO_LARGE, LATE.with("plies 4", "plies 1073741824")),
                at(0, Reason.NOT_LARGER, MIDDLE.with("black-wins", "black-wins-larger")),
                at(0, Reason.NOT_LARGER, LARGER.with("black\nwhite", "black\nwhite 0")));
    }

    static List<Case> names() {
        return List.of(
                at(0, Reason.UNKNOWN_BOARD, MIDDLE.with("free", "freedom")),
                at(0, Reason.BAD_TURNS, MIDDLE.with("free", "connect:1,3,2,2,1")),
                at(0, Reason.UNKNOWN_BOARD, MIDDLE.with("free", "hex:2")),
                at(0, Reason.UNKNOWN_BOARD, LARGER.with("rim=0,1", "rim=0,0")),
                at(0, Reason.UNKNOWN_BOARD, LARGER.with("rim=0,1", "rim=0,01")),
                at(0, Reason.UNKNOWN_BOARD, LARGER.with("rim=0,1", "rim=0,1;torus")),
                at(0, Reason.UNKNOWN_BOARD, LARGER.with("rim=0,1", "rim-=0,1")),
                at(0, Reason.WRONG_BOARD, LARGER.with("rim=0,1", "rim+=0,1")),
                at(0, Reason.WRONG_BOARD, LARGER.with("rim=0,1", "rim=0,2")),
                at(0, Reason.WRONG_BOARD, LARGER.with("rim=0,1", "rim=999999999,999999999")),
                at(0, Reason.WRONG_BOARD, LARGER.with("1,3,2;rim=0,1", "1,1,2;rim=0,2")),
                at(0, Reason.WRONG_BOARD, LARGER.with("1,3,2;", "1,3,3;")),
                at(0, Reason.WRONG_BOARD, LARGER.with(";rim=0,1", "")),
                at(0, Reason.WRONG_BOARD, LARGER.with("white 0 1", "both 0 1")),
                at(0, Reason.WRONG_BOARD, LARGER.with("both 1 2", "black 1 2")),
                at(0, Reason.WRONG_BOARD, LARGER.with("white 3 4", "white 0 4")),
                at(0, Reason.WRONG_BOARD, LARGER.with("squares 1 2 3", "squares 1 2 3 4")),
                at(
                        0,
                        Reason.WRONG_BOARD,
                        LARGER.with("black\nwhite", "white-squares 1\nblack\nwhite")),
                at(0, Reason.WRONG_BOARD, DRAW.with("both 0 1", "white 0 1")),
                at(0, Reason.WRONG_BOARD, DRAW.with("black\nwhite", "parry\nblack\nwhite")),
                at(0, Reason.WRONG_BOARD, MIRRORED.with("1,3,2", "1,3,3")),
                at(0, Reason.WRONG_BOARD, MIRRORED.with("1,3,2", "1,4,2")));
    }

    static List<Case> moves() {
        return List.of(
                at(1, Reason.NOT_OWN_SET, PARRY.with("pairs black 1 2", "line black 0 3")),
                at(1, Reason.SQUARE_NOT_IN_SET, MIDDLE.with("line black 0 0", "line black 0 2")),
                at(1, Reason.NO_SUCH_SET, MIDDLE.with("line black 0 0", "line black 2 0")),
                at(1, Reason.NO_SUCH_SQUARE, MIDDLE.with("line black 0 0", "line black 0 3")),
                at(2, Reason.NOT_OWN_SET, THREAT.with("both 0 1", "white 0 1")),
                at(2, Reason.SQUARES_EQUAL, THREAT.with("0 1 0 1!", "0 1 1 1!")),
                at(2, Reason.SQUARE_NOT_IN_SET, THREAT.with("0 1 0 1!", "0 1 2 1!")),
                at(2, Reason.SQUARE_NOT_IN_SET, THREAT.with("0 1 0 1!", "1 0 1 1!")),
                at(2, Reason.SQUARE_IN_CARRIER, THREAT.with("0 1 0 1!", "1 2 1 1!")),
                at(2, Reason.SQUARE_IN_SUPPORT, THREAT.with("0 1 0 1!", "0 0 1 1!")),
                at(2, Reason.DEAD_OR_UNKNOWN_STEP, THREAT.with("0 1 0 1!", "0 1 0 2!")),
                at(4, Reason.SQUARE_IN_CARRIER, MIDDLE.with("move 1 3!", "move 2 3!")),
                at(2, Reason.WRONG_TURN, THREAT.with("threat 0 1 0 1!", "move 1 1!")),
                at(2, Reason.SQUARE_NOT_PLAYABLE, PARRY.with("parry 0 3 1!", "move 3 1!")),
                at(
                        2,
                        Reason.NOT_OWN_SET,
                        PARRY.with("both 1 2", "black 1 2").with("parry 0 3 1!", "parry 1 2 1!")),
                at(2, Reason.SQUARE_NOT_IN_SET, PARRY.with("parry 0 3 1!", "parry 1 3 1!")),
                at(2, Reason.SQUARE_IN_CARRIER, PARRY.with("parry 0 3 1!", "parry 1 1 1!")),
                at(2, Reason.STATES_CLASH, PARRY.with("white 0 3", "white 1 3")),
                at(2, Reason.NO_PARRY, MIDDLE.with("line black 1 2", "parry 0 1 1!")),
                at(1, Reason.SQUARE_NOT_PLAYABLE, PARRY.with("pairs black 1 2", "pairs black 0 2")),
                at(
                        1,
                        Reason.SQUARE_NOT_PLAYABLE,
                        PARTS.with("parts white 0 1 / 2 3", "parts white 0 1 / 2 4")),
                at(1, Reason.PART_LOST, PARTS.with("0 1 / 2 3", "0 1 + 0 2")),
                at(1, Reason.CARRIERS_OVERLAP, PARTS.with("0 1 / 2 3", "0 1 / 1 3")),
                at(1, Reason.BAD_COUNT, PARTS.with("0 1 / 2 3", "0 1 / 2")),
                at(1, Reason.BAD_COUNT, PARTS.with("parts white 0 1 / 2 3", "parts white")),
                at(1, Reason.SQUARE_TWICE, DRAW.with("pairs white 0 1", "pairs white 0 0")));
    }

    /** Steps about a claim that needs a stone of the refuter's. */
    static List<Case> parries() {
        Script later =
                strong(
                        "free",
                        5,
                        "white 0 3, black 0 1 2",
                        "black-squares 0 1 2\nparry\n" + position("", "0", "black", "not-white"),
                        "pairs black",
                        "parry 0 3 1",
                        "replies 1! / 2! 4",
                        "move 1 3!");
        String answer = "replies 1! / 2! 4";
        return List.of(
                at(4, Reason.SET_NOT_HELD, later),
                at(4, Reason.SQUARE_IS_REFUTERS, later.with("move 1 3!", "move 0 3!")),
                at(3, Reason.SQUARE_IS_REFUTERS, later.with(answer, "threat 1 0 1 2!")),
                at(3, Reason.STATES_CLASH, later.with(answer, "threat 1 1 2 2!")),
                at(3, Reason.STATES_CLASH, later.with(answer, "replies 1! / 2! 4 0")),
                at(4, Reason.CARRIER_NOT_FREE, later.with(answer, "replies 1! / 2! 0")),
                at(3, Reason.UNCOVERED_REPLY, later.with(answer, "replies 2!")));
    }

    /** Parries that are not answered because they are not legal. */
    static List<Case> shut() {
        return List.of(
                at(6, Reason.UNCOVERED_REPLY, SHUT.with("squares 0 1\n", "squares 0 1 3\n")),
                at(
                        6,
                        Reason.UNCOVERED_REPLY,
                        SHUT.with("set white 2 3", "set white 2 3\nset white 3 4")
                                .with("sets 2", "sets 3")),
                at(6, Reason.WRONG_TURN, SHUT.with("to-move black", "to-move white")),
                at(
                        7,
                        Reason.WRONG_TURN,
                        SHUT.with("/ 5! 1", "/ 5! 1\nthreat 1 2 3 6!").with("steps 6", "steps 7")),
                at(7, Reason.UNCOVERED_REPLY, WEAKENED.with("2! 4 / 5", "2! / 5")),
                at(7, Reason.UNCOVERED_REPLY, WEAKENED.with("2! 4 / 5", "2! 4 /")),
                at(3, Reason.STATES_CLASH, WEAKENED.with("2! 4 / 5", "2! 4 / 4")),
                at(3, Reason.STATES_CLASH, WEAKENED.with("2! 4 / 5", "2! 4 / 0")),
                at(3, Reason.NO_SUCH_SQUARE, WEAKENED.with("2! 4 / 5", "2! 6 / 5")),
                at(3, Reason.SQUARE_TWICE, WEAKENED.with("2! 4 / 5", "2! 4 4 / 5")),
                at(7, Reason.CARRIER_NOT_FREE, WEAKENED.with("white\nto", "white 4\nto")),
                at(7, Reason.STONE_MISSING, WEAKENED.with("black 5\n", "black\n")));
    }

    static List<Case> replies() {
        return List.of(
                at(3, Reason.UNCOVERED_REPLY, MIDDLE.with("replies 1! / 2! 0", "replies 1!")),
                at(3, Reason.UNCOVERED_REPLY, MIDDLE.with("1! / 2! 0", "1! / 2! 1")),
                at(3, Reason.SQUARE_IN_CARRIER, MIDDLE.with("1! / 2! 0", "1! / 2! 0 2")),
                at(3, Reason.STATES_CLASH, MIDDLE.with("1! / 2! 0", "1! / 2! 0 1")),
                at(3, Reason.SQUARE_TWICE, MIDDLE.with("1! / 2! 0", "1! / 2! 0 0")),
                at(4, Reason.SQUARE_TWICE, threeAnswers("1! / 2! 0 / 3! 0")),
                at(3, Reason.BAD_COUNT, MIDDLE.with("1! / 2! 0", "1! / 2!")),
                at(3, Reason.CHILD_TWICE, MIDDLE.with("1! / 2! 0", "1 / 1 0")),
                at(3, Reason.WRONG_PROVER, MIDDLE.with("line black 1 2", "line white 1 2")),
                at(3, Reason.NO_SUCH_SQUARE, MIDDLE.with("1! / 2! 0", "1! / 2! 3")),
                at(3, Reason.TOO_MANY_LIVE, MIDDLE.with("live 4", "live 2")),
                at(3, Reason.DEAD_OR_UNKNOWN_STEP, MIDDLE.with("1! / 2! 0", "1! / 4! 0")));
    }

    private static Script threeAnswers(String operands) {
        return MIDDLE.with("line black 1 2\n", "line black 1 2\nlate black 3\n")
                .with("replies 1! / 2! 0", "replies " + operands)
                .with("steps 4", "steps 5")
                .with("move 1 3!", "move 1 4!")
                .with("live 4", "live 5");
    }

    static List<Case> theorems() {
        return List.of(
                at(2, Reason.NO_SUCH_SYMMETRY, MIRRORED.with("symmetry 1 1", "symmetry 0 1")),
                at(2, Reason.NO_SUCH_SYMMETRY, MIRRORED.with("symmetry 1 1", "symmetry 8 1")),
                at(2, Reason.NO_SUCH_SYMMETRY, MIRRORED.with("symmetry 1 1", "symmetry 4 1")),
                at(2, Reason.NO_SUCH_SYMMETRY, MIRRORED.with("mnk:1,3,2", "free")),
                at(
                        3,
                        Reason.UNCOVERED_REPLY,
                        MIRRORED.with("symmetry 1 1", "symmetry 2 1!")
                                .with("replies 1! / 2! 0", "replies 2!")),
                at(3, Reason.WRONG_PROVER, DRAW.with("draw 1! 2!", "draw 2! 1!")),
                at(3, Reason.CHILD_TWICE, DRAW.with("draw 1! 2!", "draw 1 1")),
                at(3, Reason.DRAW_NOT_LAST, DRAW.with("claim draw", "claim not-black")),
                at(2, Reason.DRAW_NOT_LAST, DRAW.with("pairs black 0 1", "strategy-stealing 1")),
                at(2, Reason.NOT_STEALABLE, STEALING.with("to-move black", "to-move white")),
                at(2, Reason.NOT_STEALABLE, STEALING.with("claim draw", "plies 4\nclaim draw")),
                at(
                        2,
                        Reason.NOT_STEALABLE,
                        STEALING.with("mnk:1,2,2", "free").with("both 0 1", "white 0 1")),
                at(
                        2,
                        Reason.NOT_STEALABLE,
                        STEALING.with("mnk:1,2,2", "free")
                                .with("set both 0 1\n", "set both 1\nblack-squares 1\n")),
                at(2, Reason.NOT_STEALABLE, STEALING.with("black\nwhite", "black\nwhite 1")),
                at(2, Reason.SET_NOT_HELD, STEALING.with("pairs white 0 1", "pairs white")),
                at(2, Reason.WRONG_PROVER, STEALING.with("pairs white 0 1", "pairs black 0 1")));
    }

    static List<Case> roots() {
        return List.of(
                at(4, Reason.WRONG_PROVER, MIDDLE.with("black-wins", "white-wins")),
                at(4, Reason.WRONG_PROVER, MIDDLE.with("black-wins", "not-black")),
                at(4, Reason.NO_DRAW, MIDDLE.with("black-wins", "draw")),
                at(4, Reason.WRONG_TURN, MIDDLE.with("to-move black", "to-move white")),
                at(4, Reason.CARRIER_NOT_FREE, MIDDLE.with("black\nwhite", "black 0\nwhite")),
                at(4, Reason.CARRIER_NOT_FREE, MIDDLE.with("black\nwhite", "black\nwhite 2")),
                at(4, Reason.TOO_MANY_STONES, MIDDLE.with("claim", "plies 2\nclaim")),
                at(3, Reason.TOO_MANY_STONES, MIRRORED.with("claim", "plies 1\nclaim")),
                at(4, Reason.STEP_NOT_USED, MIDDLE.with("move 1 3!", "move 1 3")),
                at(3, Reason.STONE_MISSING, MIRRORED.with("black 1\n", "black\n")),
                at(2, Reason.STONE_MISSING, PARRY.with("white 0\nto", "white\nto")),
                at(1, Reason.SET_FILLED, filled("", "0")),
                at(1, Reason.SET_FILLED, filled("0", "")),
                at(
                        1,
                        Reason.WRONG_GOAL,
                        LATE.with("late white 2", "pairs black").with("not-black", "black-wins")),
                at(1, Reason.TOO_FEW_STONES, LATE.with("plies 4", "plies 5")),
                at(1, Reason.TOO_FEW_STONES, LATE.with("plies 4\n", "")),
                at(1, Reason.SET_NOT_HELD, LATE.with("black\nwhite", "black 1\nwhite")),
                at(1, Reason.SET_NOT_HELD, PARTS.with("0 1 / 2 3", "0 1")),
                at(5, Reason.OUTER_THRESHOLD, outer()));
    }

    /** White, and then Black, has a set of one square. */
    private static Script filled(String black, String white) {
        return strong(
                "free",
                3,
                "both 0, both 1 2",
                position(black, white, "black", "not-white"),
                "pairs black 1 2");
    }

    /** Black wastes a move when White plays in the rim. */
    private static Script outer() {
        return LARGER.with("replies 1! / 2! 1", "replies 1 / 2 1\nreplies 1! / 2! 1 / 3! 0")
                .with("move 2 3!", "move 2 4!")
                .with("live 4", "live 5")
                .with("steps 4", "steps 5");
    }

    static List<Case> inBothForms() {
        return Stream.of(
                        headers(),
                        turns(),
                        names(),
                        moves(),
                        parries(),
                        replies(),
                        shut(),
                        theorems(),
                        roots())
                .flatMap(List::stream)
                .toList();
    }

    static List<Case> all() {
        List<Case> all = new ArrayList<>(wordings());
        all.addAll(inBothForms());
        return all;
    }
}
