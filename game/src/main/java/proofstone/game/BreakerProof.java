package proofstone.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.game.QuickMakerBreaker.Outcome;

/**
 * Proves games that a {@link MediumMakerBreaker} has found to be Breaker's: asks it for the choices
 * of his strategy and a {@link BreakerProver} for the proofs, each game once.
 *
 * <p>What the game has forgotten it decides again. Games are told apart by keys of 64 bits, so the
 * prover has to check what it joins. Keeps all proofs; belongs to one thread.
 *
 * @param <P> the type of proofs
 */
public final class BreakerProof<P> {
    /** So many replies to a move are looked at for a game that is proved as it stands. */
    private static final int PROBES = 8;

    private final MediumMakerBreaker game;
    private final BreakerProver<P> prover;
    private final Map<Long, P> proofs = new HashMap<>();

    /** Games that are not proved as they stand. */
    private final Set<Long> takenApart = new HashSet<>();

    /**
     * Takes the choices from {@code game}; the prover may ask it as well, as each question loads
     * its own game.
     */
    public BreakerProof(MediumMakerBreaker game, BreakerProver<P> prover) {
        this.game = game;
        this.prover = prover;
    }

    /**
     * Returns the proof of a game that Breaker wins with Maker to move; its sets are not empty, and
     * none contains another one.
     *
     * @throws IllegalArgumentException if Maker wins
     */
    public P of(long[] sets) {
        P known = atOnce(sets);
        if (known != null) {
            return known;
        }
        if (game.decide(sets, sets.length, Long.MAX_VALUE) != Outcome.BREAKER) {
            throw lost(sets);
        }
        P proof = apart(game.reduced(sets));
        proofs.put(SetKey.of(sets, sets.length), proof);
        return proof;
    }

    private static IllegalArgumentException lost(long[] sets) {
        return new IllegalArgumentException("Maker wins " + Arrays.toString(sets));
    }

    /** Returns the proof of a game that is known or proved as it stands, or null. */
    private @Nullable P atOnce(long[] sets) {
        long key = SetKey.of(sets, sets.length);
        P proof = proofs.get(key);
        if (proof != null || takenApart.contains(key)) {
            return proof;
        }
        P whole = sets.length == 0 ? prover.blocked() : prover.whole(sets);
        if (whole == null) {
            takenApart.add(key);
        } else {
            proofs.put(key, whole);
        }
        return whole;
    }

    private P apart(MediumMakerBreaker.Reduced reduced) {
        P rest = rest(reduced.sets);
        return reduced.pairs.length == 0 ? rest : prover.pairs(reduced.pairs, rest);
    }

    private P rest(long[] sets) {
        if (sets.length == 0) {
            return prover.blocked();
        }
        if (game.isLight(sets)) {
            return prover.weights(sets);
        }
        List<long[]> sides = game.split(sets);
        return sides.isEmpty()
                ? answers(sets)
                : prover.both(of(sides.getFirst()), of(sides.getLast()));
    }

    private P answers(long[] sets) {
        List<P> answers = new ArrayList<>();
        long play = -1;
        for (long move = game.heaviest(sets, play); move != 0; move = game.heaviest(sets, play)) {
            P answer = answer(sets, move);
            answers.add(answer);
            play &= prover.carrier(answer) & ~move;
        }
        return prover.answers(sets, answers);
    }

    /** Returns a reply to a move of Maker's and its proof. */
    private P answer(long[] sets, long move) {
        for (long reply : game.replies(sets, move, PROBES)) {
            P rest = atOnce(SetMasks.after(sets, move, reply));
            if (rest != null) {
                return prover.move(reply, rest);
            }
        }
        long reply = game.answer(sets, move);
        if (reply == 0) {
            throw lost(sets);
        }
        return prover.move(reply, of(SetMasks.after(sets, move, reply)));
    }
}
