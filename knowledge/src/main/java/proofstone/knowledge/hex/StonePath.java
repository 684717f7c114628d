package proofstone.knowledge.hex;

import java.util.Arrays;

/** Shortest chains of stones within one group, sides counting as stones. */
final class StonePath {
    private static final int NODES = LinkTracer.SIDE + 2;

    private final HexGeometry geometry;
    private final int[] previous = new int[NODES];
    private final int[] queue = new int[NODES];
    private final int[] stops = new int[NODES + 1];
    private int player;
    private long own;
    private int filled;

    StonePath(HexGeometry geometry) {
        this.geometry = geometry;
    }

    /** Sets the stones. */
    void start(int who, long stones) {
        player = who;
        own = stones;
    }

    /** Finds a shortest chain and returns its number of steps; the ends must be joined. */
    int find(int from, int to) {
        Arrays.fill(previous, -1);
        filled = 0;
        visit(to, to);
        for (int i = 0; previous[from] < 0; i++) {
            spread(queue[i]);
        }
        int count = 0;
        for (int node = from; node != to; node = previous[node]) {
            stops[count++] = node;
        }
        stops[count] = to;
        return count;
    }

    /** Returns stop i of the chain found last. */
    int stop(int i) {
        return stops[i];
    }

    private void visit(int node, int by) {
        if (previous[node] < 0) {
            previous[node] = by;
            queue[filled++] = node;
        }
    }

    private void spread(int node) {
        long cells =
                node < LinkTracer.SIDE
                        ? geometry.near[node]
                        : geometry.side[player][node - LinkTracer.SIDE];
        for (long rest = cells & own; rest != 0; rest &= rest - 1) {
            visit(Long.numberOfTrailingZeros(rest), node);
        }
        if (node < LinkTracer.SIDE) {
            visitSides(node);
        }
    }

    private void visitSides(int node) {
        for (int i = 0; i < 2; i++) {
            if ((geometry.side[player][i] >>> node & 1) != 0) {
                visit(LinkTracer.SIDE + i, node);
            }
        }
    }
}
