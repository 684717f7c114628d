package proofstone.game;

import java.util.ArrayList;
import java.util.List;

/**
 * The board (4, n, 7^tr) of [Czifra2021] section III: four rows, n columns, and so many short
 * winning sets that every seven in a row of a plane tiled by such blocks contains one of them.
 *
 * <p>Departs from the paper in the sets (5) to (8), whose printed indices are slips; they follow
 * the proof of theorem III.3: all diagonals of four, and the same ends on the right as on the left.
 * The tiling law itself is held by a test.
 *
 * <p>Its {@link Form#HALF half-infinite} form is the board (4, N, *) of conjecture III.2, of which
 * only winning sets in the first n columns count: what Maker wins there he wins on every longer
 * one.
 */
final class SevenStrip {
    static final int ROWS = 4;

    /** What is at the right end. */
    enum Form {
        /** The mirror image of the left end. */
        WHOLE(7),
        /** The board goes on, but Maker is kept to its first columns. */
        HALF(4);

        private final int minColumns;

        Form(int minColumns) {
            this.minColumns = minColumns;
        }

        /** Returns the least number of columns. */
        int minColumns() {
            return minColumns;
        }
    }

    private final int columns;
    private final Form form;
    private final List<SquareSet> sets = new ArrayList<>();

    private SevenStrip(int columns, Form form) {
        this.columns = columns;
        this.form = form;
    }

    /** Returns the board's squares and winning sets. */
    static Hypergraph of(int columns, Form form) {
        SevenStrip strip = new SevenStrip(columns, form);
        strip.addRows();
        strip.addColumnsAndDiagonals();
        strip.addLeftEnd();
        if (form == Form.WHOLE) {
            strip.addRightEnd();
        }
        return new Hypergraph(ROWS * columns, strip.sets);
    }

    /** Sevens that hold the first or the last four of a whole strip are left out. */
    private void addRows() {
        int last = columns - (form == Form.WHOLE ? 7 : 6);
        for (int row = 1; row <= ROWS; row++) {
            addLine(4, row, 1, 0, 1);
            if (form == Form.WHOLE) {
                addLine(4, row, columns - 3, 0, 1);
            }
            for (int column = 2; column <= last; column++) {
                addLine(7, row, column, 0, 1);
            }
        }
    }

    private void addColumnsAndDiagonals() {
        for (int column = 1; column <= columns; column++) {
            addLine(4, 1, column, 1, 0);
        }
        for (int column = 1; column <= columns - 3; column++) {
            addLine(4, 1, column, 1, 1);
            addLine(4, 4, column, -1, 1);
        }
    }

    /**
     * What a line keeps of its four squares in the band where a border cuts them 3 to 1 or 2 to 2.
     */
    private void addLeftEnd() {
        addLine(3, 3, 1, -1, 1);
        addLine(3, 2, 1, 1, 1);
        addLine(2, 2, 1, -1, 1);
    }

    private void addRightEnd() {
        addLine(3, 3, columns, -1, -1);
        addLine(3, 2, columns, 1, -1);
        addLine(2, 2, columns, -1, -1);
    }

    /** Adds a line; rows and columns count from 1, rows from the top, as in the paper. */
    private void addLine(int length, int row, int column, int down, int right) {
        int[] squares = new int[length];
        for (int i = 0; i < length; i++) {
            squares[i] = (row - 1 + i * down) * columns + column - 1 + i * right;
        }
        sets.add(SquareSet.of(squares));
    }
}
