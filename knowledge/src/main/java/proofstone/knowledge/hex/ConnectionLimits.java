package proofstone.knowledge.hex;

/**
 * How many connections of a pair of ends are kept, and how large they may be.
 *
 * @param fulls the most full connections of a pair
 * @param semis the most semi connections of a pair other than the two sides, one end of which is a
 *     group or a side
 * @param semisBetweenCells the most semi connections of two free cells
 * @param largest the most cells of a connection at least one end of which is a group or a side
 * @param largestBetweenCells the most cells of a connection between two free cells
 * @param throughSides the most free cells of a position in which connections may run through a side
 */
record ConnectionLimits(
        int fulls,
        int semis,
        int semisBetweenCells,
        int largest,
        int largestBetweenCells,
        int throughSides) {
    /**
     * The limits of the search; larger ones cost more than they save
     * (docs/decisions/hex-kernel.md).
     */
    static final ConnectionLimits STANDARD = new ConnectionLimits(16, 32, 8, 64, 16, 32);

    /** The same without sides as middles. */
    static final ConnectionLimits WITHOUT_SIDES = new ConnectionLimits(16, 32, 8, 64, 16, 0);

    /** Only what touches is connected. */
    static final ConnectionLimits TOUCHING = new ConnectionLimits(16, 0, 0, 0, 0, 0);

    /** Returns the most semi connections of a pair other than the two sides. */
    int semis(boolean betweenCells) {
        return betweenCells ? semisBetweenCells : semis;
    }

    /** Returns the most cells of a connection. */
    int size(boolean betweenCells) {
        return betweenCells ? largestBetweenCells : largest;
    }
}
