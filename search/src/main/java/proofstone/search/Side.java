package proofstone.search;

/**
 * The two players as an AND/OR tree sees them: the OR player wins if one of his moves wins, and his
 * win is what a proof number counts; the AND player's win is what a disproof number counts.
 */
public enum Side {
    /** The player whose win proves the root. */
    OR,
    /** The player whose win disproves the root. */
    AND;

    /** Returns the other player. */
    public Side opponent() {
        return this == OR ? AND : OR;
    }
}
