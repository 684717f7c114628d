package proofstone.knowledge;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds disjoint pairs of free squares such that every edge contains a pair: then Breaker wins, by
 * answering each square with its partner. [Hsu2020] algorithms 2, 3 and 9.
 *
 * <p>The search is incomplete: at each edge it tries the best N pairs and it gives up after {@link
 * #BUDGET} edges, on large boards after {@link #MOST_WORDS} words, some seconds. Not safe for use
 * by several threads.
 */
public final class PairingStrategy {
    /*
     * Algorithm. Greedy rules first: an edge with two unassigned squares must get them as its pair; two
     * unassigned squares on the same open edges may be paired without loss. Then the edge with the
     * fewest unassigned squares branches over its best pairs. Departs from the paper in the edge score,
     * which is the number of unassigned squares itself so that it serves sets of different sizes.
     *
     * State of depth d: `free` words d * width .. : unassigned squares; `open` words d * edgeWords .. : edges
     * without a pair. `through` is constant during a call: for each square its edges as a bit set.
     */
    private static final int BUDGET = 40;

    /** The most words of edges that a call looks at, as no limit of time ends it. */
    private static final long MOST_WORDS = 1L << 31;

    private static final int DONE = -1;
    private static final int FAILED = -2;

    /** How many pairs are tried at an edge unless told otherwise: the N of the paper. */
    static final int CHOICES = 2;

    private final int squares;
    private final int choices;
    private int[] ranked = {};
    private int[] scores = {};
    private long[] through = {};
    private long[] free = {};
    private long[] open = {};
    private int[] pairs = {};
    private final int[] degree;
    private long[] common = {};
    private int pairCount;
    private int width;
    private int edgeWords;
    private int budget;
    private long wordsRead;

    /** Makes a finder for boards of {@code squares} squares. */
    public PairingStrategy(int squares) {
        this(squares, CHOICES);
    }

    /**
     * Makes a finder for boards of {@code squares} squares that tries {@code choices} pairs at an
     * edge; with none only the greedy rules are left.
     */
    PairingStrategy(int squares, int choices) {
        this.squares = squares;
        this.choices = choices;
        this.degree = new int[squares];
    }

    /** Returns the pairs a b a b ..., or null if none were found. */
    public int @Nullable [] find(ResidualHypergraph graph) {
        prepare(graph);
        return assign(graph, 0) ? Arrays.copyOf(pairs, pairCount) : null;
    }

    private void prepare(ResidualHypergraph graph) {
        width = graph.width();
        edgeWords = (graph.count() + 63) >> 6;
        int depths = squares / 2 + 2;
        through = grown(through, squares * edgeWords);
        common = grown(common, squares * width);
        free = grown(free, depths * width);
        open = grown(open, depths * edgeWords);
        pairs = pairs.length < squares + 2 ? new int[squares + 2] : pairs;
        ranked = ranked.length < depths * choices ? new int[depths * choices] : ranked;
        scores = scores.length < choices ? new int[choices] : scores;
        Arrays.fill(through, 0, squares * edgeWords, 0);
        Arrays.fill(open, 0, edgeWords, 0);
        Arrays.fill(free, 0, width, 0);
        for (int i = 0; i < graph.count(); i++) {
            open[i >> 6] |= 1L << i;
            for (int w = 0; w < width; w++) {
                free[w] |= graph.word(i, w);
            }
            for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
                through[v * edgeWords + (i >> 6)] |= 1L << i;
            }
        }
        pairCount = 0;
        budget = BUDGET;
        wordsRead = 0;
    }

    private static long[] grown(long[] array, int length) {
        return array.length >= length ? array : new long[length];
    }

    private boolean assign(ResidualHypergraph graph, int depth) {
        int saved = pairCount;
        int edge = greedy(graph, depth);
        if (edge == DONE) {
            return true;
        }
        if (edge != FAILED && --budget >= 0) {
            int count = rank(graph, depth, edge);
            for (int k = 0; k < count; k++) {
                if (tryPair(graph, depth, ranked[depth * choices + k])) {
                    return true;
                }
            }
        }
        pairCount = saved;
        return false;
    }

    private boolean tryPair(ResidualHypergraph graph, int depth, int pair) {
        int saved = pairCount;
        System.arraycopy(free, depth * width, free, (depth + 1) * width, width);
        System.arraycopy(open, depth * edgeWords, open, (depth + 1) * edgeWords, edgeWords);
        take(depth + 1, pair / squares, pair % squares);
        if (assign(graph, depth + 1)) {
            return true;
        }
        pairCount = saved;
        return false;
    }

    /** Makes a b a pair: both leave the unassigned squares, their common edges are done. */
    private void take(int depth, int a, int b) {
        pairs[pairCount++] = a;
        pairs[pairCount++] = b;
        free[depth * width + (a >> 6)] &= ~(1L << a);
        free[depth * width + (b >> 6)] &= ~(1L << b);
        for (int w = 0; w < edgeWords; w++) {
            open[depth * edgeWords + w] &=
                    ~(through[a * edgeWords + w] & through[b * edgeWords + w]);
        }
    }

    /**
     * Applies the greedy rules; returns the edge to branch on, {@link #DONE} or {@link #FAILED}.
     */
    private int greedy(ResidualHypergraph graph, int depth) {
        while (true) {
            int edge = shortest(graph, depth);
            if (edge == DONE || edge == FAILED) {
                return edge;
            }
            if (wordsRead > MOST_WORDS) {
                return FAILED;
            }
            if (unassigned(graph, depth, edge) == 2) {
                int a = nextFree(graph, depth, edge, 0);
                take(depth, a, nextFree(graph, depth, edge, a + 1));
            } else if (!pairEquals(graph, depth)) {
                return edge;
            }
        }
    }

    /** Returns the open edge with the fewest unassigned squares. */
    private int shortest(ResidualHypergraph graph, int depth) {
        int best = DONE;
        int fewest = Integer.MAX_VALUE;
        for (int w = 0; w < edgeWords; w++) {
            for (long bits = open[depth * edgeWords + w]; bits != 0; bits &= bits - 1) {
                int edge = (w << 6) + Long.numberOfTrailingZeros(bits);
                int size = unassigned(graph, depth, edge);
                if (size < 2) {
                    return FAILED;
                }
                if (size < fewest) {
                    fewest = size;
                    best = edge;
                }
            }
        }
        return best;
    }

    private int unassigned(ResidualHypergraph graph, int depth, int edge) {
        wordsRead += width;
        int size = 0;
        for (int w = 0; w < width; w++) {
            size += Long.bitCount(graph.word(edge, w) & free[depth * width + w]);
        }
        return size;
    }

    private int nextFree(ResidualHypergraph graph, int depth, int edge, int from) {
        for (int v = graph.next(edge, from); v >= 0; v = graph.next(edge, v + 1)) {
            if (isFree(depth, v)) {
                return v;
            }
        }
        return -1;
    }

    private boolean isFree(int depth, int v) {
        return (free[depth * width + (v >> 6)] >>> v & 1) != 0;
    }

    /** Greedy rule 2: pairs all unassigned squares that lie on the same open edges. */
    private boolean pairEquals(ResidualHypergraph graph, int depth) {
        count(graph, depth);
        boolean found = false;
        for (int a = Masks.next(free, depth * width, width, 0);
                a >= 0 && wordsRead <= MOST_WORDS;
                a = Masks.next(free, depth * width, width, a + 1)) {
            int b = degree[a] == 0 ? -1 : equal(depth, a);
            if (b >= 0) {
                take(depth, a, b);
                found = true;
                countAnew(graph, depth, a, b);
            }
        }
        return found;
    }

    /**
     * Computes, for each unassigned square, its number of open edges and the squares common to
     * them.
     */
    private void count(ResidualHypergraph graph, int depth) {
        Arrays.fill(degree, 0);
        for (int w = 0; w < edgeWords; w++) {
            for (long bits = open[depth * edgeWords + w]; bits != 0; bits &= bits - 1) {
                int edge = (w << 6) + Long.numberOfTrailingZeros(bits);
                for (int v = graph.next(edge, 0); v >= 0; v = graph.next(edge, v + 1)) {
                    intersect(graph, edge, v);
                }
            }
        }
    }

    /**
     * Brings what {@link #count} has computed up to date after a b has become a pair: only what
     * lies on an edge with both has changed.
     */
    private void countAnew(ResidualHypergraph graph, int depth, int a, int b) {
        for (int w = 0; w < edgeWords; w++) {
            long done =
                    through[a * edgeWords + w]
                            & through[b * edgeWords + w]
                            & ~open[depth * edgeWords + w];
            for (long bits = done; bits != 0; bits &= bits - 1) {
                int edge = (w << 6) + Long.numberOfTrailingZeros(bits);
                for (int v = graph.next(edge, 0); v >= 0; v = graph.next(edge, v + 1)) {
                    countAt(graph, depth, v);
                }
            }
        }
    }

    private void countAt(ResidualHypergraph graph, int depth, int v) {
        degree[v] = 0;
        for (int w = 0; w < edgeWords; w++) {
            long edges = through[v * edgeWords + w] & open[depth * edgeWords + w];
            for (long bits = edges; bits != 0; bits &= bits - 1) {
                intersect(graph, (w << 6) + Long.numberOfTrailingZeros(bits), v);
            }
        }
    }

    private void intersect(ResidualHypergraph graph, int edge, int v) {
        wordsRead += width;
        boolean isFirst = degree[v]++ == 0;
        for (int w = 0; w < width; w++) {
            long word = graph.word(edge, w);
            common[v * width + w] = isFirst ? word : common[v * width + w] & word;
        }
    }

    private int equal(int depth, int a) {
        for (int b = Masks.next(common, a * width, width, a + 1);
                b >= 0;
                b = Masks.next(common, a * width, width, b + 1)) {
            if (isFree(depth, b) && degree[b] == degree[a]) {
                return b;
            }
        }
        return -1;
    }

    /** Lists the best pairs of an edge at {@code ranked}, best first; returns how many. */
    private int rank(ResidualHypergraph graph, int depth, int edge) {
        int count = 0;
        for (int a = nextFree(graph, depth, edge, 0);
                a >= 0;
                a = nextFree(graph, depth, edge, a + 1)) {
            for (int b = nextFree(graph, depth, edge, a + 1);
                    b >= 0;
                    b = nextFree(graph, depth, edge, b + 1)) {
                count = insert(depth, count, a * squares + b, score(depth, a, b));
            }
        }
        return count;
    }

    /** Takes a pair in if it is among the best; returns how many there are then. */
    private int insert(int depth, int count, int pair, int score) {
        int at = count;
        while (at > 0 && scores[at - 1] < score) {
            at--;
        }
        if (at == choices) {
            return count;
        }
        int first = depth * choices;
        for (int k = Math.min(count, choices - 1); k > at; k--) {
            ranked[first + k] = ranked[first + k - 1];
            scores[k] = scores[k - 1];
        }
        ranked[first + at] = pair;
        scores[at] = score;
        return Math.min(count + 1, choices);
    }

    /**
     * The pair score of [Hsu2020] sec. 5: twice the common open edges less those of only one
     * square.
     */
    private int score(int depth, int a, int b) {
        int score = 0;
        for (int w = 0; w < edgeWords; w++) {
            long edges = open[depth * edgeWords + w];
            long ofA = through[a * edgeWords + w] & edges;
            long ofB = through[b * edgeWords + w] & edges;
            score += 2 * Long.bitCount(ofA & ofB) - Long.bitCount(ofA ^ ofB);
        }
        return score;
    }
}
