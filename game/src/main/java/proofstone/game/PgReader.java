package proofstone.game;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a {@code .pg} file: a positional game, as the encoder of V. Mayer-Eichberger and A.
 * Saffidine, "Positional Games and QBF" (2020, arXiv:2005.05098), reads it.
 *
 * <pre>
 *   % A comment goes from a percent sign to the end of its line.
 *   #version       1.0
 *   #times         t1 t2 t3        the plies in order
 *   #blackturns    t1 t3           Black's plies; the others are White's
 *   #positions     a b c d         the squares
 *   #blackwins                     Black's winning sets, one a line
 *   a b
 *   b c d
 *   #whitewins                     White's, likewise; without any the game is Maker-Breaker
 *   #blackinitials c               squares that are owned from the start
 *   #whiteinitials d
 *   #firstmoves    a b             Black's first move is one of these
 * </pre>
 *
 * <p>White space separates words. Code words are read in any case; sections stand in any order, may
 * repeat and, winning sets aside, span lines. {@code #times} and {@code #positions} must be there.
 *
 * <p>A file is read once, in memory that its size bounds; files over {@link #MAX_BYTES}, more
 * squares, plies or winning sets than a game may have, and sets that together take more than a
 * quarter of a gigabyte are refused.
 */
public final class PgReader {
    /** The size of the largest file that is read. */
    public static final long MAX_BYTES = PgScanner.MAX_BYTES;

    private static final String TOO_MANY_PLIES = "more than " + PositionalGame.MAX_PLIES + " plies";
    private static final String TOO_MANY_SETS =
            "more than " + Hypergraph.MAX_SETS + " winning sets";
    private static final String TOO_MUCH =
            "the winning sets take more than " + (Hypergraph.MAX_WORDS >> 17) + " MiB";

    private final PgScanner scanner;
    private final PgSquares squares;
    private final Set<String> times = new LinkedHashSet<>();
    private final Map<String, Integer> linesOfBlackTurns = new LinkedHashMap<>();
    private final List<int[]> blackWins = new ArrayList<>();
    private final List<int[]> whiteWins = new ArrayList<>();
    private final BitSet blackInitials = new BitSet();
    private final BitSet whiteInitials = new BitSet();
    private final BitSet firstMoves = new BitSet();
    private final Set<PgSection> seen = EnumSet.noneOf(PgSection.class);
    private Optional<String> version = Optional.empty();
    private Optional<PgSection> section = Optional.empty();

    /** The set that the current line lists so far, in provisional numbers. */
    private int[] set = new int[16];

    private int setSize;
    private long words;

    private PgReader(PgScanner scanner) {
        this.scanner = scanner;
        this.squares = new PgSquares(scanner);
    }

    /**
     * Returns the game of a file.
     *
     * @throws GameSyntaxException if the file cannot be read or is no such game; the line names it
     */
    public static PositionalGame read(Path file) throws GameSyntaxException {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw unreadable(name, "it is a directory");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw unreadable(name, "it is not a regular file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new PgReader(new PgScanner(name, in)).read();
        } catch (NoSuchFileException e) {
            throw unreadable(name, "there is no such file");
        } catch (IOException e) {
            throw unreadable(name, String.valueOf(e.getMessage()));
        }
    }

    /**
     * Returns the game that a text describes.
     *
     * @param name what messages call the text
     * @throws GameSyntaxException if it is no such game
     */
    public static PositionalGame parse(String name, String text) throws GameSyntaxException {
        return parse(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Returns the game that the bytes of a file describe.
     *
     * @param name what messages call the bytes
     * @throws GameSyntaxException if it is no such game
     */
    public static PositionalGame parse(String name, byte[] bytes) throws GameSyntaxException {
        try {
            InputStream in = new ByteArrayInputStream(bytes);
            return new PgReader(new PgScanner(name, in)).read();
        } catch (IOException e) {
            throw new AssertionError("reading from memory", e);
        }
    }

    private static GameSyntaxException unreadable(String name, String reason) {
        return new GameSyntaxException(
                Quote.printable(name) + ": cannot be read: " + Quote.printable(reason));
    }

    private PositionalGame read() throws IOException, GameSyntaxException {
        PgScanner.Token token = scanner.advance();
        while (token != PgScanner.Token.END_OF_FILE) {
            if (token == PgScanner.Token.END_OF_LINE) {
                endSet();
            } else {
                readWord(scanner.word());
            }
            token = scanner.advance();
        }
        endSet();
        return game();
    }

    private void readWord(String word) throws GameSyntaxException {
        if (word.startsWith("#")) {
            endSet();
            section = PgSection.of(word);
            seen.add(section.orElseThrow(() -> unexpected("unknown code word", word)));
            return;
        }
        switch (section.orElseThrow(() -> unexpected("no section begins before", word))) {
            case VERSION -> readVersion(word);
            case TIMES -> readTime(word);
            case BLACKTURNS -> readBlackTurn(word);
            case POSITIONS -> squares.list(word);
            case BLACKWINS, WHITEWINS -> readMember(word);
            case BLACKINITIALS -> readInitial(word, blackInitials, whiteInitials);
            case WHITEINITIALS -> readInitial(word, whiteInitials, blackInitials);
            case FIRSTMOVES -> firstMoves.set(squares.number(word));
        }
    }

    private GameSyntaxException unexpected(String problem, String word) {
        return scanner.failure(
                problem + " " + Quote.of(word) + ", expected one of " + PgSection.codeWords());
    }

    private void readVersion(String word) throws GameSyntaxException {
        scanner.require(version.orElse(word).equals(word), "a second version, expected one");
        version = Optional.of(word);
    }

    private void readTime(String word) throws GameSyntaxException {
        if (!times.add(word)) {
            throw scanner.failure("ply " + Quote.of(word) + " is listed twice");
        }
        scanner.require(times.size() <= PositionalGame.MAX_PLIES, TOO_MANY_PLIES);
    }

    private void readBlackTurn(String word) throws GameSyntaxException {
        linesOfBlackTurns.putIfAbsent(word, scanner.line());
        scanner.require(linesOfBlackTurns.size() <= PositionalGame.MAX_PLIES, TOO_MANY_PLIES);
    }

    private void readInitial(String word, BitSet own, BitSet other) throws GameSyntaxException {
        int number = squares.number(word);
        if (other.get(number)) {
            throw scanner.failure(Quote.of(word) + " is an initial of both players");
        }
        own.set(number);
    }

    private void readMember(String word) throws GameSyntaxException {
        if (setSize == set.length) {
            set = Arrays.copyOf(set, 2 * setSize);
        }
        set[setSize++] = squares.number(word);
    }

    private void endSet() throws GameSyntaxException {
        if (setSize == 0) {
            return;
        }
        List<int[]> sets = section.orElseThrow() == PgSection.BLACKWINS ? blackWins : whiteWins;
        scanner.require(sets.size() < Hypergraph.MAX_SETS, TOO_MANY_SETS);
        sets.add(Arrays.copyOf(set, setSize));
        setSize = 0;
    }

    private PositionalGame game() throws GameSyntaxException {
        requireSections();
        squares.requireAllListed();
        return new PositionalGame(
                version,
                plies(),
                squares.listed(),
                sets(blackWins),
                sets(whiteWins),
                squares(blackInitials),
                squares(whiteInitials),
                firstMoves.isEmpty() ? Optional.empty() : Optional.of(squares(firstMoves)));
    }

    private void requireSections() throws GameSyntaxException {
        scanner.require(seen.contains(PgSection.TIMES), "the file ends without #times");
        scanner.require(!squares.listed().isEmpty(), "the file ends without #positions");
    }

    private List<PositionalGame.Ply> plies() throws GameSyntaxException {
        for (Map.Entry<String, Integer> turn : linesOfBlackTurns.entrySet()) {
            if (!times.contains(turn.getKey())) {
                throw scanner.failure(
                        turn.getValue(), Quote.of(turn.getKey()) + " is not listed in #times");
            }
        }
        return times.stream().map(this::ply).toList();
    }

    private PositionalGame.Ply ply(String time) {
        boolean black = linesOfBlackTurns.containsKey(time);
        return new PositionalGame.Ply(time, black ? Player.BLACK : Player.WHITE);
    }

    private List<SquareSet> sets(List<int[]> provisional) throws GameSyntaxException {
        List<SquareSet> sets = new ArrayList<>();
        for (int[] members : provisional) {
            SquareSet found = squares.squares(members);
            words += found.wordCount();
            scanner.require(words <= Hypergraph.MAX_WORDS, TOO_MUCH);
            sets.add(found);
        }
        return sets;
    }

    private SquareSet squares(BitSet provisional) {
        return squares.squares(provisional.stream().toArray());
    }
}
