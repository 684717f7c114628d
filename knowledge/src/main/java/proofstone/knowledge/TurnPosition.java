package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/**
 * A residual hypergraph in a game of several stones a turn: the free squares of each live winning
 * set, without sets that contain another one. Immutable.
 */
public final class TurnPosition {
    /*
     * Edges that contain another one are dropped: a claim of Breaker's that holds a set holds every
     * set with the same squares in the carrier and more, by each of the rules, so he loses nothing;
     * and Maker fills the smaller set before the larger one. The edges are sorted, so that equal
     * positions have equal lists; any order does.
     */

    private final List<SquareSet> edges;
    private final int[] ids;
    private final SquareSet maker;

    /** Takes the array over. */
    private TurnPosition(List<SquareSet> edges, int[] ids, SquareSet maker) {
        this.edges = edges;
        this.ids = ids;
        this.maker = maker;
    }

    /** Returns the free squares of the live sets, in {@link #order}. */
    public List<SquareSet> edges() {
        return edges;
    }

    /** Returns the number of the winning set of each edge; not to be changed. */
    public int[] ids() {
        return ids;
    }

    /** Returns Maker's stones. */
    public SquareSet maker() {
        return maker;
    }

    /** Returns the position of a problem. */
    public static TurnPosition of(WeakProblem problem) {
        SquareSet maker = problem.position().maker();
        List<Edge> edges = new ArrayList<>();
        List<SquareSet> sets = problem.board().hypergraph().sets();
        for (int e = 0; e < sets.size(); e++) {
            if (!sets.get(e).intersects(problem.position().breaker())) {
                edges.add(new Edge(sets.get(e).minus(maker), e));
            }
        }
        return of(edges, maker);
    }

    private record Edge(SquareSet squares, int id) {}

    private static TurnPosition of(List<Edge> edges, SquareSet maker) {
        List<Edge> minimal = new ArrayList<>(edges);
        minimal.removeIf(edge -> edges.stream().anyMatch(other -> makesNeedless(other, edge)));
        minimal.sort((a, b) -> order(a.squares, b.squares));
        return new TurnPosition(
                minimal.stream().map(Edge::squares).toList(),
                minimal.stream().mapToInt(Edge::id).toArray(),
                maker);
    }

    private static boolean makesNeedless(Edge other, Edge edge) {
        return edge.squares.containsAll(other.squares)
                && (other.id < edge.id || !other.squares.equals(edge.squares));
    }

    /** Compares two edges in the order in which a position lists them. */
    static int order(SquareSet one, SquareSet other) {
        for (int word = Math.max(one.wordCount(), other.wordCount()) - 1; word >= 0; word--) {
            int order = Long.compare(one.word(word), other.word(word));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** Returns the position after Maker's stones on {@code squares}. */
    public TurnPosition put(SquareSet squares) {
        return of(edgesWithout(squares), maker.union(squares));
    }

    private List<Edge> edgesWithout(SquareSet squares) {
        return IntStream.range(0, ids.length)
                .mapToObj(i -> new Edge(edges.get(i).minus(squares), ids[i]))
                .toList();
    }

    /** Returns the position of those edges that have no square of {@code squares}. */
    public TurnPosition avoiding(SquareSet squares) {
        return of(i -> !edges.get(i).intersects(squares));
    }

    /** Returns the position of those edges that lie within {@code squares}. */
    public TurnPosition within(SquareSet squares) {
        return of(i -> squares.containsAll(edges.get(i)));
    }

    /** Returns the position without edge {@code index}. */
    public TurnPosition without(int index) {
        return of(i -> i != index);
    }

    private TurnPosition of(IntPredicate stays) {
        int[] left = IntStream.range(0, ids.length).filter(stays).toArray();
        return new TurnPosition(edgesAt(left), idsAt(left), maker);
    }

    private List<SquareSet> edgesAt(int[] indices) {
        return IntStream.of(indices).mapToObj(edges::get).toList();
    }

    private int[] idsAt(int[] indices) {
        return IntStream.of(indices).map(i -> ids[i]).toArray();
    }

    /** Returns the squares of the edges. */
    public SquareSet squares() {
        return edges.stream().reduce(SquareSet.empty(), SquareSet::union);
    }

    /** Returns the squares that lie on one edge only. */
    public SquareSet privateSquares() {
        SquareSet once = SquareSet.empty();
        SquareSet twice = SquareSet.empty();
        for (SquareSet edge : edges) {
            twice = twice.union(once.intersect(edge));
            once = once.union(edge);
        }
        return once.minus(twice);
    }

    /**
     * Returns the squares to which no other square is to be preferred: their edges all go through
     * that one as well. Of squares with the same edges the lowest one is returned.
     */
    public SquareSet undominated() {
        SquareSet squares = squares();
        SquareSet best = squares;
        for (int v = squares.first(); v >= 0; v = squares.next(v + 1)) {
            SquareSet common = common(v).without(v);
            for (int w = common.first(); w >= 0 && best.contains(v); w = common.next(w + 1)) {
                if (w < v || !common(w).contains(v)) {
                    best = best.without(v);
                }
            }
        }
        return best;
    }

    /** Returns the squares that lie on all edges through {@code square}. */
    SquareSet common(int square) {
        SquareSet common = SquareSet.empty();
        boolean first = true;
        for (SquareSet edge : edges) {
            if (edge.contains(square)) {
                common = first ? edge : common.intersect(edge);
                first = false;
            }
        }
        return common;
    }

    /** Returns the squares of the edges that hang together with the first one. */
    public SquareSet component() {
        SquareSet found = edges.getFirst();
        SquareSet grown = grown(found);
        while (!grown.equals(found)) {
            found = grown;
            grown = grown(found);
        }
        return found;
    }

    private SquareSet grown(SquareSet squares) {
        return edges.stream().filter(squares::intersects).reduce(squares, SquareSet::union);
    }

    /** Returns the number of squares of the smallest edge; a great number if there is none. */
    public int shortest() {
        return edges.stream().mapToInt(SquareSet::size).min().orElse(Integer.MAX_VALUE);
    }

    /** Returns whether there is no edge. */
    public boolean isEmpty() {
        return edges.isEmpty();
    }
}
