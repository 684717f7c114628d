package proofstone.game.strong;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.Board;
import proofstone.game.Digits;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.PgReader;
import proofstone.game.Player;
import proofstone.game.PositionalGame;
import proofstone.game.Quote;
import proofstone.game.Rule;
import proofstone.game.connect.ConnectGame;

/**
 * Reads the GAME strings of strong games.
 *
 * <pre>
 *   mnk:ROWS,COLS,K             K in a row                               mnk:5,6,4
 *   mnk:ROWS,COLS,K;rim=R,C     Black keeps to the board, White may use  mnk:5,6,4;rim=3,3
 *                               R rows and C columns more at each side
 *   mnk:ROWS,COLS,K;rim+=R,C    and Black may answer direct threats      mnk:4,10,4;rim+=0,3
 *   animal:NAME,ROWS,COLS       a polyomino in any orientation           animal:el,3,3
 *   connect:ROWS,COLS,K,P,Q     K in a row, P stones a turn, first Q     connect:6,6,6,2,1
 *   connect:...;rim=R,C         with a rim for White                     connect:7,7,6,2,1;rim=5,5
 *   connect:...;rim-white=R,C   with a rim for Black; White keeps to the board
 *   FILE.pg                     with #whitewins
 * </pre>
 *
 * <p>{@code ;torus} after a board without rim joins opposite edges.
 */
public final class StrongGames {
    private static final Pattern RIM =
            Pattern.compile("mnk:([^,;]*),([^,;]*),([^,;]*);rim(\\+?)=([^,;]*),([^,;]*)");
    private static final Pattern CONNECT_RIM =
            Pattern.compile("(connect:[^;]*);rim(-white)?=([^,;]*),([^,;]*)");
    private static final String CONNECT = "connect:";

    private static final String FILE = ".pg";

    private StrongGames() {}

    /**
     * Returns whether {@code game} asks for a strong game: a board of which strong is the rule, or
     * a file in which both players can fill winning sets.
     *
     * @param rule the rule that the user names
     * @throws GameSyntaxException if the rule does not go with the game, or a file cannot be read
     */
    public static boolean isStrong(String game, Optional<Rule> rule) throws GameSyntaxException {
        String text = game.strip();
        if (isFile(text)) {
            boolean strong = path(text).isPresent() && MakerMaker.isStrong(file(text));
            if (strong && rule.isPresent()) {
                throw failure(text, "a .pg file says its rule itself; leave --rule out");
            }
            return strong;
        }
        boolean weak = rule.equals(Optional.of(Rule.WEAK));
        if (hasRim(text) && weak) {
            throw failure(text, "a board with a rim has no weak game, only --rule strong");
        }
        boolean connect =
                text.startsWith(CONNECT) && (hasRim(text) || rule.equals(Optional.of(Rule.STRONG)));
        return connect || (!weak && (text.startsWith("mnk:") || text.startsWith("animal:")));
    }

    private static boolean isFile(String text) {
        return text.toLowerCase(Locale.ROOT).endsWith(FILE);
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static PositionalGame file(String text) throws GameSyntaxException {
        return PgReader.read(path(text).orElseThrow(() -> failure(text, "not the name of a file")));
    }

    private static GameSyntaxException failure(String text, String problem) {
        return new GameSyntaxException("game " + Quote.of(text) + ": " + problem);
    }

    /**
     * Returns the question that a game asks: who wins from its start?
     *
     * @throws GameSyntaxException if it is no strong game, one that is too large or not supported
     */
    public static StrongProblem problem(String game) throws GameSyntaxException {
        String text = game.strip();
        if (text.startsWith(CONNECT)) {
            return StrongProblem.start(parse(text), connectGame(text).start());
        }
        if (!isFile(text)) {
            return StrongProblem.start(parse(text));
        }
        String name = path(text).map(Path::getFileName).map(Path::toString).orElse(text);
        return MakerMaker.problem(file(text), "free:" + name);
    }

    /** Returns whether {@code game} names a board with a rim. */
    public static boolean hasRim(String game) {
        return game.contains(";rim");
    }

    /**
     * Returns the board of that name.
     *
     * @throws GameSyntaxException if it is none, or has no strong game
     */
    public static StrongBoard parse(String game) throws GameSyntaxException {
        String text = game.strip();
        if (text.startsWith(CONNECT)) {
            return hasRim(text) ? connectRim(text) : StrongBoard.connect(connectGame(text));
        }
        if (hasRim(text)) {
            return rim(text);
        }
        boolean strong = text.startsWith("mnk:") || text.startsWith("animal:");
        if (!strong) {
            throw new GameSyntaxException(
                    "game "
                            + Quote.of(text)
                            + ": no strong game; expected mnk:, animal: or connect:");
        }
        Board board = GameParser.parse(text);
        return StrongBoard.plain(board, StrongBoard.grid(board));
    }

    /** Returns the game whose name stands before a rim. */
    private static ConnectGame connectGame(String text) throws GameSyntaxException {
        int rim = text.indexOf(";rim");
        return ConnectGame.parse(rim < 0 ? text : text.substring(0, rim));
    }

    private static StrongBoard connectRim(String text) throws GameSyntaxException {
        ConnectGame game = connectGame(text);
        Matcher parts = CONNECT_RIM.matcher(text);
        if (!parts.matches() || !game.isFinite()) {
            throw failure(
                    text,
                    "expected connect:ROWS,COLS,K,P,Q;rim=R,C or connect:ROWS,COLS,K,P,Q;rim-white=R,C");
        }
        InnerBoard inner =
                inner(
                        text,
                        game.rows().getAsInt(),
                        game.columns().getAsInt(),
                        parts.group(3),
                        parts.group(4));
        Player attacker = parts.group(2) == null ? Player.BLACK : Player.WHITE;
        return StrongBoard.connect(game, inner, attacker);
    }

    private static InnerBoard inner(
            String text, int rows, int columns, String rowRim, String columnRim)
            throws GameSyntaxException {
        int above = number(text, rowRim, 0);
        int beside = number(text, columnRim, 0);
        if (above + beside == 0) {
            throw failure(text, "the rim has no squares");
        }
        return new InnerBoard(rows, columns, above, beside);
    }

    private static StrongBoard rim(String text) throws GameSyntaxException {
        Matcher parts = RIM.matcher(text);
        if (!parts.matches()) {
            throw new GameSyntaxException(
                    "game "
                            + Quote.of(text)
                            + ": expected mnk:ROWS,COLS,K;rim=R,C or mnk:ROWS,COLS,K;rim+=R,C");
        }
        InnerBoard inner =
                inner(
                        text,
                        number(text, parts.group(1), 1),
                        number(text, parts.group(2), 1),
                        parts.group(5),
                        parts.group(6));
        Parry parry = parts.group(4).isEmpty() ? Parry.FORBIDDEN : Parry.ALLOWED;
        return StrongBoard.rim(inner, number(text, parts.group(3), 1), parry);
    }

    private static int number(String text, String digits, int least) throws GameSyntaxException {
        int value = Digits.parse(digits).orElse(-1);
        if (value < least || value > 1 << 16) {
            throw new GameSyntaxException(
                    "game "
                            + Quote.of(text)
                            + ": \""
                            + Quote.of(digits)
                            + "\" should be a number of at least "
                            + least);
        }
        return value;
    }
}
