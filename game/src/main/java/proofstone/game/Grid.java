package proofstone.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;

/**
 * A rectangle of squares, numbered row by row from the top row, each from the left.
 *
 * @param rows the number of rows
 * @param columns the number of columns
 * @param surface whether rows and columns wrap around
 */
record Grid(int rows, int columns, Surface surface) {
    /** How the edges of the rectangle meet. */
    enum Surface {
        /** They do not: the rectangle has a rim. */
        PLANE,
        /** The top joins the bottom, the left the right. */
        TORUS
    }

    int squares() {
        return rows * columns;
    }

    /** Returns the number of the square, wrapped around on the torus; -1 off the plane. */
    int square(int row, int column) {
        if (surface == Surface.TORUS) {
            return Math.floorMod(row, rows) * columns + Math.floorMod(column, columns);
        }
        boolean outside = row < 0 || row >= rows || column < 0 || column >= columns;
        return outside ? -1 : row * columns + column;
    }

    /**
     * Returns the symmetries of the rectangle, identity first: 8 of a square, else 4; fewer where a
     * side has one or two squares and some coincide.
     */
    List<Permutation> reflections() {
        int bottom = rows - 1;
        int right = columns - 1;
        Set<Permutation> found = new LinkedHashSet<>();
        found.add(map((r, c) -> square(r, c)));
        found.add(map((r, c) -> square(r, right - c)));
        found.add(map((r, c) -> square(bottom - r, c)));
        found.add(map((r, c) -> square(bottom - r, right - c)));
        if (rows == columns) {
            found.add(map((r, c) -> square(c, r)));
            found.add(map((r, c) -> square(c, right - r)));
            found.add(map((r, c) -> square(bottom - c, r)));
            found.add(map((r, c) -> square(bottom - c, right - r)));
        }
        return new ArrayList<>(found);
    }

    /** Returns the shift of a torus by so many rows and columns. */
    Permutation translation(int down, int right) {
        return map((r, c) -> square(r + down, c + right));
    }

    private Permutation map(IntBinaryOperator image) {
        int[] images = new int[squares()];
        for (int square = 0; square < images.length; square++) {
            images[square] = image.applyAsInt(square / columns, square % columns);
        }
        return Permutation.of(images);
    }
}
