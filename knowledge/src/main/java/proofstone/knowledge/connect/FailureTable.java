package proofstone.knowledge.connect;

/** Remembers positions that failed, with the depth; forgets the older of two in one place. */
final class FailureTable {
    private static final int LEAST_BITS = 10;
    private static final int MOST_BITS = 20;

    private final int shift;
    private final long[] keys;
    private final byte[] depths;

    /** Makes an empty table for a board of so many squares. */
    FailureTable(int squares) {
        int pairs = Integer.SIZE - Integer.numberOfLeadingZeros(8 * squares * squares);
        int bits = Math.clamp(pairs, LEAST_BITS, MOST_BITS);
        shift = Long.SIZE - bits;
        keys = new long[1 << bits];
        depths = new byte[1 << bits];
    }

    /** Returns whether the key failed with at least that depth. */
    boolean fails(long key, int depth) {
        int at = place(key);
        return keys[at] == key && depths[at] >= depth;
    }

    /** Notes that the key failed with that depth, 1 or more. */
    void add(long key, int depth) {
        int at = place(key);
        keys[at] = key;
        depths[at] = (byte) Math.min(Byte.MAX_VALUE, depth);
    }

    private int place(long key) {
        return (int) (key * 0x9e3779b97f4a7c15L >>> shift);
    }
}
