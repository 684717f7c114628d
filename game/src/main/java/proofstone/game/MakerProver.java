package proofstone.game;

import java.util.List;

/**
 * Makes proofs that Maker wins a game from such proofs of smaller games.
 *
 * <p>A game is what Maker still lacks of the sets, as masks of squares. {@code taken} are the
 * squares that he has taken before, which are needed to tell what set it is that he fills. {@link
 * MakerProof} asks for the proofs from the leaves up.
 *
 * @param <P> the type of proofs
 */
public interface MakerProver<P> {
    /** Returns the squares that a proof needs to be free. */
    long carrier(P proof);

    /** Returns the squares that a proof needs to be Maker's. */
    long support(P proof);

    /** Proves that Maker, to move, fills a set on its last square. */
    P line(long square, long taken);

    /**
     * Proves that Maker, to move, takes {@code move} and can then fill a set on {@code first} and
     * another one on {@code second}.
     */
    P fork(long move, long first, long second, long taken);

    /**
     * Proves that Maker, to move, takes {@code move}, which Breaker has to answer by {@code
     * answer}, and goes on with {@code rest}.
     */
    P threat(long move, long answer, long taken, P rest);

    /** Proves, with Maker to move, what he wins by {@code move} and {@code rest}. */
    P move(long move, P rest);

    /**
     * Proves that Breaker, to move, has lost.
     *
     * @param answers proofs with Maker to move, which have no square in common
     */
    P replies(List<P> answers);
}
