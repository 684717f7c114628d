package proofstone.knowledge.connect;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.AttackMoves.Move;

/** A position of {@link ProofTree} with the defender to move, after a move of the attacker's. */
final class AttackNode extends TreeNode {
    private final Move move;
    private final Map<SquareSet, DefenceNode> defences = new LinkedHashMap<>();
    private boolean isPostponed;
    private boolean isVerified;
    private @Nullable AttackStep claim;

    /**
     * Makes a node that no verifier has seen.
     *
     * @param position the position after the move
     * @param move the attacker's move
     * @param proof how much work a proof seems to be
     */
    AttackNode(StrongPosition position, Move move, long proof) {
        super(position, proof);
        this.move = move;
    }

    /** Returns the move that leads here. */
    Move move() {
        return move;
    }

    /** Returns the defences that the verifier left, refuted or not. */
    Collection<DefenceNode> defences() {
        return Collections.unmodifiableCollection(defences.values());
    }

    /** Returns whether a verifier has begun here and left it for later. */
    boolean isPostponed() {
        return isPostponed;
    }

    /** Returns whether a verifier has been here and tried all defences. */
    boolean isVerified() {
        return isVerified;
    }

    /** Returns the claim that the attacker wins whatever the defender does; null if unknown. */
    @Nullable AttackStep claim() {
        return claim;
    }

    /** Returns whether a verifier has work here: at first, and once all defences are refuted. */
    boolean isReady() {
        return !isVerified || defences.values().stream().allMatch(d -> d.win() != null);
    }

    /** Returns the defences that were refuted. */
    Map<SquareSet, DefenceNode> refuted() {
        Map<SquareSet, DefenceNode> refuted = new HashMap<>(defences);
        refuted.values().removeIf(defence -> defence.win() == null);
        return refuted;
    }

    /** Notes defences that are to be refuted. */
    void await(Map<SquareSet, DefenceNode> open) {
        assert !open.isEmpty();
        isVerified = true;
        defences.putAll(open);
        update();
    }

    /** Notes a claim. */
    void prove(AttackStep step, int highestOrder) {
        claim = step;
        close();
        settle(highestOrder);
    }

    /**
     * Notes that many defences seem to be left.
     *
     * @param work how much work they seem to be
     */
    void postpone(long work) {
        isPostponed = true;
        estimate(work, disproof());
    }

    /** Gives the attack up. */
    void giveUp() {
        close();
        estimate(NEVER, 0);
    }

    private void close() {
        isVerified = true;
        defences.clear();
    }

    @Override
    void update() {
        if (!isVerified || defences.isEmpty()) {
            return;
        }
        long sum = 0;
        long least = NEVER;
        for (DefenceNode defence : defences.values()) {
            sum += defence.proof();
            least = Math.min(least, defence.disproof());
        }
        estimate(sum, least);
    }
}
