package proofstone.game;

/**
 * Sums of weights for the squares of small games, eight squares side by side in a word.
 *
 * <p>A sum of 256 or more runs into the next one; callers see to it that this does no harm.
 */
final class ByteLanes {
    /*
     * The sum of square v is byte v mod 8 of word v / 8:
     *
     *   words[0] = s7 s6 s5 s4 s3 s2 s1 s0, words[1] = s15 ... s8, and so on.
     */

    /** How many squares stand in a word. */
    static final int COUNT = Long.BYTES;

    /** How many words all squares take. */
    static final int WORDS = Long.SIZE / COUNT;

    private static final int SQUARES_SHIFT = 3;
    private static final int LANE_SHIFT = 3;
    private static final int LANE_MASK = (1 << Byte.SIZE) - 1;
    private static final int GROUP_MASK = (1 << COUNT) - 1;

    /** In a number that orders squares, the bits of 63 - v. */
    private static final int PLACE_MASK = Long.SIZE - 1;

    private static final int PLACE_BITS = 6;

    /** For each set of eight squares a one in the lanes of its squares. */
    private static final long[] LANES = lanes();

    private ByteLanes() {}

    private static long[] lanes() {
        long[] lanes = new long[1 << COUNT];
        for (int squares = 0; squares < lanes.length; squares++) {
            for (int v = 0; v < COUNT; v++) {
                lanes[squares] |= (squares >> v & 1L) << (v << LANE_SHIFT);
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
        return LANES[(int) set & GROUP_MASK];
    }

    /** Returns the greatest sum of the squares of {@code play}, 0 if there are none. */
    static int greatest(long[] words, long play) {
        return best(words, play) >> PLACE_BITS;
    }

    /** Returns the first square of {@code play}, which has at least one, with the greatest sum. */
    static int heaviest(long[] words, long play) {
        return PLACE_MASK - (best(words, play) & PLACE_MASK);
    }

    /** Returns the greatest sum and, below it, 63 less the first square that has it. */
    private static int best(long[] words, long play) {
        int best = 0;
        for (long left = play; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            best = Math.max(best, sum(words, square) << PLACE_BITS | PLACE_MASK - square);
        }
        return best;
    }

    private static int sum(long[] words, int square) {
        int lane = (square & COUNT - 1) << LANE_SHIFT;
        return (int) (words[square >> SQUARES_SHIFT] >>> lane) & LANE_MASK;
    }
}
