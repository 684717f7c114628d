package proofstone.search;

/**
 * Proof and disproof numbers of unsolved nodes by 128-bit keys, of fixed size.
 *
 * <p>Numbers only guide the search, so an entry may vanish at any time. Not safe for use by several
 * threads.
 */
final class NumberTable {
    /*
     * An entry is three longs: the high half of the key, phi, delta; the low half chooses the bucket of
     * four entries. A full bucket loses the entry with the smallest phi + delta, the cheapest to find again.
     */
    private static final int ENTRY = 3;
    private static final int BUCKET = 4;

    private final long[] words;
    private final int buckets;

    /** Makes a table of at most {@code bytes} bytes, at least one bucket. */
    NumberTable(long bytes) {
        buckets = Integer.highestOneBit(Math.clamp(bytes / (8L * ENTRY * BUCKET), 1, 1 << 26));
        words = new long[buckets * BUCKET * ENTRY];
    }

    /** Returns a handle on the entry of the key, or -1. */
    long find(long high, long low) {
        int base = base(low);
        for (int at = base; at < base + BUCKET * ENTRY; at += ENTRY) {
            if (isKeyAt(at, high)) {
                return at;
            }
        }
        return -1;
    }

    private int base(long low) {
        return (int) (low & buckets - 1) * BUCKET * ENTRY;
    }

    private boolean isKeyAt(int at, long high) {
        return words[at] == high && words[at + 1] != 0;
    }

    /** Returns the effort that the chooser's win still takes. */
    long phi(long handle) {
        return words[(int) handle + 1];
    }

    /** Returns the effort that the chooser's loss still takes. */
    long delta(long handle) {
        return words[(int) handle + 2];
    }

    /** Stores numbers, which are at least 1. */
    void store(long high, long low, long phi, long delta) {
        int slot = slot(high, base(low));
        words[slot] = high;
        words[slot + 1] = Math.max(1, phi);
        words[slot + 2] = Math.max(1, delta);
    }

    private int slot(long high, int base) {
        int slot = base;
        for (int at = base; at < base + BUCKET * ENTRY; at += ENTRY) {
            slot = worth(at, high) < worth(slot, high) ? at : slot;
        }
        return slot;
    }

    /** Returns what would be lost at an entry: nothing if it has the key itself. */
    private long worth(int at, long high) {
        return words[at] == high ? -1 : words[at + 1] + words[at + 2];
    }
}
