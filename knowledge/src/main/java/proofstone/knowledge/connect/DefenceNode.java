package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.game.strong.StrongPosition;

/** A position of {@link ProofTree} with the attacker to move: a goal, or a defence to refute. */
final class DefenceNode extends TreeNode {
    private final StrongPosition position;
    private List<AttackNode> attacks = List.of();
    private boolean isExpanded;
    private boolean isWide;
    private @Nullable AttackStep win;
    private int order;
    private long proof = ProofTree.FIRST_PROOF;
    private long disproof = 1;

    /** Makes a node of which nothing is known. */
    DefenceNode(StrongPosition position) {
        this.position = position;
    }

    /** Returns the position. */
    StrongPosition position() {
        return position;
    }

    /** Returns the attacks that are looked into, once the node is expanded. */
    List<AttackNode> attacks() {
        return attacks;
    }

    /** Returns whether the attacks are known. */
    boolean isExpanded() {
        return isExpanded;
    }

    /** Returns the attacker's win; null if none is found. */
    @Nullable AttackStep win() {
        return win;
    }

    /** Returns the highest order of a move of the win's. */
    int order() {
        return order;
    }

    /** Returns how much work a win seems to be; {@link ProofTree#NEVER} if there is none here. */
    long proof() {
        return proof;
    }

    /** Returns how much work it seems to be to show that no attack wins. */
    long disproof() {
        return disproof;
    }

    /** Returns whether there may be a win: none is found, and an attack is left. */
    boolean isOpen() {
        return win == null && proof < ProofTree.NEVER;
    }

    /** Returns whether the longer list of attacks was looked through. */
    boolean isWide() {
        return isWide;
    }

    /** Adds the attacks of the longer list. */
    void widen(List<AttackNode> found) {
        isWide = true;
        List<AttackNode> all = new ArrayList<>(attacks);
        all.addAll(found);
        expand(all);
    }

    /** Notes the attacks. */
    void expand(List<AttackNode> found) {
        attacks = found;
        isExpanded = true;
        update();
    }

    /** Notes a win. */
    void win(AttackStep step, int itsOrder) {
        win = step;
        order = itsOrder;
        attacks = List.of();
        isExpanded = true;
        proof = 0;
        disproof = ProofTree.NEVER;
    }

    @Override
    void update() {
        if (win != null || !isExpanded) {
            return;
        }
        proof = ProofTree.NEVER;
        disproof = 0;
        for (AttackNode attack : attacks) {
            proof = Math.min(proof, attack.proof());
            disproof = Math.min(ProofTree.NEVER, disproof + attack.disproof());
        }
    }
}
