package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/**
 * A residual hypergraph of at most 64 squares in a game of several stones a turn: the free squares
 * of each live winning set as one word, without sets that contain another one. Immutable.
 */
public final class TurnPosition {
    /*
     * Edges that contain another one are dropped: a claim of Breaker's that holds a set holds every
     * set with the same squares in the carrier and more, by each of the rules, so he loses nothing;
     * and Maker fills the smaller set before the larger one.
     */

    private final long[] edges;
    private final int[] ids;
    private final long maker;

    /** Takes the arrays over. */
    private TurnPosition(long[] edges, int[] ids, long maker) {
        this.edges = edges;
        this.ids = ids;
        this.maker = maker;
    }

    /** Returns the free squares of the live sets, ascending as numbers; not to be changed. */
    public long[] edges() {
        return edges;
    }

    /** Returns the number of the winning set of each edge; not to be changed. */
    public int[] ids() {
        return ids;
    }

    /** Returns Maker's stones. */
    public long maker() {
        return maker;
    }

    /** Returns the position of a problem. */
    public static TurnPosition of(WeakProblem problem) {
        long maker = problem.position().maker().word(0);
        List<Edge> edges = new ArrayList<>();
        List<SquareSet> sets = problem.board().hypergraph().sets();
        for (int e = 0; e < sets.size(); e++) {
            if (!sets.get(e).intersects(problem.position().breaker())) {
                edges.add(new Edge(sets.get(e).word(0) & ~maker, e));
            }
        }
        return of(edges, maker);
    }

    private record Edge(long squares, int id) {}

    private static TurnPosition of(List<Edge> edges, long maker) {
        List<Edge> minimal = new ArrayList<>(edges);
        minimal.removeIf(edge -> edges.stream().anyMatch(other -> makesNeedless(other, edge)));
        minimal.sort((a, b) -> Long.compare(a.squares, b.squares));
        return new TurnPosition(
                minimal.stream().mapToLong(Edge::squares).toArray(),
                minimal.stream().mapToInt(Edge::id).toArray(),
                maker);
    }

    private static boolean makesNeedless(Edge other, Edge edge) {
        boolean within = (other.squares & ~edge.squares) == 0;
        return within && (other.squares != edge.squares || other.id < edge.id);
    }

    /** Returns the position after Maker's stones on {@code squares}. */
    public TurnPosition put(long squares) {
        List<Edge> left = new ArrayList<>(edges.length);
        for (int i = 0; i < edges.length; i++) {
            left.add(new Edge(edges[i] & ~squares, ids[i]));
        }
        return of(left, maker | squares);
    }

    /** Returns the position of those edges that have no square of {@code squares}. */
    public TurnPosition avoiding(long squares) {
        return of(i -> (edges[i] & squares) == 0);
    }

    /** Returns the position without edge {@code index}. */
    public TurnPosition without(int index) {
        return of(i -> i != index);
    }

    private TurnPosition of(IntPredicate stays) {
        int[] left = IntStream.range(0, edges.length).filter(stays).toArray();
        return new TurnPosition(edgesAt(left), idsAt(left), maker);
    }

    private long[] edgesAt(int[] indices) {
        return IntStream.of(indices).mapToLong(i -> edges[i]).toArray();
    }

    private int[] idsAt(int[] indices) {
        return IntStream.of(indices).map(i -> ids[i]).toArray();
    }

    /** Returns the squares of the edges. */
    public long squares() {
        return LongStream.of(edges).reduce(0, (a, b) -> a | b);
    }

    /** Returns the squares that lie on one edge only. */
    public long privateSquares() {
        long once = 0;
        long twice = 0;
        for (long edge : edges) {
            twice |= once & edge;
            once |= edge;
        }
        return once & ~twice;
    }

    /** Returns the squares of the edges that hang together with the first one. */
    public long component() {
        long found = edges[0];
        while (grown(found) != found) {
            found = grown(found);
        }
        return found;
    }

    private long grown(long squares) {
        return LongStream.of(edges)
                .filter(e -> (e & squares) != 0)
                .reduce(squares, (a, b) -> a | b);
    }

    /** Returns the number of squares of the smallest edge, 64 if there is none. */
    public int shortest() {
        return LongStream.of(edges).mapToInt(Long::bitCount).min().orElse(Long.SIZE);
    }

    /** Returns the first edge with at least {@code count} private squares, or -1. */
    public int edgeWithOwn(int count) {
        long own = privateSquares();
        IntPredicate hasEnough = i -> Long.bitCount(edges[i] & own) >= count;
        return IntStream.range(0, edges.length).filter(hasEnough).findFirst().orElse(-1);
    }

    /** Returns whether there is no edge. */
    public boolean isEmpty() {
        return edges.length == 0;
    }
}
