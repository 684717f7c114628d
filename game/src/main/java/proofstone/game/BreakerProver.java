package proofstone.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes proofs that Breaker wins a game with Maker to move from such proofs of smaller games.
 *
 * <p>A game is what Maker still lacks of the sets, as masks of squares that do not contain one
 * another; Breaker holds it by squares of the game alone. {@link BreakerProof} asks for the proofs
 * from the leaves up.
 *
 * @param <P> the type of proofs
 */
public interface BreakerProver<P> {
    /** Returns the squares that a proof needs. */
    long carrier(P proof);

    /** Proves a game without sets. */
    P blocked();

    /** Proves a game as it stands, or returns null if it is to be taken apart. */
    @Nullable P whole(long[] sets);

    /**
     * Proves a game whose sum of 2^-l over the sets, each of l squares, with the greatest share of
     * a square is below one.
     */
    P weights(long[] sets);

    /**
     * Proves that Breaker holds what contains one of {@code pairs}, masks of two squares each, or
     * is held by {@code rest}.
     */
    P pairs(long[] pairs, P rest);

    /** Proves what two strategies on different squares hold. */
    P both(P first, P second);

    /** Proves, with Breaker to move, what he holds by {@code reply} and {@code rest}. */
    P move(long reply, P rest);

    /**
     * Proves a game from answers to Maker's moves.
     *
     * @param answers proofs with Breaker to move; the squares that all of them need lie on one set
     *     only
     */
    P answers(long[] sets, List<P> answers);
}
