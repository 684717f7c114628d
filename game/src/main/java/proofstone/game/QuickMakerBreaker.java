package proofstone.game;

/**
 * Decides Maker-Breaker games on at most {@link #MAX_SQUARES} squares within a budget, Maker moving
 * first: most games of ten squares and some winning sets in a few microseconds.
 *
 * <p>It remembers no position, so that hard games run into the budget; {@link SmallMakerBreaker}
 * decides those. Scratch memory; belongs to one thread.
 */
public final class QuickMakerBreaker {
    /*
     * A level of the search holds what Maker still lacks of the sets without a stone of Breaker's, as masks. Weights
     * are 2^-l for a set that lacks l squares, in units of 2^-7. Both players try squares by weight, Breaker
     * first of all what he must: a set that lacks one square. Breaker wins where the weight of all sets with the
     * greatest share of a square is below one (Erdos and Selfridge 1973, as in SmallMakerBreaker). A smaller
     * weight is taken as one unit, which is too much. Where all weights together are below one no sum runs over its
     * byte; elsewhere that spoils the order of moves and nothing else.
     *
     * A position that Breaker holds has a carrier: squares on which his strategy takes one of each set. It
     * answers every move of Maker's outside, too, so that each answer leaves only the squares of its
     * carrier to be looked at (must-play). The carrier is the union of those of the answers, or all
     * squares of the sets where weights decide.
     */

    /** The greatest number of squares. */
    public static final int MAX_SQUARES = 12;

    /** The greatest number of winning sets. */
    public static final int MAX_SETS = 64;

    private static final int WEIGHT_BITS = 7;
    private static final int ONE = 1 << WEIGHT_BITS;

    /** How many words the shares of the squares take. */
    private static final int WORDS = 2;

    /** In place of a carrier: Breaker does not hold the position, or not within the budget. */
    private static final int NONE = -1;

    private final int[][] lacking = new int[MAX_SQUARES + 1][MAX_SETS];
    private final long[][] makersShares = new long[MAX_SQUARES + 1][WORDS];
    private final long[][] breakersShares = new long[MAX_SQUARES + 1][WORDS];
    private int budget;
    private int carrier = NONE;

    /** Makes the scratch memory. */
    public QuickMakerBreaker() {}

    /** What is known of a game. */
    public enum Outcome {
        /** Breaker wins. */
        BREAKER,
        /** Maker wins. */
        MAKER,
        /** The budget was too small. */
        UNDECIDED
    }

    /**
     * Decides the game of the first {@code count} of {@code sets}, masks of squares 0 to 11 and
     * none of them empty, looking at no more than {@code positions} positions.
     */
    public Outcome decide(int[] sets, int count, int positions) {
        System.arraycopy(sets, 0, lacking[0], 0, count);
        budget = positions;
        carrier = carrier(0, count);
        return carrier != NONE ? Outcome.BREAKER : budget < 0 ? Outcome.UNDECIDED : Outcome.MAKER;
    }

    /**
     * Returns, after {@link #decide} said that Breaker wins, squares that are enough for him: he
     * wins the game of what the sets have of them, too.
     */
    public int carrier() {
        return carrier;
    }

    /** Returns the carrier with which Breaker holds the sets of {@code level}, Maker to move. */
    private int carrier(int level, int count) {
        if (--budget < 0) {
            return NONE;
        }
        int[] sets = lacking[level];
        long[] shares = makersShares[level];
        int squares = squares(sets, count);
        if (isLight(weigh(sets, count, 0, shares), shares, squares)) {
            return squares;
        }
        int carrier = 0;
        int play = squares;
        while (play != 0) {
            int move = 1 << ByteLanes.heaviest(shares, play);
            int answer = answer(level, count, move);
            if (answer == NONE) {
                return NONE;
            }
            carrier |= answer;
            play &= answer & ~move;
        }
        return carrier;
    }

    private static boolean isLight(int weight, long[] shares, int squares) {
        return weight < ONE && weight + ByteLanes.greatest(shares, squares) < ONE;
    }

    private static int squares(int[] sets, int count) {
        int squares = 0;
        for (int i = 0; i < count; i++) {
            squares |= sets[i];
        }
        return squares;
    }

    /** Sums the weight of the sets without {@code move}, and the share of each square. */
    private static int weigh(int[] sets, int count, int move, long[] shares) {
        int sum = 0;
        long first = 0;
        long second = 0;
        for (int i = 0; i < count; i++) {
            int left = sets[i] & ~move;
            int shift = Math.max(0, WEIGHT_BITS - Integer.bitCount(left));
            sum += 1 << shift;
            first += ByteLanes.of(left) << shift;
            second += ByteLanes.of(left >> ByteLanes.COUNT) << shift;
        }
        shares[0] = first;
        shares[1] = second;
        return sum;
    }

    /** Returns the carrier of Breaker's best answer to {@code move}. */
    private int answer(int level, int count, int move) {
        int forced = forced(lacking[level], count, move);
        if (forced != 0) {
            return isOneSquare(forced) ? carrierAfter(level, count, move, forced) : NONE;
        }
        long[] shares = breakersShares[level];
        weigh(lacking[level], count, move, shares);
        int replies = squares(lacking[level], count) & ~move;
        int carrier = NONE;
        while (replies != 0 && budget >= 0 && carrier == NONE) {
            int reply = 1 << ByteLanes.heaviest(shares, replies);
            replies &= ~reply;
            carrier = carrierAfter(level, count, move, reply);
        }
        return carrier;
    }

    /** Returns the squares at which Maker threatens to fill a set. */
    private static int forced(int[] sets, int count, int move) {
        int forced = 0;
        for (int i = 0; i < count; i++) {
            int left = sets[i] & ~move;
            forced |= left == 0 ? -1 : isOneSquare(left) ? left : 0;
        }
        return forced;
    }

    private static boolean isOneSquare(int mask) {
        return (mask & mask - 1) == 0;
    }

    private int carrierAfter(int level, int count, int move, int reply) {
        int[] sets = lacking[level];
        int[] next = lacking[level + 1];
        int left = 0;
        for (int i = 0; i < count; i++) {
            if ((sets[i] & reply) == 0) {
                next[left++] = sets[i] & ~move;
            }
        }
        int carrier = carrier(level + 1, left);
        return carrier == NONE ? NONE : carrier | reply;
    }
}
