package proofstone.checker;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The boards {@code strip7:N}: four rows of N squares such that every seven in a row of a plane
 * tiled by such strips contains a winning set of one strip ([Czifra2021] section III, with the
 * slips of its list of sets mended); and {@code strip7:N;half}, N columns of the strip that has a
 * left end alone.
 */
final class Strip7 {
    static final int ROWS = 4;

    /** Which ends a strip has. */
    enum Ends {
        /** Both. */
        BOTH,
        /** The left one; to the right it goes on. */
        LEFT
    }

    private final int columns;
    private final Ends ends;
    private final Placements.Consumer consumer;

    Strip7(int columns, Ends ends, Placements.Consumer consumer) {
        this.columns = columns;
        this.ends = ends;
        this.consumer = consumer;
    }

    /** Hands out every winning set, sorted, some perhaps more than once. */
    void forEach() throws Refusal {
        rows();
        for (int column = 1; column <= columns; column++) {
            add(1, column, 2, column, 3, column, 4, column);
        }
        for (int column = 1; column <= columns - 3; column++) {
            add(1, column, 2, column + 1, 3, column + 2, 4, column + 3);
            add(4, column, 3, column + 1, 2, column + 2, 1, column + 3);
        }
        addAtEnds(3, 1, 2, 2, 1, 3);
        addAtEnds(2, 1, 3, 2, 4, 3);
        addAtEnds(2, 1, 1, 2);
    }

    private void rows() throws Refusal {
        for (int row = 1; row <= ROWS; row++) {
            addAtEnds(row, 1, row, 2, row, 3, row, 4);
            int last = ends == Ends.BOTH ? columns - 7 : columns - 6;
            for (int first = 2; first <= last; first++) {
                addRow(row, first, first + 6);
            }
        }
    }

    private void addRow(int row, int first, int last) throws Refusal {
        consumer.accept(IntStream.rangeClosed(first, last).map(c -> square(row, c)).toArray());
    }

    private void addAtEnds(int... coordinates) throws Refusal {
        add(coordinates);
        if (ends == Ends.BOTH) {
            addAtRightEnd(coordinates);
        }
    }

    private void addAtRightEnd(int... coordinates) throws Refusal {
        int[] mirrored = coordinates.clone();
        for (int i = 1; i < mirrored.length; i += 2) {
            mirrored[i] = columns + 1 - mirrored[i];
        }
        add(mirrored);
    }

    /** Takes row, column, row, column and so on, counted from 1. */
    private void add(int... coordinates) throws Refusal {
        int[] squares = new int[coordinates.length / 2];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = square(coordinates[2 * i], coordinates[2 * i + 1]);
        }
        Arrays.sort(squares);
        consumer.accept(squares);
    }

    private int square(int row, int column) {
        return (row - 1) * columns + column - 1;
    }
}
