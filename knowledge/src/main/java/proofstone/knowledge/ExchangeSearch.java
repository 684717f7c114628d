package proofstone.knowledge;

/**
 * Depth-first search over the space of forced exchanges: Maker takes one square of a 2-line,
 * Breaker must take the other, and so on until two 2-lines cross. [Czifra2021] sec. IV.A, IV.B.
 *
 * <p>Incomplete: it visits a limited number of positions, on at most 64 squares of the smallest
 * edges. Belongs to one thread.
 */
abstract class ExchangeSearch {
    /*
     * Two orders of the same exchanges give the same two masks, Maker's and Breaker's squares, so a small hash
     * set of visited masks cuts the permutations; a collision there only hides a win.
     *
     * The search keeps the region, the intersection of the carriers found so far, and follows only paths
     * that leave a square of it alone: whatever such a path wins is not answered by that square, so each further
     * win makes the region smaller. When the search has ended within its budget, no sequence avoids any square
     * of the region: after each reply in it Maker has no win by threats, and nobody needs to look again. One
     * search in place of one for each reply.
     */
    private static final int SEEN = 1 << 10;

    final ThreatLevels levels = new ThreatLevels();
    private final long[] seen = new long[SEEN];
    private long salt;
    private int budget;
    private long region;

    /**
     * Takes note of a win that ends at {@code level} in a fork.
     *
     * @param path the squares of the exchanges that lead there
     * @param one the place of a 2-line of the fork in the list of its level
     * @param other the place of the other one
     * @return the carrier of the win, a subset of the path and the squares of the fork
     */
    abstract long win(int level, long path, int one, int other);

    /** Returns whether no further win is wanted. */
    boolean isEnough() {
        return region == 0;
    }

    /**
     * Searches from level 0 of {@link #levels}.
     *
     * @param stones the most stones that Maker may place
     * @param positions the most positions to visit
     */
    final void run(int stones, int positions) {
        region = -1;
        budget = positions;
        salt = CanonicalForm.mix(salt + 1);
        search(0, 0, 0, stones);
    }

    /** Returns the squares, as bits of the levels, that all wins share; all ones without a win. */
    final long region() {
        return region;
    }

    /** Returns whether the last search has looked at all sequences. */
    final boolean isExhausted() {
        return budget >= 0 && levels.isWhole();
    }

    private boolean isOver() {
        return budget < 0 || isEnough();
    }

    /** Returns whether a win that needs the squares {@code carrier} would be of use. */
    private boolean isUseful(long carrier) {
        return (region & ~carrier) != 0;
    }

    /** {@code own} and {@code lost} are the squares of both players on the way to this level. */
    private void search(int level, long own, long lost, int stones) {
        if (stones < 2 || --budget < 0) {
            return;
        }
        int lines = levels.twoLines(level);
        forks(level, lines, own | lost);
        for (int n = 0; n < lines && !isOver(); n++) {
            int line = levels.twoLine(level, n);
            long squares = levels.twoSquares(level, n);
            long first = Long.lowestOneBit(squares);
            exchange(level, line, first, squares & ~first, own, lost, stones);
            exchange(level, line, squares & ~first, first, own, lost, stones);
        }
    }

    private void exchange(int level, int line, long a, long b, long own, long lost, int stones) {
        boolean helps = !isOver() && isUseful(own | lost | a | b);
        if (helps && !isSeen(own | a, lost | b) && levels.exchange(level, line, a, b)) {
            search(level + 1, own | a, lost | b, stones - 1);
        }
    }

    private boolean isSeen(long own, long lost) {
        long key = CanonicalForm.mix(own + CanonicalForm.mix(lost + salt));
        int slot = (int) (key >>> 40) & (SEEN - 1);
        if (seen[slot] == key) {
            return true;
        }
        seen[slot] = key;
        return false;
    }

    /**
     * Looks at the forks with a new 2-line; the region lies within each of the others, which a
     * level before had.
     */
    private void forks(int level, int lines, long path) {
        int fresh = levels.newTwoLines(level);
        for (int n = 1; n < lines && fresh > 0; n++) {
            long squares = levels.twoSquares(level, n);
            for (int m = 0; m < Math.min(n, fresh) && !isOver(); m++) {
                long second = levels.twoSquares(level, m);
                boolean isCrossing = (squares & second) != 0 && squares != second;
                if (isCrossing && isUseful(path | squares | second)) {
                    region &= win(level, path, n, m);
                }
            }
        }
    }
}
