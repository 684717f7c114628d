package proofstone.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A finite pattern of cells that can be put down anywhere on a grid: a line, or an animal in one
 * orientation. Immutable; two patterns that differ by a shift are equal.
 *
 * @param cells the distinct cells, row by row from the left; the smallest row and column are 0
 */
record Shape(List<Cell> cells) {
    /**
     * A cell of a pattern.
     *
     * @param row the row, from the top
     * @param column the column, from the left
     */
    record Cell(int row, int column) {}

    Shape {
        int top = cells.stream().mapToInt(Cell::row).min().orElse(0);
        int left = cells.stream().mapToInt(Cell::column).min().orElse(0);
        cells =
                cells.stream()
                        .map(cell -> new Cell(cell.row - top, cell.column - left))
                        .sorted(Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column))
                        .distinct()
                        .toList();
    }

    /** Returns the line of so many cells that goes in the given direction. */
    static Shape line(int length, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            cells.add(new Cell(i * down, i * right));
        }
        return new Shape(cells);
    }

    /** Returns the four lines of so many cells. */
    static List<Shape> lines(int length) {
        return List.of(
                line(length, 0, 1), line(length, 1, 0), line(length, 1, 1), line(length, 1, -1));
    }

    /** Returns the different shapes among the eight turned and mirrored ones, this one first. */
    List<Shape> orientations() {
        Set<Shape> found = new LinkedHashSet<>();
        Shape turned = this;
        for (int i = 0; i < 4; i++) {
            found.add(turned);
            found.add(turned.transposed());
            turned = turned.transposed().upsideDown();
        }
        return new ArrayList<>(found);
    }

    private Shape transposed() {
        return new Shape(cells.stream().map(cell -> new Cell(cell.column, cell.row)).toList());
    }

    private Shape upsideDown() {
        return new Shape(cells.stream().map(cell -> new Cell(-cell.row, cell.column)).toList());
    }

    int height() {
        return 1 + cells.stream().mapToInt(Cell::row).max().orElse(-1);
    }

    int width() {
        return 1 + cells.stream().mapToInt(Cell::column).max().orElse(-1);
    }
}
