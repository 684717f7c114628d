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
        return calculus.replies(selection());
    }

    private void answerDominated() {
        for (int v : common().toArray()) {
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

    private SquareSet common() {
        SquareSet common = answers.get(0).claim().carrier();
        for (Step answer : answers) {
            common = common.intersect(answer.claim().carrier());
        }
        return common;
    }

    /** Picks, again and again, the proof that leaves the fewest common squares. */
    private List<Step> selection() {
        List<Step> selection = new ArrayList<>();
        Step best = answers.get(0);
        for (Step answer : answers) {
            boolean isSmaller = answer.claim().carrier().size() < best.claim().carrier().size();
            best = isSmaller ? answer : best;
        }
        selection.add(best);
        SquareSet region = best.claim().carrier();
        while (!region.isEmpty()) {
            Step next = answers.get(0);
            int least = Integer.MAX_VALUE;
            for (Step answer : answers) {
                int left = region.intersect(answer.claim().carrier()).size();
                if (left < least) {
                    least = left;
                    next = answer;
                }
            }
            if (least == region.size()) {
                break; // no proof answers what is left; the calculus refuses and names the rule
            }
            selection.add(next);
            region = region.intersect(next.claim().carrier());
        }
        return selection;
    }
}
