package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
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
        int from = spots.place(player, first);
        int[] next = towards(from, spots.place(player, second), within(player, first, second));
        List<HexStep> links = new ArrayList<>();
        for (int place = from; next[place] != place; place = next[place]) {
            links.add(calculus.adjacent(player, place, next[place]));
        }
        return calculus.chain(from, links);
    }

    private SquareSet within(Player player, int first, int second) {
        SquareSet edges = SquareSet.of(board.firstEdge(player), board.secondEdge(player));
        return spots.stones(player, first).union(spots.stones(player, second)).union(edges);
    }

    /** Returns for each place that was met the next one on a shortest way to an end of it. */
    private int[] towards(int from, int to, SquareSet within) {
        int[] next = new int[board.places()];
        Arrays.fill(next, -1);
        next[to] = to;
        List<Integer> reached = new ArrayList<>(List.of(to));
        for (int i = 0; next[from] < 0; i++) {
            int place = reached.get(i);
            touching(place)
                    .filter(near -> within.contains(near) && next[near] < 0)
                    .forEach(near -> {
                        next[near] = place;
                        reached.add(near);
                    });
        }
        return next;
    }

    private IntStream touching(int place) {
        IntStream edges = IntStream.range(board.cells(), board.places());
        return IntStream.concat(
                board.touching(place).stream(),
                edges.filter(edge -> board.areAdjacent(place, edge)));
    }
}
