package proofstone.game;

/** The two players of a game in which both may have winning sets. */
public enum Player {
    /** The player whose win is the question; Maker where only he has winning sets. */
    BLACK,
    /** The other player; Breaker where White has no winning sets. */
    WHITE;

    /** Returns the other player. */
    public Player opponent() {
        return this == BLACK ? WHITE : BLACK;
    }
}
