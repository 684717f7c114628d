package proofstone.knowledge.hex;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/**
 * Free cells that a player concedes to the opponent, so that few spots are left to search.
 *
 * <p>If he wins nevertheless, he wins, and by the same proof: it needs no cell that he conceded. If
 * the opponent wins then, nothing is known. Conceded are the cells that are farthest from a
 * shortest way of the player's from edge to edge, as few of them as it takes.
 */
final class Concession {
    private static final int FAR = 1 << 20;

    private final HexPosition position;
    private final Player player;

    private Concession(HexPosition position, Player player) {
        this.position = position;
        this.player = player;
    }

    /**
     * Returns the spots of what a player leaves of a position, or nothing if the opponent has won.
     */
    static Optional<HexSpots> of(HexPosition position, Player player, boolean fillsIn) {
        return new Concession(position, player).spots(fillsIn);
    }

    private Optional<HexSpots> spots(boolean fillsIn) {
        SquareSet conceded = SquareSet.empty();
        for (int cell : farthestFirst()) {
            conceded = conceded.with(cell);
            HexPosition left = without(conceded);
            if (left.winner().isPresent()) {
                return Optional.empty();
            }
            Optional<HexSpots> spots = HexSpots.of(left, fillsIn);
            if (spots.isPresent()) {
                return spots;
            }
        }
        return Optional.empty();
    }

    private HexPosition without(SquareSet cells) {
        return player == Player.BLACK
                ? new HexPosition(
                        board(), position.black(), position.white().union(cells), position.toMove())
                : new HexPosition(
                        board(),
                        position.black().union(cells),
                        position.white(),
                        position.toMove());
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

    /** Returns how many free cells the player needs to join each place to an edge. */
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
        IntStream cells =
                board().isEdge(place)
                        ? board().beside(board().edge(place)).stream()
                        : Arrays.stream(board().neighbours(place));
        return cells.filter(cell -> !position.stones(player.opponent()).contains(cell));
    }
}
