package proofstone.knowledge.hex;

import java.util.Set;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;

/**
 * Finds who wins Hex positions of one board, with the proof.
 *
 * <p>What is learned from one position helps with the next. Not safe for use by several threads.
 */
public final class HexSearch {
    private final HexBoard board;
    private final HexGeometry geometry;
    private final MustPlayDfPn search;

    /**
     * Makes a search.
     *
     * @param board a board with {@link #supports}
     * @param control counts the nodes and ends the search
     */
    public HexSearch(HexBoard board, SearchControl control) {
        this(board, control, Set.of());
    }

    /**
     * Makes a search without some techniques.
     *
     * @param board a board with {@link #supports}
     * @param control counts the nodes and ends the search
     * @param off the techniques to do without
     */
    public HexSearch(HexBoard board, SearchControl control, Set<HexTechnique> off) {
        this.board = board;
        geometry = new HexGeometry(board.rows(), board.columns());
        search = new MustPlayDfPn(geometry, control, off);
    }

    /** Returns whether a board is small enough: 64 cells. */
    public static boolean supports(HexBoard board) {
        return board.cells() <= HexGeometry.MOST_CELLS;
    }

    /**
     * Solves a position.
     *
     * @param position a position that is not over
     * @return who wins and why
     * @throws SearchControl.Stopped if the limits are met
     */
    public HexSolution solve(HexPosition position) {
        long before = search.built();
        Proof proof = prove(position);
        return new HexSolution(board, geometry, proof, search.built() - before);
    }

    /** Returns the number of positions on which connections were built so far. */
    public long built() {
        return search.built();
    }

    Proof prove(HexPosition position) {
        return search.solve(
                new PositionKey(
                        bits(position.black()),
                        bits(position.white()),
                        bits(position.free()),
                        position.toMove() == Player.BLACK ? HexGeometry.BLACK : HexGeometry.WHITE));
    }

    private static long bits(SquareSet set) {
        return set.stream().mapToLong(cell -> 1L << cell).reduce(0, (a, b) -> a | b);
    }
}
