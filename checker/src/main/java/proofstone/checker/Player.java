package proofstone.checker;

/** One of the two players of a weak game. */
public enum Player {
    /** Wants to fill a winning set. */
    MAKER("maker"),
    /** Wants to prevent that. */
    BREAKER("breaker");

    private final String word;

    Player(String word) {
        this.word = word;
    }

    /** The word that stands for this player in a certificate of the text form. */
    public String word() {
        return word;
    }

    /** The other player. */
    public Player opponent() {
        return this == MAKER ? BREAKER : MAKER;
    }
}
