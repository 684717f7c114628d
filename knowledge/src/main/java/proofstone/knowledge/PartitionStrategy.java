package proofstone.knowledge;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Breaker's partition strategy: disjoint parts, in each of which he answers Maker, that together
 * hold every edge ([Czifra2021] theorem III.1); sought by tabu search.
 *
 * <p>A search starts from the parts of a position nearby and mends them step by step; it takes
 * about a microsecond a step and proves nothing if it fails. The fewest edges that it left open,
 * {@link #open}, tell how hard the position is for Breaker. Scratch memory; belongs to one thread.
 */
final class PartitionStrategy {
    /*
     * State: the chosen parts, disjoint, in slots; bit j of `active` says that slot j is in use. It has the
     * number of its part and its own edges, those that no other slot holds; owner[v] is the slot that has taken
     * square v, if one has. A step
     *   1. picks a random open edge;
     *   2. among the pairs that hold it and a random sample of the other parts that do, none of them tabu,
     *      finds the one with the greatest gain: the weight of the open edges it holds, less that of the own
     *      edges of the slots it drives out that it does not hold itself (an edge that two of those hold
     *      together is overlooked: the gain is an estimate, the next state is not);
     *      the loss is not even worked out when the gain without it is too small already;
     *   3. drives out the slots in its way, which become tabu for a few steps, and takes the part in;
     *   4. drops slots that have no own edge any more, so that their squares are free again.
     * Edges that stay open gain weight, so that those hard to hold come first in the end (EdgeWeights). Weights are
     * kept from search to search in a position.
     * A search that takes the best of a sample, however bad, is mostly at half a dozen open edges. So it goes back to the last of the
     * best states once it is far away from it.
     * When only one or two edges are open, PartMender may hold one of them by a part that it makes; such a part is one
     * like others, until it is driven out.
     * A small sample (16) beats looking at all parts: the steps are worse but some eighty times as fast.
     */
    private static final int SAMPLE = 16;
    private static final int TENURE = 2;

    /**
     * A search may call for the mender once for so many steps: what it cannot mend in many places
     * is rarely mended.
     */
    private static final int STEPS_A_MEND = 4;

    /** The most open edges with which it is called. */
    private static final int MENDED = 2;

    /**
     * When more steps than this have reached nothing as good as the best state, the search goes
     * back to it as soon as it is {@link #ASTRAY}.
     */
    private static final int PATIENCE = 20;

    /** More open edges than this beyond those of the best state are too many to go on. */
    private static final int ASTRAY = 8;

    /**
     * The square roots of the numbers of open edges: the more are open, the sooner a search ends.
     */
    private static final double[] ROOTS =
            IntStream.rangeClosed(0, PartCandidates.MOST_EDGES).mapToDouble(Math::sqrt).toArray();

    private final PartCandidates candidates;
    private final PartRandom random;
    private final PartMender mender;
    private int[] tabuUntil = new int[0];
    private int clock;
    private long steps;
    private final EdgeWeights weights = new EdgeWeights();

    long active;
    final int[] slot = new int[64];
    private final long[] ownLow = new long[64];
    private final long[] ownHigh = new long[64];
    private final byte[] owner = new byte[128];
    long takenLo;
    long takenHi;
    private long openLow;
    private long openHigh;

    long liveLow;
    long liveHigh;
    long barredLo;
    long barredHi;

    private int mends;
    private int best;
    private int bestUsed;
    private final int[] bestSlot = new int[64];

    PartitionStrategy(PartCandidates candidates, PartRandom random) {
        this.candidates = candidates;
        this.random = random;
        this.mender = new PartMender(candidates);
    }

    /** Forgets the last position; to be called whenever the candidates have changed. */
    void reset() {
        if (tabuUntil.length < candidates.count()) {
            tabuUntil = new int[2 * candidates.count()];
        }
        Arrays.fill(tabuUntil, 0, candidates.count(), 0);
        clock = 0;
        weights.reset();
    }

    /** Says which edges are live, as two words, and which squares must not be used. */
    void restrict(long low, long high, long noLo, long noHi) {
        liveLow = low;
        liveHigh = high;
        barredLo = noLo;
        barredHi = noHi;
    }

    /** Says that the first {@code edges} edges are live and that every square may be used. */
    void restrictTo(int edges) {
        restrict(Masks.ones(edges), Masks.ones(edges - 64), 0, 0);
    }

    /** Returns how many live edges would be open at the start of a search from {@code parts}. */
    int openAfter(int[] parts) {
        long low = liveLow;
        long high = liveHigh;
        for (int q : parts) {
            if (isAllowed(q)) {
                low &= ~candidates.masks[4 * q + 2];
                high &= ~candidates.masks[4 * q + 3];
            }
        }
        return Long.bitCount(low) + Long.bitCount(high);
    }

    private boolean isAllowed(int q) {
        return (candidates.masks[4 * q] & barredLo | candidates.masks[4 * q + 1] & barredHi) == 0;
    }

    /**
     * Searches from {@code parts}, leaving out those that are barred or not disjoint, for at most
     * {@code limit} steps, divided by the square root of the fewest open edges so far; returns
     * whether {@link #parts} now hold every live edge.
     */
    boolean search(int[] parts, int limit) {
        begin(parts);
        mends = limit / STEPS_A_MEND;
        mend();
        keep();
        int astray = 0;
        for (int i = 0; best > 0 && i < limit / ROOTS[best]; i++) {
            step();
            mend();
            if (openNow() <= best) {
                keep();
                astray = 0;
            } else if (++astray > PATIENCE && openNow() > best + ASTRAY) {
                begin(parts());
                astray = 0;
            }
        }
        return best == 0;
    }

    /** Where few edges are open, tries to hold them by parts made of others and unused squares. */
    private void mend() {
        for (int open = openNow(); open > 0 && open <= MENDED && mends > 0; open--) {
            mends--;
            long joined = mender.mend(this, randomOpenEdge());
            if (joined == 0) {
                return;
            }
            active &= ~joined;
            put(mender.add());
            settle();
        }
    }

    private void begin(int[] parts) {
        active = 0;
        takenLo = 0;
        takenHi = 0;
        for (int q : parts) {
            long lo = candidates.masks[4 * q];
            long hi = candidates.masks[4 * q + 1];
            if (isAllowed(q) && (lo & takenLo | hi & takenHi) == 0) {
                put(q);
                takenLo |= lo;
                takenHi |= hi;
            }
        }
        settle();
    }

    private void keep() {
        best = openNow();
        bestUsed = 0;
        for (long m = active; m != 0; m &= m - 1) {
            bestSlot[bestUsed++] = slot[Long.numberOfTrailingZeros(m)];
        }
    }

    private int openNow() {
        return Long.bitCount(openLow) + Long.bitCount(openHigh);
    }

    /** Returns the fewest open edges of the last search. */
    int open() {
        return best;
    }

    /** Returns the parts of the last search that left the fewest edges open. */
    int[] parts() {
        return Arrays.copyOf(bestSlot, bestUsed);
    }

    /** Returns the number of steps of all searches. */
    long steps() {
        return steps;
    }

    private void step() {
        steps++;
        clock++;
        int choice = bestPart(randomOpenEdge());
        weights.raise(openLow, openHigh);
        if (choice >= 0) {
            drive(choice);
            put(choice);
            settle();
        }
    }

    private int randomOpenEdge() {
        int inLow = Long.bitCount(openLow);
        int k = random.below(inLow + Long.bitCount(openHigh));
        long bits = k < inLow ? openLow : openHigh;
        for (int i = k < inLow ? k : k - inLow; i > 0; i--) {
            bits &= bits - 1;
        }
        return Long.numberOfTrailingZeros(bits) + (k < inLow ? 0 : 64);
    }

    private int bestPart(int edge) {
        int first = candidates.start[edge];
        int pairs = candidates.pairs[edge];
        int others = candidates.start[edge + 1] - pairs;
        int from = others > SAMPLE ? random.below(others) : 0;
        int looked = pairs - first + Math.min(others, SAMPLE);
        int choice = -1;
        int most = Integer.MIN_VALUE;
        int ties = 1;
        for (int i = 0; i < looked; i++) {
            int at = first + i;
            if (at >= pairs) {
                at += from;
                at = at < pairs + others ? at : at - others;
            }
            int q = candidates.bucket[at];
            if (!isAllowed(q) || tabuUntil[q] > clock) {
                continue;
            }
            int gain = gain(q, most);
            if (gain > most) {
                most = gain;
                choice = q;
                ties = 1;
            } else if (gain == most && random.below(++ties) == 0) {
                choice = q;
            }
        }
        return choice;
    }

    /** Returns the gain of part {@code q}, or something less than {@code least} if it is less. */
    private int gain(int q, int least) {
        long[] masks = candidates.masks;
        long low = masks[4 * q + 2];
        long high = masks[4 * q + 3];
        int gain = weights.of(low & openLow, high & openHigh);
        long lo = masks[4 * q] & takenLo;
        long hi = masks[4 * q + 1] & takenHi;
        if (gain < least || (lo | hi) == 0) {
            return gain;
        }
        long lostLow = 0;
        long lostHigh = 0;
        for (; lo != 0; lo &= lo - 1) {
            int j = owner[Long.numberOfTrailingZeros(lo)];
            lostLow |= ownLow[j];
            lostHigh |= ownHigh[j];
        }
        for (; hi != 0; hi &= hi - 1) {
            int j = owner[64 + Long.numberOfTrailingZeros(hi)];
            lostLow |= ownLow[j];
            lostHigh |= ownHigh[j];
        }
        lostLow &= ~low;
        lostHigh &= ~high;
        int most = gain - EdgeWeights.LEAST * Masks.size(lostLow, lostHigh);
        return most < least ? most : gain - weights.of(lostLow, lostHigh);
    }

    /** Puts part {@code q}, whose squares are not taken, into a slot. */
    private void put(int q) {
        int j = Long.numberOfTrailingZeros(~active);
        active |= 1L << j;
        slot[j] = q;
        for (long m = candidates.masks[4 * q]; m != 0; m &= m - 1) {
            owner[Long.numberOfTrailingZeros(m)] = (byte) j;
        }
        for (long m = candidates.masks[4 * q + 1]; m != 0; m &= m - 1) {
            owner[64 + Long.numberOfTrailingZeros(m)] = (byte) j;
        }
    }

    /** Drives out the slots that share a square with {@code q}. */
    private void drive(int q) {
        long lo = candidates.masks[4 * q] & takenLo;
        long hi = candidates.masks[4 * q + 1] & takenHi;
        for (; lo != 0; lo &= lo - 1) {
            drop(owner[Long.numberOfTrailingZeros(lo)]);
        }
        for (; hi != 0; hi &= hi - 1) {
            drop(owner[64 + Long.numberOfTrailingZeros(hi)]);
        }
    }

    private void drop(int j) {
        if ((active & 1L << j) != 0) {
            active &= ~(1L << j);
            if (slot[j] < candidates.count()) {
                tabuUntil[slot[j]] = clock + TENURE + random.below(TENURE);
            }
        }
    }

    /** Drops slots without own edges and works out what is taken, own and open edges. */
    private void settle() {
        while (!own()) {
            // one slot was dropped, and others may have got edges back
        }
    }

    /**
     * Works out own and open edges; drops the first slot without own edges and returns false then.
     */
    private boolean own() {
        long[] masks = candidates.masks;
        long onceLow = 0;
        long onceHigh = 0;
        long twiceLow = 0;
        long twiceHigh = 0;
        takenLo = 0;
        takenHi = 0;
        for (long m = active; m != 0; m &= m - 1) {
            int q = 4 * slot[Long.numberOfTrailingZeros(m)];
            takenLo |= masks[q];
            takenHi |= masks[q + 1];
            twiceLow |= onceLow & masks[q + 2];
            twiceHigh |= onceHigh & masks[q + 3];
            onceLow |= masks[q + 2];
            onceHigh |= masks[q + 3];
        }
        for (long m = active; m != 0; m &= m - 1) {
            int j = Long.numberOfTrailingZeros(m);
            ownLow[j] = masks[4 * slot[j] + 2] & ~twiceLow & liveLow;
            ownHigh[j] = masks[4 * slot[j] + 3] & ~twiceHigh & liveHigh;
            if ((ownLow[j] | ownHigh[j]) == 0) {
                active &= ~(1L << j);
                return false;
            }
        }
        openLow = liveLow & ~onceLow;
        openHigh = liveHigh & ~onceHigh;
        return true;
    }
}
