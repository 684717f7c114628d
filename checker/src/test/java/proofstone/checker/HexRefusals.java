package proofstone.checker;

import static proofstone.checker.Refusals.at;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import proofstone.checker.Refusals.Case;

/**
 * Certificates of Hex by hand: valid ones, and each with one change. Cells of the 2x2 board: 0 1
 * over 2 3, edges 4 top, 5 bottom, 6 left, 7 right; of the 3x3 board 0 to 8, edges 9 to 12.
 */
final class HexRefusals {
    /** Black opens on an obtuse corner of the 2x2 board. */
    static final Script OPENING =
            hex(
                    2,
                    2,
                    "black\nwhite\nto-move black\nclaim black-wins",
                    "adjacent black 1 4",
                    "adjacent black 1 2",
                    "adjacent black 2 5",
                    "chain 1 2! 3!",
                    "move 2 4!",
                    "adjacent black 1 3",
                    "adjacent black 3 5",
                    "chain 5 7! 6!",
                    "move 3 8!",
                    "join 5! 9!",
                    "chain 4 1! 10!",
                    "move 1 11!");

    /** Black has the centre of the 3x3 board; side triangles join it to both edges. */
    static final Script CENTRE =
            hex(
                    3,
                    3,
                    "black 4\nwhite\nto-move white\nclaim black-wins",
                    "adjacent black 1 9",
                    "adjacent black 1 4",
                    "chain 9 1! 2!",
                    "capture 3! 1 2 /",
                    "symmetry 1 4",
                    "chain 9 4! 5!");

    /** White has the centre, by reflection of Black's links. */
    static final Script REFLECTED =
            hex(
                    3,
                    3,
                    "black\nwhite 4\nto-move black\nclaim white-wins",
                    "adjacent black 1 9",
                    "adjacent black 1 4",
                    "chain 9 1! 2!",
                    "capture 3! 1 2 /",
                    "symmetry 2 4",
                    "symmetry 3 4!",
                    "chain 11 5! 6!");

    /** A finished game on a board that is not square; the turn does not matter. */
    static final Script FINISHED =
            hex(
                    2,
                    3,
                    "black 1 3\nwhite 0 4\nto-move white\nclaim black-wins",
                    "adjacent black 1 6",
                    "adjacent black 1 3",
                    "adjacent black 3 7",
                    "chain 6 1! 2! 3!");

    /** A dead cell is left out: a2 is passed by way of b1 and a3... on the edge. */
    static final Script DEAD =
            hex(
                    3,
                    3,
                    "black 1 3 4 6\nwhite\nto-move white\nclaim black-wins",
                    "adjacent black 1 9",
                    "adjacent black 1 3",
                    "adjacent black 3 6",
                    "adjacent black 6 10",
                    "chain 9 1! 2! 3! 4!",
                    "capture 5! 0 / 4");

    private HexRefusals() {}

    private static Script hex(int rows, int columns, String position, String... steps) {
        String game = rows == columns ? "hex:" + rows : "hex:" + rows + "x" + columns;
        return new Script(
                """
                proofstone-certificate 1 text
                game %s
                rule hex
                rows %d
                columns %d
                %s
                producer by hand
                command none
                live %d
                steps %d
                %s
                """
                        .formatted(
                                game,
                                rows,
                                columns,
                                position,
                                steps.length,
                                steps.length,
                                String.join("\n", steps)));
    }

    static List<Script> valid() {
        return List.of(OPENING, CENTRE, REFLECTED, FINISHED, DEAD);
    }

    /** What only the text form can have wrong. */
    static List<Case> wordings() {
        return List.of(
                at(0, Reason.BAD_WORD, OPENING.with("to-move black", "to-move maker")),
                at(0, Reason.BAD_WORD, OPENING.with("claim black-wins", "claim maker-wins")),
                at(0, Reason.BAD_WORD, OPENING.with("black\nwhite", "white\nblack")),
                at(0, Reason.BAD_WORD, OPENING.with("rows 2\n", "")),
                at(0, Reason.BAD_WORD, OPENING.with("columns 2", "columns 2 2")),
                at(0, Reason.BAD_NUMBER, OPENING.with("rows 2", "rows 02")),
                at(1, Reason.BAD_WORD, OPENING.with("adjacent black 1 4", "adjacent red 1 4")),
                at(1, Reason.BAD_WORD, OPENING.with("adjacent black 1 4", "adjacent black 1")),
                at(1, Reason.BAD_WORD, OPENING.with("black 1 4", "black 1 4 4")),
                at(1, Reason.UNKNOWN_KIND, OPENING.with("adjacent black 1 4", "blocked")),
                at(1, Reason.UNKNOWN_KIND, OPENING.with("adjacent black 1 4", "bridge 1 4")),
                at(4, Reason.BAD_WORD, CENTRE.with("capture 3! 1 2 /", "capture 3! 1 2")),
                at(4, Reason.BAD_COUNT, OPENING.with("chain 1 2! 3!", "chain 1")),
                at(5, Reason.BAD_WORD, CENTRE.with("symmetry 1 4", "symmetry 1 4 4")));
    }

    static List<Case> headers() {
        return List.of(
                at(0, Reason.WRONG_BOARD, OPENING.with("game hex:2", "game hex:3")),
                at(0, Reason.WRONG_BOARD, OPENING.with("game hex:2", "game hex:2x2")),
                at(0, Reason.WRONG_BOARD, OPENING.with("game hex:2", "game free")),
                at(0, Reason.WRONG_BOARD, OPENING.with("rows 2", "rows 3")),
                at(0, Reason.BAD_COUNT, OPENING.with("rows 2", "rows 0")),
                at(0, Reason.BAD_COUNT, OPENING.with("columns 2", "columns 20")),
                at(0, Reason.BAD_COUNT, OPENING.with("live 12", "live 0")),
                at(0, Reason.BAD_COUNT, OPENING.with("steps 12", "steps 0")),
                at(0, Reason.NO_SUCH_SQUARE, OPENING.with("black\nwhite", "black 4\nwhite")),
                at(0, Reason.SQUARE_TWICE, OPENING.with("white\nto", "white 3 3\nto")),
                at(0, Reason.SQUARE_OCCUPIED, CENTRE.with("white\nto", "white 4\nto")),
                at(0, Reason.NUMBER_TOO_LARGE, OPENING.with("live 12", "live 1073741824")));
    }

    static List<Case> links() {
        return List.of(
                at(1, Reason.NOT_ADJACENT, OPENING.with("black 1 4", "black 0 3")),
                at(1, Reason.NOT_ADJACENT, OPENING.with("black 1 4", "black 1 1")),
                at(1, Reason.NOT_ADJACENT, OPENING.with("black 1 4", "black 2 4")),
                at(1, Reason.NOT_ADJACENT, OPENING.with("black 1 4", "black 4 5")),
                at(1, Reason.WRONG_EDGE, OPENING.with("black 1 4", "black 1 7")),
                at(1, Reason.WRONG_EDGE, OPENING.with("black 1 4", "white 1 4")),
                at(1, Reason.NO_SUCH_SQUARE, OPENING.with("black 1 4", "black 1 8")),
                at(2, Reason.NOT_ADJACENT, CENTRE.with("black 1 4", "black 1 5")),
                at(4, Reason.ENDS_DO_NOT_MEET, OPENING.with("chain 1 2! 3!", "chain 0 2! 3!")),
                at(4, Reason.ENDS_DO_NOT_MEET, OPENING.with("chain 1 2! 3!", "chain 1 3! 2!")),
                at(4, Reason.BAD_COUNT, OPENING.with("chain 1 2! 3!", "chain 1 2!")),
                at(4, Reason.CHILD_TWICE, OPENING.with("chain 1 2! 3!", "chain 1 2 2!")),
                at(4, Reason.DEAD_OR_UNKNOWN_STEP, OPENING.with("chain 1 2! 3!", "chain 1 2! 4!")),
                at(4, Reason.WRONG_PROVER, OPENING.with("black 2 5", "white 2 6")),
                at(4, Reason.END_TWICE, OPENING.with("black 2 5", "black 2 1")),
                at(
                        11,
                        Reason.TWO_SEMI,
                        OPENING.with("join 5! 9!", "chain 4 1 5")
                                .with("chain 4 1! 10!", "chain 4 10! 9!")),
                at(4, Reason.NO_SUCH_SQUARE, OPENING.with("chain 1 2! 3!", "chain 8 2! 3!")));
    }

    static List<Case> compositions() {
        return List.of(
                at(5, Reason.MOVE_IS_END, OPENING.with("move 2 4!", "move 1 4!")),
                at(5, Reason.NOT_A_STONE, OPENING.with("move 2 4!", "move 3 4!")),
                at(5, Reason.NO_SUCH_SQUARE, OPENING.with("move 2 4!", "move 5 4!")),
                at(9, Reason.WRONG_TURN, OPENING.with("move 3 8!", "move 3 5!")),
                at(10, Reason.UNCOVERED_REPLY, OPENING.with("join 5! 9!", "join 5!")),
                at(10, Reason.CHILD_TWICE, OPENING.with("join 5! 9!", "join 5! 5!")),
                at(10, Reason.DIFFERENT_ENDS, OPENING.with("join 5! 9!", "join 5! 1!")),
                at(10, Reason.BAD_COUNT, OPENING.with("join 5! 9!", "join")),
                at(4, Reason.TOO_MANY_LIVE, OPENING.with("live 12", "live 3")));
    }

    static List<Case> captures() {
        return List.of(
                at(4, Reason.NOT_CAPTURED, CENTRE.with("3! 1 2 /", "3! 1 /")),
                at(4, Reason.NOT_CAPTURED, CENTRE.with("3! 1 2 /", "3! 1 0 /")),
                at(4, Reason.MOVE_IS_END, CENTRE.with("3! 1 2 /", "3! 4 /")),
                at(4, Reason.BAD_COUNT, CENTRE.with("3! 1 2 /", "3! /")),
                at(4, Reason.BAD_COUNT, CENTRE.with("3! 1 2 /", "3! 0 1 2 3 5 6 7 /")),
                at(4, Reason.SQUARE_TWICE, CENTRE.with("3! 1 2 /", "3! 1 1 /")),
                at(4, Reason.SQUARE_TWICE, CENTRE.with("3! 1 2 /", "3! 1 2 / 2")),
                at(4, Reason.NO_SUCH_SQUARE, CENTRE.with("3! 1 2 /", "3! 1 9 /")),
                at(4, Reason.NO_SUCH_SQUARE, CENTRE.with("3! 1 2 /", "3! 1 2 / 12")),
                at(5, Reason.SQUARE_IN_CARRIER, CENTRE.with("symmetry 1 4", "capture 4 1 /")),
                at(5, Reason.SUPPORT_MEETS_CARRIER, CENTRE.with("symmetry 1 4", "capture 4 5 / 1")),
                at(5, Reason.NO_SUCH_SYMMETRY, CENTRE.with("symmetry 1 4", "symmetry 0 4")),
                at(5, Reason.NO_SUCH_SYMMETRY, CENTRE.with("symmetry 1 4", "symmetry 4 4")),
                at(4, Reason.NO_SUCH_SYMMETRY, FINISHED.with("chain 6 1! 2! 3!", "symmetry 2 1!")),
                at(6, Reason.WRONG_PROVER, CENTRE.with("symmetry 1 4", "symmetry 2 4")),
                at(6, Reason.ENDS_DO_NOT_MEET, CENTRE.with("chain 9 4! 5!", "chain 10 4! 5!")),
                at(6, Reason.STONE_ON_CARRIER, CENTRE.with("symmetry 1 4", "adjacent black 4 2")),
                at(8, Reason.CARRIERS_OVERLAP, overlap()));
    }

    /** The side of a triangle is captured, and one of its cells is played as well. */
    private static Script overlap() {
        return hex(
                3,
                3,
                "black 4\nwhite\nto-move black\nclaim black-wins",
                "adjacent black 1 9",
                "adjacent black 1 4",
                "chain 9 1! 2",
                "capture 3! 1 2 /",
                "adjacent black 1 0",
                "chain 4 2! 5!",
                "move 1 6!",
                "chain 9 4! 7!");
    }

    static List<Case> roots() {
        return List.of(
                at(12, Reason.WRONG_TURN, OPENING.with("to-move black", "to-move white")),
                at(12, Reason.WRONG_PROVER, OPENING.with("claim black-wins", "claim white-wins")),
                at(12, Reason.CARRIER_NOT_FREE, OPENING.with("black\nwhite", "black 3\nwhite")),
                at(12, Reason.CARRIER_NOT_FREE, OPENING.with("black\nwhite", "black\nwhite 2")),
                at(12, Reason.STEP_NOT_USED, OPENING.with("move 1 11!", "move 1 11")),
                at(6, Reason.STONE_MISSING, CENTRE.with("black 4\n", "black 0\n")),
                at(
                        6,
                        Reason.ROOT_NOT_WON,
                        CENTRE.with("symmetry 1 4", "symmetry 1 4!")
                                .with("chain 9 4! 5!", "symmetry 1 5!")),
                at(4, Reason.STONE_MISSING, FINISHED.with("black 1 3\nwhite", "black 1 5\nwhite")));
    }

    static List<Case> inBothForms() {
        return Stream.of(headers(), links(), compositions(), captures(), roots())
                .flatMap(List::stream)
                .toList();
    }

    static List<Case> all() {
        List<Case> all = new ArrayList<>(wordings());
        all.addAll(inBothForms());
        return all;
    }
}
