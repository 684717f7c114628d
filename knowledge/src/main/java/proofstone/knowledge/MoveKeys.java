package proofstone.knowledge;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The canonical keys of all positions that a move of either player leads to: those that {@link
 * CanonicalForm#key} gives for their residual hypergraphs, without making these.
 *
 * <p>A position takes the time of two such keys to {@link #load} and each move that of the edges
 * through its square. Scratch memory; belongs to one thread.
 */
final class MoveKeys {
    /*
     * A key is a sum over the edges. Breaker's move takes the edges through his square out of it. Maker's move
     * changes these, and one that has lost the square may now lie in others, which leave; such an edge goes
     * through all squares of the smaller one, so the edges through one of them are all that has to be looked
     * at. No two edges that both lose the square come to lie in each other, since they did not before.
     *
     * Item e * symmetries + s of an array is of edge e for symmetry s.
     */
    private final CanonicalForm form;
    private final boolean areMinimal;
    private final int symmetries;
    private @Nullable ResidualHypergraph graph;
    private final Stream high;
    private final Stream low;

    /**
     * The edges through square v are {@code through[starts[v]]} to {@code through[starts[v + 1] -
     * 1]}.
     */
    private final int[] starts;

    private int[] through = {};
    private boolean[] isGone = {};
    private int[] gone = {};
    private int goneCount;

    /** The move whose {@code gone} edges are listed, or -1. */
    private int listed = -1;

    /** The sum of a stream after a move, for a symmetry. */
    private interface MovedSum {
        /** Returns the sum of {@code stream} for {@code symmetry}. */
        long of(Stream stream, int symmetry);
    }

    /** The sums of one of the two streams of codes. */
    private final class Stream {
        private final long[][] squareCodes;
        private final long[] sums = new long[symmetries];
        private long[] codes = {};
        private long[] values = {};

        Stream(long[][] squareCodes) {
            this.squareCodes = squareCodes;
        }

        void load(ResidualHypergraph graph) {
            int size = graph.count() * symmetries;
            if (codes.length < size) {
                codes = new long[2 * size];
                values = new long[2 * size];
            }
            for (int s = 0; s < symmetries; s++) {
                sums[s] = load(graph, s);
            }
        }

        private long load(ResidualHypergraph graph, int s) {
            long sum = 0;
            for (int e = 0; e < graph.count(); e++) {
                int at = e * symmetries + s;
                codes[at] = graph.sum(e, squareCodes[s]);
                values[at] = CanonicalForm.edgeValue(codes[at]);
                sum += values[at];
            }
            return sum;
        }

        /** Returns the sum for symmetry {@code s} after Breaker has taken {@code square}. */
        long afterBreaker(int square, int s) {
            long sum = sums[s];
            for (int k = starts[square]; k < starts[square + 1]; k++) {
                sum -= values[through[k] * symmetries + s];
            }
            return sum;
        }

        /** Returns the sum for symmetry {@code s} after Maker has taken {@code square}. */
        long afterMaker(int square, int s) {
            long sum = sums[s];
            long code = squareCodes[s][square];
            for (int k = starts[square]; k < starts[square + 1]; k++) {
                int at = through[k] * symmetries + s;
                sum += CanonicalForm.edgeValue(codes[at] - code) - values[at];
            }
            for (int k = 0; k < goneCount; k++) {
                sum -= values[gone[k] * symmetries + s];
            }
            return sum;
        }
    }

    /**
     * Makes the keys of a board's positions.
     *
     * @param squares the number of squares of the board
     * @param areMinimal whether edges that contain others are dropped after a move of Maker's; the
     *     positions loaded have none then
     */
    MoveKeys(CanonicalForm form, int squares, boolean areMinimal) {
        this.form = form;
        this.areMinimal = areMinimal;
        this.symmetries = form.symmetries().size();
        this.high = new Stream(form.highCodes());
        this.low = new Stream(form.lowCodes());
        this.starts = new int[squares + 1];
    }

    /** Takes the position from which the moves are; costs nothing if it is the last one. */
    void load(ResidualHypergraph position) {
        if (graph != position) {
            forgetGone();
            graph = position;
            index(position);
            high.load(position);
            low.load(position);
        }
    }

    /** Fills {@code through}, edges in ascending order. */
    private void index(ResidualHypergraph position) {
        int count = position.count();
        if (isGone.length < count) {
            isGone = new boolean[2 * count];
            gone = new int[2 * count];
        }
        Arrays.fill(starts, 0);
        for (int e = 0; e < count; e++) {
            for (int v = position.next(e, 0); v >= 0; v = position.next(e, v + 1)) {
                starts[v]++;
            }
        }
        int end = 0;
        for (int v = 0; v < starts.length; v++) {
            end += starts[v];
            starts[v] = end;
        }
        through = through.length < end ? new int[2 * end] : through;
        for (int e = count - 1; e >= 0; e--) {
            for (int v = position.next(e, 0); v >= 0; v = position.next(e, v + 1)) {
                through[--starts[v]] = e;
            }
        }
    }

    /** Returns whether {@code position} is the one that was loaded last. */
    boolean isOf(ResidualHypergraph position) {
        return graph == position;
    }

    /** Returns the key after Breaker has taken {@code square}, with {@code salt} as ever. */
    CanonicalForm.Key afterBreaker(int square, long salt) {
        return key((stream, s) -> stream.afterBreaker(square, s), salt);
    }

    /** Returns the key after Maker has taken {@code square}, with {@code salt} as ever. */
    CanonicalForm.Key afterMaker(int square, long salt) {
        listGone(square);
        return key((stream, s) -> stream.afterMaker(square, s), salt);
    }

    /** Returns the hypergraph after Maker has taken {@code square}. */
    ResidualHypergraph hypergraphAfterMaker(int square) {
        listGone(square);
        return position().afterMaker(square).without(isGone);
    }

    private CanonicalForm.Key key(MovedSum sum, long salt) {
        int best = 0;
        long least = sum.of(high, 0);
        for (int s = 1; s < symmetries; s++) {
            long other = sum.of(high, s);
            if (Long.compareUnsigned(other, least) < 0) {
                best = s;
                least = other;
            }
        }
        return form.key(best, least, sum.of(low, best), salt);
    }

    private void forgetGone() {
        for (int k = 0; k < goneCount; k++) {
            isGone[gone[k]] = false;
        }
        goneCount = 0;
        listed = -1;
    }

    /** Lists the edges that contain one that has lost {@code square}. */
    private void listGone(int square) {
        if (listed == square || !areMinimal) {
            return;
        }
        forgetGone();
        listed = square;
        for (int k = starts[square]; k < starts[square + 1]; k++) {
            int e = through[k];
            int rarest = rarestOther(e, square);
            int from = rarest < 0 ? 0 : starts[rarest];
            int to = rarest < 0 ? position().count() : starts[rarest + 1];
            for (int n = from; n < to; n++) {
                markIfGone(rarest < 0 ? n : through[n], e, square);
            }
        }
    }

    private void markIfGone(int f, int e, int square) {
        boolean goes = !isGone[f] && !position().contains(f, square);
        if (goes && position().coversRest(f, e, square)) {
            isGone[f] = true;
            gone[goneCount++] = f;
        }
    }

    /** Returns the square of edge {@code e} on fewest edges but {@code square}; -1 if none is. */
    private int rarestOther(int e, int square) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int v = position().next(e, 0); v >= 0; v = position().next(e, v + 1)) {
            int degree = starts[v + 1] - starts[v];
            if (v != square && degree < least) {
                best = v;
                least = degree;
            }
        }
        return best;
    }

    private ResidualHypergraph position() {
        return Objects.requireNonNull(graph);
    }
}
