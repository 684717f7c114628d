package proofstone.game;

/**
 * Keys of 64 bits for lists of sets, by which decided games are remembered; none is zero.
 *
 * <p>They are no proof: two lists have the same key by a chance of some 2^-64, and lists that have
 * it can be made. So whoever builds a proof on what is remembered has it checked by others.
 */
public final class SetKey {
    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final int MIX_SHIFT = 32;
    private static final long FIRST_FACTOR = 0xBF58476D1CE4E5B9L;
    private static final long SECOND_FACTOR = 0x94D049BB133111EBL;
    private static final int SPREAD_SHIFT = 29;

    private SetKey() {}

    /** Returns the key of the first {@code count} of {@code sets}, in any order. */
    public static long of(long[] sets, int count) {
        long key = 0;
        for (int i = 0; i < count; i++) {
            key += spread(sets[i]);
        }
        return notZero(key);
    }

    /** Returns the key of the first {@code count} of {@code sets}, in any order. */
    public static long of(int[] sets, int count) {
        long key = 0;
        for (int i = 0; i < count; i++) {
            key += spread(sets[i]);
        }
        return notZero(key);
    }

    /**
     * Changes half of the bits when one is changed, so that sums of what comes out are like sums of
     * random numbers. High bits come down before the first product, in which they would stay among
     * themselves.
     */
    private static long spread(long set) {
        long mixed = set ^ MIX;
        long once = (mixed ^ mixed >>> MIX_SHIFT) * FIRST_FACTOR;
        long twice = (once ^ once >>> SPREAD_SHIFT) * SECOND_FACTOR;
        return twice ^ twice >>> MIX_SHIFT;
    }

    private static long notZero(long key) {
        return key == 0 ? 1 : key;
    }
}
