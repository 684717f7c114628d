package proofstone.search;

/**
 * Proof and disproof numbers of unsolved nodes by 128-bit keys, in bounded memory.
 *
 * <p>Starts small and doubles up to its bound, so that a short search does not pay for clearing the
 * memory of a long one. Numbers only guide the search, so an entry may vanish at any time. Safe for
 * use by several threads.
 */
final class NumberTable {
    /*
     * An entry is three longs: the high half of the key; phi; delta. The low half chooses the bucket of four
     * entries. When a bucket is full the table doubles; at its bound the bucket loses the entry with the smallest
     * phi + delta, the cheapest to find again. Doubling needs the bits of the low half that choose the bucket
     * in the largest table: they stand above the numbers, half of them with each.
     */
    private static final int ENTRY = 3;
    private static final int BUCKET = 4;
    private static final int FIRST_BUCKETS = 1 << 12;

    /** Numbers take so many bits: those of {@link DfPn#INFINITE}. */
    private static final int NUMBER_BITS = 51;

    private static final int SPARE_BITS = 64 - NUMBER_BITS;
    private static final long NUMBER = (1L << NUMBER_BITS) - 1;

    private final int mostBuckets;
    private long[] words;
    private int buckets;

    /** Makes a table of at most {@code bytes} bytes, at least one bucket. */
    NumberTable(long bytes) {
        long most = Math.clamp(bytes / (8L * ENTRY * BUCKET), 1, 1 << 2 * SPARE_BITS);
        mostBuckets = (int) Long.highestOneBit(most);
        buckets = Math.min(mostBuckets, FIRST_BUCKETS);
        words = new long[buckets * BUCKET * ENTRY];
    }

    /** Returns the number of entries that there is room for without doubling. */
    synchronized int capacity() {
        return buckets * BUCKET;
    }

    /** Writes the phi and the delta of the key to {@code into}; returns false if it has none. */
    synchronized boolean read(long high, long low, long[] into) {
        int base = base(low);
        for (int at = base; at < base + BUCKET * ENTRY; at += ENTRY) {
            if (isKeyAt(at, high)) {
                into[0] = phi(at);
                into[1] = delta(at);
                return true;
            }
        }
        return false;
    }

    /**
     * Reads the buckets of keys that are asked for next, given by their low halves, so that the
     * processor waits for all of them at once.
     *
     * @return a sum of what is there: without it the reading might be left out
     */
    synchronized long fetch(long[] lows, int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int base = base(lows[i]);
            sum += words[base] + words[base + (BUCKET - 1) * ENTRY];
        }
        return sum;
    }

    private int base(long low) {
        return (int) (low & buckets - 1) * BUCKET * ENTRY;
    }

    private boolean isKeyAt(int at, long high) {
        return words[at] == high && words[at + 1] != 0;
    }

    /** Returns the effort that the chooser's win still takes. */
    private long phi(int at) {
        return words[at + 1] & NUMBER;
    }

    /** Returns the effort that the chooser's loss still takes. */
    private long delta(int at) {
        return words[at + 2] & NUMBER;
    }

    /** Stores numbers from 1 to {@link DfPn#INFINITE}; others become the nearest of these. */
    synchronized void store(long high, long low, long phi, long delta) {
        int slot = slot(high, base(low));
        while (buckets < mostBuckets && worth(slot, high) > 0) {
            grow();
            slot = slot(high, base(low));
        }
        words[slot] = high;
        words[slot + 1] = Math.clamp(phi, 1, DfPn.INFINITE) | low << NUMBER_BITS;
        words[slot + 2] = Math.clamp(delta, 1, DfPn.INFINITE) | low >>> SPARE_BITS << NUMBER_BITS;
    }

    private void grow() {
        long[] old = words;
        buckets *= 2;
        words = new long[2 * old.length];
        for (int from = 0; from < old.length; from += ENTRY) {
            if (old[from + 1] != 0) {
                move(old, from);
            }
        }
    }

    private void move(long[] old, int from) {
        int to = slot(old[from], base(low(old, from)));
        System.arraycopy(old, from, words, to, ENTRY);
    }

    /** Returns the bits of the low half of the key that are kept. */
    private static long low(long[] words, int at) {
        return words[at + 1] >>> NUMBER_BITS | words[at + 2] >>> NUMBER_BITS << SPARE_BITS;
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
        return words[at] == high ? -1 : phi(at) + delta(at);
    }
}
