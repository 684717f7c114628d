package proofstone.knowledge;

import java.util.Arrays;

/**
 * A residual hypergraph with two masks on top: squares that Maker has taken since, and squares that
 * Breaker has answered with. Mutable: {@link #exchange} and {@link #undo} work like a stack.
 *
 * <p>An edge is alive if it misses Breaker's squares; what is left of it are its squares outside
 * Maker's. Threat searches look thousands of exchanges ahead this way without copying edges.
 */
final class ThreatBoard {
    private final ResidualHypergraph graph;
    private final long[] own;
    private final long[] lost;

    ThreatBoard(ResidualHypergraph graph) {
        this.graph = graph;
        this.own = new long[graph.width()];
        this.lost = new long[graph.width()];
    }

    /** Returns the hypergraph below the masks. */
    ResidualHypergraph graph() {
        return graph;
    }

    /** Maker takes {@code a}, Breaker answers {@code b}. */
    void exchange(int a, int b) {
        Masks.add(own, a);
        Masks.add(lost, b);
    }

    /** Takes the exchange back. */
    void undo(int a, int b) {
        Masks.remove(own, a);
        Masks.remove(lost, b);
    }

    /**
     * Returns how many squares of edge {@code i} are left, {@link Integer#MAX_VALUE} if it is dead.
     */
    int left(int i) {
        int size = 0;
        for (int w = 0; w < own.length; w++) {
            long word = graph.word(i, w);
            if ((word & lost[w]) != 0) {
                return Integer.MAX_VALUE;
            }
            size += Long.bitCount(word & ~own[w]);
        }
        return size;
    }

    /** Returns the least square at least {@code from} that is left of edge {@code i}, or -1. */
    int next(int i, int from) {
        long mask = -1L << from;
        for (int w = from >> 6; w < own.length; w++) {
            long word = graph.word(i, w) & ~own[w] & mask;
            if (word != 0) {
                return (w << 6) + Long.numberOfTrailingZeros(word);
            }
            mask = -1;
        }
        return -1;
    }

    /**
     * Returns the live edges with two squares left, or, if one has a single square left, that edge
     * alone as its complement.
     */
    int[] twoLines() {
        int[] lines = new int[graph.count()];
        int found = 0;
        for (int i = 0; i < lines.length; i++) {
            int left = left(i);
            if (left == 1) {
                return new int[] {~i};
            }
            if (left == 2) {
                lines[found++] = i;
            }
        }
        return Arrays.copyOf(lines, found);
    }

    /** Returns the live edges with exactly {@code size} squares left. */
    int[] lines(int size) {
        int[] lines = new int[graph.count()];
        int found = 0;
        for (int i = 0; i < lines.length; i++) {
            if (left(i) == size) {
                lines[found++] = i;
            }
        }
        return Arrays.copyOf(lines, found);
    }
}
