package proofstone.knowledge.hex;

/**
 * Why a player's sides are joined, as a light record of the search; {@link ProofWriter} makes steps
 * of the calculus of it.
 *
 * <p>Whenever all cells of {@link #stones} are the player's and all of {@link #carrier} are free or
 * the player's, he joins his sides within the two sets, moving first if {@link #movesFirst}, moving
 * second otherwise.
 */
sealed interface Proof permits Link, Move, Join, Capture, Turned, Reduced {
    /** Returns the player whose sides are joined. */
    int player();

    /** Returns the cells that must be the player's. */
    long stones();

    /** Returns whether the player has to move first. */
    boolean movesFirst();

    /** Returns the cells that must be free or the player's. */
    long carrier();
}
