package proofstone.knowledge.strong;

import java.util.Arrays;

/** Orders moves by what they add to sets of the mover's and take from sets of the opponent's. */
final class MoveOrder {
    private static final int[] OWN = {1, 6, 36, 200, 1000};
    private static final int[] OTHER = {1, 5, 24, 150, 800};

    private static final int SQUARE_BITS = 16;

    private final StrongState state;
    private final long[] places;

    MoveOrder(StrongState state) {
        this.state = state;
        places = places(state);
    }

    /**
     * Returns a number for each square, in the order in which moves of equal value come: first the
     * squares whose sets have the squares with most sets, the middle of a board.
     */
    private static long[] places(StrongState state) {
        long[] ranked = new long[state.squares];
        for (int v = 0; v < ranked.length; v++) {
            long near = 0;
            for (int e : state.through[v]) {
                for (int u : state.sets[e]) {
                    near += state.through[u].length;
                }
            }
            ranked[v] = -near << SQUARE_BITS | v;
        }
        Arrays.sort(ranked);
        long[] places = new long[ranked.length];
        for (int i = 0; i < ranked.length; i++) {
            int v = (int) (ranked[i] & (1 << SQUARE_BITS) - 1);
            places[v] = (long) i << SQUARE_BITS | v;
        }
        return places;
    }

    /** Returns the squares on which {@code p} may put, best first. */
    int[] moves(int p) {
        long[] ranked = new long[state.squares];
        int count = 0;
        for (int v = 0; v < state.squares; v++) {
            if (state.mayPut(p, v)) {
                ranked[count++] = ((long) -value(p, v) << 2 * SQUARE_BITS) | places[v];
            }
        }
        Arrays.sort(ranked, 0, count);
        int[] moves = new int[count];
        for (int i = 0; i < count; i++) {
            moves[i] = (int) (ranked[i] & (1 << SQUARE_BITS) - 1);
        }
        return moves;
    }

    private int value(int p, int v) {
        int value = 0;
        for (int e : state.through[v]) {
            if (state.isAlive(p, e)) {
                value += OWN[Math.min(OWN.length - 1, state.count[p][e])];
            }
            if (state.isAlive(1 - p, e)) {
                value += OTHER[Math.min(OTHER.length - 1, state.count[1 - p][e])];
            }
        }
        return value;
    }
}
