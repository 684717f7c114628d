package proofstone.checker;

import java.util.Arrays;

/**
 * The tile B_2 of [Chiang2011]: four rows of six squares, each row one to the right of the row
 * below it. Its winning sets are the rows, the columns that reach through all rows, and the
 * diagonals that do.
 */
final class TileB2 {
    static final int ROWS = 4;
    static final int COLUMNS = 6;

    /** Takes the sorted squares of a winning set. */
    interface Taker {
        /** Takes one set. */
        void take(int[] squares) throws Refusal;
    }

    private TileB2() {}

    /**
     * Hands out the 13 sets. Square {@code row * 6 + place} with rows from the top lies in column
     * {@code place + 3 - row} of the plane.
     */
    static void forEach(Taker taker) throws Refusal {
        for (int row = 0; row < ROWS; row++) {
            int[] set = new int[COLUMNS];
            for (int place = 0; place < COLUMNS; place++) {
                set[place] = row * COLUMNS + place;
            }
            taker.take(set);
        }
        for (int place = 0; place < COLUMNS; place++) {
            takeIfWhole(taker, place, 0);
            takeIfWhole(taker, place, 1);
        }
    }

    /** The set that begins in the top row and goes {@code shift} places to the right a row. */
    private static void takeIfWhole(Taker taker, int first, int shift) throws Refusal {
        int[] set = new int[ROWS];
        for (int row = 0; row < ROWS; row++) {
            int place = first + shift * row;
            if (place >= COLUMNS) {
                return;
            }
            set[row] = row * COLUMNS + place;
        }
        Arrays.sort(set);
        taker.take(set);
    }
}
