package proofstone.checker;

/**
 * The turn at which a claim of a game of several stones a turn holds. {@code stones} is how many
 * the prover needs where he is to move, and how many of the other player's turn he withstands
 * elsewhere.
 */
record Moment(int turn, long stones) {
    /** Any turn; every claim with one stone a turn has it. */
    static final Moment ANY = new Moment(-1, 0);

    boolean isAny() {
        return turn < 0;
    }
}
