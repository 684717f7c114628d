package proofstone.checker;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the name of a board with a rim says (format page, section 11): the rows and columns of the
 * inner board, K, the stones of a turn, the rims, and the attacker, who keeps to the inner board.
 */
record StrongRim(
        int rows,
        int columns,
        int length,
        int stones,
        int rowRim,
        int columnRim,
        Colour attacker,
        boolean hasParry) {
    private static final String NUMBER = "([1-9][0-9]{0,8})";
    private static final String SOME = "(0|[1-9][0-9]{0,8})";
    private static final Pattern MNK =
            Pattern.compile(
                    "mnk:%s,%s,%s;rim(\\+?)=%s,%s".formatted(NUMBER, NUMBER, NUMBER, SOME, SOME));
    private static final Pattern CONNECT =
            Pattern.compile(
                    "connect:%s,%s,%s,%s,%s;rim((?:-white)?)=%s,%s"
                            .formatted(NUMBER, NUMBER, NUMBER, NUMBER, SOME, SOME, SOME));

    /** What the name says; empty if it is none of a board with a rim. */
    static Optional<StrongRim> of(String game) {
        Matcher mnk = MNK.matcher(game);
        if (mnk.matches()) {
            boolean parry = !mnk.group(4).isEmpty();
            return Optional.of(of(mnk, 1, 5, Colour.BLACK, parry));
        }
        Matcher connect = CONNECT.matcher(game);
        if (connect.matches()) {
            Colour attacker = connect.group(6).isEmpty() ? Colour.BLACK : Colour.WHITE;
            return Optional.of(of(connect, number(connect, 4), 7, attacker, false));
        }
        return Optional.empty();
    }

    private static StrongRim of(
            Matcher name, int stones, int rim, Colour attacker, boolean hasParry) {
        return new StrongRim(
                number(name, 1),
                number(name, 2),
                number(name, 3),
                stones,
                number(name, rim),
                number(name, rim + 1),
                attacker,
                hasParry);
    }

    private static int number(Matcher name, int group) {
        return Integer.parseInt(name.group(group));
    }

    /** Rows of the whole grid. */
    long allRows() {
        return rows + 2L * rowRim;
    }

    /** Columns of the whole grid. */
    long allColumns() {
        return columns + 2L * columnRim;
    }

    /** The squares of the whole grid, if they are so many. */
    boolean hasSquares(int squares) {
        return allRows() * allColumns() == squares;
    }

    /** The grid of a board that is not too large. */
    StrongGrid grid() {
        return new StrongGrid((int) allRows(), (int) allColumns(), rowRim, columnRim);
    }
}
