package proofstone.game;

/**
 * Whose turn it is where a turn has several stones, and how much of it is left.
 *
 * @param player the player to move
 * @param left how many stones of his turn he still has, at least 1
 */
public record Turn(Player player, int left) {
    /** Checks the range. */
    public Turn {
        if (left < 1) {
            throw new IllegalArgumentException("a turn of " + left + " stones");
        }
    }

    /**
     * Returns the turn after one stone, put or not.
     *
     * @param stones the stones of a whole turn
     */
    public Turn next(int stones) {
        return left > 1 ? new Turn(player, left - 1) : new Turn(player.opponent(), stones);
    }

    /**
     * Returns how many of the next {@code plies} stones are {@code counted}'s; O(1).
     *
     * @param stones the stones of a whole turn
     */
    public int stonesOf(Player counted, int plies, int stones) {
        int now = Math.min(left, plies);
        int rest = plies - now;
        int whole = rest / (2 * stones) * stones;
        int more = rest % (2 * stones);
        int others = whole + Math.min(more, stones);
        return counted == player ? plies - others : others;
    }
}
