package proofstone.checker;

/**
 * The theorem that a step proves (format page, section 2). It names no position: it holds wherever
 * its carrier is free.
 *
 * <p>{@code stones} counts Maker's further stones in both kinds of claims: for Breaker it is the
 * most that his strategy withstands ({@link #UNLIMITED} if any number), for Maker the most that his
 * strategy puts.
 */
sealed interface Claim {
    /** Stones of a Breaker's claim that withstands any number. */
    long UNLIMITED = Long.MAX_VALUE;

    /** The player whose strategy this is. */
    Player prover();

    /** The player to move. */
    Player turn();

    /** The squares that must be free. */
    Bits carrier();

    /** The turn at which it holds in games of several stones a turn, else any. */
    Moment moment();

    /** Whether the claim may be used where {@code player} is to move: the tempo lemma. */
    boolean usable(Player player);

    /** When a Breaker's claim may be used. */
    enum Phase {
        /** At any time. */
        ANY_TIME,
        /** Before Maker's first move only: the strategy relies on the rule of first moves. */
        OPENING
    }

    /**
     * While {@code carrier} is free and {@code turn} is to move, Breaker can see to it, playing in
     * the carrier only, that at no time the squares of a {@code held} set in the carrier are all
     * Maker's, as long as Maker puts at most {@code stones} stones anywhere.
     */
    record Breakers(Player turn, long stones, Bits carrier, Bits held, Phase phase, Moment moment)
            implements Claim {
        Breakers(Player turn, long stones, Bits carrier, Bits held, Phase phase) {
            this(turn, stones, carrier, held, phase, Moment.ANY);
        }

        @Override
        public Player prover() {
            return Player.BREAKER;
        }

        @Override
        public boolean usable(Player player) {
            return turn == player || player == Player.BREAKER;
        }

        /** The stones after which a claim stands that needs this one after a stone of Maker. */
        long stonesBefore() {
            return stones == UNLIMITED ? UNLIMITED : stones + 1;
        }
    }

    /**
     * While {@code carrier} is free, {@code support} is Maker's and {@code turn} is to move, Maker
     * can fill a set of {@code targets} by at most {@code stones} stones, all in the carrier, even
     * if all other squares are Breaker's. {@code opening} holds the squares that can be his first
     * move. Every target lies within carrier and support.
     */
    record Makers(
            Player turn,
            long stones,
            Bits carrier,
            Bits support,
            Bits targets,
            Bits opening,
            Moment moment)
            implements Claim {
        Makers(Player turn, long stones, Bits carrier, Bits support, Bits targets, Bits opening) {
            this(turn, stones, carrier, support, targets, opening, Moment.ANY);
        }

        @Override
        public Player prover() {
            return Player.MAKER;
        }

        @Override
        public boolean usable(Player player) {
            return turn == player || stones == 0;
        }
    }
}
