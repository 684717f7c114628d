package proofstone.game.connect;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.Coordinate;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.Turn;

/**
 * The rules of Connect(m,n,k,p,q) [Wu2010rz]: on m rows and n columns Black puts q stones, then the
 * players in turn put p; k in a row, along a row, column or diagonal, win.
 *
 * <p>Written {@code connect:M,N,K,P,Q} as in {@link #name}, with {@code inf} for a board that has
 * no end in that direction, and {@code ;exact} if more than k in a row do not count. Squares have a
 * letter and a number, {@code j10}, as everywhere; on a board without an end in one direction or
 * both a square is written {@code (-3,4)}: columns to the right and rows up from {@code (0,0)}.
 *
 * @param rows m, the number of rows; empty if there is no end
 * @param columns n, the number of columns; empty if there is no end
 * @param length k, the number in a row that wins, at least 1
 * @param stones p, the stones of a turn, at least 1
 * @param first q, the stones of Black's first turn; 0 if White begins with p
 * @param overline what more than k in a row are
 */
public record ConnectGame(
        OptionalInt rows,
        OptionalInt columns,
        int length,
        int stones,
        int first,
        Overline overline) {
    /** What more than k in a row are. */
    public enum Overline {
        /** They win as k in a row do. */
        WINS,
        /** They are nothing: a win is exactly k in a row. */
        IS_NOTHING
    }

    /** The greatest number of rows or columns of a board with ends. */
    public static final int MAX_SIDE = 4096;

    /** The greatest distance from the origin where a board has no end. */
    public static final int MAX_DISTANCE = 1 << 20;

    /** Connect6: Connect(19,19,6,2,1). */
    public static final ConnectGame CONNECT6 = of(19, 19, 6, 2, 1);

    /** Gomoku by the free style: Connect(15,15,5,1,1). */
    public static final ConnectGame GOMOKU = of(15, 15, 5, 1, 1);

    private static final int MAX_COUNT = 1_000_000;
    private static final String EXACT = ";exact";
    private static final String SIDE = "(inf|[1-9][0-9]{0,8})";
    private static final String COUNT = "([0-9]{1,9})";
    private static final Pattern NAME =
            Pattern.compile(
                    "connect:%s,%s,%s,%s,%s(;exact)?".formatted(SIDE, SIDE, COUNT, COUNT, COUNT));
    private static final Pattern PAIR = Pattern.compile("\\((-?[0-9]{1,7}),(-?[0-9]{1,7})\\)");

    /** Checks the ranges. */
    public ConnectGame {
        requireRange("rows", rows.orElse(1), 1, MAX_SIDE);
        requireRange("columns", columns.orElse(1), 1, MAX_SIDE);
        requireRange("stones in a row", length, 1, MAX_COUNT);
        requireRange("stones a turn", stones, 1, MAX_COUNT);
        requireRange("stones of the first turn", first, 0, MAX_COUNT);
    }

    private static void requireRange(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    "the number of %s is %d, expected at %s"
                            .formatted(
                                    what,
                                    value,
                                    value < least ? "least " + least : "most " + most));
        }
    }

    /** Returns the game on a board with ends in which more than k in a row win, too. */
    public static ConnectGame of(int rows, int columns, int length, int stones, int first) {
        return new ConnectGame(
                OptionalInt.of(rows),
                OptionalInt.of(columns),
                length,
                stones,
                first,
                Overline.WINS);
    }

    /**
     * Reads {@code connect:M,N,K,P,Q}.
     *
     * @throws GameSyntaxException if it has not that form or a number is out of range
     */
    public static ConnectGame parse(String name) throws GameSyntaxException {
        Matcher matcher = NAME.matcher(name.strip());
        if (!matcher.matches()) {
            throw new GameSyntaxException(
                    "game "
                            + Quote.of(name)
                            + ": expected connect:ROWS,COLS,K,P,Q, perhaps with"
                            + " inf for ROWS or COLS and ;exact at the end");
        }
        try {
            return new ConnectGame(
                    side(matcher.group(1)),
                    side(matcher.group(2)),
                    Integer.parseInt(matcher.group(3)),
                    Integer.parseInt(matcher.group(4)),
                    Integer.parseInt(matcher.group(5)),
                    matcher.group(6) == null ? Overline.WINS : Overline.IS_NOTHING);
        } catch (IllegalArgumentException e) {
            throw new GameSyntaxException("game " + Quote.of(name) + ": " + e.getMessage());
        }
    }

    private static OptionalInt side(String text) {
        return text.equals("inf") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
    }

    /** Returns the name, which {@link #parse} reads. */
    public String name() {
        return "connect:%s,%s,%d,%d,%d%s"
                .formatted(
                        side(rows),
                        side(columns),
                        length,
                        stones,
                        first,
                        overline == Overline.WINS ? "" : EXACT);
    }

    private static String side(OptionalInt side) {
        return side.isPresent() ? Integer.toString(side.getAsInt()) : "inf";
    }

    /** Returns whether the board ends in both directions. */
    public boolean isFinite() {
        return rows.isPresent() && columns.isPresent();
    }

    /** Returns the game on a board of other sides. */
    public ConnectGame withSides(int newRows, int newColumns) {
        return new ConnectGame(
                OptionalInt.of(newRows),
                OptionalInt.of(newColumns),
                length,
                stones,
                first,
                overline);
    }

    /** Returns whether the board is one of {@code size} rows and columns. */
    public boolean isSquareOf(int size) {
        return rows.orElse(0) == size && columns.orElse(0) == size;
    }

    /** Returns whether the two games differ in nothing but the board. */
    public boolean hasRulesOf(ConnectGame other) {
        return length == other.length
                && stones == other.stones
                && first == other.first
                && overline == other.overline;
    }

    /** Returns whether a square is on the board. */
    public boolean contains(ConnectCell cell) {
        return isWithin(cell.x(), columns) && isWithin(cell.y(), rows);
    }

    private static boolean isWithin(int coordinate, OptionalInt side) {
        return side.isPresent()
                ? coordinate >= 0 && coordinate < side.getAsInt()
                : Math.abs((long) coordinate) <= MAX_DISTANCE;
    }

    /** Returns the square in the middle, the upper right of several; (0,0) without ends. */
    public ConnectCell centre() {
        return new ConnectCell(columns.orElse(0) / 2, rows.orElse(0) / 2);
    }

    /** Returns the name of a square. */
    public String nameOf(ConnectCell cell) {
        return isFinite()
                ? new Coordinate(cell.x(), cell.y() + 1).toString()
                : "(" + cell.x() + "," + cell.y() + ")";
    }

    /** Returns the square of that name in any spelling, or empty if the board has none. */
    public Optional<ConnectCell> cell(String name) {
        Optional<ConnectCell> cell = isFinite() ? lettered(name) : paired(name);
        return cell.filter(this::contains);
    }

    private static Optional<ConnectCell> lettered(String name) {
        return Coordinate.parse(name.toLowerCase(Locale.ROOT))
                .map(place -> new ConnectCell(place.column(), place.row() - 1));
    }

    private static Optional<ConnectCell> paired(String name) {
        Matcher matcher = PAIR.matcher(name);
        return matcher.matches()
                ? Optional.of(
                        new ConnectCell(
                                Integer.parseInt(matcher.group(1)),
                                Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** Returns the turn at the start. */
    public Turn start() {
        return first == 0 ? new Turn(Player.WHITE, stones) : new Turn(Player.BLACK, first);
    }

    /** Returns the turn after a move of the player to move. */
    public Turn after(Turn turn, ConnectMove move) {
        return switch (move) {
            case ConnectMove.Other.NONE -> turn;
            case ConnectMove.Other.PASS -> new Turn(turn.player().opponent(), stones);
            case ConnectMove.Stone _ -> turn.next(stones);
        };
    }
}
