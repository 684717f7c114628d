package proofstone.game.strong;

import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.game.Permutation;
import proofstone.game.SquareSet;

/**
 * A rectangle of squares with a rim around it: the grid of a named board.
 *
 * @param rows the rows of the inner board, at least 1
 * @param columns the columns of the inner board, at least 1
 * @param rowRim the rows above it, and below it; 0 without a rim
 * @param columnRim the columns to its left, and to its right
 */
public record InnerBoard(int rows, int columns, int rowRim, int columnRim) {
    /** The number of candidates for a symmetry, the identity (0) included. */
    public static final int SYMMETRIES = 8;

    /** Checks the ranges. */
    public InnerBoard {
        if (rows < 1 || columns < 1 || rowRim < 0 || columnRim < 0) {
            throw new IllegalArgumentException("no board: " + rows + "x" + columns);
        }
    }

    /** Returns the rows of the whole grid. */
    public int allRows() {
        return rows + 2 * rowRim;
    }

    /** Returns the columns of the whole grid. */
    public int allColumns() {
        return columns + 2 * columnRim;
    }

    /** Returns the squares of the inner board, as numbers of the whole grid. */
    public SquareSet squares() {
        return SquareSet.of(
                IntStream.range(0, allRows() * allColumns()).filter(this::isInner).toArray());
    }

    private boolean isInner(int square) {
        int row = square / allColumns() - rowRim;
        int column = square % allColumns() - columnRim;
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /**
     * Returns symmetry {@code g} of the format page, rule S9: transposed if g is at least 4, then
     * upside down if g mod 4 is at least 2, then mirrored if g is odd. Empty if the grid does not
     * have it.
     *
     * @param g 0 to 7
     */
    public Optional<Permutation> symmetry(int g) {
        boolean square = rows == columns && rowRim == columnRim;
        if (g < 0 || g >= SYMMETRIES || (g >= 4 && !square)) {
            return Optional.empty();
        }
        return Optional.of(
                Permutation.of(
                        IntStream.range(0, allRows() * allColumns())
                                .map(at -> image(g, at))
                                .toArray()));
    }

    private int image(int g, int square) {
        int row = square / allColumns();
        int column = square % allColumns();
        int first = g >= 4 ? column : row;
        int second = g >= 4 ? row : column;
        int down = g % 4 >= 2 ? allRows() - 1 - first : first;
        int right = g % 2 == 1 ? allColumns() - 1 - second : second;
        return down * allColumns() + right;
    }
}
