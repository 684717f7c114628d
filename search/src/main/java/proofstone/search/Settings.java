package proofstone.search;

/**
 * What all searches take.
 *
 * @param zones whether carriers shrink the must-play region
 * @param transpositions whether results are kept in tables
 * @param memoryBytes the bytes for tables and the proofs they keep alive
 * @param control counters, limits and cancellation
 * @param pace called before each analysis of a node; may block, to let searches take turns
 */
public record Settings(
        boolean zones,
        boolean transpositions,
        long memoryBytes,
        SearchControl control,
        Runnable pace) {

    /** The bytes that one stored proof takes on the average, with what it refers to; measured. */
    private static final long BYTES_PER_PROOF = 600;

    /** Returns the same for a thread that need not wait. */
    Settings unpaced() {
        return new Settings(zones, transpositions, memoryBytes, control, () -> {});
    }

    /** Analyses a node. */
    void expand(Node<?> node) {
        pace.run();
        control.check();
        node.expand();
    }

    MustPlay.Use mustPlay() {
        return zones ? MustPlay.Use.ON : MustPlay.Use.OFF;
    }

    <P> ProofTable<P> newProofTable(int shares) {
        return new ProofTable<>(transpositions ? memoryBytes / shares / BYTES_PER_PROOF : 0);
    }
}
