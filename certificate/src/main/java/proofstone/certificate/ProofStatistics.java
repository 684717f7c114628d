package proofstone.certificate;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import proofstone.certificate.Step.Kind;

/**
 * The size of a proof as a certificate would write it, equal steps counted once.
 *
 * @param steps the number of steps
 * @param byKind the number of steps of each kind that occurs
 * @param live the greatest number of steps alive at once
 * @param depth the number of steps on the longest chain from the root to a leaf
 */
public record ProofStatistics(int steps, Map<Kind, Integer> byKind, int live, int depth) {
    /** Keeps a copy that nobody can change. */
    public ProofStatistics {
        Map<Kind, Integer> copy = new EnumMap<>(Kind.class);
        copy.putAll(byKind);
        byKind = Collections.unmodifiableMap(copy);
    }

    /** Measures the proof below {@code root}. Linear in the number of steps. */
    public static ProofStatistics of(Step root) {
        StepSequence<Step> sequence = StepSequence.of(root);
        Map<Kind, Integer> byKind = new EnumMap<>(Kind.class);
        for (int number = 1; number <= sequence.size(); number++) {
            byKind.merge(sequence.step(number).kind(), 1, Integer::sum);
        }
        return new ProofStatistics(sequence.size(), byKind, sequence.live(), sequence.depth());
    }
}
