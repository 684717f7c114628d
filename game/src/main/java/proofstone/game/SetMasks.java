package proofstone.game;

import java.util.Arrays;

/** What Maker still lacks of the sets of a game, each as a mask of squares in one word. */
public final class SetMasks {
    private SetMasks() {}

    /**
     * Moves the minimal ones of the first {@code count} of {@code sets} to the front and returns
     * how many they are; of equal ones the last is left.
     */
    public static int minimal(long[] sets, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (isMinimal(sets, i, kept, count)) {
                sets[kept++] = sets[i];
            }
        }
        return kept;
    }

    private static boolean isMinimal(long[] sets, int i, int kept, int count) {
        long outside = ~sets[i];
        for (int j = 0; j < kept; j++) {
            if ((sets[j] & outside) == 0) {
                return false;
            }
        }
        for (int j = i + 1; j < count; j++) {
            if ((sets[j] & outside) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the minimal ones of what Maker lacks after a move of his and a reply. */
    static long[] after(long[] sets, long move, long reply) {
        long[] left =
                Arrays.stream(sets)
                        .filter(set -> (set & reply) == 0)
                        .map(set -> set & ~move)
                        .toArray();
        return Arrays.copyOf(left, minimal(left, left.length));
    }

    /** Returns the squares that lie on one of the first {@code count} of {@code sets}. */
    public static long union(long[] sets, int count) {
        long squares = 0;
        for (int i = 0; i < count; i++) {
            squares |= sets[i];
        }
        return squares;
    }

    /** Returns the squares that lie on several of {@code sets}. */
    public static long several(long[] sets) {
        long once = 0;
        long several = 0;
        for (long set : sets) {
            several |= once & set;
            once |= set;
        }
        return several;
    }

    /**
     * Returns the squares that hang together with the first of {@code count} sets, at most 63, or 0
     * if those are all.
     */
    static long component(long[] sets, int count) {
        long part = sets[0];
        long rest = (1L << count) - 2;
        long before = 0;
        while (rest != 0 && rest != before) {
            before = rest;
            for (long left = rest; left != 0; left &= left - 1) {
                int i = Long.numberOfTrailingZeros(left);
                if ((sets[i] & part) != 0) {
                    part |= sets[i];
                    rest &= ~(1L << i);
                }
            }
        }
        return rest == 0 ? 0 : part;
    }

    /** Returns whether a set has at most one square. */
    static boolean isOneSquare(long set) {
        return (set & set - 1) == 0;
    }
}
