package proofstone.solver;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import proofstone.game.Role;
import proofstone.knowledge.Technique;

/**
 * How a problem is to be solved.
 *
 * @param techniques the techniques in use
 * @param method the search
 * @param time the time allowed; empty for no limit
 * @param memoryBytes a bound for tables and proofs, at least {@link #MIN_MEMORY}
 * @param threads the number of threads, at least 1; with one thread the node count is reproducible
 * @param prove the player whose win is sought first; the verdict is exact either way
 * @param producer the program and version that the certificate names
 * @param command the command that the certificate names
 */
public record SolveOptions(
        Set<Technique> techniques,
        Method method,
        Optional<Duration> time,
        long memoryBytes,
        int threads,
        Optional<Role> prove,
        String producer,
        String command) {
    /** The least memory that a search accepts, in bytes. */
    public static final long MIN_MEMORY = 16L << 20;

    /** Checks the ranges. */
    public SolveOptions {
        if (memoryBytes < MIN_MEMORY) {
            throw new IllegalArgumentException(
                    "memory of " + memoryBytes + " bytes is below " + MIN_MEMORY);
        }
        if (threads < 1) {
            throw new IllegalArgumentException("number of threads " + threads);
        }
        techniques = Set.copyOf(techniques);
    }

    /**
     * Returns all techniques but the isomorphism test, automatic method, one thread, 256 MB, no
     * time limit.
     */
    public static SolveOptions defaults() {
        return new SolveOptions(
                EnumSet.complementOf(EnumSet.of(Technique.ISOMORPHISM)),
                Method.AUTO,
                Optional.empty(),
                256L << 20,
                1,
                Optional.empty(),
                "proofstone",
                "");
    }

    /** Returns these options with another search. */
    public SolveOptions withMethod(Method other) {
        return new SolveOptions(
                techniques, other, time, memoryBytes, threads, prove, producer, command);
    }
}
