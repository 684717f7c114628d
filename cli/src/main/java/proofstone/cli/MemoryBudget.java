package proofstone.cli;

import java.util.Optional;
import proofstone.solver.SolveOptions;

/**
 * Divides the memory of the process: what {@code --memory} allows, or the heap that the JVM was
 * given, less a reserve for the proof, its certificate and the program itself.
 */
final class MemoryBudget {
    /** The share of tables and search, in percent; the rest is for proofs and the program. */
    private static final int SEARCH_PERCENT = 60;

    /** What the search is given when nobody asks: filling larger tables delays each start. */
    private static final long DEFAULT = 512L << 20;

    private MemoryBudget() {}

    /** Returns the bytes for the search. */
    static long forSearch(Optional<MemorySize> asked) {
        long heap = Runtime.getRuntime().maxMemory();
        long least = SolveOptions.MIN_MEMORY;
        long allowed = asked.map(MemorySize::bytes).orElse(heap);
        if (allowed < least) {
            throw new BadInput(
                    "--memory "
                            + asked.map(MemorySize::toString).orElse("")
                            + " is too small; the least is "
                            + new MemorySize(least));
        }
        long share = Math.max(least, Math.min(allowed, heap) / 100 * SEARCH_PERCENT);
        return asked.isPresent() ? share : Math.min(share, DEFAULT);
    }

    /** Returns the bytes for a search whose memory grows as it goes, up to what the heap allows. */
    static long ofHeap() {
        long heap = Runtime.getRuntime().maxMemory();
        return Math.max(SolveOptions.MIN_MEMORY, heap / 100 * SEARCH_PERCENT);
    }
}
