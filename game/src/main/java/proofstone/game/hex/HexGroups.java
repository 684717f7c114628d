package proofstone.game.hex;

import java.util.Arrays;
import proofstone.game.Player;
import proofstone.game.SquareSet;

/**
 * The groups of one player's stones: his chains, with his edges as members, kept by incremental
 * union.
 *
 * <p>Adding a stone costs nearly constant time (union by size with path halving, Tarjan 1975).
 * Mutable and not safe for use by several threads; a stone cannot be taken back.
 */
public final class HexGroups {
    private final HexBoard board;
    private final Player player;
    private final int[] parent;
    private final int[] size;

    /** Makes the groups of a player without stones: his two edges. */
    public HexGroups(HexBoard board, Player player) {
        this.board = board;
        this.player = player;
        this.parent = new int[board.places()];
        this.size = new int[board.places()];
        Arrays.fill(parent, -1);
        found(board.firstEdge(player));
        found(board.secondEdge(player));
    }

    /** Returns the groups of a player who has these stones. */
    public static HexGroups of(HexBoard board, Player player, SquareSet stones) {
        HexGroups groups = new HexGroups(board, player);
        stones.forEach(groups::add);
        return groups;
    }

    /** Adds a stone; one that is there already changes nothing. */
    public void add(int cell) {
        if (isMember(cell)) {
            return;
        }
        found(cell);
        for (int neighbour : board.neighbours(cell)) {
            joinIfMember(cell, neighbour);
        }
        joinIfBeside(cell, board.firstEdge(player));
        joinIfBeside(cell, board.secondEdge(player));
    }

    private void found(int place) {
        parent[place] = place;
        size[place] = 1;
    }

    private void joinIfMember(int cell, int neighbour) {
        if (isMember(neighbour)) {
            join(cell, neighbour);
        }
    }

    private void joinIfBeside(int cell, int edge) {
        if (board.areAdjacent(cell, edge)) {
            join(cell, edge);
        }
    }

    private void join(int x, int y) {
        int a = root(x);
        int b = root(y);
        if (a == b) {
            return;
        }
        int large = size[a] >= size[b] ? a : b;
        int small = large == a ? b : a;
        parent[small] = large;
        size[large] += size[small];
    }

    private int root(int place) {
        int at = place;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    /** Returns whether a place is one of the player's stones or edges. */
    public boolean isMember(int place) {
        return parent[place] >= 0;
    }

    /** Returns whether both places are the player's and in one group. */
    public boolean areJoined(int x, int y) {
        return isMember(x) && isMember(y) && root(x) == root(y);
    }

    /**
     * Returns the stones of the group of {@code place}, without the edges; none if not a member.
     */
    public SquareSet group(int place) {
        int[] stones =
                java.util.stream.IntStream.range(0, board.cells())
                        .filter(cell -> areJoined(cell, place))
                        .toArray();
        return SquareSet.of(stones);
    }

    /** Returns whether the player has joined his edges. */
    public boolean isWon() {
        return areJoined(board.firstEdge(player), board.secondEdge(player));
    }
}
