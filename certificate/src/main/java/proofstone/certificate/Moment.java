package proofstone.certificate;

/**
 * The turn at which a claim of a game of several stones a turn holds.
 *
 * @param turn the number of the turn as the format page counts them, section 9; -1 for any
 * @param stones where the prover is to move, how many stones he needs; else how many stones of the
 *     refuter's turn his strategy withstands
 */
public record Moment(int turn, int stones) {
    /** Any turn: that of every claim of a game of one stone a turn. */
    public static final Moment ANY = new Moment(-1, 0);

    /** Returns whether the claim does not depend on a turn. */
    boolean isAny() {
        return turn < 0;
    }
}
