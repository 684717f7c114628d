package proofstone.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.Board;
import proofstone.game.Layout;

/**
 * Where the squares of a board stand in a picture, and what stands beside them.
 *
 * @param rows the number of rows
 * @param columns the number of columns
 * @param width in how many columns the squares of a single long row are wrapped; 0 if they are not
 * @param layout the places before wrapping
 * @param axes the labels beside a grid; empty if each square has to be drawn with its name
 */
record Drawing(int rows, int columns, int width, Layout layout, Optional<Axes> axes) {
    /** The longest single row that is not wrapped. */
    private static final int LONGEST_ROW = 16;

    private static final Pattern NAME = Pattern.compile("([A-Za-z]{1,4})([0-9]{1,5})");

    /**
     * The labels beside a grid, taken from the names of the squares.
     *
     * @param columns the letters of the columns, from the left
     * @param rows the numbers of the rows, from the top
     */
    record Axes(List<String> columns, List<String> rows) {}

    /**
     * Returns the drawing of {@code board}. Squares named by column and row make a grid; others,
     * and those of a free board that its certificate lists in one long row, stand in rows with
     * their names.
     */
    static Drawing of(Board board) {
        Layout layout = board.layout();
        int squares = board.hypergraph().squares();
        boolean free = board.name().startsWith("free");
        if (free && layout.rows() == 1 && squares > LONGEST_ROW) {
            int width = (int) Math.ceil(Math.sqrt(squares));
            return new Drawing(
                    (squares + width - 1) / width, width, width, layout, Optional.empty());
        }
        return new Drawing(layout.rows(), layout.columns(), 0, layout, axes(layout, squares));
    }

    /** Returns the row of a square, from the top from 0. */
    int row(int square) {
        return width == 0 ? layout.row(square) : layout.column(square) / width;
    }

    /** Returns the column of a square, from the left from 0. */
    int column(int square) {
        return width == 0 ? layout.column(square) : layout.column(square) % width;
    }

    private static Optional<Axes> axes(Layout layout, int squares) {
        String[] columns = new String[layout.columns()];
        String[] rows = new String[layout.rows()];
        Arrays.fill(columns, "");
        Arrays.fill(rows, "");
        for (int square = 0; square < squares; square++) {
            Matcher name = NAME.matcher(layout.name(square));
            if (!name.matches()
                    || clashes(columns, layout.column(square), name.group(1))
                    || clashes(rows, layout.row(square), name.group(2))) {
                return Optional.empty();
            }
        }
        return Optional.of(new Axes(List.of(columns), List.of(rows)));
    }

    /** Sets a label that is not yet known; returns whether another one is. */
    private static boolean clashes(String[] labels, int index, String label) {
        boolean clash = !labels[index].isEmpty() && !labels[index].equals(label);
        labels[index] = label;
        return clash;
    }
}
