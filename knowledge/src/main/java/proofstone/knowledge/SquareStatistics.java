package proofstone.knowledge;

import java.util.stream.IntStream;

/**
 * One pass over a residual hypergraph that tells, for each square, how many edges it lies on, its
 * share of the potential and which squares dominate it.
 *
 * <p>Square w dominates v if every edge through v goes through w ([Hsu2020] sec. 4.2): the
 * dominators of v are the intersection of its edges. Time linear in the total size of the edges.
 */
final class SquareStatistics {
    /** The weights of edges of few squares. */
    private static final double[] WEIGHTS =
            IntStream.range(0, 64).mapToDouble(size -> Math.scalb(1.0, -size)).toArray();

    private final int width;
    private final int[] degree;
    private final double[] share;
    private final long[] common;
    private double potential;

    SquareStatistics(ResidualHypergraph graph, int squares) {
        this.width = graph.width();
        this.degree = new int[squares];
        this.share = new double[squares];
        this.common = new long[squares * width];
        for (int i = 0; i < graph.count(); i++) {
            double weight = weight(graph.size(i));
            potential += weight;
            for (int w = 0; w < width; w++) {
                for (long left = graph.word(i, w); left != 0; left &= left - 1) {
                    count(graph, i, (w << 6) + Long.numberOfTrailingZeros(left), weight);
                }
            }
        }
    }

    private static double weight(int size) {
        return size < WEIGHTS.length ? WEIGHTS[size] : Math.scalb(1.0, -size);
    }

    private void count(ResidualHypergraph graph, int i, int v, double weight) {
        share[v] += weight;
        boolean isFirst = degree[v]++ == 0;
        for (int w = 0; w < width; w++) {
            common[v * width + w] =
                    isFirst ? graph.word(i, w) : common[v * width + w] & graph.word(i, w);
        }
    }

    /** Returns the sum of 2^-l over the edges, exact for edges of fewer than 50 squares. */
    double potential() {
        return potential;
    }

    /** Returns the part of the potential on edges through {@code v}. */
    double share(int v) {
        return share[v];
    }

    /**
     * Sorts {@code squares}, which ascend, by their share, the greatest first, and returns them.
     */
    int[] byShare(int[] squares) {
        for (int i = 1; i < squares.length; i++) {
            int v = squares[i];
            int at = i;
            for (; at > 0 && share[squares[at - 1]] < share[v]; at--) {
                squares[at] = squares[at - 1];
            }
            squares[at] = v;
        }
        return squares;
    }

    /** Returns the number of edges through {@code v}. */
    int degree(int v) {
        return degree[v];
    }

    /** Returns the greatest share of a square. */
    double greatestShare() {
        double greatest = 0;
        for (double one : share) {
            greatest = Math.max(greatest, one);
        }
        return greatest;
    }

    /** Returns the least square above {@code after} on exactly the edges of {@code v}, or -1. */
    int equal(int v, int after) {
        for (int w = next(v, after + 1); w >= 0; w = next(v, w + 1)) {
            if (w != v && degree[w] == degree[v]) {
                return w;
            }
        }
        return -1;
    }

    private int next(int v, int from) {
        return Masks.next(common, v * width, width, from);
    }

    /**
     * Returns the square that stands for {@code v} among those that dominate it, or -1 if v stands
     * for itself: the one on most edges, of several the least.
     */
    int dominator(int v) {
        int best = v;
        for (int w = next(v, 0); w >= 0; w = next(v, w + 1)) {
            boolean isBetter = degree[w] > degree[best] || (degree[w] == degree[best] && w < best);
            best = isBetter ? w : best;
        }
        return best == v ? -1 : best;
    }
}
