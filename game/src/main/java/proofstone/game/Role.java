package proofstone.game;

/** The two players of a weak game: Maker wants to fill a winning set, Breaker to prevent it. */
public enum Role {
    /** The player who wins by filling a winning set. */
    MAKER,
    /** The player who wins when no winning set can be filled any more. */
    BREAKER;

    /** Returns the other player. */
    public Role opponent() {
        return this == MAKER ? BREAKER : MAKER;
    }

    /** Returns the lower-case name used on the command line, in JSON and in certificates. */
    public String word() {
        return this == MAKER ? "maker" : "breaker";
    }
}
