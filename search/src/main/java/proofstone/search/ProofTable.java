package proofstone.search;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table of proofs by 128-bit keys, of fixed size.
 *
 * <p>An entry holds a proof and the frame of the position it was made for. Where a bucket is full
 * the oldest entry goes. A hit is adapted to the asking position and compared with it ({@link
 * Node#adapt}), so that a key collision is a miss. Not safe for use by several threads.
 *
 * @param <P> the type of proofs
 */
final class ProofTable<P> {
    private static final int BUCKET = 4;

    private final long[] high;
    private final long[] low;
    private final @Nullable Object[] proofs;
    private final @Nullable Object[] frames;
    private final HeapWatch heap = new HeapWatch();
    private final int buckets;
    private int size;
    private int next;

    /** Makes a table of about {@code capacity} entries, at least one bucket. */
    ProofTable(long capacity) {
        buckets = Integer.highestOneBit(Math.clamp(capacity / BUCKET, 1, 1 << 25));
        high = new long[buckets * BUCKET];
        low = new long[buckets * BUCKET];
        proofs = new Object[buckets * BUCKET];
        frames = new Object[buckets * BUCKET];
    }

    /** Returns a proof of {@code node}, or null if none is stored. */
    @Nullable P find(Node<P> node) {
        int slot = slotOf(node);
        if (slot < 0) {
            return null;
        }
        @SuppressWarnings("unchecked") // only store() writes the array
        P stored = (P) Objects.requireNonNull(proofs[slot]);
        return node.adapt(stored, Objects.requireNonNull(frames[slot]));
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
    void store(Node<P> node, P proof) {
        int slot = slotOf(node);
        slot = slot >= 0 ? slot : freeSlot(base(node.keyLow()));
        size += isUsed(slot) ? 0 : 1;
        high[slot] = node.keyHigh();
        low[slot] = node.keyLow();
        proofs[slot] = proof;
        frames[slot] = node.frame();
        if (heap.isTight()) {
            halve();
        }
    }

    /** Returns an unused entry of a bucket, or one of the used ones in turn. */
    private int freeSlot(int base) {
        for (int slot = base; slot < base + BUCKET; slot++) {
            if (!isUsed(slot)) {
                return slot;
            }
        }
        return base + (next++ & BUCKET - 1);
    }

    private boolean isKeyOf(Node<P> node, int slot) {
        return high[slot] == node.keyHigh() && low[slot] == node.keyLow();
    }

    private int base(long keyLow) {
        return (int) (keyLow & buckets - 1) * BUCKET;
    }

    /** Returns the share of entries in use, 0 to 1. */
    double fill() {
        return (double) size / proofs.length;
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
