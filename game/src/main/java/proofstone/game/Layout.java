package proofstone.game;

import java.util.OptionalInt;

/**
 * How the squares of a board are named and where they are drawn.
 *
 * <p>Rows are counted from the top from 0 and columns from the left from 0, as in certificates; the
 * names that people read count rows from the bottom from 1 (see {@link #name}).
 */
public interface Layout {
    /** Returns the number of rows of the drawing. */
    int rows();

    /** Returns the number of columns of the drawing. */
    int columns();

    /** Returns the row, from the top from 0, in which {@code square} is drawn. */
    int row(int square);

    /** Returns the column, from the left from 0, in which {@code square} is drawn. */
    int column(int square);

    /** Returns the name of {@code square}, such as {@code c4}. */
    String name(int square);

    /**
     * Returns the square of that name in any of the accepted spellings, or empty if there is none.
     */
    OptionalInt square(String name);
}
