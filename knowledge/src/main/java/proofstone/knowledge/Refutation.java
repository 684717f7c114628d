package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.game.SquareSet;

/**
 * Puts the proofs against a player's moves together to one proof that he has lost: the must-play
 * rule.
 *
 * <p>Squares that all carriers share and that were not tried because another square dominates them
 * are answered by rule `domination` from a proof that leaves the dominating square out ([Hsu2020]
 * theorem 5). Of the proofs only a small selection whose carriers share no square goes into the
 * step.
 */
final class Refutation {
    private final Calculus calculus;
    private final List<Step> answers;
    private final int[] dominators;

    /** Takes the proofs and, for each square, the square that dominates it or -1. */
    Refutation(Calculus calculus, List<Step> answers, int[] dominators) {
        this.calculus = calculus;
        this.answers = new ArrayList<>(answers);
        this.dominators = dominators;
    }

    /**
     * Returns the proof that the player to move has lost; {@code isProof} tells what proves the
     * position.
     */
    Step step(Predicate<Claim> isProof) {
        for (Step answer : answers) {
            if (isProof.test(answer.claim())) {
                return answer; // the winner does not even need his move
            }
        }
        answerDominated();
        return calculus.replies(Selection.of(answers, Refutation::carrier));
    }

    private void answerDominated() {
        for (int v : Selection.common(answers, Refutation::carrier).toArray()) {
            int w = dominators[v];
            if (w < 0) {
                continue;
            }
            for (Step answer : List.copyOf(answers)) {
                if (!answer.claim().carrier().contains(w)) {
                    answers.add(calculus.domination(w, v, answer));
                    break;
                }
            }
        }
    }

    private static SquareSet carrier(Step answer) {
        return answer.claim().carrier();
    }
}
