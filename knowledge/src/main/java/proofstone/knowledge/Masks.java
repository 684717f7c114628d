package proofstone.knowledge;

import proofstone.game.SquareSet;

/** Word-parallel operations on bit masks that lie in {@code long} arrays. */
final class Masks {
    private Masks() {}

    /**
     * Returns the least member at least {@code from} of the mask of {@code width} words at {@code
     * at}, or -1.
     */
    static int next(long[] words, int at, int width, int from) {
        int w = from >> 6;
        if (w >= width) {
            return -1;
        }
        long word = words[at + w] & (-1L << from);
        while (word == 0) {
            if (++w == width) {
                return -1;
            }
            word = words[at + w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    /** Returns the least member at least {@code from} of a whole mask, or -1. */
    static int next(long[] mask, int from) {
        return next(mask, 0, mask.length, from);
    }

    /** Returns the least member at least {@code from} of a mask of two words, or -1. */
    static int next(long low, long high, int from) {
        long word = from < 64 ? low & -1L << from : 0;
        if (word != 0) {
            return Long.numberOfTrailingZeros(word);
        }
        word = from < 64 ? high : from < 128 ? high & -1L << from : 0;
        return word == 0 ? -1 : 64 + Long.numberOfTrailingZeros(word);
    }

    /** Returns the first word of the mask of {@code v} alone. */
    static long low(int v) {
        return v < 64 ? 1L << v : 0;
    }

    /** Returns the second word of the mask of {@code v} alone. */
    static long high(int v) {
        return v < 64 ? 0 : 1L << v;
    }

    /** Returns the word of the members 0 to {@code count} - 1; none if that is negative. */
    static long ones(int count) {
        return count >= 64 ? -1L : count <= 0 ? 0 : (1L << count) - 1;
    }

    static boolean contains(long low, long high, int v) {
        return ((v < 64 ? low : high) >>> v & 1) != 0;
    }

    static int size(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    static boolean contains(long[] mask, int square) {
        return (mask[square >> 6] >>> square & 1) != 0;
    }

    static void add(long[] mask, int square) {
        mask[square >> 6] |= 1L << square;
    }

    static void remove(long[] mask, int square) {
        mask[square >> 6] &= ~(1L << square);
    }

    static int size(long[] mask) {
        int size = 0;
        for (long word : mask) {
            size += Long.bitCount(word);
        }
        return size;
    }

    static SquareSet toSet(long[] mask) {
        return SquareSet.ofWords(mask);
    }

    /** Returns {@code set} as a mask of {@code width} words. */
    static long[] of(SquareSet set, int width) {
        long[] mask = new long[width];
        for (int w = 0; w < width; w++) {
            mask[w] = set.word(w);
        }
        return mask;
    }
}
