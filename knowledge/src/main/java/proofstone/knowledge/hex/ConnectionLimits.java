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
     * The limits of the search on most boards; larger ones cost more than they save
     * (docs/decisions/hex-kernel.md).
     */
    static final ConnectionLimits STANDARD = new ConnectionLimits(16, 32, 8, 64, 16, 32);

    /**
     * The same for boards of 37 to 49 cells such as 7x7, where connections through sides cost more
     * than they save with more than 30 free cells; not so on smaller and larger ones.
     */
    private static final ConnectionLimits SEVEN = new ConnectionLimits(16, 32, 8, 64, 16, 30);

    private static final int MORE_THAN = 36;
    private static final int UP_TO = 49;

    /** The same without sides as middles. */
    static final ConnectionLimits WITHOUT_SIDES = new ConnectionLimits(16, 32, 8, 64, 16, 0);

    /** Only what touches is connected. */
    static final ConnectionLimits TOUCHING = new ConnectionLimits(16, 0, 0, 0, 0, 0);

    /** Returns the limits of the search on a board of so many cells. */
    static ConnectionLimits ofBoard(int cells) {
        return cells > MORE_THAN && cells <= UP_TO ? SEVEN : STANDARD;
    }

    /** Returns the most semi connections of a pair other than the two sides. */
    int semis(boolean betweenCells) {
        return betweenCells ? semisBetweenCells : semis;
    }

    /** Returns the most cells of a connection. */
    int size(boolean betweenCells) {
        return betweenCells ? largestBetweenCells : largest;
    }
}
