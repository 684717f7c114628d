package proofstone.knowledge;

import org.jspecify.annotations.Nullable;

/**
 * A square, or an edge, where a connected hypergraph falls into two parts: [Czifra2021] theorems
 * IV.2 and IV.3.
 *
 * @param square the square both parts share, or -1
 * @param first the edges of the first part
 * @param second the edges of the second part
 * @param firstWithRest the first part and what the shared edge has in it; the first part itself for
 *     a square
 * @param secondWithRest the second part and what the shared edge has in it
 */
record Articulation(
        int square,
        ResidualHypergraph first,
        ResidualHypergraph second,
        ResidualHypergraph firstWithRest,
        ResidualHypergraph secondWithRest) {
    /*
     * Theorem IV.2 (square v, Maker to move): Maker wins if and only if he wins G1, or G2, or both of them with v his and
     * still to move. Maker's proof of the last case is v, then the must-play rule over both. Breaker's: he wins
     * both parts, one of them even with v Maker's; that carrier leaves v out, so the two are joined.
     *
     * Theorem IV.3 (edge e) as printed claims too much: that Maker wins if he wins both parts with e's rest in
     * them. Take the single edge {a, b} between the parts {a} and {b}: he wins each part by one move, yet
     * Breaker answers a with b. What does hold: Maker wins if he wins a part without e; Breaker wins if he wins
     * one part with the rest of e and the other without. Where neither decides, the whole is searched.
     */

    private static final int MOST_EDGES = 24;

    /**
     * Returns an articulation of {@code graph}, which is connected, or null if there is none.
     *
     * <p>Does not look in graphs of more than {@link #MOST_EDGES} edges: they hardly ever have one.
     */
    static @Nullable Articulation find(ResidualHypergraph graph) {
        if (graph.count() > MOST_EDGES) {
            return null;
        }
        EdgeGraph edges = new EdgeGraph(graph);
        Articulation found = findSquare(graph, edges);
        return found != null ? found : findEdge(graph, edges);
    }

    private static @Nullable Articulation findSquare(ResidualHypergraph graph, EdgeGraph edges) {
        boolean[] none = new boolean[graph.count()];
        long[] live = graph.live();
        for (int v = Masks.next(live, 0); v >= 0; v = Masks.next(live, v + 1)) {
            if (!edges.isConnectedWithoutSquare(v)) {
                long[] cut = new long[graph.width()];
                Masks.add(cut, v);
                ResidualHypergraph first = Components.around(graph, cut, none).get(0);
                ResidualHypergraph second = graph.minus(first);
                return new Articulation(v, first, second, first, second);
            }
        }
        return null;
    }

    private static @Nullable Articulation findEdge(ResidualHypergraph graph, EdgeGraph edges) {
        for (int e = 0; e < graph.count(); e++) {
            if (!edges.isConnectedWithoutEdge(e)) {
                boolean[] removed = new boolean[graph.count()];
                removed[e] = true;
                long[] cut = new long[graph.width()];
                ResidualHypergraph first = Components.around(graph, cut, removed).get(0);
                ResidualHypergraph second = graph.without(removed).minus(first);
                return new Articulation(
                        -1,
                        first,
                        second,
                        first.withRest(graph, e, second.live()),
                        second.withRest(graph, e, first.live()));
            }
        }
        return null;
    }
}
