package proofstone.knowledge.hex;

import java.util.HashMap;
import java.util.Map;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
import proofstone.certificate.HexStoneChain;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;

/**
 * The steps that say that two spots touch: where one is a group or has one at its edge, a shortest
 * chain of stones to the cell or edge in which connections of the group end.
 */
final class SpotLinks {
    /** By which a chain that was made before is found. */
    private record Ends(Player player, int first, int second) {}

    private final HexCalculus calculus;
    private final HexBoard board;
    private final HexSpots spots;
    private final Map<Ends, HexStep> made = new HashMap<>();

    SpotLinks(HexCalculus calculus, HexSpots spots) {
        this.calculus = calculus;
        this.board = calculus.board();
        this.spots = spots;
    }

    /** Returns the full connection of two ends in the code of {@link LinkTracer} that touch. */
    HexStep link(Player player, int first, int second) {
        int from = spots.place(player, first);
        int to = spots.place(player, second);
        return board.areAdjacent(from, to)
                ? calculus.adjacent(player, from, to)
                : made.computeIfAbsent(
                        new Ends(player, first, second), ends -> chain(player, first, second));
    }

    private HexStep chain(Player player, int first, int second) {
        SquareSet within = within(player, first, second);
        return HexStoneChain.of(
                calculus,
                player,
                spots.place(player, first),
                spots.place(player, second),
                within::contains);
    }

    private SquareSet within(Player player, int first, int second) {
        SquareSet edges = SquareSet.of(board.firstEdge(player), board.secondEdge(player));
        return spots.stones(player, first).union(spots.stones(player, second)).union(edges);
    }
}
