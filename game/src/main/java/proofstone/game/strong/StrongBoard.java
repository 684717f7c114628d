package proofstone.game.strong;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.GridLayout;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.connect.ConnectGame;

/**
 * The board of a strong game: squares, winning sets with their owners, and where each player may
 * put. Immutable.
 *
 * <p>With a rim ([Uiterwijk2019] definition 7) Black plays on the inner board only and wins there
 * only; White uses everything. Under {@link Parry#ALLOWED} (rim+, before theorem 10 there) Black
 * may also answer a direct threat in the rim.
 *
 * @param board name, squares, all winning sets, layout and the symmetries, which keep owners too
 * @param owners the owner of each winning set, by its number
 * @param blackSquares the squares on which Black may play
 * @param whiteSquares the squares on which White may play
 * @param parry whether a player may leave his squares to answer a direct threat
 * @param inner the grid of a named board; empty for other boards
 * @param stonesATurn how many stones a turn has, at least 1
 */
public record StrongBoard(
        Board board,
        List<Owner> owners,
        SquareSet blackSquares,
        SquareSet whiteSquares,
        Parry parry,
        Optional<InnerBoard> inner,
        int stonesATurn) {

    /**
     * Checks that turns have stones and that there is an owner for each set, who may play on all of
     * it.
     */
    public StrongBoard {
        owners = List.copyOf(owners);
        int squares = board.hypergraph().squares();
        if (owners.size() != board.hypergraph().sets().size()) {
            throw new IllegalArgumentException(owners.size() + " owners");
        }
        if (stonesATurn < 1) {
            throw new IllegalArgumentException(stonesATurn + " stones a turn");
        }
        if (blackSquares.next(squares) >= 0 || whiteSquares.next(squares) >= 0) {
            throw new IllegalArgumentException("squares of a player outside the board");
        }
        for (Player player : Player.values()) {
            SquareSet own = player == Player.BLACK ? blackSquares : whiteSquares;
            if (!own.containsAll(union(board, owners, player))) {
                throw new IllegalArgumentException(player + " cannot fill one of his sets");
            }
        }
    }

    /** Makes a board of one stone a turn. */
    public StrongBoard(
            Board board,
            List<Owner> owners,
            SquareSet blackSquares,
            SquareSet whiteSquares,
            Parry parry,
            Optional<InnerBoard> inner) {
        this(board, owners, blackSquares, whiteSquares, parry, inner, 1);
    }

    private static SquareSet union(Board board, List<Owner> owners, Player player) {
        SquareSet union = SquareSet.empty();
        for (int i = 0; i < owners.size(); i++) {
            if (owners.get(i).includes(player)) {
                union = union.union(board.hypergraph().sets().get(i));
            }
        }
        return union;
    }

    /**
     * Returns the game in which both players fill the sets of {@code board} anywhere.
     *
     * @param inner its grid, without a rim; empty if it has no name that a checker knows
     */
    public static StrongBoard plain(Board board, Optional<InnerBoard> inner) {
        SquareSet all = SquareSet.range(board.hypergraph().squares());
        int sets = board.hypergraph().sets().size();
        return new StrongBoard(
                board, Collections.nCopies(sets, Owner.BOTH), all, all, Parry.FORBIDDEN, inner);
    }

    /**
     * Returns the board {@code mnk:ROWS,COLS,length;rim=...} or {@code rim+=...}.
     *
     * @param inner the inner board and its rims, not both 0
     * @param length how many in a row win
     * @param parry allowed for {@code rim+}
     * @throws GameSyntaxException if the whole grid is too large
     */
    public static StrongBoard rim(InnerBoard inner, int length, Parry parry)
            throws GameSyntaxException {
        String name =
                "mnk:%d,%d,%d;rim%s=%d,%d"
                        .formatted(
                                inner.rows(),
                                inner.columns(),
                                length,
                                parry == Parry.ALLOWED ? "+" : "",
                                inner.rowRim(),
                                inner.columnRim());
        return rim(name, inner, length, parry, Player.BLACK, 1);
    }

    private static StrongBoard rim(
            String name,
            InnerBoard inner,
            int length,
            Parry parry,
            Player attacker,
            int stonesATurn)
            throws GameSyntaxException {
        Board grid =
                GameParser.parse(
                        "mnk:" + inner.allRows() + "," + inner.allColumns() + "," + length);
        SquareSet own = inner.squares();
        SquareSet all = SquareSet.range(grid.hypergraph().squares());
        boolean black = attacker == Player.BLACK;
        Owner other = black ? Owner.WHITE : Owner.BLACK;
        List<Permutation> symmetries =
                grid.symmetries().stream().filter(map -> map.apply(own).equals(own)).toList();
        Board named = new Board(name, grid.hypergraph(), grid.layout(), symmetries);
        return new StrongBoard(
                named,
                grid.hypergraph().sets().stream()
                        .map(set -> own.containsAll(set) ? Owner.BOTH : other)
                        .toList(),
                black ? own : all,
                black ? all : own,
                parry,
                Optional.of(inner),
                stonesATurn);
    }

    /**
     * Returns the board of a Connect game with ends, {@code connect:ROWS,COLS,K,P,Q}.
     *
     * @throws GameSyntaxException if the board has no end or is too large, or more than K in a row
     *     do not win
     */
    public static StrongBoard connect(ConnectGame game) throws GameSyntaxException {
        requireSets(game);
        Board board = GameParser.parse(game.name());
        SquareSet all = SquareSet.range(board.hypergraph().squares());
        return new StrongBoard(
                board,
                Collections.nCopies(board.hypergraph().sets().size(), Owner.BOTH),
                all,
                all,
                Parry.FORBIDDEN,
                grid(board),
                game.stones());
    }

    private static void requireSets(ConnectGame game) throws GameSyntaxException {
        if (game.overline() != ConnectGame.Overline.WINS) {
            throw new GameSyntaxException(
                    "game "
                            + game.name()
                            + ": exactly K in a row are no winning set,"
                            + " because one more stone of the winner's can undo it");
        }
    }

    /** Returns the grid of a board without a rim that has one. */
    static Optional<InnerBoard> grid(Board board) {
        return board.layout() instanceof GridLayout grid
                ? Optional.of(new InnerBoard(grid.rows(), grid.columns(), 0, 0))
                : Optional.empty();
    }

    /**
     * Returns the board {@code connect:ROWS,COLS,K,P,Q;rim=R,C} or {@code ;rim-white=R,C}: {@code
     * attacker} plays on the inner board only and wins there only, the other player uses
     * everything.
     *
     * @param game the rules, whose own board does not matter
     * @param inner the inner board and its rims, not both 0
     * @throws GameSyntaxException if the whole grid is too large, or more than K in a row do not
     *     win
     */
    public static StrongBoard connect(ConnectGame game, InnerBoard inner, Player attacker)
            throws GameSyntaxException {
        requireSets(game);
        String name =
                "%s;rim%s=%d,%d"
                        .formatted(
                                game.withSides(inner.rows(), inner.columns()).name(),
                                attacker == Player.BLACK ? "" : "-white",
                                inner.rowRim(),
                                inner.columnRim());
        return rim(name, inner, game.length(), Parry.FORBIDDEN, attacker, game.stones());
    }

    /** Returns the canonical GAME string, or {@code free:} and more. */
    public String name() {
        return board.name();
    }

    /** Returns the number of squares. */
    public int squares() {
        return board.hypergraph().squares();
    }

    /** Returns all winning sets. */
    public List<SquareSet> sets() {
        return board.hypergraph().sets();
    }

    /** Returns whether {@code player} wins by filling set {@code number}. */
    public boolean owns(Player player, int number) {
        return owners.get(number).includes(player);
    }

    /** Returns the squares on which {@code player} may play, parries aside. */
    public SquareSet squares(Player player) {
        return player == Player.BLACK ? blackSquares : whiteSquares;
    }

    /** Returns the squares on which {@code player} may play at some time, parries included. */
    public SquareSet possibleSquares(Player player) {
        return parry == Parry.ALLOWED ? SquareSet.range(squares()) : squares(player);
    }

    /** Returns whether both players have the same sets and may play everywhere. */
    public boolean isEqualForBoth() {
        SquareSet all = SquareSet.range(squares());
        return owners.stream().allMatch(owner -> owner == Owner.BOTH)
                && Stream.of(blackSquares, whiteSquares).allMatch(all::equals);
    }

    @Override
    public String toString() {
        return name();
    }
}
