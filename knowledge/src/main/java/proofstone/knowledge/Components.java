package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;

/**
 * The connected components of a residual hypergraph, found by flooding with masks.
 *
 * <p>With Maker to move, Breaker wins the whole if and only if he wins each component ([Czifra2021]
 * theorem III.1). Time linear in the number of edges times the diameter of the components.
 */
final class Components {
    private Components() {}

    /** Returns the components as parts of {@code graph}. */
    static List<ResidualHypergraph> of(ResidualHypergraph graph) {
        return around(graph, new long[graph.width()], new boolean[graph.count()]);
    }

    /**
     * Returns the parts that are left connected when the squares of {@code cut} and the edges
     * marked in {@code removed} do not connect. Removed edges belong to no part; edges within the
     * cut to one each.
     */
    static List<ResidualHypergraph> around(
            ResidualHypergraph graph, long[] cut, boolean[] removed) {
        List<ResidualHypergraph> parts = new ArrayList<>();
        boolean[] assigned = removed.clone();
        for (int i = 0; i < graph.count(); i++) {
            if (!assigned[i]) {
                boolean[] inside = flood(graph, i, cut, removed);
                boolean[] outside = new boolean[inside.length];
                for (int j = 0; j < inside.length; j++) {
                    assigned[j] |= inside[j];
                    outside[j] = !inside[j];
                }
                parts.add(graph.without(outside));
            }
        }
        return parts;
    }

    /** Returns whether {@link #around} would give one part; makes none. */
    static boolean isConnected(ResidualHypergraph graph, long[] cut, boolean[] removed) {
        int start = 0;
        while (start < removed.length && removed[start]) {
            start++;
        }
        if (start == removed.length) {
            return true;
        }
        boolean[] inside = flood(graph, start, cut, removed);
        for (int i = 0; i < inside.length; i++) {
            if (!inside[i] && !removed[i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean[] flood(
            ResidualHypergraph graph, int start, long[] cut, boolean[] removed) {
        boolean[] inside = new boolean[graph.count()];
        inside[start] = true;
        long[] reached = new long[graph.width()];
        absorb(graph, start, cut, reached);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < inside.length; i++) {
                if (!inside[i] && !removed[i] && graph.meets(i, reached)) {
                    inside[i] = true;
                    absorb(graph, i, cut, reached);
                    grows = true;
                }
            }
        }
        return inside;
    }

    private static void absorb(ResidualHypergraph graph, int i, long[] cut, long[] reached) {
        for (int w = 0; w < reached.length; w++) {
            reached[w] |= graph.word(i, w) & ~cut[w];
        }
    }
}
