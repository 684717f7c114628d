package proofstone.checker;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The boards {@code strip7:N}: four rows of N squares such that every seven in a row of a plane
 * tiled by such strips contains a winning set of one strip ([Czifra2021] section III, with the
 * slips of its list of sets mended).
 */
final class Strip7 {
    static final int ROWS = 4;

    private final int columns;
    private final Placements.Consumer consumer;

    Strip7(int columns, Placements.Consumer consumer) {
        this.columns = columns;
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
        addAtBothEnds(3, 1, 2, 2, 1, 3);
        addAtBothEnds(2, 1, 3, 2, 4, 3);
        addAtBothEnds(2, 1, 1, 2);
    }

    private void rows() throws Refusal {
        for (int row = 1; row <= ROWS; row++) {
            addRow(row, 1, 4);
            addRow(row, columns - 3, columns);
            for (int first = 2; first <= columns - 7; first++) {
                addRow(row, first, first + 6);
            }
        }
    }

    private void addRow(int row, int first, int last) throws Refusal {
        consumer.accept(IntStream.rangeClosed(first, last).map(c -> square(row, c)).toArray());
    }

    private void addAtBothEnds(int... coordinates) throws Refusal {
        add(coordinates);
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
