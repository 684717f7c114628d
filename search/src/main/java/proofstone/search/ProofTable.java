package proofstone.search;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table of proofs by 128-bit keys, with a bound on the number of entries.
 *
 * <p>Starts small and doubles up to its bound. An entry holds a proof and the frame of the position
 * it was made for. Where a bucket is full then, the oldest entry goes. A hit is adapted to the
 * asking position and compared with it ({@link Node#adapt}), so that a key collision is a miss.
 * Safe for use by several threads.
 *
 * @param <P> the type of proofs
 */
final class ProofTable<P> {
    private static final int BUCKET = 4;

    private static final int FIRST_BUCKETS = 1 << 10;

    private final HeapWatch heap = new HeapWatch();
    private final int mostBuckets;
    private long[] high;
    private long[] low;
    private @Nullable Object[] proofs;
    private @Nullable Object[] frames;
    private int buckets;
    private int size;
    private int next;

    /** What an entry holds. */
    private record Stored(Object proof, Object frame) {}

    /** Makes a table of about {@code capacity} entries, at least one bucket. */
    ProofTable(long capacity) {
        mostBuckets = Integer.highestOneBit(Math.clamp(capacity / BUCKET, 1, 1 << 25));
        buckets = Math.min(mostBuckets, FIRST_BUCKETS);
        high = new long[buckets * BUCKET];
        low = new long[buckets * BUCKET];
        proofs = new Object[buckets * BUCKET];
        frames = new Object[buckets * BUCKET];
    }

    /** Returns a proof of {@code node}, or null if none is stored. */
    @Nullable P find(Node<P> node) {
        Stored stored = stored(node);
        if (stored == null) {
            return null;
        }
        @SuppressWarnings("unchecked") // only store() writes the array
        P proof = (P) stored.proof();
        return node.adapt(proof, stored.frame());
    }

    private synchronized @Nullable Stored stored(Node<P> node) {
        int slot = slotOf(node);
        return slot < 0
                ? null
                : new Stored(
                        Objects.requireNonNull(proofs[slot]), Objects.requireNonNull(frames[slot]));
    }

    private int slotOf(Node<P> node) {
        int base = base(node.keyLow());
        for (int slot = base; slot < base + BUCKET; slot++) {
            if (isUsed(slot) && isKeyOf(node, slot)) {
                return slot;
            }
        }
        return -1;
    }

    private boolean isUsed(int slot) {
        return proofs[slot] != null;
    }

    /** Stores a proof of {@code node}. */
    synchronized void store(Node<P> node, P proof) {
        int slot = slotOf(node);
        if (slot < 0) {
            slot = freeSlot(node.keyLow());
        }
        size += isUsed(slot) ? 0 : 1;
        put(slot, node.keyHigh(), node.keyLow(), proof, node.frame());
        if (heap.isTight()) {
            halve();
        }
    }

    /** Returns an unused entry for the key, or one of the used ones in turn. */
    private int freeSlot(long keyLow) {
        int slot = unusedSlot(keyLow);
        while (slot < 0 && buckets < mostBuckets) {
            grow();
            slot = unusedSlot(keyLow);
        }
        return slot >= 0 ? slot : base(keyLow) + (next++ & BUCKET - 1);
    }

    private int unusedSlot(long keyLow) {
        int base = base(keyLow);
        for (int slot = base; slot < base + BUCKET; slot++) {
            if (!isUsed(slot)) {
                return slot;
            }
        }
        return -1;
    }

    private void grow() {
        long[] oldHigh = high;
        long[] oldLow = low;
        @Nullable Object[] oldProofs = proofs;
        @Nullable Object[] oldFrames = frames;
        buckets *= 2;
        high = new long[buckets * BUCKET];
        low = new long[buckets * BUCKET];
        proofs = new Object[buckets * BUCKET];
        frames = new Object[buckets * BUCKET];
        for (int i = 0; i < oldProofs.length; i++) {
            if (oldProofs[i] != null) {
                put(unusedSlot(oldLow[i]), oldHigh[i], oldLow[i], oldProofs[i], oldFrames[i]);
            }
        }
    }

    private void put(
            int slot, long keyHigh, long keyLow, @Nullable Object proof, @Nullable Object frame) {
        high[slot] = keyHigh;
        low[slot] = keyLow;
        proofs[slot] = proof;
        frames[slot] = frame;
    }

    private boolean isKeyOf(Node<P> node, int slot) {
        return high[slot] == node.keyHigh() && low[slot] == node.keyLow();
    }

    /**
     * Reads the buckets of keys that are asked for next, given by their low halves, so that the
     * processor waits for all of them at once.
     *
     * @return how many first entries are in use: without it the reading might be left out
     */
    synchronized int fetch(long[] lows, int count) {
        int used = 0;
        for (int i = 0; i < count; i++) {
            used += isUsed(base(lows[i])) ? 1 : 0;
        }
        return used;
    }

    private int base(long keyLow) {
        return (int) (keyLow & buckets - 1) * BUCKET;
    }

    /** Returns the share of the greatest number of entries that is in use, 0 to 1. */
    synchronized double fill() {
        return (double) size / mostBuckets / BUCKET;
    }

    /** Forgets every second entry, to make room on the heap for what proofs refer to. */
    private void halve() {
        for (int slot = 0; slot < proofs.length; slot += 2) {
            size -= isUsed(slot) ? 1 : 0;
            proofs[slot] = null;
            frames[slot] = null;
        }
    }
}
