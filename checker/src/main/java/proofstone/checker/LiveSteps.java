package proofstone.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The claims, of type C, of the steps that are alive. */
final class LiveSteps<C> {
    /** A living step's claim and the number of the last step that named it. */
    private static final class Slot<C> {
        final C claim;
        int namedBy;

        Slot(C claim) {
            this.claim = claim;
        }
    }

    private final int most;
    private final Map<Integer, Slot<C>> alive = new HashMap<>();
    private final List<Integer> dying = new ArrayList<>();
    private int peak;

    /** Allows {@code most} living steps at once. */
    LiveSteps(int most) {
        this.most = most;
    }

    /** The claim of a child of step {@code parent}. */
    C child(Tokens.Reference reference, int parent) throws Refusal {
        int number = reference.step();
        Slot<C> slot = alive.get(number);
        if (slot == null) {
            throw new Refusal(Reason.DEAD_OR_UNKNOWN_STEP, "no living step " + number);
        }
        Refusal.unless(slot.namedBy != parent, Reason.CHILD_TWICE, "named twice: step", number);
        slot.namedBy = parent;
        if (reference.last()) {
            dying.add(number);
        }
        return slot.claim;
    }

    /** Adds an accepted step, counts, and buries the children that it used last. */
    void add(int number, C claim) throws Refusal {
        alive.put(number, new Slot<>(claim));
        Refusal.unless(
                alive.size() <= most, Reason.TOO_MANY_LIVE, "more steps are alive than", most);
        peak = Math.max(peak, alive.size());
        dying.forEach(alive::remove);
        dying.clear();
    }

    /** The claim of the root; refused if any other step is alive. */
    C root(int number) throws Refusal {
        for (int other : alive.keySet()) {
            Refusal.unless(other == number, Reason.STEP_NOT_USED, "not used: step", other);
        }
        Slot<C> slot = alive.get(number);
        if (slot == null) {
            throw new IllegalStateException("the root is alive: " + number);
        }
        return slot.claim;
    }

    /** The greatest number of steps that were alive at once. */
    int peak() {
        return peak;
    }
}
