package proofstone.game.connect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How squares are written in SGF: pairs of letters, or names.
 *
 * <p>A pair is the column from the left and the row from the <em>top</em>, from {@code a}; {@code
 * A} is the 27th, but the first in the Connect6 dialect that has capital letters only. A name is a
 * letter, {@code i} included, and the number of the row from the <em>bottom</em>, as Little Golem
 * writes it. Several squares may follow each other.
 *
 * @param game the rules with the board, which has ends
 * @param capitals what capital letters of pairs are
 */
record SgfPoints(ConnectGame game, Capitals capitals) {
    /** What capital letters of pairs are. */
    enum Capitals {
        /** They go on after z. */
        AFTER_SMALL,
        /** They are the same as small letters. */
        AS_SMALL
    }

    private static final int LETTERS = 26;
    private static final Pattern NAME = Pattern.compile("[A-Za-z]{1,2}[0-9]{1,4}");

    /** Returns whether a value is written in pairs of letters. */
    static boolean isPairs(String value) {
        String stripped = value.strip();
        return !stripped.isEmpty()
                && stripped.length() % 2 == 0
                && stripped.chars().allMatch(SgfPoints::isLetter);
    }

    private static boolean isLetter(int c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    /** Returns the squares of a value, or empty if one is not on the board or not written so. */
    Optional<List<ConnectCell>> cells(String value) {
        String stripped = value.strip();
        return isPairs(stripped) ? paired(stripped) : named(stripped);
    }

    private Optional<List<ConnectCell>> named(String value) {
        List<ConnectCell> cells = new ArrayList<>();
        Matcher name = NAME.matcher(value);
        for (int at = 0; at < value.length(); at = name.end()) {
            if (!name.region(at, value.length()).lookingAt()) {
                return Optional.empty();
            }
            Optional<ConnectCell> cell = game.cell(name.group());
            if (cell.isEmpty()) {
                return Optional.empty();
            }
            cells.add(cell.get());
        }
        return cells.isEmpty() ? Optional.empty() : Optional.of(cells);
    }

    private Optional<List<ConnectCell>> paired(String value) {
        List<ConnectCell> cells = new ArrayList<>();
        for (int i = 0; i < value.length(); i += 2) {
            int row = number(value.charAt(i + 1));
            int y = game.rows().orElseThrow() - 1 - row;
            ConnectCell cell = new ConnectCell(number(value.charAt(i)), y);
            if (!game.contains(cell)) {
                return Optional.empty();
            }
            cells.add(cell);
        }
        return Optional.of(cells);
    }

    private int number(char letter) {
        if (letter >= 'a') {
            return letter - 'a';
        }
        return letter - 'A' + (capitals == Capitals.AFTER_SMALL ? LETTERS : 0);
    }

    /** Returns a square as a pair of letters; the board has at most 52 rows and columns. */
    String pair(ConnectCell cell) {
        int row = game.rows().orElseThrow() - 1 - cell.y();
        return letter(cell.x()) + letter(row);
    }

    private String letter(int number) {
        if (capitals == Capitals.AFTER_SMALL) {
            int letter = number < LETTERS ? 'a' + number : 'A' + number - LETTERS;
            return Character.toString(letter);
        }
        return Character.toString('a' + number).toUpperCase(Locale.ROOT);
    }
}
