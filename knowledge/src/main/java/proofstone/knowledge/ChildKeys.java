package proofstone.knowledge;

import java.util.Arrays;

/**
 * The canonical keys of all positions that a move of Maker's and a reply lead to, about a
 * microsecond each: those that {@link CanonicalForm#key} gives for their minimal residual
 * hypergraphs.
 *
 * <p>For positions of at most {@link PartCandidates#MOST_EDGES} edges. Scratch memory; belongs to
 * one thread.
 */
final class ChildKeys {
    /*
     * After the move m the edges are those of before without m, and the reply b removes the edges through b. Besides,
     * an edge without m may now contain one that m shrinks, and is then not minimal: such pairs are listed for
     * each move. As a key is a sum over the edges, a move costs a pass over the edges through m and a reply one
     * over those through b.
     */
    private static final int MOST = PartCandidates.MOST_EDGES;

    private final CanonicalForm form;
    private final int symmetries;
    private final long[] throughLow;
    private final long[] throughHigh;
    private final long[] lo = new long[MOST];
    private final long[] hi = new long[MOST];
    private int count;
    private final Sums high;
    private final Sums low;

    /** Pair i: {@code smaller[i]} is shrunk by the move and lies then in {@code larger[i]}. */
    private int[] smaller = new int[64];

    private int[] larger = new int[64];
    private int pairs;

    /**
     * The sums of one of the two streams of codes; item s * MOST + e is of edge e for symmetry s.
     */
    private final class Sums {
        private final long[][] squareCodes;
        private final long[] codes = new long[symmetries * MOST];
        private final long[] values = new long[symmetries * MOST];
        private final long[] sums = new long[symmetries];
        private long[] movedValues = new long[0];
        private long[] movedSums = new long[0];

        Sums(long[][] squareCodes) {
            this.squareCodes = squareCodes;
        }

        void load() {
            Arrays.fill(sums, 0);
            for (int s = 0; s < symmetries; s++) {
                for (int e = 0; e < count; e++) {
                    int at = s * MOST + e;
                    codes[at] = CanonicalForm.edgeCode(lo[e], hi[e], squareCodes[s]);
                    values[at] = CanonicalForm.edgeValue(codes[at]);
                    sums[s] += values[at];
                }
            }
        }

        void move(int m) {
            movedValues = values.clone();
            movedSums = sums.clone();
            for (int s = 0; s < symmetries; s++) {
                for (int e = nextThrough(m, 0); e >= 0; e = nextThrough(m, e + 1)) {
                    int at = s * MOST + e;
                    movedValues[at] = CanonicalForm.edgeValue(codes[at] - squareCodes[s][m]);
                    movedSums[s] += movedValues[at] - values[at];
                }
            }
        }

        /** Returns the sum for symmetry {@code s} without the edges that are gone. */
        long without(int s, long goneLow, long goneHigh) {
            long sum = movedSums[s];
            for (int e = Masks.next(goneLow, goneHigh, 0);
                    e >= 0;
                    e = Masks.next(goneLow, goneHigh, e + 1)) {
                sum -= movedValues[s * MOST + e];
            }
            return sum;
        }
    }

    ChildKeys(CanonicalForm form, int squares) {
        this.form = form;
        this.symmetries = form.symmetries().size();
        this.throughLow = new long[squares];
        this.throughHigh = new long[squares];
        this.high = new Sums(form.highCodes());
        this.low = new Sums(form.lowCodes());
    }

    /** Takes the position, of minimal edges, from which the moves are. */
    void load(ResidualHypergraph graph) {
        count = graph.count();
        Arrays.fill(throughLow, 0);
        Arrays.fill(throughHigh, 0);
        for (int e = 0; e < count; e++) {
            lo[e] = graph.word(e, 0);
            hi[e] = graph.width() > 1 ? graph.word(e, 1) : 0;
            long[] through = e < 64 ? throughLow : throughHigh;
            for (int v = graph.next(e, 0); v >= 0; v = graph.next(e, v + 1)) {
                through[v] |= 1L << e;
            }
        }
        high.load();
        low.load();
    }

    /** Takes Maker's move. */
    void move(int m) {
        high.move(m);
        low.move(m);
        pairs = 0;
        for (int e = nextThrough(m, 0); e >= 0; e = nextThrough(m, e + 1)) {
            listPairs(e, lo[e] & ~Masks.low(m), hi[e] & ~Masks.high(m));
        }
    }

    private int nextThrough(int v, int from) {
        return Masks.next(throughLow[v], throughHigh[v], from);
    }

    private void listPairs(int e, long shrunkLo, long shrunkHi) {
        for (int f = 0; f < count; f++) {
            if (f != e && (shrunkLo & ~lo[f] | shrunkHi & ~hi[f]) == 0) {
                addPair(e, f);
            }
        }
    }

    private void addPair(int e, int f) {
        if (pairs == smaller.length) {
            smaller = Arrays.copyOf(smaller, 2 * pairs);
            larger = Arrays.copyOf(larger, 2 * pairs);
        }
        smaller[pairs] = e;
        larger[pairs++] = f;
    }

    /** Returns the key of the position after the move taken and the reply {@code b}. */
    CanonicalForm.Key key(int b) {
        long goneLow = throughLow[b];
        long goneHigh = throughHigh[b];
        for (int i = 0; i < pairs; i++) {
            if (!isThrough(smaller[i], b)) {
                goneLow |= Masks.low(larger[i]);
                goneHigh |= Masks.high(larger[i]);
            }
        }
        int best = best(goneLow, goneHigh);
        return form.key(
                best,
                high.without(best, goneLow, goneHigh),
                low.without(best, goneLow, goneHigh),
                0);
    }

    /** Returns the symmetry with the least sum. */
    private int best(long goneLow, long goneHigh) {
        int best = 0;
        long least = high.without(0, goneLow, goneHigh);
        for (int s = 1; s < symmetries; s++) {
            long sum = high.without(s, goneLow, goneHigh);
            if (Long.compareUnsigned(sum, least) < 0) {
                best = s;
                least = sum;
            }
        }
        return best;
    }

    private boolean isThrough(int e, int v) {
        return Masks.contains(throughLow[v], throughHigh[v], e);
    }
}
