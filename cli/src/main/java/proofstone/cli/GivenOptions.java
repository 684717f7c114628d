package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Options of which some may have been given, so that a refusal names those and no others. */
final class GivenOptions {
    private final List<String> given = new ArrayList<>();

    /** Adds an option if it has a value. */
    GivenOptions with(String option, Optional<?> value) {
        return with(option, value.isPresent());
    }

    /** Adds an option if it was given. */
    GivenOptions with(String option, boolean isGiven) {
        if (isGiven) {
            given.add(option);
        }
        return this;
    }

    /** Refuses those that were given, as in {@code --pv is for strong games}. */
    void refuse(String reason) {
        if (!given.isEmpty()) {
            throw new BadInput(names() + (given.size() == 1 ? " is " : " are ") + reason);
        }
    }

    /** Refuses those that were given, as in {@code a.cert is solved already; leave --time out}. */
    void refuseTo(String reason) {
        if (!given.isEmpty()) {
            throw new BadInput(reason + "; leave " + names() + " out");
        }
    }

    private String names() {
        int last = given.size() - 1;
        String before = String.join(", ", given.subList(0, last));
        return (before.isEmpty() ? "" : before + " and ") + given.get(last);
    }
}
