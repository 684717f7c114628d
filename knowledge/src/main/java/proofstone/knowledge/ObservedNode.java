package proofstone.knowledge;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Step;
import proofstone.game.SquareSet;
import proofstone.search.Node;
import proofstone.search.Side;

/**
 * A search node that tells a listener of every position at and below it that a search proves, as
 * often as it does; otherwise the node that it wraps.
 *
 * <p>So that searches which nobody watches pay nothing. The auxiliary nodes of a split at an
 * articulation are no positions and are not told.
 */
final class ObservedNode implements Node<Step> {
    private final Node<Step> node;
    private final Consumer<SolvedPosition> listener;
    private boolean isExpanded;

    ObservedNode(Node<Step> node, Consumer<SolvedPosition> listener) {
        this.node = node;
        this.listener = listener;
    }

    private Step told(Step proof) {
        if (node instanceof WeakNode position) {
            listener.accept(SolvedPosition.of(position, proof.claim().prover()));
        }
        return proof;
    }

    @Override
    public void expand() {
        node.expand();
        Step proof = node.proof();
        if (proof != null && !isExpanded) {
            told(proof);
        }
        isExpanded = true;
    }

    @Override
    public Step won(int option, Step childProof) {
        return told(node.won(option, childProof));
    }

    @Override
    public Step lost(List<Step> answers) {
        return told(node.lost(answers));
    }

    @Override
    public Node<Step> child(int option) {
        return new ObservedNode(node.child(option), listener);
    }

    @Override
    public Side chooser() {
        return node.chooser();
    }

    @Override
    public long keyHigh() {
        return node.keyHigh();
    }

    @Override
    public long keyLow() {
        return node.keyLow();
    }

    @Override
    public Object frame() {
        return node.frame();
    }

    @Override
    public @Nullable Step adapt(Step stored, Object storedFrame) {
        return node.adapt(stored, storedFrame);
    }

    @Override
    public @Nullable Step proof() {
        return node.proof();
    }

    @Override
    public List<Step> passProofs() {
        return node.passProofs();
    }

    @Override
    public int optionCount() {
        return node.optionCount();
    }

    @Override
    public int width(int open) {
        return node.width(open);
    }

    @Override
    public int square(int option) {
        return node.square(option);
    }

    @Override
    public Side winner(Step proof) {
        return node.winner(proof);
    }

    @Override
    public SquareSet carrier(Step proof) {
        return node.carrier(proof);
    }

    @Override
    public long proofNumber() {
        return node.proofNumber();
    }

    @Override
    public long disproofNumber() {
        return node.disproofNumber();
    }
}
