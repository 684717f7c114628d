package proofstone.testkit;

/**
 * A growing hash table from even keys other than zero to one bit, by open addressing in one array
 * of longs.
 *
 * <p>An entry is the key with the value in its lowest bit; zero is an empty slot. Nothing is ever
 * removed. About 12 bytes an entry on average.
 */
final class LongMemo {
    private static final int FIRST_CAPACITY = 1 << 8;

    private long[] entries = new long[FIRST_CAPACITY];
    private int size;

    /** Returns the number of keys. */
    int size() {
        return size;
    }

    /** Returns the value of {@code key}, 0 or 1, or -1 if there is none. */
    int get(long key) {
        long entry = entries[slot(entries, key)];
        return entry == 0 ? -1 : (int) (entry & 1);
    }

    /** Sets the value of {@code key} to 0 or 1. */
    void put(long key, int value) {
        int slot = slot(entries, key);
        if (entries[slot] == 0 && ++size > entries.length / 4 * 3) {
            grow();
            slot = slot(entries, key);
        }
        entries[slot] = key | value;
    }

    private void grow() {
        long[] larger = new long[2 * entries.length];
        for (long entry : entries) {
            if (entry != 0) {
                larger[slot(larger, entry & -2)] = entry;
            }
        }
        entries = larger;
    }

    private static int slot(long[] table, long key) {
        int slot = (int) (((key >>> 1) * 0x9E3779B97F4A7C15L) >>> 20) & (table.length - 1);
        while (table[slot] != 0 && (table[slot] & -2) != key) {
            slot = (slot + 1) & (table.length - 1);
        }
        return slot;
    }
}
