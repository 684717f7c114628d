package proofstone.checker;

/**
 * The theorem that a step of Hex proves (format page, section 10): whenever {@code stones} are the
 * player's and {@code carrier} is free, he joins the two ends, playing in the carrier only, the
 * opponent moving first if it is full, he himself if it is semi.
 */
record Link(Colour player, int from, int to, Strength strength, Bits stones, Bits carrier) {
    /** Who may move first. */
    enum Strength {
        /** The opponent. */
        FULL,
        /** The player. */
        SEMI
    }

    boolean isFull() {
        return strength == Strength.FULL;
    }

    boolean hasEnd(int place) {
        return from == place || to == place;
    }

    /** The end that is not this one. */
    int across(int end) {
        return from == end ? to : from;
    }

    boolean joinsSameAs(Link other) {
        return player == other.player
                && (from == other.from && to == other.to || from == other.to && to == other.from);
    }
}
