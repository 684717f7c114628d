package proofstone.checker;

import static proofstone.checker.Samples.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Certificates that are refused: a valid one with one change, and the reason that it deserves. */
final class Refusals {
    private static final String SETS = "set 0 1\nset 1 2\n";

    /** What is refused and where; step 0 is the header. */
    record Case(Reason reason, int step, Script script) {}

    private Refusals() {}

    static Case at(int step, Reason reason, Script script) {
        return new Case(reason, step, script);
    }

    private static Case header(Reason reason, Script script) {
        return new Case(reason, 0, script);
    }

    /** Cases that only the words and separators of the text form can have. */
    static List<Case> wordings() {
        return List.of(
                header(Reason.BAD_WORD, DOMINO.with("rule weak", "rules weak")),
                header(Reason.BAD_WORD, DOMINO.with("to-move maker", "to-move nobody")),
                header(Reason.BAD_WORD, DOMINO.with("claim maker-wins", "claim draw")),
                header(Reason.BAD_WORD, DOMINO.with("set 1 2", "sets 1 2")),
                header(Reason.BAD_WORD, DOMINO.with("squares 3", "squares 3 3")),
                header(Reason.BAD_WORD, DOMINO.with("squares 3", "squares")),
                header(Reason.BAD_WORD, DOMINO.with("to-move maker\n", "to-move maker\n\n")),
                header(Reason.BAD_WORD, DOMINO.with("to-move maker", "to-move\nmaker")),
                header(Reason.BAD_WORD, DOMINO.with("live 1", "live  1")),
                header(Reason.BAD_WORD, DOMINO.with("live 1", "live 1 ")),
                header(Reason.BAD_WORD, DOMINO.with("maker\nb", "maker /\nb")),
                header(Reason.BAD_WORD, DOMINO.with("rule weak", "\u00e9".repeat(50))),
                header(Reason.BAD_NUMBER, DOMINO.with("squares 3", "squares 03")),
                header(Reason.BAD_NUMBER, DOMINO.with("squares 3", "squares -3")),
                header(Reason.BAD_NUMBER, DOMINO.with("squares 3", "squares 3\r")),
                header(Reason.BAD_TEXT, DOMINO.with("command none", "command \u001b[31m")),
                header(Reason.BAD_TEXT, DOMINO.with("command none", "command a\tb")),
                header(Reason.BAD_COUNT, FIRST_MOVE.with("first-moves 0 3", "first-moves")),
                at(1, Reason.BAD_NUMBER, JOIN.with("move 2 1!", "move 2 !").with("blocked\n", "")),
                at(1, Reason.BAD_WORD, POTENTIAL.with("potential breaker", "potential oo")),
                at(1, Reason.BAD_WORD, POTENTIAL.with("potential breaker", "potential\nbreaker")),
                at(1, Reason.BAD_WORD, POTENTIAL.with(" / 0 1 2 3 4 5 6", "")),
                at(1, Reason.BAD_WORD, LINE.with("line 0 1", "line 0")),
                at(1, Reason.BAD_WORD, LINE.with("line 0 1", "line 0 1 1")),
                at(1, Reason.BAD_WORD, LINE.with("line 0 1", "line 0 1 /")),
                at(2, Reason.BAD_WORD, BREAKER_ISOMORPHISM.with(" 1 3\njoin", " 1 3 /\njoin")),
                at(
                        5,
                        Reason.BAD_WORD,
                        MIRRORED.with("isomorphism 2 0 2 2 0 8 6 / 4", "isomorphism 2 0 2")),
                at(2, Reason.BAD_COUNT, BREAKER_ISOMORPHISM.with("1 0 2 1 3", "1 0 2 1")),
                at(1, Reason.BAD_COUNT, EL.with("pairs 0 3 1 2", "pairs 0 3 1")),
                at(1, Reason.BAD_WORD, LINE.with("line 0 1", "line 0 1 + 1")),
                at(1, Reason.BAD_WORD, PARTS.with("/ 5 6", "/5 6")),
                at(1, Reason.BAD_NUMBER, PARTS.with("0 1 +", "0 1+")),
                at(1, Reason.BAD_COUNT, PARTS.with("/ 5 6", "/ 5 6 /")),
                at(1, Reason.BAD_COUNT, PARTS.with("/ 5 6", "/ / 5 6")),
                at(1, Reason.BAD_COUNT, PARTS.with("/ 5 6", "/ 5 6 +")),
                at(1, Reason.BAD_COUNT, PARTS.with("/ 5 6", "/ + 5 6")),
                at(1, Reason.UNKNOWN_KIND, LINE.with("line 0 1", "theorem")));
    }

    static List<Case> headers() {
        return List.of(
                header(
                        Reason.NAME_TOO_LONG,
                        LINE.with("game free", "game free:" + "x".repeat(4092))),
                header(Reason.UNKNOWN_RULE, DOMINO.with("rule weak", "rule maker-maker")),
                header(
                        Reason.UNKNOWN_BOARD,
                        DOMINO.with("game animal:domino", "game animal:dragon")),
                header(Reason.WRONG_BOARD, DOMINO.with("set 1 2", "set 0 2")),
                header(Reason.WRONG_BOARD, DOMINO.with("squares 3", "squares 4")),
                header(Reason.WRONG_BOARD, DOMINO.with("sets 2\n" + SETS, "sets 1\nset 0 1\n")),
                header(
                        Reason.WRONG_BOARD,
                        DOMINO.with("sets 2\n" + SETS, "sets 3\n" + SETS + "set 0\n")),
                header(Reason.SET_TWICE, DOMINO.with("set 1 2", "set 1 0")),
                header(
                        Reason.SET_TWICE,
                        DOMINO.with("game animal:domino,1,3", "game free:twice")
                                .with("set 1 2", "set 1 0")),
                header(Reason.SET_EMPTY, DOMINO.with("set 1 2", "set")),
                header(Reason.SQUARE_TWICE, DOMINO.with("set 1 2", "set 1 2 1")),
                header(Reason.NO_SUCH_SQUARE, DOMINO.with("set 1 2", "set 1 3")),
                header(Reason.NO_SUCH_SQUARE, DOMINO.with("maker\nb", "maker 3\nb")),
                header(Reason.SQUARE_TWICE, DOMINO.with("maker\nb", "maker 2 2\nb")),
                header(Reason.SQUARE_TWICE, FIRST_MOVE.with("first-moves 0 3", "first-moves 0 0")),
                header(Reason.SQUARE_OCCUPIED, FILLED.with("breaker 2", "breaker 0")),
                header(Reason.BAD_COUNT, LINE.with("squares 3", "squares 0")),
                header(Reason.BAD_COUNT, LINE.with("squares 3", "squares 65537")),
                header(Reason.BAD_COUNT, LINE.with("sets 1", "sets 1000001")),
                header(Reason.BAD_COUNT, LINE.with("live 1", "live 0")),
                header(Reason.BAD_COUNT, LINE.with("steps 1", "steps 0")),
                header(Reason.NUMBER_TOO_LARGE, LINE.with("live 1", "live 1073741824")),
                header(Reason.NUMBER_TOO_LARGE, SHORT.with("stones 2", "stones 1073741824")),
                header(Reason.NUMBER_TOO_LARGE, LINE.with("steps 1", "steps 4294967297")));
    }

    static List<Case> references() {
        return List.of(
                at(
                        2,
                        Reason.DEAD_OR_UNKNOWN_STEP,
                        CENTRE.with("threat 0 8 6 1!", "threat 0 8 6 2!")),
                at(
                        2,
                        Reason.DEAD_OR_UNKNOWN_STEP,
                        CENTRE.with("threat 0 8 6 1!", "threat 0 8 6 0!")),
                at(
                        4,
                        Reason.DEAD_OR_UNKNOWN_STEP,
                        CENTRE.with("threat 0 8 6 3!", "threat 0 8 6 1!")),
                at(9, Reason.CHILD_TWICE, CENTRE.with("2! 4! 6! 8!", "2 2! 4! 6! 8!")),
                at(9, Reason.CHILD_TWICE, CENTRE.with("2! 4! 6! 8!", "2! 4! 6! 8! 8!")),
                at(8, Reason.TOO_MANY_LIVE, CENTRE.with("live 10", "live 4")),
                at(10, Reason.STEP_NOT_USED, CENTRE.with("move 4 9!", "move 4 9")),
                at(4, Reason.STEP_NOT_USED, JOIN.with("join 2! 3!", "pairs 0 1")),
                at(4, Reason.BAD_COUNT, JOIN.with("join 2! 3!", "join 2!")),
                at(4, Reason.BAD_COUNT, JOIN.with("join 2! 3!", "join")),
                at(3, Reason.BAD_COUNT, REPLIES.with("replies 1! 2!", "replies")),
                at(3, Reason.BAD_COUNT, FIRST_REPLIES.with("first-replies 2!", "first-replies")));
    }

    static List<Case> breakers() {
        return List.of(
                at(1, Reason.SQUARE_TWICE, EL.with("pairs 0 3 1 2", "pairs 0 3 1 3")),
                at(1, Reason.SQUARE_TWICE, EL.with("pairs 0 3 1 2", "pairs 0 0 1 2")),
                at(1, Reason.NO_SUCH_SQUARE, EL.with("pairs 0 3 1 2", "pairs 0 3 1 4")),
                at(1, Reason.BAD_COUNT, EL.with("pairs 0 3 1 2", "pairs")),
                at(1, Reason.POTENTIAL_TOO_LARGE, eighthLine()),
                at(
                        1,
                        Reason.POTENTIAL_TOO_LARGE,
                        POTENTIAL.with("potential breaker", "potential maker")),
                at(
                        1,
                        Reason.POTENTIAL_TOO_LARGE,
                        POTENTIAL.with("breaker 0 1 2 3", "breaker 1 2 3")),
                at(1, Reason.POTENTIAL_TOO_LARGE, POTENTIAL_SECOND.with("/ 0 1", "/ 0 1 2")),
                at(1, Reason.POTENTIAL_TOO_LARGE, POTENTIAL_SECOND.with("0 1 2 3 /", "0 1 /")),
                at(1, Reason.POTENTIAL_TOO_LARGE, POTENTIAL_SECOND.with("0 1 2 3 /", "/")),
                at(1, Reason.SET_TWICE, POTENTIAL.with("/ 0 1 2", "/ 0 1 1 2")),
                at(1, Reason.NO_SUCH_SET, POTENTIAL.with("/ 0 1 2", "/ 7 0 1 2")),
                at(1, Reason.SQUARE_TWICE, POTENTIAL.with("breaker 0 1 2", "breaker 0 1 1 2")),
                at(1, Reason.SQUARE_TWICE, SHORT.with("short 2 0 1", "short 2 0 0 1")),
                at(4, Reason.CARRIERS_OVERLAP, JOIN.with("pairs 0 1", "pairs 0 2")),
                at(
                        4,
                        Reason.TWO_BREAKER_TURNS,
                        JOIN.with("2 1!", "2 1").with("pairs 0 1", "move 0 1!")),
                at(2, Reason.WRONG_TURN, JOIN.with("blocked", "potential breaker 0 1 / 1")),
                at(2, Reason.SQUARE_IN_CARRIER, JOIN.with("blocked", "pairs 2 3")),
                at(2, Reason.WRONG_PROVER, JOIN.with("move 2 1!", "threat 0 1 1 1!")),
                at(3, Reason.UNCOVERED_REPLY, REPLIES.with("pairs 2 3", "pairs 1 3")),
                at(
                        3,
                        Reason.UNCOVERED_REPLY,
                        FIRST_REPLIES.with("first-moves 1 2", "first-moves 0 1 2")),
                at(3, Reason.NO_FIRST_MOVES, FIRST_REPLIES.with("first-moves 1 2 3\n", "")),
                at(4, Reason.OPENING_NOT_ALLOWED, opening("move 0 1!", "replies 3!")),
                at(4, Reason.OPENING_NOT_ALLOWED, opening("move 0 1!", "first-replies 3!")),
                at(4, Reason.OPENING_NOT_ALLOWED, opening("move 0 1!", "domination 1 2 3!")),
                at(4, Reason.OPENING_NOT_ALLOWED, opening("move 0 1!", "isomorphism 3!")),
                at(4, Reason.OPENING_NOT_ALLOWED, opening("move 0 1", "join 3! 1!")));
    }

    static List<Case> partitions() {
        String triangle = "0 1 + 0 2 3 + 1 2 4";
        return List.of(
                at(1, Reason.PART_LOST, PARTS.with("1 2 4 /", "1 2 /")),
                at(1, Reason.PART_LOST, PARTS.with("/ 5 6", "/ 5 6 + 6 8")),
                at(1, Reason.CARRIERS_OVERLAP, PARTS.with("/ 5 6", "/ 5 4")),
                at(1, Reason.CARRIERS_OVERLAP, PARTS.with("/ 5 6", "/ 5 6 / 5 6")),
                at(1, Reason.SQUARE_TWICE, PARTS.with("/ 5 6", "/ 5 6 5")),
                at(1, Reason.NO_SUCH_SQUARE, PARTS.with("/ 5 6", "/ 5 9")),
                at(1, Reason.BAD_COUNT, PARTS.with("/ 5 6", "/ 5")),
                at(1, Reason.BAD_COUNT, PARTS.with("parts " + triangle + " / 5 6", "parts")),
                at(1, Reason.PART_TOO_LARGE, PARTS.with("/ 5 6", "/ 5 6" + " + 5 6".repeat(16))),
                at(1, Reason.PART_TOO_LARGE, manySquares()),
                at(1, Reason.SET_NOT_HELD, PARTS.with(" + 0 2 3", "")),
                at(1, Reason.SET_NOT_HELD, PARTS.with("0 1 +", "0 1 3 +")));
    }

    private static Script manySquares() {
        return Script.free(
                21,
                "0 1",
                Script.position("maker", "breaker"),
                "parts 0 1 + 2 3 4 5 6 7 8 9 10 11 + 12 13 14 15 16 17 18 19 20");
    }

    /** The potential is exactly one. */
    private static Script eighthLine() {
        return POTENTIAL
                .with("sets 7", "sets 8")
                .with("set 0 4 8", "set 0 4 8\nset 2 4 6")
                .with("/ 0 1 2 3 4 5 6", "/ 0 1 2 3 4 5 6 7");
    }

    /** Goes on after first replies, where the first move is over. */
    private static Script opening(String second, String fourth) {
        return FIRST_REPLIES
                .with("move 0 1!", second)
                .with("steps 3", "steps 4")
                .with("live 3", "live 4")
                .with("first-replies 2!", "first-replies 2!\n" + fourth);
    }

    static List<Case> makers() {
        return List.of(
                at(1, Reason.NO_SUCH_SET, FILLED.with("filled 0", "filled 1")),
                at(1, Reason.SQUARE_NOT_IN_SET, LINE.with("set 0 1 2", "set 0 2")),
                at(1, Reason.SQUARE_NOT_IN_SET, DOMINO.with("fork 1 0 0 1 2", "fork 0 0 1 1 2")),
                at(1, Reason.SQUARE_NOT_IN_SET, DOMINO.with("fork 1 0 0 1 2", "fork 2 0 0 1 1")),
                at(1, Reason.SQUARE_NOT_IN_SET, DOMINO.with("fork 1 0 0 1 2", "fork 1 0 2 1 2")),
                at(1, Reason.SQUARE_NOT_IN_SET, DOMINO.with("fork 1 0 0 1 2", "fork 1 0 0 1 0")),
                at(1, Reason.SQUARES_EQUAL, DOMINO.with("fork 1 0 0 1 2", "fork 1 0 1 1 2")),
                at(1, Reason.SQUARES_EQUAL, DOMINO.with("fork 1 0 0 1 2", "fork 1 0 0 1 1")),
                at(1, Reason.SQUARES_EQUAL, DOMINO.with("fork 1 0 0 1 2", "fork 1 0 0 0 0")),
                at(1, Reason.SQUARE_IN_SET, nestedSets("fork 0 0 1 1 2")),
                at(1, Reason.SQUARE_IN_SET, nestedSets("fork 0 1 2 0 1")),
                at(2, Reason.WRONG_TURN, CENTRE.with("threat 0 8 6 1!", "move 0 1!")),
                at(4, Reason.WRONG_TURN, afterSecond("threat 0 1 0 3!")),
                at(4, Reason.WRONG_TURN, afterSecond("replies 3!")),
                at(2, Reason.SQUARES_EQUAL, CENTRE.with("threat 0 8 6 1!", "threat 0 0 6 1!")),
                at(2, Reason.SQUARE_NOT_IN_SET, CENTRE.with("threat 0 8 6 1!", "threat 0 8 7 1!")),
                at(2, Reason.SQUARE_NOT_IN_SET, CENTRE.with("threat 0 8 6 1!", "threat 0 6 6 1!")),
                at(2, Reason.SQUARE_IN_CARRIER, CENTRE.with("threat 0 8 6 1!", "threat 7 4 4 1!")),
                at(2, Reason.SQUARE_IN_CARRIER, CENTRE.with("threat 0 8 6 1!", "threat 4 7 4 1!")),
                at(2, Reason.SQUARE_IN_SUPPORT, CENTRE.with("threat 0 8 6 1!", "threat 8 0 6 1!")),
                at(
                        2,
                        Reason.SUPPORT_MEETS_CARRIER,
                        CENTRE.with("threat 0 8 6 1!", "threat 8 6 2 1!")),
                at(10, Reason.SQUARE_IN_CARRIER, CENTRE.with("move 4 9!", "move 0 9!")),
                at(9, Reason.UNCOVERED_REPLY, CENTRE.with("2! 4! 6! 8!", "2! 4! 6!")),
                at(3, Reason.SUPPORT_MEETS_CARRIER, eitherSquare()),
                at(3, Reason.WRONG_PROVER, SECOND.with("replies 1! 2!", "join 1! 2!")),
                at(3, Reason.WRONG_PROVER, SECOND.with("replies 1! 2!", "first-replies 1! 2!")),
                at(3, Reason.WRONG_PROVER, SECOND.with("fork 3 2 4 3 5", "pairs 3 4")),
                at(3, Reason.WRONG_PROVER, SECOND.with("fork 0 0 1 1 2", "pairs 3 4")));
    }

    private static Script nestedSets(String fork) {
        return Script.free(3, "0 1 2, 0 2", Script.position("maker", "maker"), fork);
    }

    /** Goes on where Breaker is to move in the child. */
    private static Script afterSecond(String step) {
        return SECOND.with("steps 3", "steps 4").with("1! 2!", "1! 2!\n" + step);
    }

    /** Each child needs Maker on the square that the other one takes. */
    private static Script eitherSquare() {
        String position = Script.position("breaker", "maker");
        return Script.free(2, "0 1", position, "line 0 0", "line 0 1", "replies 1! 2!");
    }

    static List<Case> maps() {
        String mirror = "isomorphism 2 0 2 2 0 8 6 / 4";
        String shift = "isomorphism 1 0 2 1 3";
        return List.of(
                at(5, Reason.NOT_INJECTIVE, MIRRORED.with(mirror, "isomorphism 2 0 2 8 6 / 4")),
                at(5, Reason.SQUARE_TWICE, MIRRORED.with(mirror, "isomorphism 2 0 2 0 2 8 6 / 4")),
                at(5, Reason.SQUARE_NOT_IN_CARRIER, MIRRORED.with(mirror, "isomorphism 2 3 5 / 4")),
                at(5, Reason.SUPPORT_MEETS_CARRIER, MIRRORED.with(mirror, mirror + " 7")),
                at(5, Reason.SQUARE_TWICE, MIRRORED.with(mirror, mirror + " 4")),
                at(5, Reason.NO_IMAGE_SET, MIRRORED.with(mirror, "isomorphism 2 0 2 2 0 8 6 /")),
                at(
                        2,
                        Reason.NOT_INJECTIVE,
                        BREAKER_ISOMORPHISM.with(shift, "isomorphism 1 0 2 1 2")),
                at(2, Reason.NOT_INJECTIVE, BREAKER_ISOMORPHISM.with(shift, "isomorphism 1 0 1")),
                at(
                        2,
                        Reason.SQUARE_NOT_IN_CARRIER,
                        BREAKER_ISOMORPHISM.with(shift, "isomorphism 1 2 2")),
                at(3, Reason.SET_NOT_HELD, BREAKER_ISOMORPHISM.with("set 2 3", "set 2")),
                at(
                        2,
                        Reason.SQUARES_EQUAL,
                        BREAKER_DOMINATION.with("domination 2 1", "domination 2 2")),
                at(
                        2,
                        Reason.SQUARE_IN_CARRIER,
                        BREAKER_DOMINATION.with("domination 2 1", "domination 0 1")),
                at(
                        2,
                        Reason.SQUARE_IN_CARRIER,
                        MAKER_DOMINATION.with("domination 3 1", "domination 0 1")),
                at(2, Reason.NO_IMAGE_SET, MAKER_DOMINATION.with("set 0 3", "set 2 3")));
    }

    static List<Case> roots() {
        return List.of(
                at(1, Reason.WRONG_PROVER, DOMINO.with("maker-wins", "breaker-wins")),
                at(1, Reason.WRONG_PROVER, EL.with("breaker-wins", "maker-wins")),
                at(1, Reason.WRONG_TURN, DOMINO.with("to-move maker", "to-move breaker")),
                at(3, Reason.WRONG_TURN, SECOND.with("to-move breaker", "to-move maker")),
                at(4, Reason.WRONG_TURN, JOIN.with("to-move breaker", "to-move maker")),
                at(1, Reason.CARRIER_NOT_FREE, DOMINO.with("maker\nb", "maker 1\nb")),
                at(1, Reason.CARRIER_NOT_FREE, DOMINO.with("breaker\nt", "breaker 2\nt")),
                at(1, Reason.CARRIER_NOT_FREE, EL.with("maker\nb", "maker 1\nb")),
                at(1, Reason.CARRIER_NOT_FREE, EL.with("breaker\nt", "breaker 2\nt")),
                at(1, Reason.SET_NOT_HELD, EL.with("pairs 0 3 1 2", "pairs 0 3")),
                at(2, Reason.SET_NOT_HELD, BREAKER_DOMINATION.with("breaker 1", "breaker")),
                at(1, Reason.SUPPORT_NOT_MAKERS, LINE.with("maker 0 2", "maker 0")),
                at(1, Reason.TOO_FEW_STONES, SHORT.with("maker-stones 2", "maker-stones 3")),
                at(1, Reason.TOO_FEW_STONES, SHORT.with("maker-stones 2\n", "")),
                at(
                        3,
                        Reason.TOO_FEW_STONES,
                        SHORT_REPLIES.with("maker-stones 2", "maker-stones 3")),
                at(3, Reason.TOO_FEW_STONES, SHORT_REPLIES.with("short 1 0 1 2", "short 0 0 1 2")),
                at(3, Reason.TOO_FEW_STONES, SHORT_REPLIES.with("short 1 3 4 5", "short 0 3 4 5")),
                at(10, Reason.TOO_MANY_STONES, FOUR_STONES.with("stones 4", "stones 3")),
                at(3, Reason.TOO_MANY_STONES, SOONER_OR_LATER.with("stones 2", "stones 1")),
                at(3, Reason.TOO_MANY_STONES, linesFirst().with("stones 2", "stones 1")),
                at(1, Reason.TOO_MANY_STONES, STONES.with("maker-stones 2", "maker-stones 1")),
                at(
                        1,
                        Reason.FIRST_MOVE_NOT_ALLOWED,
                        FIRST_MOVE.with("first-moves 0", "first-moves 1")));
    }

    /** The children of the last step the other way round. */
    private static Script linesFirst() {
        return SOONER_OR_LATER.with("replies 1! 2!", "replies 2! 1!");
    }

    /** Cases that both forms can have. */
    static List<Case> inBothForms() {
        return Stream.of(
                        headers(),
                        references(),
                        breakers(),
                        partitions(),
                        makers(),
                        maps(),
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
