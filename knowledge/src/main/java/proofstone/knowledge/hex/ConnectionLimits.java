package proofstone.knowledge.hex;

/**
 * How many connections of a pair of ends are kept, and how large they may be.
 *
 * @param fulls the most full connections of a pair
 * @param semis the most semi connections of a pair other than the two sides
 * @param largest the most cells of a connection at least one end of which is a group or a side
 * @param largestBetweenCells the most cells of a connection between two free cells
 */
record ConnectionLimits(int fulls, int semis, int largest, int largestBetweenCells) {
    /** The limits of the search; larger ones save few positions. */
    static final ConnectionLimits STANDARD = new ConnectionLimits(16, 32, 64, 16);

    /** Only what touches is connected. */
    static final ConnectionLimits TOUCHING = new ConnectionLimits(16, 0, 0, 0);

    /** Returns the most cells of a connection. */
    int size(boolean betweenCells) {
        return betweenCells ? largestBetweenCells : largest;
    }
}
