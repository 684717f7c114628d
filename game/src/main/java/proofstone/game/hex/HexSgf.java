package proofstone.game.hex;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexTurn.Stone;
import proofstone.game.hex.HexTurn.Word;

/**
 * Records of Hex in SGF: those with {@code GM[11]}, and those of Little Golem.
 *
 * <p>Of a tree the first variation is read. With {@code GM[11]} Black's turns are the nodes {@code
 * B} and cells are written {@code c4}; {@code swap-pieces} is a swap, {@code swap-sides} changes
 * nothing on the board. A record without {@code GM} is one of Little Golem: the player who begins
 * has the nodes {@code W}, which are Black's here, cells are a letter for the column and one for
 * the row, {@code swap} and {@code resign} are words. Either form of cells is read in both.
 *
 * <p>Stones set up before the first turn ({@code AB}, {@code AW}) and who is to move then ({@code
 * PL}) are read; colours mean what they do in the turns. Without {@code PL} the player of the first
 * turn is to move. A {@code swap} needs the empty board.
 */
public final class HexSgf {
    private static final String NAME = "[A-Z]{1,2}";
    private static final Pattern TOKEN =
            Pattern.compile(
                    "\\s*(?:([();])|(" + NAME + ")|\\[((?:[^\\]\\\\]|\\\\.)*)\\])", Pattern.DOTALL);
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,2})(?::([0-9]{1,2}))?");

    /** Properties about the file, not the game. */
    private static final Set<String> OF_FILE = Set.of("FF", "AP", "CA", "ST");

    /** What is written as the event of Little Golem's records, by which others know them. */
    private static final String EVENT = "hex";

    private static final Pattern LETTERS = Pattern.compile("[a-s][a-s]");

    private final List<String> players = new ArrayList<>();
    private final List<String> values = new ArrayList<>();
    private final List<String> setUpBlack = new ArrayList<>();
    private final List<String> setUpWhite = new ArrayList<>();
    private final Set<String> leftOut = new LinkedHashSet<>();
    private Optional<String> toMove = Optional.empty();
    private Optional<String> size = Optional.empty();
    private boolean isOfHex;

    private HexSgf() {}

    /**
     * Reads a record.
     *
     * @throws GameSyntaxException if it is none of Hex, or a turn is not legal
     */
    public static HexGame parse(String text) throws GameSyntaxException {
        HexSgf record = new HexSgf();
        record.scan(text);
        return record.game();
    }

    /**
     * Returns what {@link #parse} leaves out of a record: names of properties in the order in which
     * they appear first, and {@code variations} where others than the first follow.
     *
     * @throws GameSyntaxException if it is no SGF
     */
    public static List<String> leftOut(String text) throws GameSyntaxException {
        HexSgf record = new HexSgf();
        record.scan(text);
        return List.copyOf(record.leftOut);
    }

    /** Walks along the first variation: up to the first closing parenthesis. */
    private void scan(String text) throws GameSyntaxException {
        Matcher matcher = TOKEN.matcher(text);
        String property = "";
        int from = 0;
        int end = text.stripTrailing().length();
        while (from < end) {
            if (!matcher.region(from, text.length()).lookingAt()) {
                throw new GameSyntaxException("no SGF at " + Quote.of(text.substring(from)));
            }
            if (")".equals(matcher.group(1))) {
                lookBeyond(text.substring(matcher.end()));
                return;
            }
            property = matcher.group(2) == null ? property : matcher.group(2);
            if (matcher.group(3) != null) {
                take(property, matcher.group(3));
            }
            from = matcher.end();
        }
        throw new GameSyntaxException("an SGF record ends with )");
    }

    private void lookBeyond(String rest) {
        if (rest.contains(";")) {
            leftOut.add("variations");
        }
    }

    private void take(String property, String value) throws GameSyntaxException {
        switch (property) {
            case "GM" -> {
                isOfHex = true;
                require(value.strip().equals("11"), "GM[" + Quote.of(value) + "] is not Hex");
            }
            case "SZ" -> size = Optional.of(value.strip());
            case "B", "W" -> {
                players.add(property);
                values.add(value.strip().toLowerCase(Locale.ROOT));
            }
            case "AB", "AW", "PL" -> setUp(property, value.strip().toLowerCase(Locale.ROOT));
            case "AE" -> throw new GameSyntaxException("cells made empty are not read: AE");
            default -> {
                if (!OF_FILE.contains(property) && !isOwnEvent(property, value)) {
                    leftOut.add(property);
                }
            }
        }
    }

    private static boolean isOwnEvent(String property, String value) {
        return property.equals("EV") && value.equals(EVENT);
    }

    private void setUp(String property, String value) throws GameSyntaxException {
        require(players.isEmpty(), property + " after the first turn is not read");
        switch (property) {
            case "AB" -> setUpBlack.add(value);
            case "AW" -> setUpWhite.add(value);
            default -> toMove = Optional.of(value);
        }
    }

    private HexPosition start(HexBoard board) throws GameSyntaxException {
        SquareSet ofB = setUp(board, setUpBlack);
        SquareSet ofW = setUp(board, setUpWhite);
        require(!ofB.intersects(ofW), "a cell is set up for both players");
        SquareSet black = isOfHex ? ofB : ofW;
        return new HexPosition(board, black, isOfHex ? ofW : ofB, firstPlayer());
    }

    private static SquareSet setUp(HexBoard board, List<String> cells) throws GameSyntaxException {
        SquareSet set = SquareSet.empty();
        for (String cell : cells) {
            OptionalInt at = board.square(numbered(cell));
            require(
                    at.isPresent(),
                    "set-up stone " + Quote.of(cell) + " is not a cell of " + board);
            set = set.with(at.getAsInt());
        }
        return set;
    }

    private Player firstPlayer() throws GameSyntaxException {
        if (toMove.isPresent()) {
            require(toMove.get().matches("b|w|black|white"), "PL is not B or W");
            return toMove.get().startsWith("b") == isOfHex ? Player.BLACK : Player.WHITE;
        }
        boolean isSetUp = !setUpBlack.isEmpty() || !setUpWhite.isEmpty();
        boolean whiteBegins = isSetUp && !players.isEmpty() && !players.getFirst().equals(black());
        return whiteBegins ? Player.WHITE : Player.BLACK;
    }

    /** Returns the name of Black's turns. */
    private String black() {
        return isOfHex ? "B" : "W";
    }

    private HexGame game() throws GameSyntaxException {
        HexBoard board = board();
        HexPosition start = start(board);
        List<HexTurn> turns = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (!values.get(i).equals("swap-sides")) {
                boolean isFirst = turns.size() % 2 == 0;
                boolean isBlack = isFirst == (start.toMove() == Player.BLACK);
                require(
                        isBlack == players.get(i).equals(black()) || isAfterSides(),
                        "move " + (i + 1) + ": " + players.get(i) + " is not to move");
                turns.add(turn(board, values.get(i), i + 1));
            }
        }
        return HexGame.legal(start, turns);
    }

    /** After an exchange of sides the colours of the nodes tell no more whose turn it is. */
    private boolean isAfterSides() {
        return values.contains("swap-sides");
    }

    private HexBoard board() throws GameSyntaxException {
        Matcher matcher = SIZE.matcher(size.orElse(""));
        require(matcher.matches(), "an SGF record of Hex has a size such as SZ[11]");
        String columns = matcher.group(1);
        String rows = matcher.group(2) == null ? columns : matcher.group(2);
        return HexBoard.parse("hex:" + rows + "x" + columns);
    }

    private static HexTurn turn(HexBoard board, String value, int ordinal)
            throws GameSyntaxException {
        return switch (value) {
            case "swap", "swap-pieces" -> Word.SWAP;
            case "resign", "forfeit" -> Word.RESIGN;
            case "pass", "" -> Word.PASS;
            default -> new Stone(HexGame.cell(board, numbered(value), ordinal));
        };
    }

    /** Returns a cell of two letters as a letter and a number. */
    private static String numbered(String value) {
        return LETTERS.matcher(value).matches()
                ? value.substring(0, 1) + (value.charAt(1) - 'a' + 1)
                : value;
    }

    private static void require(boolean condition, String reason) throws GameSyntaxException {
        if (!condition) {
            throw new GameSyntaxException(reason);
        }
    }

    /** Returns the record with {@code GM[11]}. */
    public static String write(HexGame game) {
        HexBoard board = game.board();
        String size = board.isSquare() ? "" + board.rows() : board.columns() + ":" + board.rows();
        StringBuilder text = new StringBuilder("(;FF[4]GM[11]AP[Proofstone]SZ[" + size + "]");
        if (game.isSetUp()) {
            text.append(setUp("AB", game, Player.BLACK)).append(setUp("AW", game, Player.WHITE));
            text.append("PL[").append(letter(game.start().toMove())).append(']');
        }
        for (int i = 0; i < game.turns().size(); i++) {
            text.append(';').append(letter(game.mover(i)));
            text.append('[').append(value(game, i)).append(']');
        }
        return text.append(")\n").toString();
    }

    private static char letter(Player player) {
        return player == Player.BLACK ? 'B' : 'W';
    }

    private static String setUp(String property, HexGame game, Player player) {
        String cells =
                game.start().stones(player).stream()
                        .mapToObj(cell -> "[" + game.board().name(cell) + "]")
                        .collect(Collectors.joining());
        return cells.isEmpty() ? "" : property + cells;
    }

    private static String value(HexGame game, int index) {
        return switch (game.turns().get(index)) {
            case Stone(int cell) -> game.board().name(cell);
            case Word.SWAP -> "swap-pieces";
            case Word word -> word.word();
        };
    }

    /**
     * Returns the record as Little Golem writes it.
     *
     * @throws IllegalArgumentException if the board is not square or stones are set up
     */
    public static String writeLittleGolem(HexGame game) {
        if (!game.board().isSquare()) {
            throw new IllegalArgumentException(game.board() + " is not square");
        }
        if (game.isSetUp()) {
            throw new IllegalArgumentException("set-up stones need a name in .sgf");
        }
        StringBuilder text = new StringBuilder("(;FF[4]EV[" + EVENT + "]SZ[");
        text.append(game.board().rows()).append(']');
        for (int i = 0; i < game.turns().size(); i++) {
            text.append(i % 2 == 0 ? ";W[" : ";B[").append(letters(game, i)).append(']');
        }
        return text.append(")\n").toString();
    }

    private static String letters(HexGame game, int index) {
        HexBoard board = game.board();
        return switch (game.turns().get(index)) {
            case Stone(int cell) -> "" + letter(board.column(cell)) + letter(board.row(cell));
            case Word word -> word.word();
        };
    }

    private static char letter(int number) {
        return (char) ('a' + number);
    }
}
