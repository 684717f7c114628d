package proofstone.game;

/**
 * Sums of weights for the squares of small games, eight squares side by side in a word.
 *
 * <p>A sum of 256 or more runs into the next one.
 */
final class ByteLanes {
    /** How many squares stand in a word. */
    static final int COUNT = Long.BYTES;

    /** The greatest square. */
    static final int LAST = Long.SIZE - 1;

    /** How many words all squares take. */
    static final int WORDS = Long.SIZE / COUNT;

    private static final int MASK = (1 << COUNT) - 1;
    private static final int SQUARES_SHIFT = 3;

    /** For each set of eight squares a one in the lanes of its squares. */
    private static final long[] LANES = lanes();

    private ByteLanes() {}

    private static long[] lanes() {
        long[] lanes = new long[1 << COUNT];
        for (int squares = 0; squares < lanes.length; squares++) {
            for (int v = 0; v < COUNT; v++) {
                lanes[squares] |= (squares >> v & 1L) << v * Byte.SIZE;
            }
        }
        return lanes;
    }

    /** Returns how many words the shares of the squares up to the last one of a set take. */
    static int words(long squares) {
        return (Long.SIZE - Long.numberOfLeadingZeros(squares) + COUNT - 1) / COUNT;
    }

    /** Returns a one for each of the last eight squares of a set. */
    static long of(long set) {
        return LANES[(int) set & MASK];
    }

    /** Returns the greatest sum of the squares of {@code play}, which has at least one. */
    static int greatest(long[] words, long play) {
        return best(words, play) >> Byte.SIZE;
    }

    /** Returns the first square of {@code play}, which has at least one, with the greatest sum. */
    static int heaviest(long[] words, long play) {
        return LAST - (best(words, play) & LAST);
    }

    /** Returns the greatest sum with the first square that has it, larger for lower squares. */
    private static int best(long[] words, long play) {
        int best = 0;
        for (long left = play; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            best = Math.max(best, sum(words, square) << Byte.SIZE | LAST - square);
        }
        return best;
    }

    private static int sum(long[] words, int square) {
        return (int) (words[square >> SQUARES_SHIFT] >>> (square << SQUARES_SHIFT)) & MASK;
    }
}
