package proofstone.checker;

import java.util.Arrays;
import java.util.IntSummaryStatistics;

/**
 * All placements of a shape on a rectangle of squares. A shape is a list of cells, each a row and a
 * column relative to its origin; a placement is the set of squares {@code row * columns + column}
 * that the cells cover when the origin is put on some square.
 */
final class Placements {
    /** One cell of a shape. */
    record Cell(int row, int column) {}

    /** Whether opposite edges of the rectangle are joined. */
    enum Edges {
        OPEN,
        TORUS
    }

    /** Takes the sorted squares of one placement. */
    interface Consumer {
        /** Takes one placement. */
        void accept(int[] squares) throws Refusal;
    }

    private final int rows;
    private final int columns;
    private final Edges edges;

    Placements(int rows, int columns, Edges edges) {
        this.rows = rows;
        this.columns = columns;
        this.edges = edges;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    /** Hands out every placement of the shape, a square set perhaps more than once. */
    void forEach(Cell[] shape, Consumer consumer) throws Refusal {
        // Around a torus a shape overlaps itself wherever it is put, or nowhere.
        if (!isDistinct(place(shape, 0, 0))) {
            return;
        }
        boolean open = edges == Edges.OPEN;
        IntSummaryStatistics down = Arrays.stream(shape).mapToInt(Cell::row).summaryStatistics();
        IntSummaryStatistics right =
                Arrays.stream(shape).mapToInt(Cell::column).summaryStatistics();
        int lastRow = open ? rows - 1 - down.getMax() : rows - 1;
        int lastColumn = open ? columns - 1 - right.getMax() : columns - 1;
        for (int row = open ? -down.getMin() : 0; row <= lastRow; row++) {
            for (int column = open ? -right.getMin() : 0; column <= lastColumn; column++) {
                consumer.accept(place(shape, row, column));
            }
        }
    }

    /** The squares under the shape, sorted; a shape that leaves the rectangle wraps around. */
    private int[] place(Cell[] shape, int row, int column) {
        int[] squares = new int[shape.length];
        for (int i = 0; i < shape.length; i++) {
            int r = Math.floorMod(row + shape[i].row(), rows);
            int c = Math.floorMod(column + shape[i].column(), columns);
            squares[i] = r * columns + c;
        }
        Arrays.sort(squares);
        return squares;
    }

    private static boolean isDistinct(int[] sorted) {
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                return false;
            }
        }
        return true;
    }
}
