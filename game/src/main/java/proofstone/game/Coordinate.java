package proofstone.game;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place on a grid as people write it: the letters of a column and the number of a row.
 *
 * @param column the column from the left, from 0: a, b, ..., z (i is not left out), aa, ab, ...
 * @param row the row from the bottom, from 1
 */
public record Coordinate(int column, int row) {
    private static final int LETTERS = 26;
    private static final Pattern SPELLING =
            Pattern.compile(
                    "(?<open>\\()?(?<letters>[A-Za-z]{1,4})(?<comma>,)?(?<row>[1-9][0-9]{0,4})"
                            + "(?<close>\\))?");

    /** Reads {@code j10}, {@code J10} or {@code (J,10)}. */
    public static Optional<Coordinate> parse(String text) {
        Matcher matcher = SPELLING.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        boolean pair = matcher.group("comma") != null;
        if (pair != (matcher.group("open") != null) || pair != (matcher.group("close") != null)) {
            return Optional.empty();
        }
        int column =
                matcher.group("letters")
                        .toLowerCase(Locale.ROOT)
                        .chars()
                        .reduce(-1, (left, letter) -> (left + 1) * LETTERS + letter - 'a');
        return Optional.of(new Coordinate(column, Integer.parseInt(matcher.group("row"))));
    }

    /** Returns the lower-case letters and the number. */
    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder();
        for (int rest = column; rest >= 0; rest = rest / LETTERS - 1) {
            letters.append((char) ('a' + rest % LETTERS));
        }
        return letters.reverse().append(row).toString();
    }
}
