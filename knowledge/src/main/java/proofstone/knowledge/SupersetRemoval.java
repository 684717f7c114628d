package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Drops every edge that contains another one: who stops or fills the smaller settles the larger.
 *
 * <p>Of equal edges the first stays. Breaker's claims come out for the dropped sets as well, since
 * each rule holds every superset of what it holds on its carrier; Maker never needs them. Quadratic
 * in the number of edges where they are few; with many an edge is compared with those only that
 * begin at one of its squares.
 */
final class SupersetRemoval {
    /** So many edges are few: each is compared with all others. */
    private static final int FEW = 256;

    private SupersetRemoval() {}

    /** Returns the minimal edges of {@code graph}. */
    static ResidualHypergraph apply(ResidualHypergraph graph) {
        int[] sizes = new int[graph.count()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = graph.size(i);
        }
        boolean[] gone = new boolean[sizes.length];
        List<int[]> starts = sizes.length <= FEW ? List.of() : byFirstSquare(graph);
        int[] all = IntStream.range(0, sizes.length).toArray();
        for (int i = 0; i < sizes.length; i++) {
            gone[i] =
                    starts.isEmpty()
                            ? coversOneOf(graph, sizes, i, all)
                            : coversOneThatBeginsInIt(graph, sizes, i, starts);
        }
        return graph.without(gone);
    }

    /** Returns the edges that begin at each square; empty ones come first. */
    private static List<int[]> byFirstSquare(ResidualHypergraph graph) {
        List<IntStream.Builder> starts = new ArrayList<>();
        for (int v = -1; v < graph.width() * Long.SIZE; v++) {
            starts.add(IntStream.builder());
        }
        for (int j = 0; j < graph.count(); j++) {
            starts.get(graph.next(j, 0) + 1).add(j);
        }
        return starts.stream().map(edges -> edges.build().toArray()).toList();
    }

    private static boolean coversOneThatBeginsInIt(
            ResidualHypergraph graph, int[] sizes, int i, List<int[]> starts) {
        boolean isFound = coversOneOf(graph, sizes, i, starts.get(0));
        for (int v = graph.next(i, 0); !isFound && v >= 0; v = graph.next(i, v + 1)) {
            isFound = coversOneOf(graph, sizes, i, starts.get(v + 1));
        }
        return isFound;
    }

    private static boolean coversOneOf(ResidualHypergraph graph, int[] sizes, int i, int[] others) {
        for (int j : others) {
            if (isEarlier(sizes, j, i) && graph.covers(i, j)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isEarlier(int[] sizes, int j, int i) {
        return sizes[j] < sizes[i] || (sizes[j] == sizes[i] && j < i);
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
}
