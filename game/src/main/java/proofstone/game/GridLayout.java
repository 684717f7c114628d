package proofstone.game;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The layout of a rectangular board: square {@code row * columns + column} stands at that row and
 * column, and its name is the letter of its column and the number of its row from the bottom.
 *
 * <p>Columns are a, b, ..., z (i is not left out), then aa, ab and so on. Names are read as {@code
 * j10}, {@code J10} and {@code (J,10)}.
 *
 * @param rows the number of rows
 * @param columns the number of columns
 */
public record GridLayout(int rows, int columns) implements Layout {
    /** Checks that there are squares, and no more than a board may have. */
    public GridLayout {
        if (rows < 1 || columns < 1 || (long) rows * columns > Hypergraph.MAX_SQUARES) {
            throw new IllegalArgumentException("no grid of " + rows + " by " + columns);
        }
    }

    @Override
    public int row(int square) {
        return Objects.checkIndex(square, squares()) / columns;
    }

    @Override
    public int column(int square) {
        return Objects.checkIndex(square, squares()) % columns;
    }

    @Override
    public String name(int square) {
        return new Coordinate(column(square), rows - row(square)).toString();
    }

    @Override
    public OptionalInt square(String name) {
        Optional<Coordinate> place = Coordinate.parse(name);
        if (place.isEmpty() || place.get().row() > rows || place.get().column() >= columns) {
            return OptionalInt.empty();
        }
        return OptionalInt.of((rows - place.get().row()) * columns + place.get().column());
    }

    private int squares() {
        return rows * columns;
    }
}
