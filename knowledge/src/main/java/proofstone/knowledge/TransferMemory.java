package proofstone.knowledge;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.SquareSet;

/** The steps that have been written anew for another board, by where their squares lie there. */
final class TransferMemory {
    private static final int MOST = 20_000_000;

    private final IdentityHashMap<Step, Map<String, Step>> known = new IdentityHashMap<>();
    private int count;

    /** Returns what stands for {@code step} at such places, made if it is new. */
    Step get(Step step, String key, Supplier<Step> make) {
        Map<String, Step> images = known.computeIfAbsent(step, _ -> new HashMap<>(2));
        Step found = images.get(key);
        if (found == null) {
            if (++count > MOST) {
                throw new IllegalStepException("the proof uses its parts in too many places");
            }
            found = make.get();
            images.put(key, found);
        }
        return found;
    }

    /** Returns the places of the squares of a step's carrier, one char each. */
    static String key(Step step, int[] place) {
        SquareSet carrier = step.claim().carrier();
        StringBuilder key = new StringBuilder(carrier.size());
        carrier.forEach(v -> key.append((char) (place[v] + 1)));
        return key.toString();
    }

    /** Returns the places of the squares of the child of an isomorphism or domination. */
    static int[] below(Step step, int[] place) {
        int[] below = place.clone();
        boolean isDomination = step.kind() == Step.Kind.DOMINATION;
        for (int i = 0; i + 1 < step.operandCount(); i += 2) {
            int from = step.operand(isDomination ? 1 : i);
            int to = step.operand(isDomination ? 0 : i + 1);
            below[from] = place[to];
        }
        return below;
    }
}
