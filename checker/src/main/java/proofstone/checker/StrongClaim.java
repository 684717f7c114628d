package proofstone.checker;

/**
 * The theorem that a step of a strong game proves (format page, section 11). In every position in
 * which the prover has filled no set, {@code needed} holds and {@code turn} is to move, he has a
 * strategy by which no set of the refuter's that lacks as many squares as its threshold says is
 * filled before he fills one of his; and with the goal of a win he fills one.
 *
 * <p>{@code stones} counts, for a win, the prover's stones until then, and for a hold the stones of
 * the refuter that it lasts, those that are not put included. {@code outer} is the threshold of
 * sets that are not on the board. An {@code exact} claim says something at its own turn alone: it
 * counts on parries of the refuter's that an extra stone of the prover's might make legal.
 */
record StrongClaim(
        Colour prover,
        Goal goal,
        StrongTurn turn,
        long stones,
        Needed needed,
        Thresholds thresholds,
        int outer,
        boolean exact) {
    /** Stones of a hold without end. */
    static final long UNLIMITED = Long.MAX_VALUE;

    /** A claim that extra stones do no harm. */
    StrongClaim(
            Colour prover,
            Goal goal,
            StrongTurn turn,
            long stones,
            Needed needed,
            Thresholds thresholds,
            int outer) {
        this(prover, goal, turn, stones, needed, thresholds, outer, false);
    }

    /** The same, exact if that holds of a child. */
    StrongClaim exactIf(boolean needsTurn) {
        return new StrongClaim(
                prover, goal, turn, stones, needed, thresholds, outer, exact || needsTurn);
    }

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

    /**
     * Whether it says something at a turn, where a whole turn has so many stones. Lemma: extra
     * stones of the prover's do him no harm, so that he may have more than the claim gives him, and
     * a whole turn of the refuter's may still be to come; and the refuter may have fewer, or none
     * if the prover has a whole turn, as if he had passed.
     */
    boolean isUsable(StrongTurn at, int whole) {
        if (exact) {
            return turn.equals(at);
        }
        if (turn.isOf(prover)) {
            return at.isOf(prover) && turn.left() <= at.left();
        }
        return at.isOf(prover)
                ? turn.left() == whole || at.left() >= whole
                : turn.left() >= at.left();
    }

    /** Refuses unless the claim says something at a turn. */
    void requireUsable(StrongTurn at, int whole) throws Refusal {
        Refusal.unless(isUsable(at, whole), Reason.WRONG_TURN, "the child has the turn " + turn);
    }

    /**
     * The prover's stones of a win that is used at a turn: the extra ones count, but those after
     * the stone that wins in the same turn.
     */
    long winStones(StrongTurn at, int whole) {
        if (!at.isOf(prover)) {
            return stones;
        }
        if (turn.isOf(prover)) {
            return stones <= turn.left() ? stones : stones + at.left() - turn.left();
        }
        return turn.left() == whole ? stones + at.left() : stones;
    }

    /** The refuter's stones that the claim lasts as a hold that is used at a turn. */
    long holdStones(StrongTurn at, int whole) {
        if (isWin() || stones == UNLIMITED || turn.isOf(prover)) {
            return isWin() ? UNLIMITED : stones;
        }
        if (at.isOf(prover)) {
            return turn.left() == whole ? stones : Math.max(0, stones - turn.left());
        }
        return Math.max(0, stones - (turn.left() - at.left()));
    }

    /** The stones that a hold lasts which needs one of so many after a stone of the refuter's. */
    static long oneMore(long stones) {
        return stones == UNLIMITED ? UNLIMITED : stones + 1;
    }
}
