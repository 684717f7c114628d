package proofstone.checker;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of squares as players write them, for boards that are grids by their names: the letter of
 * the column and the number of the row from the bottom, rims counted. Squares of other boards have
 * their numbers.
 */
final class SquareNames {
    private static final int LETTERS = 26;
    private static final int STRIP_ROWS = 4;
    private static final Pattern GRID =
            Pattern.compile("(?:mnk:|connect:|animal:[^,]*,)(\\d{1,9}),(\\d{1,9})(?:[,;].*)?");
    private static final Pattern STRIP = Pattern.compile("strip7:(\\d{1,9})(?:;.*)?");

    private SquareNames() {}

    /** Returns the names of squares of the board that is called {@code game}, in their order. */
    static List<String> of(String game, List<Integer> squares) {
        Optional<StrongRim> rim = StrongRim.of(game);
        if (rim.isPresent()) {
            return onGrid(rim.get().allRows(), rim.get().allColumns(), squares);
        }
        Matcher grid = GRID.matcher(game);
        if (grid.matches()) {
            return onGrid(number(grid, 1), number(grid, 2), squares);
        }
        Matcher strip = STRIP.matcher(game);
        return strip.matches()
                ? onGrid(STRIP_ROWS, number(strip, 1), squares)
                : squares.stream().map(String::valueOf).toList();
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    private static List<String> onGrid(long rows, long columns, List<Integer> squares) {
        return squares.stream()
                .map(square -> column((int) (square % columns)) + (rows - square / columns))
                .toList();
    }

    /** Returns a, b, ..., z, aa, ab and so on. */
    private static String column(int number) {
        String last = String.valueOf((char) ('a' + number % LETTERS));
        return number < LETTERS ? last : column(number / LETTERS - 1) + last;
    }
}
