package proofstone.search;

import java.util.Set;

/**
 * What all searches take.
 *
 * @param reuse what is made of a result beside its own node
 * @param memoryBytes the bytes for tables and the proofs they keep alive
 * @param control counters, limits and cancellation
 * @param pace called before each analysis of a node; may block, to let searches take turns
 */
public record Settings(Set<Reuse> reuse, long memoryBytes, SearchControl control, Runnable pace) {
    /** What a result serves for. */
    public enum Reuse {
        /** Its carrier shrinks the must-play region of the node above. */
        CARRIERS,
        /** Tables keep it for the same position met again; without them df-pn has the least. */
        TABLES
    }

    /** The bytes that one stored proof takes on the average, with what it refers to; measured. */
    private static final long BYTES_PER_PROOF = 600;

    /** Copies the set. */
    public Settings {
        reuse = Set.copyOf(reuse);
    }

    boolean keepsTables() {
        return reuse.contains(Reuse.TABLES);
    }

    /** Returns the same for a thread that need not wait. */
    Settings unpaced() {
        return new Settings(reuse, memoryBytes, control, () -> {});
    }

    /** Analyses a node. */
    void expand(Node<?> node) {
        pace.run();
        control.check();
        node.expand();
    }

    MustPlay.Use mustPlay() {
        return reuse.contains(Reuse.CARRIERS) ? MustPlay.Use.ON : MustPlay.Use.OFF;
    }

    <P> ProofTable<P> newProofTable(int shares) {
        return new ProofTable<>(keepsTables() ? memoryBytes / shares / BYTES_PER_PROOF : 0);
    }
}
