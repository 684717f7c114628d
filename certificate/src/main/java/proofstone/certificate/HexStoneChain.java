package proofstone.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;

/** Shortest chains of places of Hex that touch, found breadth-first, as steps. */
public final class HexStoneChain {
    private final HexBoard board;
    private final IntPredicate members;
    private final int[] next;

    private HexStoneChain(HexBoard board, IntPredicate members) {
        this.board = board;
        this.members = members;
        this.next = new int[board.places()];
        Arrays.fill(next, -1);
    }

    /**
     * Returns the full connection of two different places along others of the player's, one that
     * touches the next; quadratic in the number of these.
     *
     * @param player whose stones and edges they are
     * @param members the places that may be used, the two ends among them, which must be joined
     */
    public static HexStep of(
            HexCalculus calculus, Player player, int from, int to, IntPredicate members) {
        HexStoneChain chain = new HexStoneChain(calculus.board(), members);
        chain.search(from, to);
        List<HexStep> links =
                IntStream.iterate(from, place -> place != to, place -> chain.next[place])
                        .mapToObj(place -> calculus.adjacent(player, place, chain.next[place]))
                        .toList();
        return links.size() == 1 ? links.getFirst() : calculus.chain(from, links);
    }

    /** Finds for each place, until {@code from} is met, the next one on the way to {@code to}. */
    private void search(int from, int to) {
        List<Integer> reached = new ArrayList<>(List.of(to));
        next[to] = to;
        for (int i = 0; next[from] < 0; i++) {
            int place = reached.get(i);
            IntStream.range(0, next.length)
                    .filter(near -> next[near] < 0 && members.test(near))
                    .filter(near -> board.areAdjacent(place, near))
                    .forEach(near -> {
                        next[near] = place;
                        reached.add(near);
                    });
        }
    }
}
