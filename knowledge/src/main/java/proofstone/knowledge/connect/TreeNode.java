package proofstone.knowledge.connect;

/** A position of {@link ProofTree}. Its numbers say how much work is left, in no unit. */
abstract sealed class TreeNode permits DefenceNode, AttackNode {
    private boolean isBusy;

    /** Returns whether a worker is at it. */
    final boolean isBusy() {
        return isBusy;
    }

    /** Notes that a worker has come or gone. */
    final void setBusy(boolean isNow) {
        isBusy = isNow;
    }

    /** Takes the numbers from the children, if there are any. */
    abstract void update();
}
