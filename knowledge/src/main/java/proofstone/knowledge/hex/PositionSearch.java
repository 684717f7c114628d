package proofstone.knowledge.hex;

/**
 * A search for the winner of Hex positions of one geometry; what it learns from one helps with the
 * next. Not safe for use by several threads.
 */
interface PositionSearch {
    /** Returns the winner's proof of a position. */
    Proof solve(PositionKey position);

    /**
     * Works on a position until it is solved or the work that is left seems to be more than a
     * limit; a search that cannot be left ends when the position is solved.
     *
     * @return whether it is solved
     */
    boolean isSolvedWithin(PositionKey position, long limit);

    /** Returns the number of positions on which connections were built. */
    long built();
}
