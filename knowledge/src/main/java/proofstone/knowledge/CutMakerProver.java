package proofstone.knowledge;

import java.util.List;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.MakerProver;
import proofstone.game.WeakPosition;

/**
 * Makes steps of the calculus for Maker's wins that a search on masks has found.
 *
 * <p>Soundness: each rule is checked by the calculus, and a step claims what it needs on the whole
 * board. Whoever takes the last step compares it with the position.
 */
final class CutMakerProver implements MakerProver<Step> {
    private final Calculus calculus;
    private final Runnable pace;
    private final MaskedSquares squares;

    /** What Maker lacks of each winning set; of those with a stone of Breaker's, more than all. */
    private final long[] lacking;

    /**
     * Makes steps of a calculus.
     *
     * @param position Maker's stones before the game of the masks; he has filled no set
     * @param pace called for each step; what it throws ends the proof
     * @param squares the squares that have a number in the masks
     */
    CutMakerProver(Calculus calculus, WeakPosition position, Runnable pace, MaskedSquares squares) {
        this.calculus = calculus;
        this.pace = pace;
        this.squares = squares;
        this.lacking =
                calculus.hypergraph().sets().stream()
                        .mapToLong(set ->
                                set.intersects(position.breaker())
                                        ? -1
                                        : squares.mask(set.minus(position.maker())))
                        .toArray();
    }

    @Override
    public long carrier(Step proof) {
        return squares.mask(proof.claim().carrier());
    }

    @Override
    public long support(Step proof) {
        return proof.claim() instanceof OfMaker claim ? squares.mask(claim.support()) : 0;
    }

    @Override
    public Step line(long square, long taken) {
        return calculus.line(setOf(square, taken), squares.member(square));
    }

    @Override
    public Step fork(long move, long first, long second, long taken) {
        return calculus.fork(
                squares.member(move),
                setOf(move | first, taken),
                squares.member(first),
                setOf(move | second, taken),
                squares.member(second));
    }

    @Override
    public Step threat(long move, long answer, long taken, Step rest) {
        pace.run();
        int set = setOf(move | answer, taken);
        return calculus.threat(squares.member(move), squares.member(answer), set, rest);
    }

    @Override
    public Step move(long move, Step rest) {
        return calculus.move(squares.member(move), rest);
    }

    @Override
    public Step replies(List<Step> answers) {
        pace.run();
        return calculus.replies(Selection.of(answers, answer -> answer.claim().carrier()));
    }

    /**
     * Returns the first winning set of which Maker lacks {@code left}. There is none only if two
     * games have the same key.
     */
    private int setOf(long left, long taken) {
        for (int e = 0; e < lacking.length; e++) {
            if ((lacking[e] & ~taken) == left) {
                return e;
            }
        }
        throw new IllegalStepException(
                "Maker lacks more of all sets than " + squares.onBoard(left));
    }
}
