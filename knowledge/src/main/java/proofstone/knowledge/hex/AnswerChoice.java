package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.List;

/** Chooses few answers with small carriers that have no cell in common. */
final class AnswerChoice {
    private AnswerChoice() {}

    /** Joins answers, which must have no cell in common. */
    static Proof join(List<Proof> answers) {
        List<Proof> chosen = new ArrayList<>();
        long common = -1L;
        long union = 0;
        while (common != 0) {
            Proof best = best(answers, common, union);
            chosen.add(best);
            common &= best.carrier();
            union |= best.carrier() | best.stones();
        }
        return Join.of(pruned(chosen));
    }

    private static Proof best(List<Proof> answers, long common, long union) {
        Proof best = answers.get(0);
        double value = Double.NEGATIVE_INFINITY;
        for (Proof answer : answers) {
            double v = value(answer, common, union);
            if (v > value) {
                value = v;
                best = answer;
            }
        }
        return best;
    }

    private static double value(Proof answer, long common, long union) {
        int removed = Long.bitCount(common & ~answer.carrier());
        int added = Long.bitCount((answer.carrier() | answer.stones()) & ~union);
        return removed == 0 ? -1e9 : (double) removed / (added + 1);
    }

    private static List<Proof> pruned(List<Proof> chosen) {
        List<Proof> kept = new ArrayList<>(chosen);
        for (int i = 0; i < kept.size(); ) {
            Proof out = kept.remove(i);
            if (common(kept) != 0) {
                kept.add(i, out);
                i++;
            }
        }
        return kept;
    }

    private static long common(List<Proof> proofs) {
        long common = -1L;
        for (Proof proof : proofs) {
            common &= proof.carrier();
        }
        return common;
    }
}
