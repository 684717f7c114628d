package proofstone.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import proofstone.game.QuickMakerBreaker.Outcome;

/**
 * Proves games that a {@link MediumMakerBreaker} has found to be Maker's: asks it for the moves of
 * his strategy and a {@link MakerProver} for the proofs.
 *
 * <p>What the game has forgotten it decides again. Games are told apart by keys of 64 bits, so the
 * prover has to check what it joins. Keeps all proofs; belongs to one thread.
 *
 * @param <P> the type of proofs
 */
public final class MakerProof<P> {
    private final MediumMakerBreaker game;
    private final MakerProver<P> prover;

    /** The last proof of each game; another one where Maker has come to it by other squares. */
    private final Map<Long, P> proofs = new HashMap<>();

    /** Takes the moves from {@code game}. */
    public MakerProof(MediumMakerBreaker game, MakerProver<P> prover) {
        this.game = game;
        this.prover = prover;
    }

    /**
     * Returns the proof of a game that Maker wins with himself to move; its sets are not empty, and
     * none contains another one.
     *
     * @throws IllegalArgumentException if Breaker wins
     */
    public P of(long[] sets) {
        return of(sets, 0);
    }

    /**
     * Returns the proof of a game like that of {@link #of} which Maker wins with Breaker to move.
     *
     * @throws IllegalArgumentException if Breaker wins
     */
    public P afterReplies(long[] sets) {
        return afterReplies(sets, 0, 0);
    }

    private P of(long[] sets, long taken) {
        long key = SetKey.of(sets, sets.length);
        P known = proofs.get(key);
        if (known != null && (prover.support(known) & ~taken) == 0) {
            return known;
        }
        P proof = proof(sets, taken);
        proofs.put(key, proof);
        return proof;
    }

    private P proof(long[] sets, long taken) {
        long last = Arrays.stream(sets).filter(SetMasks::isOneSquare).findFirst().orElse(0);
        if (last != 0) {
            return prover.line(last, taken);
        }
        long several = SetMasks.several(sets);
        long[] left = without(sets, several);
        if (left.length < sets.length) {
            return of(left, taken);
        }
        if (sets.length == 0) {
            throw held(sets);
        }
        P exchanged = exchanged(sets, several, taken);
        return exchanged == null ? reduced(sets, taken) : exchanged;
    }

    private static IllegalArgumentException held(long[] sets) {
        return new IllegalArgumentException("Breaker wins " + Arrays.toString(sets));
    }

    /** Returns the sets without those that have a pair of squares on no other set. */
    private static long[] without(long[] sets, long several) {
        return Arrays.stream(sets).filter(set -> SetMasks.isOneSquare(set & ~several)).toArray();
    }

    /** Plays a free exchange, which cannot do Maker harm; returns null if there is none. */
    private @Nullable P exchanged(long[] sets, long several, long taken) {
        for (long set : sets) {
            long move = set & several;
            if (move != set && Long.bitCount(set) == 2) {
                return threat(sets, move, set ^ move, taken);
            }
        }
        return null;
    }

    private P threat(long[] sets, long move, long answer, long taken) {
        P rest = of(SetMasks.after(sets, move, answer), taken | move);
        return prover.threat(move, answer, taken, rest);
    }

    private P reduced(long[] sets, long taken) {
        long part = SetMasks.component(sets, sets.length);
        return part == 0 ? attack(sets, taken) : of(wonPart(sets, part), taken);
    }

    private long[] wonPart(long[] sets, long part) {
        long[] first = Arrays.stream(sets).filter(set -> (set & part) != 0).toArray();
        boolean isMakers = game.decide(first, first.length, Long.MAX_VALUE) == Outcome.MAKER;
        return isMakers ? first : Arrays.stream(sets).filter(set -> (set & part) == 0).toArray();
    }

    private P attack(long[] sets, long taken) {
        long move = game.winningMove(sets);
        if (move == 0) {
            throw held(sets);
        }
        long answers = 0;
        for (long set : sets) {
            long left = set & ~move;
            answers |= SetMasks.isOneSquare(left) ? left : 0;
        }
        if (answers == 0) {
            return prover.move(move, afterReplies(sets, move, taken));
        }
        long first = Long.lowestOneBit(answers);
        return first == answers
                ? threat(sets, move, answers, taken)
                : prover.fork(move, first, Long.lowestOneBit(answers ^ first), taken);
    }

    /** Refutes Breaker's replies, the heaviest first, until no square is in all carriers. */
    private P afterReplies(long[] sets, long move, long taken) {
        List<P> answers = new ArrayList<>();
        long open = -1;
        for (long reply : game.replies(sets, move, MediumMakerBreaker.MAX_SQUARES)) {
            if ((open & reply) != 0) {
                P answer = of(SetMasks.after(sets, move, reply), taken | move);
                answers.add(answer);
                open &= prover.carrier(answer) & ~reply;
            }
        }
        return prover.replies(answers);
    }
}
