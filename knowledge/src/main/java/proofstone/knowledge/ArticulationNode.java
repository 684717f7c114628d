package proofstone.knowledge;

import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.search.Node;
import proofstone.search.Side;

/**
 * The last case at an {@link Articulation}: Breaker chooses the part in which he does better than
 * alone.
 *
 * <p>For a square, the options are the two parts with the square Maker's; Maker, if he wins both,
 * takes the square and then wins where Breaker does not answer. For an edge, they are the two parts
 * with the rest of the edge, and the whole position as it is, which alone can be Maker's proof.
 */
final class ArticulationNode implements Node<Step> {
    private final Calculus calculus;
    private final int square;
    private final WeakNode whole;
    private final List<WeakNode> parts;

    /** Takes the shared square or -1, the whole position, and the options. */
    ArticulationNode(Calculus calculus, int square, WeakNode whole, List<WeakNode> parts) {
        this.calculus = calculus;
        this.square = square;
        this.whole = whole;
        this.parts = parts;
    }

    @Override
    public Side chooser() {
        return Side.AND;
    }

    @Override
    public long keyHigh() {
        return ~whole.keyHigh();
    }

    @Override
    public long keyLow() {
        return ~whole.keyLow();
    }

    @Override
    public Object frame() {
        return whole.frame();
    }

    @Override
    public @Nullable Step adapt(Step stored, Object storedFrame) {
        return whole.adapt(stored, storedFrame, this::isProvedBy);
    }

    /** Maker's proofs are of the whole, Breaker's of one of the parts. */
    private boolean isProvedBy(Claim claim) {
        return claim.prover() == Role.MAKER
                ? whole.isProvedBy(claim)
                : parts.stream().anyMatch(part -> part.isProvedBy(claim));
    }

    @Override
    public void expand() {
        parts.forEach(WeakNode::expand);
    }

    @Override
    public @Nullable Step proof() {
        return null;
    }

    @Override
    public List<Step> passProofs() {
        return List.of();
    }

    @Override
    public int optionCount() {
        return parts.size();
    }

    @Override
    public int square(int option) {
        return -1;
    }

    @Override
    public Node<Step> child(int option) {
        return parts.get(option);
    }

    /** Breaker's strategy for a part; the parent joins it with one for the other part. */
    @Override
    public Step won(int option, Step childProof) {
        return childProof;
    }

    @Override
    public Step lost(List<Step> answers) {
        if (square >= 0) {
            return calculus.move(square, calculus.replies(answers));
        }
        return answers.stream()
                .filter(answer -> whole.isProvedBy(answer.claim()))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Side winner(Step proof) {
        return proof.claim().prover() == Role.MAKER ? Side.OR : Side.AND;
    }

    @Override
    public SquareSet carrier(Step proof) {
        return proof.claim().carrier();
    }

    @Override
    public long proofNumber() {
        return parts.stream().mapToLong(WeakNode::proofNumber).max().orElse(1);
    }

    @Override
    public long disproofNumber() {
        return parts.stream().mapToLong(WeakNode::disproofNumber).min().orElse(1);
    }
}
