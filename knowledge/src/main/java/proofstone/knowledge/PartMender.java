package proofstone.knowledge;

import proofstone.certificate.Part;
import proofstone.game.QuickMakerBreaker;
import proofstone.game.SetKey;

/**
 * Mends a partition that leaves an edge open: joins a few of its parts that the edge crosses, and
 * unused squares, to one larger part that Breaker holds.
 *
 * <p>Takes about ten microseconds; belongs to one thread.
 */
final class PartMender {
    /*
     * The squares of the joined parts and some unused ones are the board of a small game; its sets are what the open
     * edge, and the edges that only the joined parts hold, have of these squares. More squares are only good
     * for Breaker, so the choices with most squares of parts are tried first, and each is filled up with
     * unused squares: those of the open edge, then those that lie on most edges. A part that is found
     * gives back the squares that it does not need, for they may be of use to others.
     *
     * Most games come again within a few thousand steps, so the last ones are remembered, by a key of 64
     * bits; if two games ever had the same key, the calculus would refuse the part.
     */
    private static final int MOST_SQUARES = QuickMakerBreaker.MAX_SQUARES;
    private static final int MOST_EDGES = Part.MAX_EDGES;
    private static final int MOST_CROSSED = 8;
    private static final int CHOICES = 40;
    private static final int POSITIONS = 3000;
    private static final int OF_OPEN_EDGE = 3;
    private static final int NONE = -1;

    /** The first bits of a key say where a game is remembered. */
    private static final int KNOWN_SHIFT = 50;

    private static final int KNOWN = 1 << (Long.SIZE - KNOWN_SHIFT);

    private final PartCandidates candidates;
    private final QuickMakerBreaker game = new QuickMakerBreaker();
    private final int[] sets = new int[MOST_EDGES];

    /** The last games decided, and the squares with which Breaker holds them, or {@link #NONE}. */
    private final long[] keys = new long[KNOWN];

    private final short[] carriers = new short[KNOWN];

    /** The slots that the open edge crosses. */
    private final int[] crossed = new int[64];

    /** Choices of slots as bit sets, those of most squares first. */
    private final long[] choices = new long[CHOICES + 1];

    private final int[] sizes = new int[CHOICES + 1];

    private long squaresLo;
    private long squaresHi;
    private long edgesLow;
    private long edgesHigh;

    PartMender(PartCandidates candidates) {
        this.candidates = candidates;
    }

    /** Returns the slots to join so that the open {@code edge} is held too, or 0. */
    long mend(PartitionStrategy partition, int edge) {
        int count = choose(partition, cross(partition, edge));
        for (int i = 0; i < count; i++) {
            if (join(partition, edge, choices[i])) {
                giveBack();
                return choices[i];
            }
        }
        return 0;
    }

    /** Adds the part of the last successful {@link #mend} to the candidates; returns its number. */
    int add() {
        return candidates.add(squaresLo, squaresHi, edgesLow, edgesHigh);
    }

    /** Lists the slots that have a square of {@code edge}; returns how many. */
    private int cross(PartitionStrategy partition, int edge) {
        int count = 0;
        for (long m = partition.active; m != 0; m &= m - 1) {
            int j = Long.numberOfTrailingZeros(m);
            if (crosses(edge, partition.slot[j])) {
                crossed[count++] = j;
            }
        }
        return Math.min(count, MOST_CROSSED);
    }

    private boolean crosses(int edge, int q) {
        long lo = candidates.masks[4 * q] & candidates.edgeLo[edge];
        long hi = candidates.masks[4 * q + 1] & candidates.edgeHi[edge];
        return (lo | hi) != 0;
    }

    /** Lists the choices of crossed slots that are not too large; returns how many. */
    private int choose(PartitionStrategy partition, int count) {
        int found = 0;
        for (int bits = (1 << count) - 1; bits > 0; bits--) {
            long choice = 0;
            int size = 0;
            for (int k = 0; k < count; k++) {
                if ((bits >> k & 1) != 0) {
                    choice |= 1L << crossed[k];
                    size += size(partition.slot[crossed[k]]);
                }
            }
            found = size <= MOST_SQUARES ? insert(choice, size, found) : found;
        }
        return found;
    }

    private int size(int q) {
        return Masks.size(candidates.masks[4 * q], candidates.masks[4 * q + 1]);
    }

    private int insert(long choice, int size, int count) {
        int at = count;
        for (; at > 0 && sizes[at - 1] < size; at--) {
            choices[at] = choices[at - 1];
            sizes[at] = sizes[at - 1];
        }
        choices[at] = choice;
        sizes[at] = size;
        return Math.min(count + 1, CHOICES);
    }

    /** Returns whether Breaker holds the part that joins the slots of {@code choice}. */
    private boolean join(PartitionStrategy partition, int edge, long choice) {
        gather(partition, edge, choice);
        if (Masks.size(edgesLow, edgesHigh) > MOST_EDGES) {
            return false;
        }
        addUnused(partition, edge);
        return isHeld();
    }

    /**
     * Decides the game of the part; if Breaker holds it, only the squares that he needs are left.
     */
    private boolean isHeld() {
        int count = subEdges();
        int carrier = count == 0 ? NONE : carrier(count);
        if (carrier == NONE) {
            return false;
        }
        int inLo = Long.bitCount(squaresLo);
        squaresLo = Long.expand(carrier, squaresLo);
        squaresHi = Long.expand(carrier >>> inLo, squaresHi);
        return true;
    }

    /** Returns the squares with which Breaker holds the first {@code count} sub-edges. */
    private int carrier(int count) {
        long key = SetKey.of(sets, count);
        int at = (int) (key >>> KNOWN_SHIFT);
        if (keys[at] != key) {
            keys[at] = key;
            boolean isHeld =
                    game.decide(sets, count, POSITIONS) == QuickMakerBreaker.Outcome.BREAKER;
            carriers[at] = (short) (isHeld ? game.carrier() : NONE);
        }
        return carriers[at];
    }

    /** Takes squares out as long as Breaker holds the part. */
    private void giveBack() {
        for (int v = Masks.next(squaresLo, squaresHi, 0);
                v >= 0;
                v = Masks.next(squaresLo, squaresHi, v + 1)) {
            squaresLo ^= Masks.low(v);
            squaresHi ^= Masks.high(v);
            if (!isHeld()) {
                squaresLo ^= Masks.low(v);
                squaresHi ^= Masks.high(v);
            }
        }
    }

    /**
     * Sets the squares of the joined slots, and {@code edge} with the edges that only they hold.
     */
    private void gather(PartitionStrategy partition, int edge, long choice) {
        squaresLo = 0;
        squaresHi = 0;
        long low = Masks.low(edge);
        long high = Masks.high(edge);
        long othersLow = 0;
        long othersHigh = 0;
        for (long m = partition.active; m != 0; m &= m - 1) {
            int j = Long.numberOfTrailingZeros(m);
            int q = 4 * partition.slot[j];
            if ((choice >>> j & 1) != 0) {
                squaresLo |= candidates.masks[q];
                squaresHi |= candidates.masks[q + 1];
                low |= candidates.masks[q + 2];
                high |= candidates.masks[q + 3];
            } else {
                othersLow |= candidates.masks[q + 2];
                othersHigh |= candidates.masks[q + 3];
            }
        }
        edgesLow = low & ~othersLow & partition.liveLow;
        edgesHigh = high & ~othersHigh & partition.liveHigh;
    }

    /** Adds unused squares of the edges until the part is full. */
    private void addUnused(PartitionStrategy partition, int edge) {
        long lo = 0;
        long hi = 0;
        for (int e = next(0); e >= 0; e = next(e + 1)) {
            lo |= candidates.edgeLo[e];
            hi |= candidates.edgeHi[e];
        }
        lo &= ~partition.takenLo & ~partition.barredLo;
        hi &= ~partition.takenHi & ~partition.barredHi;
        int room = MOST_SQUARES - Masks.size(squaresLo, squaresHi);
        while (Masks.size(lo, hi) > room) {
            int v = leastUseful(edge, lo, hi);
            lo &= ~Masks.low(v);
            hi &= ~Masks.high(v);
        }
        squaresLo |= lo;
        squaresHi |= hi;
    }

    /** Returns the next edge of the part from {@code from} on, or -1. */
    private int next(int from) {
        return Masks.next(edgesLow, edgesHigh, from);
    }

    private int leastUseful(int edge, long lo, long hi) {
        int worst = -1;
        int least = Integer.MAX_VALUE;
        for (int v = Masks.next(lo, hi, 0); v >= 0; v = Masks.next(lo, hi, v + 1)) {
            int use = use(edge, v);
            if (use < least) {
                least = use;
                worst = v;
            }
        }
        return worst;
    }

    private int use(int openEdge, int v) {
        int use = contains(openEdge, v) ? OF_OPEN_EDGE : 0;
        for (int e = next(0); e >= 0; e = next(e + 1)) {
            use += contains(e, v) ? 1 : 0;
        }
        return use;
    }

    private boolean contains(int edge, int v) {
        return Masks.contains(candidates.edgeLo[edge], candidates.edgeHi[edge], v);
    }

    /**
     * Lists what the edges have of the squares; returns how many, or 0 if one has less than two.
     */
    private int subEdges() {
        int count = 0;
        for (int e = next(0); e >= 0; e = next(e + 1)) {
            int set = subEdge(e);
            if ((set & set - 1) == 0) {
                return 0;
            }
            sets[count++] = set;
        }
        return count;
    }

    /** Returns what edge {@code e} has of the squares, as a mask of their ranks. */
    private int subEdge(int e) {
        int lo = (int) Long.compress(candidates.edgeLo[e], squaresLo);
        int hi = (int) Long.compress(candidates.edgeHi[e], squaresHi);
        return lo | hi << Long.bitCount(squaresLo);
    }
}
