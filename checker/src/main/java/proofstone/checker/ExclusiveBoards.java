package proofstone.checker;

import java.util.Arrays;

/**
 * The boards {@code exclusive:rec} and {@code exclusive:band} of the format page, section 9: lines
 * on a grid, each with squares of its own on which only Breaker may put.
 */
final class ExclusiveBoards {
    private final boolean band;
    private final int rows;
    private final int columns;

    /** Takes the sorted squares of a winning set. */
    interface Taker {
        /** Takes one set. */
        void take(int[] squares) throws Refusal;
    }

    ExclusiveBoards(String kind, int rows, int columns) {
        this.band = kind.equals("band");
        this.rows = rows;
        this.columns = columns;
    }

    /** The most squares of the grid on one line. */
    int longest() {
        return band ? rows : Math.max(rows, columns);
    }

    /** The first exclusive square: those of the grid come before. */
    int firstExclusive() {
        return rows * columns;
    }

    /** The squares of the grid and the exclusive ones. */
    long squares() {
        long grid = (long) rows * columns;
        long rising = Math.max(0, columns - rows + 1L);
        return band
                ? grid + columns + rising
                : grid + rows * (1L + longest() - columns) + columns * (1L + longest() - rows);
    }

    /** Hands out the sets in the order of the numbers of their exclusive squares. */
    void forEach(Taker taker) throws Refusal {
        int next = firstExclusive();
        for (int r = 0; !band && r < rows; r++) {
            next = take(taker, r * columns, 1, columns, next);
        }
        for (int c = 0; c < columns; c++) {
            next = take(taker, c, columns, rows, next);
        }
        for (int c = 0; band && c + rows <= columns; c++) {
            next = take(taker, (rows - 1) * columns + c, 1 - columns, rows, next);
        }
    }

    /** Hands out a line with its exclusive squares; the first of the next line is returned. */
    private int take(Taker taker, int from, int step, int length, int next) throws Refusal {
        int[] set = new int[longest() + 1];
        for (int i = 0; i < set.length; i++) {
            set[i] = i < length ? from + i * step : next + i - length;
        }
        Arrays.sort(set);
        taker.take(set);
        return next + set.length - length;
    }
}
