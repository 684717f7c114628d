package proofstone.game;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    private static final int LETTERS = 26;
    private static final Pattern NAME =
            Pattern.compile("(?<letters>[A-Za-z]{1,4})(?<row>[1-9][0-9]{0,4})");
    private static final Pattern PAIR =
            Pattern.compile("\\((?<letters>[A-Za-z]{1,4}),(?<row>[1-9][0-9]{0,4})\\)");

    /** Checks that there are squares, and no more than a board may have. */
    public GridLayout {
        if (rows < 1 || columns < 1 || (long) rows * columns > Hypergraph.MAX_SQUARES) {
            throw new IllegalArgumentException("no grid of " + rows + " by " + columns);
        }
    }

    @Override
    public int row(int square) {
        return checked(square) / columns;
    }

    @Override
    public int column(int square) {
        return checked(square) % columns;
    }

    @Override
    public String name(int square) {
        return letters(column(square)) + (rows - row(square));
    }

    @Override
    public OptionalInt square(String name) {
        Matcher matcher = name.startsWith("(") ? PAIR.matcher(name) : NAME.matcher(name);
        if (!matcher.matches()) {
            return OptionalInt.empty();
        }
        int column = column(matcher.group("letters"));
        int row = rows - Integer.parseInt(matcher.group("row"));
        boolean onBoard = row >= 0 && column < columns;
        return onBoard ? OptionalInt.of(row * columns + column) : OptionalInt.empty();
    }

    /** Returns the letters of a column, from 0. */
    static String letters(int column) {
        StringBuilder letters = new StringBuilder();
        for (int rest = column; rest >= 0; rest = rest / LETTERS - 1) {
            letters.append((char) ('a' + rest % LETTERS));
        }
        return letters.reverse().toString();
    }

    /** Returns the column, from 0, of at most six letters of either case. */
    static int column(String letters) {
        int column = -1;
        for (int i = 0; i < letters.length(); i++) {
            column = (column + 1) * LETTERS + (letters.charAt(i) | 0x20) - 'a';
        }
        return column;
    }

    private int checked(int square) {
        if (square < 0 || square >= rows * columns) {
            throw new IllegalArgumentException("no square " + square);
        }
        return square;
    }
}
