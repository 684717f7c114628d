package proofstone.knowledge.connect;

/**
 * A claim that the attacker wins, with its proof, while it is searched for, in arrays that only
 * {@link AttackCalculus} reads and makes.
 */
final class AttackStep {
    /*
     * carrier and support are bits by square. thresholds has one byte a line, as in StrongClaim.
     * left is the stones that the player to move has: the defender if replies are answered, else the
     * attacker.
     */
    final AttackProof proof;
    final int left;
    final long[] carrier;
    final long[] support;
    final byte[] thresholds;
    final int outer;

    AttackStep(
            AttackProof proof,
            int left,
            long[] carrier,
            long[] support,
            byte[] thresholds,
            int outer) {
        this.proof = proof;
        this.left = left;
        this.carrier = carrier;
        this.support = support;
        this.thresholds = thresholds;
        this.outer = outer;
    }

    /** Returns whether a square must be free. */
    boolean carries(int v) {
        return (carrier[v >> 6] >>> v & 1) != 0;
    }

    /** Returns how many stones the defender has where the claim is used; 0 if he is not to move. */
    int leftToDefender() {
        return isToDefender() ? left : 0;
    }

    /** Returns how many stones the attacker has where the claim is used; 0 if he is not to move. */
    int leftToAttacker() {
        return isToDefender() ? 0 : left;
    }

    private boolean isToDefender() {
        return proof instanceof AttackProof.Replies;
    }
}
