package proofstone.knowledge.connect;

import proofstone.game.strong.StrongPosition;

/**
 * A position of {@link ProofTree}, with numbers that say how much work seems to be left, in no
 * unit: {@link #NEVER} where a search has come to its end.
 */
abstract sealed class TreeNode permits DefenceNode, AttackNode {
    /** More work than there is. */
    static final long NEVER = 1L << 40;

    private final StrongPosition position;
    private long proof;
    private long disproof = 1;
    private int order;
    private boolean isBusy;

    /** Makes a node whose win seems to be so much work. */
    TreeNode(StrongPosition position, long proof) {
        this.position = position;
        this.proof = proof;
    }

    /** Returns the position. */
    final StrongPosition position() {
        return position;
    }

    /** Returns how much work a win of the attacker's is: 0 if proved, NEVER if given up. */
    final long proof() {
        return proof;
    }

    /** Returns how much work it is to find out that there is no win: 0 if given up. */
    final long disproof() {
        return disproof;
    }

    /** Returns the highest order of a move of the attacker's in the win; 0 if none is found. */
    final int order() {
        return order;
    }

    /** Returns whether a worker is at it. */
    final boolean isBusy() {
        return isBusy;
    }

    /** Notes that a worker has come or gone. */
    final void setBusy(boolean isNow) {
        isBusy = isNow;
    }

    /** Notes the numbers, at most NEVER. */
    final void estimate(long newProof, long newDisproof) {
        proof = Math.min(NEVER, newProof);
        disproof = Math.min(NEVER, newDisproof);
    }

    /** Notes a win by moves of an order. */
    final void settle(int highestOrder) {
        order = highestOrder;
        estimate(0, NEVER);
    }

    /** Takes the numbers from the children, if there are any. */
    abstract void update();
}
