package proofstone.knowledge.strong;

import proofstone.certificate.StrongStep;
import proofstone.search.StopReason;

/** What {@link StrongSearch} has found out about one question. */
public sealed interface StrongResult {
    /** Returns the number of positions that were analysed. */
    long nodes();

    /**
     * The player of the question wins.
     *
     * @param root the proof, goal win
     * @param nodes the positions analysed
     */
    record Won(StrongStep root, long nodes) implements StrongResult {}

    /**
     * He does not: his opponent holds, or wins.
     *
     * @param root the proof for the opponent, goal hold or win
     * @param nodes the positions analysed
     */
    record Held(StrongStep root, long nodes) implements StrongResult {}

    /**
     * Not solved within the limits.
     *
     * @param reason why the search ended
     * @param nodes the positions analysed
     */
    record Unknown(StopReason reason, long nodes) implements StrongResult {}
}
