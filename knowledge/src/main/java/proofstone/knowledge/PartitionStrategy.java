package proofstone.knowledge;

import java.util.Arrays;

/**
 * Breaker's partition strategy: disjoint parts, in each of which he answers Maker, that together
 * hold every edge ([Czifra2021] theorem III.1); sought by tabu search.
 *
 * <p>A search starts from the parts of a position nearby and mends them step by step; it takes
 * about half a microsecond a step and proves nothing if it fails. The fewest edges that it left
 * open, {@link #open}, tell how hard the position is for Breaker. Scratch memory; belongs to one
 * thread.
 */
final class PartitionStrategy {
    /*
     * State: the chosen parts, disjoint, in slots 0 .. used-1. Slot j has its squares, the edges it
     * holds, and its own edges, those that no other slot holds. A step
     *   1. picks a random open edge;
     *   2. among the pairs that hold it and a random sample of the other parts that do, none of them tabu,
     *      finds the one with the greatest gain: open edges it holds, less the own edges of the slots it
     *      drives out that it does not hold itself (an edge that two of those hold together is overlooked:
     *      the gain is an estimate, the next state is not);
     *   3. drives out the slots in its way, which become tabu for a few steps, and takes the part in;
     *   4. drops slots that have no own edge any more, so that their squares are free again.
     * A small sample (16) beats looking at all parts: the steps are worse but forty times as fast.
     */
    private static final int SAMPLE = 16;
    private static final int TENURE = 3;

    private final PartCandidates candidates;
    private final PartRandom random;
    private int[] tabuUntil = new int[0];
    private int clock;
    private long steps;

    private int used;
    private final int[] slot = new int[64];
    private final long[] ownLow = new long[64];
    private final long[] ownHigh = new long[64];
    private final byte[] owner = new byte[128];
    private long takenLo;
    private long takenHi;
    private long openLow;
    private long openHigh;

    private long liveLow;
    private long liveHigh;
    private long barredLo;
    private long barredHi;

    private int best;
    private int bestUsed;
    private final int[] bestSlot = new int[64];

    PartitionStrategy(PartCandidates candidates, PartRandom random) {
        this.candidates = candidates;
        this.random = random;
    }

    /** Forgets the last position; to be called whenever the candidates have changed. */
    void reset() {
        if (tabuUntil.length < candidates.count()) {
            tabuUntil = new int[2 * candidates.count()];
        }
        Arrays.fill(tabuUntil, 0, candidates.count(), 0);
        clock = 0;
    }

    /** Says which edges are live, as two words, and which squares must not be used. */
    void restrict(long low, long high, long noLo, long noHi) {
        liveLow = low;
        liveHigh = high;
        barredLo = noLo;
        barredHi = noHi;
    }

    /** Returns how many live edges would be open at the start of a search from {@code parts}. */
    int openAfter(int[] parts) {
        long low = liveLow;
        long high = liveHigh;
        for (int q : parts) {
            if (isAllowed(q)) {
                low &= ~candidates.low[q];
                high &= ~candidates.high[q];
            }
        }
        return Long.bitCount(low) + Long.bitCount(high);
    }

    private boolean isAllowed(int q) {
        return (candidates.lo[q] & barredLo | candidates.hi[q] & barredHi) == 0;
    }

    /**
     * Searches for at most {@code limit} steps from the disjoint {@code parts}; returns whether
     * {@link #parts} now hold every live edge.
     */
    boolean search(int[] parts, int limit) {
        used = 0;
        for (int q : parts) {
            if (isAllowed(q)) {
                slot[used++] = q;
            }
        }
        settle();
        keep();
        for (int i = 0; i < limit && best > 0; i++) {
            step();
            if (openNow() < best) {
                keep();
            }
        }
        return best == 0;
    }

    private void keep() {
        best = openNow();
        bestUsed = used;
        System.arraycopy(slot, 0, bestSlot, 0, used);
    }

    private int openNow() {
        return Long.bitCount(openLow) + Long.bitCount(openHigh);
    }

    /** Returns the fewest open edges of the last search. */
    int open() {
        return best;
    }

    /** Returns the parts, as numbers among the candidates, that left the fewest edges open. */
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
        int edge = randomOpenEdge();
        int choice = bestPart(edge);
        if (choice >= 0) {
            drive(choice);
            slot[used++] = choice;
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
            if (tabuUntil[q] > clock || !isAllowed(q)) {
                continue;
            }
            int gain = gain(q);
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

    private int gain(int q) {
        long low = candidates.low[q];
        long high = candidates.high[q];
        int gain = Long.bitCount(low & openLow) + Long.bitCount(high & openHigh);
        long lo = candidates.lo[q] & takenLo;
        long hi = candidates.hi[q] & takenHi;
        if ((lo | hi) == 0) {
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
        return gain - Long.bitCount(lostLow & ~low) - Long.bitCount(lostHigh & ~high);
    }

    /** Drives out the slots that share a square with {@code q}. */
    private void drive(int q) {
        for (int j = used - 1; j >= 0; j--) {
            int p = slot[j];
            if (areMeeting(p, q)) {
                tabuUntil[p] = clock + TENURE + random.below(TENURE);
                slot[j] = slot[--used];
            }
        }
    }

    private boolean areMeeting(int p, int q) {
        return (candidates.lo[p] & candidates.lo[q] | candidates.hi[p] & candidates.hi[q]) != 0;
    }

    /** Drops slots without own edges and works out owners, own edges and open edges. */
    private void settle() {
        while (!own()) {
            // one slot was dropped, and others may have got edges back
        }
        takenLo = 0;
        takenHi = 0;
        for (int j = 0; j < used; j++) {
            take(j);
        }
    }

    private void take(int j) {
        int q = slot[j];
        takenLo |= candidates.lo[q];
        takenHi |= candidates.hi[q];
        take(candidates.lo[q], 0, j);
        take(candidates.hi[q], 64, j);
    }

    private void take(long squares, int offset, int j) {
        for (long m = squares; m != 0; m &= m - 1) {
            owner[offset + Long.numberOfTrailingZeros(m)] = (byte) j;
        }
    }

    /**
     * Works out own and open edges; drops the first slot without own edges and returns false then.
     */
    private boolean own() {
        long onceLow = 0;
        long onceHigh = 0;
        long twiceLow = 0;
        long twiceHigh = 0;
        for (int j = 0; j < used; j++) {
            long low = candidates.low[slot[j]];
            long high = candidates.high[slot[j]];
            twiceLow |= onceLow & low;
            twiceHigh |= onceHigh & high;
            onceLow |= low;
            onceHigh |= high;
        }
        for (int j = 0; j < used; j++) {
            ownLow[j] = candidates.low[slot[j]] & ~twiceLow & liveLow;
            ownHigh[j] = candidates.high[slot[j]] & ~twiceHigh & liveHigh;
            if ((ownLow[j] | ownHigh[j]) == 0) {
                slot[j] = slot[--used];
                return false;
            }
        }
        openLow = liveLow & ~onceLow;
        openHigh = liveHigh & ~onceHigh;
        return true;
    }
}
