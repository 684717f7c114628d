package proofstone.checker;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The board of a strong game: squares and winning sets, the owner of each set, and where each
 * player may play. {@code blackSquares} and {@code whiteSquares} are empty where the player may
 * play everywhere.
 */
final class StrongGame {
    private final Board board;
    private final List<Owner> owners;
    private final Optional<Bits> blackSquares;
    private final Optional<Bits> whiteSquares;
    private final boolean hasParry;
    private final Optional<StrongGrid> grid;
    private final Bits all;
    private final int stones;

    private final int[] blackSets;
    private final int[] whiteSets;

    StrongGame(
            Board board,
            List<Owner> owners,
            Optional<Bits> blackSquares,
            Optional<Bits> whiteSquares,
            boolean hasParry,
            Optional<StrongGrid> grid,
            int stones) {
        this.board = board;
        this.owners = owners;
        this.blackSquares = blackSquares;
        this.whiteSquares = whiteSquares;
        this.hasParry = hasParry;
        this.grid = grid;
        this.stones = stones;
        this.all = Bits.of(board.squares(), IntStream.range(0, board.squares()).toArray());
        this.blackSets = numbersOf(Colour.BLACK);
        this.whiteSets = numbersOf(Colour.WHITE);
    }

    /** One stone a turn. */
    StrongGame(
            Board board,
            List<Owner> owners,
            Optional<Bits> blackSquares,
            Optional<Bits> whiteSquares,
            boolean hasParry,
            Optional<StrongGrid> grid) {
        this(board, owners, blackSquares, whiteSquares, hasParry, grid, 1);
    }

    private int[] numbersOf(Colour player) {
        return IntStream.range(0, owners.size())
                .filter(e -> owners.get(e).includes(player))
                .toArray();
    }

    /** How many stones a turn has. */
    int stones() {
        return stones;
    }

    /** A whole turn of the player's. */
    StrongTurn whole(Colour player) {
        return new StrongTurn(player, stones);
    }

    Board board() {
        return board;
    }

    Owner owner(int e) {
        return owners.get(e);
    }

    boolean owns(Colour player, int e) {
        return owners.get(e).includes(player);
    }

    /** F of the player: the numbers of the sets that he owns; not to be changed. */
    int[] setsOf(Colour player) {
        return player == Colour.BLACK ? blackSets : whiteSets;
    }

    /** The list of the player's squares, where the header has one. */
    Optional<Bits> listOf(Colour player) {
        return player == Colour.BLACK ? blackSquares : whiteSquares;
    }

    /** A of the player: his list, else all squares; not to be changed. */
    Bits squaresOf(Colour player) {
        return listOf(player).orElse(all);
    }

    /** Where the player may play at some time: under {@code parry} everywhere. */
    Bits everPlayable(Colour player) {
        return hasParry ? all : squaresOf(player);
    }

    boolean hasParry() {
        return hasParry;
    }

    /** The grid of a board with a name. */
    Optional<StrongGrid> grid() {
        return grid;
    }

    boolean isInner(int square) {
        return grid.isEmpty() || grid.get().isInner(square);
    }

    /** Refuses a rule that is for one stone a turn where turns have more. */
    void requireOneStone(String rule) throws Refusal {
        Refusal.unless(
                stones == 1, Reason.NOT_IN_RULE, rule + " is for one stone a turn, not", stones);
    }

    /** Whether nothing tells the players apart but who moves first. */
    boolean isEqualForBoth() {
        return blackSquares.isEmpty()
                && whiteSquares.isEmpty()
                && owners.stream().allMatch(owner -> owner == Owner.BOTH);
    }

    Bits noSquares() {
        return new Bits(board.squares());
    }

    /** Refuses unless each set lies in the squares of each player who owns it. */
    void requireSetsWithinSquares() throws Refusal {
        for (Colour player : Colour.values()) {
            for (int e : setsOf(player)) {
                Refusal.unless(
                        board.isWithin(e, squaresOf(player)),
                        Reason.SET_NOT_IN_SQUARES,
                        player.word() + " may not play everywhere in his set",
                        e);
            }
        }
    }
}
