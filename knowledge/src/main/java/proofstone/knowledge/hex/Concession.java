package proofstone.knowledge.hex;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;

/**
 * Free cells that a player concedes to the opponent, so that few spots are left to search.
 *
 * <p>If he wins nevertheless, he wins, and by the same proof: it needs no cell that he conceded. If
 * the opponent wins then, nothing is known. Conceded are the cells that are farthest from a
 * shortest way of the player's from edge to edge, hardly more of them than it takes.
 */
final class Concession {
    /** More than any way needs. */
    private static final int FAR = 1 << 20;

    /** Fill-in may take several spots for one cell, so only a part of the excess goes at a time. */
    private static final int STEP = 4;

    private final HexPosition position;
    private final Player player;

    private Concession(HexPosition position, Player player) {
        this.position = position;
        this.player = player;
    }

    /**
     * Returns the spots of what a player leaves of a position, or nothing if the opponent has won
     * before so few are left. Fills in some twenty positions of a board of 19x19.
     *
     * @param off without fill-in, more has to be conceded
     * @throws SearchControl.Stopped if the limits are met
     */
    static Optional<HexSpots> of(
            HexPosition position, Player player, Set<HexTechnique> off, SearchControl control) {
        return new Concession(position, player).spots(off, control);
    }

    private Optional<HexSpots> spots(Set<HexTechnique> off, SearchControl control) {
        int[] cells = farthestFirst();
        int excess = 1;
        for (int given = 0; given < cells.length; ) {
            control.check();
            given = Math.min(cells.length, given + Math.max(1, excess / STEP));
            SquareSet conceded = SquareSet.of(Arrays.copyOf(cells, given));
            HexPosition left = position.with(player.opponent(), conceded);
            if (left.winner().isPresent()) {
                return Optional.empty();
            }
            HexSpots spots = HexSpots.least(left, off);
            if (spots.fit()) {
                return Optional.of(spots);
            }
            excess = spots.count() - HexGeometry.MOST_CELLS;
        }
        return Optional.empty();
    }

    private HexBoard board() {
        return position.board();
    }

    /** Returns the free cells in the order of the length of a way of the player's through them. */
    private int[] farthestFirst() {
        int[] first = distances(board().firstEdge(player));
        int[] second = distances(board().secondEdge(player));
        return position.free().stream()
                .boxed()
                .sorted(Comparator.comparingInt(cell -> -first[cell] - second[cell]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * Returns how many free cells the player needs to join each place to an edge: a breadth-first
     * search with costs 0 and 1.
     */
    private int[] distances(int edge) {
        int[] distance = new int[board().places()];
        Arrays.fill(distance, FAR);
        distance[edge] = 0;
        Deque<Integer> front = new ArrayDeque<>();
        front.add(edge);
        while (!front.isEmpty()) {
            int place = front.remove();
            touching(place).forEach(cell -> relax(place, cell, distance, front));
        }
        return distance;
    }

    /** Stones cost nothing, so what they lead to comes before what free cells lead to. */
    private void relax(int place, int cell, int[] distance, Deque<Integer> front) {
        int cost = position.isFree(cell) ? 1 : 0;
        if (distance[place] + cost < distance[cell]) {
            distance[cell] = distance[place] + cost;
            if (cost == 0) {
                front.addFirst(cell);
            } else {
                front.addLast(cell);
            }
        }
    }

    /** Returns the cells beside a place that are not the opponent's. */
    private IntStream touching(int place) {
        return board().touching(place).minus(position.stones(player.opponent())).stream();
    }
}
