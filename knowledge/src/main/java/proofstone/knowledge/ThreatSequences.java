package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;

/**
 * Maker's wins by forced exchanges: he takes one square of a 2-line, Breaker must take the other,
 * and so on until two 2-lines cross. [Czifra2021] sec. IV.A, IV.B.
 *
 * <p>{@link #find} looks for one win, {@link #answers} for wins whose carriers share as few squares
 * as possible. Both are incomplete: they visit at most {@link #BUDGET} positions, on at most 64
 * squares of the smallest edges. Not safe for use by several threads.
 */
final class ThreatSequences {
    /*
     * The space of exchanges is searched depth first over `ThreatLevels`. Two orders of the same exchanges
     * give the same two masks, Maker's and Breaker's squares, so a small hash set of visited masks cuts the
     * permutations; a collision there only hides a win. The proof is built on the way back: an exchange
     * whose square the rest does not need is left out, which keeps carriers small.
     *
     * `answers` does not stop at the first win. It keeps the region, the intersection of the carriers found so
     * far, and follows only paths that leave a square of it alone: whatever such a path wins is not answered by
     * that square, so each further win makes the region smaller. When the search has ended within its budget, no
     * sequence avoids any square of the region: after each reply in it Maker has no win by threats, and nobody
     * needs to look again (`isExhausted`). One search in place of one for each reply.
     */
    private static final int BUDGET = 300;
    private static final int SEEN = 1 << 10;

    /** How many wins are wanted. */
    private enum Aim {
        /** The first one. */
        ONE,
        /** As many as make the region smaller. */
        REGION
    }

    private final Calculus calculus;
    private final ThreatLevels levels = new ThreatLevels();
    private final long[] seen = new long[SEEN];
    private final List<Step> wins = new ArrayList<>();
    private long salt;
    private int budget;
    private Aim aim = Aim.ONE;
    private long region;

    /** Makes a finder for the board of {@code calculus}. */
    ThreatSequences(Calculus calculus) {
        this.calculus = calculus;
    }

    /**
     * Returns a proof that Maker, to move and with at most {@code stones} stones, wins by threats,
     * or null if none was found.
     */
    @Nullable Step find(ResidualHypergraph graph, int stones) {
        run(graph, stones, Aim.ONE);
        return wins.isEmpty() ? null : wins.get(0);
    }

    /**
     * Returns proofs that Maker would win by threats if Breaker passed, each of which leaves out a
     * square that all the ones before it share.
     */
    List<Step> answers(ResidualHypergraph graph, int stones) {
        run(graph, stones, Aim.REGION);
        return List.copyOf(wins);
    }

    /**
     * Returns whether the last call of {@link #answers} has looked at all sequences: then Maker has
     * no win by threats after a reply that all the answers share.
     */
    boolean isExhausted() {
        return budget >= 0 && levels.isWhole();
    }

    private void run(ResidualHypergraph graph, int stones, Aim wanted) {
        wins.clear();
        region = -1;
        aim = wanted;
        budget = BUDGET;
        salt = CanonicalForm.mix(salt + 1);
        levels.start(graph);
        search(0, 0, 0, stones);
    }

    private boolean isOver() {
        return region == 0 || budget < 0 || (aim == Aim.ONE && !wins.isEmpty());
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

    private void forks(int level, int lines, long path) {
        for (int n = 1; n < lines; n++) {
            long squares = levels.twoSquares(level, n);
            for (int m = 0; m < n && !isOver(); m++) {
                long second = levels.twoSquares(level, m);
                boolean isCrossing = (squares & second) != 0 && squares != second;
                if (isCrossing && isUseful(path | squares | second)) {
                    win(level, n, m);
                }
            }
        }
    }

    /** Records the win that leads to {@code level} and ends there in a fork of two two-lines. */
    private void win(int level, int one, int other) {
        long v = levels.twoSquares(level, one) & levels.twoSquares(level, other);
        Step step =
                calculus.fork(
                        levels.square(v),
                        levels.id(levels.twoLine(level, other)),
                        levels.square(levels.twoSquares(level, other) & ~v),
                        levels.id(levels.twoLine(level, one)),
                        levels.square(levels.twoSquares(level, one) & ~v));
        for (int back = level - 1; back >= 0; back--) {
            int a = levels.square(levels.own(back));
            if (((Claim.OfMaker) step.claim()).support().contains(a)) {
                int b = levels.square(levels.lost(back));
                step = calculus.threat(a, b, levels.exchanged(back), step);
            }
        }
        wins.add(step);
        region &= levels.mask(step.claim().carrier());
    }
}
