package proofstone.knowledge.connect;

import java.util.List;

/**
 * A step of an attacker's proof while it is searched for: rule, operands, children and the claim,
 * in arrays that only {@link AttackCalculus} reads and makes.
 */
final class AttackStep {
    /** The rules that an attack needs. */
    enum Kind {
        /** S1: a line that lacks one stone. */
        LINE,
        /** S3: the attacker's stone. */
        MOVE,
        /** S5: the answers to one stone of the defender's. */
        REPLIES
    }

    /*
     * carrier and support are bits by square. thresholds has one byte a line, as in StrongClaim.
     * left is the stones that the player to move has: the defender in REPLIES, else the attacker.
     * answered[i] are the squares that children[i + 1] answers, in REPLIES only.
     */
    final Kind kind;
    final int line;
    final int square;
    final List<AttackStep> children;
    final List<int[]> answered;
    final int left;
    final long[] carrier;
    final long[] support;
    final byte[] thresholds;
    final int outer;

    AttackStep(
            Kind kind,
            int line,
            int square,
            List<AttackStep> children,
            List<int[]> answered,
            int left,
            long[] carrier,
            long[] support,
            byte[] thresholds,
            int outer) {
        this.kind = kind;
        this.line = line;
        this.square = square;
        this.children = children;
        this.answered = answered;
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
        return kind == Kind.REPLIES ? left : 0;
    }
}
