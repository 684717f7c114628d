package proofstone.search;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Virtual proof and disproof numbers ([Kaneko2010]): an option that threads work on looks worse
 * than it is, so that others look for work elsewhere.
 *
 * <p>Nodes are told apart by some bits of their keys. Two that share these, where one may be on the
 * asking thread's own way, make it go a way that is a little worse, no more.
 */
final class VirtualNumbers {
    private static final int CELLS = 1 << 14;

    /** Each thread adds one part in so many; measured (docs/decisions/weak-strips.md). */
    private static final int SHARE = 4;

    private final AtomicIntegerArray threads = new AtomicIntegerArray(CELLS);

    /** Says that this thread begins to work on {@code node}. */
    void enter(Node<?> node) {
        threads.incrementAndGet(cell(node));
    }

    /** Says that this thread works on {@code node} no longer. */
    void leave(Node<?> node) {
        threads.decrementAndGet(cell(node));
    }

    /** Returns how many threads work on {@code node} or below it. */
    int at(Node<?> node) {
        return threads.get(cell(node));
    }

    /** Returns {@code number} of {@code node}, raised for each thread there. */
    long raised(Node<?> node, long number) {
        return number + at(node) * (number / SHARE + 1);
    }

    private static int cell(Node<?> node) {
        return (int) node.keyLow() & CELLS - 1;
    }
}
