package proofstone.knowledge.connect;

import java.util.List;

/**
 * How a claim of {@link AttackCalculus} was made. It has no part in the search and holds none of
 * the claims that it was made from, which would fill the memory; they are worked out again when the
 * proof is written.
 */
sealed interface AttackProof {
    /** Rule S1: the attacker fills a line by its last square. */
    record Line(int line, int square) implements AttackProof {}

    /** Rule S3: the attacker's stone, and what follows. */
    record Move(int square, AttackProof rest) implements AttackProof {}

    /**
     * Rule S5: the answers to one stone of the defender's.
     *
     * @param first answers all squares that are not in {@code moves}
     * @param moves the squares that each of {@code others} answers
     */
    record Replies(AttackProof first, List<AttackProof> others, List<int[]> moves)
            implements AttackProof {}
}
