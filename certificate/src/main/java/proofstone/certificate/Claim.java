package proofstone.certificate;

import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * What a step proves: a theorem about a board that names no position.
 *
 * <p>See the certificate format page, section 2, for the exact wording. The carrier is the set of
 * squares on which the strategy depends: it only ever plays there, and it works even if every other
 * square (beyond Maker's support) belongs to the opponent of the prover.
 */
public sealed interface Claim {
    /** The number of stones that stands for "without limit" in {@link OfBreaker#stones()}. */
    int UNLIMITED = Integer.MAX_VALUE;

    /** Returns the player whose strategy this is. */
    Role prover();

    /** Returns the player to move. */
    Role turn();

    /** Returns the squares on which the strategy depends; all must be free. */
    SquareSet carrier();

    /** Returns the turn at which the claim holds; {@link Moment#ANY} with one stone a turn. */
    Moment moment();

    /** Returns whether the claim may be used where {@code player} is to move (tempo lemma). */
    boolean usableWith(Role player);

    /**
     * Breaker holds the sets of {@code held}: at no time is all of (set n carrier) Maker's.
     *
     * @param turn the player to move
     * @param stones how many further stones of Maker the claim allows, {@link #UNLIMITED} for any
     * @param carrier the squares on which Breaker plays
     * @param held indices of the winning sets that Maker never fills
     * @param opening whether the strategy relies on the restriction of Maker's first move
     * @param moment the turn at which it holds, in games of several stones a turn
     */
    record OfBreaker(
            Role turn,
            int stones,
            SquareSet carrier,
            SquareSet held,
            boolean opening,
            Moment moment)
            implements Claim {
        /** Makes a claim for games of one stone a turn. */
        public OfBreaker(
                Role turn, int stones, SquareSet carrier, SquareSet held, boolean opening) {
            this(turn, stones, carrier, held, opening, Moment.ANY);
        }

        @Override
        public Role prover() {
            return Role.BREAKER;
        }

        @Override
        public boolean usableWith(Role player) {
            return turn == player || turn == Role.MAKER;
        }
    }

    /**
     * Maker fills one of the sets of {@code used} if he owns {@code support}.
     *
     * @param turn the player to move
     * @param stones the greatest number of further stones that Maker needs
     * @param carrier the squares on which Maker plays
     * @param support the squares that must be Maker's, disjoint from the carrier
     * @param used indices of winning sets, one of which Maker fills
     * @param opening the squares that can be Maker's next move
     * @param moment the turn at which it holds, in games of several stones a turn
     */
    record OfMaker(
            Role turn,
            int stones,
            SquareSet carrier,
            SquareSet support,
            SquareSet used,
            SquareSet opening,
            Moment moment)
            implements Claim {
        /** Makes a claim for games of one stone a turn. */
        public OfMaker(
                Role turn,
                int stones,
                SquareSet carrier,
                SquareSet support,
                SquareSet used,
                SquareSet opening) {
            this(turn, stones, carrier, support, used, opening, Moment.ANY);
        }

        @Override
        public Role prover() {
            return Role.MAKER;
        }

        @Override
        public boolean usableWith(Role player) {
            return turn == player || stones == 0;
        }
    }
}
