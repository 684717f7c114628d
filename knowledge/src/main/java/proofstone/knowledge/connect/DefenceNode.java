package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.game.strong.StrongPosition;

/** A position of {@link ProofTree} with the attacker to move: a goal, or a defence to refute. */
final class DefenceNode extends TreeNode {
    private List<AttackNode> attacks = List.of();
    private boolean isExpanded;
    private boolean isWide;
    private @Nullable AttackStep win;

    /** Makes a node of which nothing is known. */
    DefenceNode(StrongPosition position) {
        super(position, ProofTree.FIRST_PROOF);
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

    /** Returns whether there may be a win: none is found, and an attack is left. */
    boolean isOpen() {
        return win == null && proof() < NEVER;
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
    void win(AttackStep step, int highestOrder) {
        win = step;
        attacks = List.of();
        isExpanded = true;
        settle(highestOrder);
    }

    @Override
    void update() {
        if (win != null || !isExpanded) {
            return;
        }
        long least = NEVER;
        long sum = 0;
        for (AttackNode attack : attacks) {
            least = Math.min(least, attack.proof());
            sum += attack.disproof();
        }
        estimate(least, sum);
    }
}
