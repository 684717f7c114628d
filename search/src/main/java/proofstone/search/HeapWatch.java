package proofstone.search;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * Tells when what survives garbage collection comes close to the greatest size of the heap.
 *
 * <p>Proofs are objects that refer to each other, so a table cannot know what its entries keep
 * alive; it asks here now and then and forgets entries, so that a search slows down rather than
 * dies.
 */
final class HeapWatch {
    private static final int ASK_EVERY = 4096;
    private static final double TIGHT = 0.7;

    private int asked;
    private List<MemoryPoolMXBean> pools = List.of();
    private long lastSeen;

    /** Returns whether room must be made; true at most once after each collection. */
    boolean isTight() {
        if (++asked % ASK_EVERY != 0) {
            return false;
        }
        if (used() <= TIGHT * Runtime.getRuntime().maxMemory()) {
            return false; // no need to wake the management beans, which takes a tenth of a second
        }
        long alive = pools().stream().mapToLong(HeapWatch::alive).sum();
        boolean isNew = alive != lastSeen;
        lastSeen = alive;
        return isNew && alive > TIGHT * Runtime.getRuntime().maxMemory();
    }

    private static long used() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private List<MemoryPoolMXBean> pools() {
        if (pools.isEmpty()) {
            pools =
                    ManagementFactory.getMemoryPoolMXBeans().stream()
                            .filter(pool -> pool.getType() == MemoryType.HEAP)
                            .toList();
        }
        return pools;
    }

    /** Returns the bytes in use after the last collection of a pool. */
    private static long alive(MemoryPoolMXBean pool) {
        MemoryUsage usage = pool.getCollectionUsage();
        return usage == null ? 0 : usage.getUsed();
    }
}
