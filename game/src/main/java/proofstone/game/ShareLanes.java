package proofstone.game;

/**
 * Sums of weights for the squares of small games, three squares side by side in a word.
 *
 * <p>A sum stays below 2^21, so that none runs into the next.
 */
final class ShareLanes {
    /** How many squares stand in a word. */
    static final int COUNT = 3;

    private static final int BITS = 21;
    private static final int ONES = (1 << BITS) - 1;
    private static final int MASK = (1 << COUNT) - 1;

    /** For each set of three squares a one in the lanes of its squares. */
    private static final long[] LANES = lanes();

    private ShareLanes() {}

    private static long[] lanes() {
        long[] lanes = new long[1 << COUNT];
        for (int squares = 0; squares < lanes.length; squares++) {
            for (int v = 0; v < COUNT; v++) {
                lanes[squares] |= (squares >> v & 1L) << v * BITS;
            }
        }
        return lanes;
    }

    /** Returns a one for each of the last three squares of a set. */
    static long of(int set) {
        return LANES[set & MASK];
    }

    /** Writes the three sums of a word to {@code shares}. */
    static void unpack(long word, int[] shares, int from) {
        shares[from] = (int) word & ONES;
        shares[from + 1] = (int) (word >>> BITS) & ONES;
        shares[from + 2] = (int) (word >>> 2 * BITS);
    }
}
