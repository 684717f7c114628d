package proofstone.knowledge.strong;

import org.jspecify.annotations.Nullable;

/**
 * The table of the search of strong games: for each position its proof and disproof numbers, and
 * what is known of it, an {@link OpenPosition} or a proof.
 *
 * <p>It grows up to a greatest number of entries; then of four places the one with least work is
 * given up. Not safe for use by several threads.
 */
final class StrongTable {
    /*
     * Place i has two longs, the key and the numbers (phi in the upper half, delta in the lower, never
     * both 0), so that a bucket of four places is one line of the cache. The bucket is the low end of
     * the upper half of the key, so that a table of twice the size parts each bucket in two. It doubles
     * when a bucket is full: small questions do not wait for memory to be cleared, and large ones lose
     * nothing. (A search that loses entries goes to and fro between two moves that drive each other out.)
     */
    private static final int WAYS = 4;
    private static final int MISSING = -1;
    private static final int FIRST_SIZE = 1 << 14;

    private final int most;
    private int mask;
    private long[] rows = {};
    private int[] works = {};
    private @Nullable Object[] data = {};
    private long[] orientations = {};

    /** Makes a table of at most {@code entries} entries, rounded down to a power of two. */
    StrongTable(int entries) {
        most = Integer.highestOneBit(Math.max(WAYS, entries));
        allocate(Math.min(most, FIRST_SIZE));
    }

    private void allocate(int size) {
        mask = size - 1;
        rows = new long[2 * size];
        works = new int[size];
        data = new Object[size];
        orientations = new long[size];
    }

    private void grow() {
        long[] oldRows = rows;
        int[] oldWorks = works;
        @Nullable Object[] oldData = data;
        long[] oldOrientations = orientations;
        allocate(2 * oldWorks.length);
        for (int i = 0; i < oldWorks.length; i++) {
            long numbers = oldRows[2 * i + 1];
            if (numbers != 0) {
                put(oldRows[2 * i], numbers, oldWorks[i], oldData[i], oldOrientations[i]);
            }
        }
    }

    /** Returns the place of the position with hash {@code key}, or -1. */
    int find(long key) {
        int base = bucket(key);
        for (int i = base; i < base + WAYS; i++) {
            if (rows[2 * i] == key && rows[2 * i + 1] != 0) {
                return i;
            }
        }
        return MISSING;
    }

    /** Returns the number for the player to move to reach his goal. */
    int phi(int place) {
        return (int) (rows[2 * place + 1] >>> 32);
    }

    /** Returns the number for his opponent. */
    int delta(int place) {
        return (int) rows[2 * place + 1];
    }

    /** Returns what is known, an {@link OpenPosition}, a proof, or null. */
    @Nullable Object data(int place) {
        return data[place];
    }

    /** Returns the hash of the stones for which {@link #data} was found. */
    long orientation(int place) {
        return orientations[place];
    }

    /**
     * Keeps an entry.
     *
     * @param key the hash of the position, the same for its images
     * @param phi the number of the player to move
     * @param delta the number of his opponent
     * @param work the nodes that were spent, by which entries are given up
     * @param known what is known
     * @param orientation the hash of the very stones
     */
    void store(long key, int phi, int delta, int work, @Nullable Object known, long orientation) {
        while (mask < most - 1 && find(key) == MISSING && isFull(bucket(key))) {
            grow();
        }
        put(key, (long) phi << 32 | delta, work, known, orientation);
    }

    private void put(long key, long numbers, int work, @Nullable Object known, long orientation) {
        int place = find(key);
        if (place == MISSING) {
            place = leastWork(bucket(key));
            works[place] = 0;
        }
        rows[2 * place] = key;
        rows[2 * place + 1] = numbers;
        works[place] = Math.max(works[place], work);
        data[place] = known;
        orientations[place] = orientation;
    }

    private int bucket(long key) {
        return (int) (key >>> 32) & mask & -WAYS;
    }

    private boolean isFull(int base) {
        for (int i = base; i < base + WAYS; i++) {
            if (rows[2 * i + 1] == 0) {
                return false;
            }
        }
        return true;
    }

    private int leastWork(int base) {
        int place = base;
        for (int i = base; i < base + WAYS; i++) {
            place = works[i] < works[place] ? i : place;
        }
        return place;
    }
}
