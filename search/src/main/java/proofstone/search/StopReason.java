package proofstone.search;

import java.util.Locale;

/** Why a search ends without a proof. */
public enum StopReason {
    /** The time allowed is over. */
    TIME,
    /** The nodes allowed are visited. */
    NODES,
    /** The memory allowed is full. */
    MEMORY,
    /** The search has an answer, but no proof of it. */
    UNPROVED,
    /** Someone has called {@link SearchControl#cancel} or interrupted the thread. */
    CANCELLED;

    /** Returns the name in JSON, such as {@code time}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
