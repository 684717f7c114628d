package proofstone.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All ways to put shapes down on a grid: the winning sets of {@code mnk} and {@code animal}.
 *
 * <p>On a torus a shape that would cover a square twice has no placement, and placements that
 * coincide count once.
 */
final class Placements {
    private Placements() {}

    /** Returns the number of placements, before those that coincide are dropped. */
    static long count(Grid grid, List<Shape> shapes) {
        return shapes.stream().mapToLong(shape -> count(grid, shape)).sum();
    }

    /** Returns the sizes of all placements together, before those that coincide are dropped. */
    static long members(Grid grid, List<Shape> shapes) {
        return shapes.stream().mapToLong(shape -> count(grid, shape) * shape.cells().size()).sum();
    }

    private static long count(Grid grid, Shape shape) {
        if (shape.cells().size() > grid.squares()) {
            return 0;
        }
        if (grid.surface() == Grid.Surface.TORUS) {
            return place(grid, shape, 0, 0).size() == shape.cells().size() ? grid.squares() : 0;
        }
        long down = Math.max(0, grid.rows() - shape.height() + 1);
        long right = Math.max(0, grid.columns() - shape.width() + 1);
        return down * right;
    }

    /** Returns the placements, shape by shape, each row by row. */
    static List<SquareSet> of(Grid grid, List<Shape> shapes) {
        Set<SquareSet> sets = new LinkedHashSet<>();
        for (Shape shape : shapes) {
            if (count(grid, shape) > 0) {
                addAll(grid, shape, sets);
            }
        }
        return List.copyOf(sets);
    }

    private static void addAll(Grid grid, Shape shape, Set<SquareSet> sets) {
        boolean wrapped = grid.surface() == Grid.Surface.TORUS;
        int down = wrapped ? grid.rows() : grid.rows() - shape.height() + 1;
        int right = wrapped ? grid.columns() : grid.columns() - shape.width() + 1;
        for (int row = 0; row < down; row++) {
            for (int column = 0; column < right; column++) {
                sets.add(place(grid, shape, row, column));
            }
        }
    }

    private static SquareSet place(Grid grid, Shape shape, int row, int column) {
        return SquareSet.of(
                shape.cells().stream()
                        .mapToInt(cell -> grid.square(row + cell.row(), column + cell.column()))
                        .toArray());
    }
}
