package proofstone.certificate;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** How many steps of a strong game's proof stand below a step, each counted once. */
final class ProofSize {
    private ProofSize() {}

    /** Returns the number of steps below {@code root}, itself included. Linear; no recursion. */
    static int of(StrongStep root) {
        Set<StrongStep> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<StrongStep> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            StrongStep step = open.pop();
            if (seen.add(step)) {
                step.children().forEach(open::push);
            }
        }
        return seen.size();
    }
}
