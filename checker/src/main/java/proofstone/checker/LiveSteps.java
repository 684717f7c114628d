package proofstone.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The claims of the steps that are alive. */
final class LiveSteps {
    /** A living step's claim and the number of the last step that named it. */
    private static final class Slot {
        final Claim claim;
        int namedBy;

        Slot(Claim claim) {
            this.claim = claim;
        }
    }

    private final int most;
    private final Map<Integer, Slot> alive = new HashMap<>();
    private final List<Integer> dying = new ArrayList<>();
    private int peak;

    /** Allows {@code most} living steps at once. */
    LiveSteps(int most) {
        this.most = most;
    }

    /** The claim of a child of step {@code parent}. */
    Claim child(Tokens.Reference reference, int parent) throws Refusal {
        int number = reference.step();
        Slot slot = alive.get(number);
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
    void add(int number, Claim claim) throws Refusal {
        alive.put(number, new Slot(claim));
        Refusal.unless(
                alive.size() <= most, Reason.TOO_MANY_LIVE, "more steps are alive than", most);
        peak = Math.max(peak, alive.size());
        dying.forEach(alive::remove);
        dying.clear();
    }

    /** The claim of the root; refused if any other step is alive. */
    Claim root(int number) throws Refusal {
        for (int other : alive.keySet()) {
            Refusal.unless(other == number, Reason.STEP_NOT_USED, "not used: step", other);
        }
        Slot slot = alive.get(number);
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
