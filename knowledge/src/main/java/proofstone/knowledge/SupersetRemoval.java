package proofstone.knowledge;

/**
 * Drops every edge that contains another one: who stops or fills the smaller settles the larger.
 *
 * <p>Of equal edges the first stays. Breaker's claims come out for the dropped sets as well, since
 * each rule holds every superset of what it holds on its carrier; Maker never needs them. Quadratic
 * in the number of edges.
 */
final class SupersetRemoval {
    private SupersetRemoval() {}

    /** Returns the minimal edges of {@code graph}. */
    static ResidualHypergraph apply(ResidualHypergraph graph) {
        int[] sizes = new int[graph.count()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = graph.size(i);
        }
        boolean[] gone = new boolean[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            gone[i] = isCovering(graph, sizes, i);
        }
        return graph.without(gone);
    }

    /**
     * Returns the minimal edges after Maker has taken {@code square} in a hypergraph of minimal
     * edges: only those that lose the square can come to lie in others. Time linear in the number
     * of edges times those through the square.
     */
    static ResidualHypergraph afterMaker(ResidualHypergraph graph, int square) {
        ResidualHypergraph next = graph.afterMaker(square);
        boolean[] gone = new boolean[next.count()];
        for (int j = 0; j < gone.length; j++) {
            if (graph.contains(j, square)) {
                markCovering(graph, square, next, j, gone);
            }
        }
        return next.without(gone);
    }

    private static void markCovering(
            ResidualHypergraph before, int square, ResidualHypergraph next, int j, boolean[] gone) {
        for (int i = 0; i < gone.length; i++) {
            gone[i] |= !before.contains(i, square) && next.covers(i, j);
        }
    }

    private static boolean isCovering(ResidualHypergraph graph, int[] sizes, int i) {
        for (int j = 0; j < sizes.length; j++) {
            boolean isEarlier = sizes[j] < sizes[i] || (sizes[j] == sizes[i] && j < i);
            if (isEarlier && graph.covers(i, j)) {
                return true;
            }
        }
        return false;
    }
}
