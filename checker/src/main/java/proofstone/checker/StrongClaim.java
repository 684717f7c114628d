package proofstone.checker;

/**
 * The theorem that a step of a strong game proves (format page, section 11). In every position in
 * which the prover has filled no set, {@code needed} holds and {@code turn} is to move, he has a
 * strategy by which no set of the refuter's that lacks as many squares as its threshold says is
 * filled before he fills one of his; and with the goal of a win he fills one.
 *
 * <p>{@code stones} counts, for a win, the prover's turns until then, and for a hold the turns of
 * the refuter that it lasts. {@code outer} is the threshold of sets that are not on the board.
 */
record StrongClaim(
        Colour prover,
        Goal goal,
        Colour turn,
        long stones,
        Needed needed,
        Thresholds thresholds,
        int outer) {
    /** Stones of a hold without end. */
    static final long UNLIMITED = Long.MAX_VALUE;

    /** What the prover achieves. */
    enum Goal {
        /** He fills a set. */
        WIN,
        /** The refuter does not. */
        HOLD
    }

    Colour refuter() {
        return prover.opponent();
    }

    boolean isWin() {
        return goal == Goal.WIN;
    }

    /** The prover's stones of a win where he is to move: one more by the tempo lemma. */
    long winStones() {
        return turn == prover ? stones : stones + 1;
    }

    /** The refuter's turns that the claim lasts as a hold. */
    long holdStones() {
        return isWin() ? UNLIMITED : stones;
    }

    /** The turns that a hold lasts which needs this one after a turn of the refuter's. */
    long holdStonesBefore() {
        return holdStones() == UNLIMITED ? UNLIMITED : holdStones() + 1;
    }
}
