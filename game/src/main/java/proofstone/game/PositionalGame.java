package proofstone.game;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a {@code .pg} file says: a positional game of Black and White with a fixed order of plies.
 *
 * <p>Black must fill one of his sets before White fills one of hers, within the plies; a draw
 * counts as a failure of his. A {@code .pg} file is read by {@link PgReader} and written by {@link
 * PgWriter}. Immutable. Squares are indices into {@code positions}; equal sets count once.
 *
 * @param version what the file calls the version of its format, if it does
 * @param plies the plies in order; neighbouring ones of one player are one turn
 * @param positions the names of the squares
 * @param blackWins Black's winning sets, none empty
 * @param whiteWins White's winning sets, none empty; with none the game is Maker-Breaker
 * @param blackInitials the squares that are Black's from the start
 * @param whiteInitials the squares that are White's from the start
 * @param firstMoves the squares among which Black's first move must be, if it is restricted
 */
public record PositionalGame(
        Optional<String> version,
        List<Ply> plies,
        List<String> positions,
        List<SquareSet> blackWins,
        List<SquareSet> whiteWins,
        SquareSet blackInitials,
        SquareSet whiteInitials,
        Optional<SquareSet> firstMoves) {

    /** The greatest number of plies of a game. */
    public static final int MAX_PLIES = Hypergraph.MAX_SQUARES;

    /** The greatest length of a name, in bytes of UTF-8. */
    static final int MAX_NAME_BYTES = 256;

    /**
     * One stone.
     *
     * @param name the name of this point of time
     * @param player whose stone it is
     */
    public record Ply(String name, Player player) {}

    /** Checks names, ranges and that no square is both players'; drops repeated sets. */
    public PositionalGame {
        plies = List.copyOf(plies);
        positions = List.copyOf(positions);
        blackWins = List.copyOf(new LinkedHashSet<>(blackWins));
        whiteWins = List.copyOf(new LinkedHashSet<>(whiteWins));
        version.ifPresent(name -> checkName(name));
        checkNames("a position", positions, Hypergraph.MAX_SQUARES);
        checkNames("a ply", plies.stream().map(Ply::name).toList(), MAX_PLIES);
        if (positions.isEmpty()) {
            throw new IllegalArgumentException("a game without positions");
        }
        int squares = positions.size();
        blackWins.forEach(set -> checkSquares("winning set", set, squares));
        whiteWins.forEach(set -> checkSquares("winning set", set, squares));
        firstMoves.ifPresent(set -> checkSquares("set of first moves", set, squares));
        if (blackInitials.intersects(whiteInitials)
                || blackInitials.union(whiteInitials).next(squares) >= 0) {
            throw new IllegalArgumentException(
                    "initials "
                            + blackInitials
                            + " and "
                            + whiteInitials
                            + " share a square or leave the board of "
                            + squares);
        }
    }

    private static void checkSquares(String what, SquareSet set, int squares) {
        if (set.isEmpty() || set.next(squares) >= 0) {
            throw new IllegalArgumentException(
                    "a " + what + " " + set + " is empty or leaves the board of " + squares);
        }
    }

    private static void checkNames(String what, List<String> names, int most) {
        if (names.size() > most) {
            throw new IllegalArgumentException("more than " + most + " times " + what);
        }
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            checkName(name);
            if (!seen.add(name)) {
                throw new IllegalArgumentException(what + " is named twice: " + name);
            }
        }
    }

    private static void checkName(String name) {
        if (!isName(name)) {
            throw new IllegalArgumentException("not a name for a .pg file: " + Quote.of(name));
        }
    }

    /** Returns whether a {@code .pg} file can hold the name. */
    static boolean isName(String name) {
        return !name.isEmpty()
                && !name.startsWith("#")
                && name.chars().noneMatch(c -> c == '%' || c == ' ' || Character.isISOControl(c))
                && StandardCharsets.UTF_8.newEncoder().canEncode(name)
                && name.getBytes(StandardCharsets.UTF_8).length <= MAX_NAME_BYTES;
    }

    /**
     * Returns the question of this game as a Maker-Breaker problem, Black being Maker.
     *
     * @param name the name of the board, {@code free:} and more; control characters become {@code
     *     ?}
     * @throws GameSyntaxException if the game is none: White has winning sets that can still be
     *     filled, or Maker's first move is restricted where turns have several stones
     */
    public WeakProblem toWeakProblem(String name) throws GameSyntaxException {
        return new MakerBreaker(this, name).problem();
    }

    /**
     * Returns the game that asks the same question, with plies named t1, t2 and so on.
     *
     * @throws IllegalArgumentException if Maker's first move is restricted to no square at all, the
     *     board has a name of a square that no file can hold, or it is a tile game of several
     *     stones
     */
    public static PositionalGame of(WeakProblem problem) {
        return MakerBreaker.game(problem);
    }
}
