package proofstone.knowledge;

/**
 * Tells whether Maker wins by forced exchanges ({@link ExchangeSearch}) after a move of his, and
 * which replies meet that; makes no proof.
 *
 * <p>A call takes about a microsecond for each position it looks at, mostly one. Belongs to one
 * thread.
 */
final class ThreatReplies extends ExchangeSearch {
    private static final int BUDGET = 200;
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    /** Sets the position. */
    void start(ResidualHypergraph graph) {
        levels.start(graph);
    }

    /**
     * Looks for wins with Maker to move again after his {@code move} and Breaker's {@code reply},
     * each a square or {@link Attack#NONE}; no edge may lack just one square then. Returns whether
     * there is one.
     */
    boolean isWon(int move, int reply) {
        levels.begin(levels.bit(move), levels.bit(reply));
        run(NO_LIMIT, BUDGET);
        return region() != -1;
    }

    /** Returns whether Breaker's {@code square} meets all the wins that the last call has found. */
    boolean isMet(int square) {
        return region() == -1 || (region() & levels.bit(square)) != 0;
    }

    /** Returns whether no square of his meets all of them. */
    boolean isUnmet() {
        return region() == 0;
    }

    @Override
    long win(int level, long path, int one, int other) {
        return path | levels.twoSquares(level, one) | levels.twoSquares(level, other);
    }
}
