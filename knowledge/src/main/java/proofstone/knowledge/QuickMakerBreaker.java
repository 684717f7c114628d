package proofstone.knowledge;

import java.util.Arrays;

/**
 * Decides Maker-Breaker games on at most {@link #MAX_SQUARES} squares within a budget, Maker moving
 * first: most games of ten squares and some winning sets in a few microseconds.
 *
 * <p>It remembers no position, so that hard games run into the budget; {@link
 * proofstone.game.SmallMakerBreaker} decides those. Scratch memory; belongs to one thread.
 */
public final class QuickMakerBreaker {
    /*
     * A level of the search holds what Maker still lacks of the sets without a stone of Breaker's, as masks. Weights
     * are 2^-l for a set that lacks l squares, in units of 2^-12. Both players try squares by weight, Breaker
     * first of all what he must: a set that lacks one square. Breaker wins where the weight of all sets with the
     * greatest share of a square is below one (Erdos and Selfridge 1973, as in SmallMakerBreaker).
     */

    /** The greatest number of squares. */
    public static final int MAX_SQUARES = 12;

    /** The greatest number of winning sets. */
    public static final int MAX_SETS = 64;

    private static final int ONE = 1 << MAX_SQUARES;

    private final int[][] lacking = new int[MAX_SQUARES + 1][MAX_SETS];
    private final int[][] makersShares = new int[MAX_SQUARES + 1][MAX_SQUARES];
    private final int[][] breakersShares = new int[MAX_SQUARES + 1][MAX_SQUARES];
    private int budget;

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
     * Decides the game of the first {@code count} of {@code sets}, which are masks of squares 0 to
     * 11, looking at no more than {@code positions} positions.
     */
    public Outcome decide(int[] sets, int count, int positions) {
        System.arraycopy(sets, 0, lacking[0], 0, count);
        budget = positions;
        boolean isHeld = holds(0, count);
        return isHeld ? Outcome.BREAKER : budget < 0 ? Outcome.UNDECIDED : Outcome.MAKER;
    }

    /**
     * Returns whether Breaker holds the sets of {@code level}, Maker to move; false beyond the
     * budget.
     */
    private boolean holds(int level, int count) {
        if (--budget < 0) {
            return false;
        }
        int[] sets = lacking[level];
        int[] shares = makersShares[level];
        int weight = weigh(sets, count, 0, shares);
        int m = heaviest(shares);
        if (m < 0 || weight + shares[m] < ONE) {
            return true;
        }
        for (; m >= 0; m = heaviest(shares)) {
            shares[m] = 0;
            if (!answers(level, count, 1 << m)) {
                return false;
            }
        }
        return true;
    }

    /** Sums the weight of the sets without {@code move}, and the share of each square. */
    private static int weigh(int[] sets, int count, int move, int[] shares) {
        Arrays.fill(shares, 0);
        int sum = 0;
        for (int i = 0; i < count; i++) {
            int left = sets[i] & ~move;
            sum += ONE >> Integer.bitCount(left);
            share(left, shares);
        }
        return sum;
    }

    private static void share(int set, int[] shares) {
        int weight = ONE >> Integer.bitCount(set);
        for (int left = set; left != 0; left &= left - 1) {
            shares[Integer.numberOfTrailingZeros(left)] += weight;
        }
    }

    private static int heaviest(int[] shares) {
        int heaviest = -1;
        int most = 0;
        for (int v = 0; v < shares.length; v++) {
            if (shares[v] > most) {
                most = shares[v];
                heaviest = v;
            }
        }
        return heaviest;
    }

    /** Returns whether Breaker, to move after Maker's {@code move}, holds the sets. */
    private boolean answers(int level, int count, int move) {
        int forced = forced(lacking[level], count, move);
        if (forced != 0) {
            return isOneSquare(forced) && holdsAfter(level, count, move, forced);
        }
        int[] shares = breakersShares[level];
        weigh(lacking[level], count, move, shares);
        for (int b = heaviest(shares); b >= 0 && budget >= 0; b = heaviest(shares)) {
            shares[b] = 0;
            if (holdsAfter(level, count, move, 1 << b)) {
                return true;
            }
        }
        return false;
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

    private boolean holdsAfter(int level, int count, int move, int reply) {
        int[] sets = lacking[level];
        int[] next = lacking[level + 1];
        int left = 0;
        for (int i = 0; i < count; i++) {
            if ((sets[i] & reply) == 0) {
                next[left++] = sets[i] & ~move;
            }
        }
        return holds(level + 1, left);
    }
}
