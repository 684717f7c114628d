package proofstone.knowledge;

/** Guesses how many analyses it takes to prove that Breaker holds a position. */
final class Effort {
    /*
     * By the fewest edges that a partition left open: smoothed by hand from the mean number of analyses below the
     * proved positions of early runs on mnk:7,8,5, so an order more than a forecast.
     * Beyond the table it grows by a quarter an edge.
     */
    private static final double[] MEASURED = {1, 1.9, 4, 9, 16, 28, 45, 80, 120, 180, 270};
    private static final double GROWTH = 1.25;

    /**
     * How many times the effort of the cheapest reply the reply in hand may cost before it is left.
     */
    static final double PATIENCE = 1.1;

    /**
     * What an analysis spent in vain so far counts, that is, on attacks that are still left: the
     * more was spent on them, the less likely the reply holds. Without this the search sinks into
     * positions that are Maker's. High up a guess is many times what a proof takes, so an analysis
     * counts more than once.
     */
    static final double SPENT = 4;

    private Effort() {}

    /** Returns the guess for a position in which the best partition leaves so many edges open. */
    static double ofOpenEdges(int open) {
        int last = MEASURED.length - 1;
        return open <= last ? MEASURED[open] : MEASURED[last] * Math.pow(GROWTH, open - last);
    }
}
