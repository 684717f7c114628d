package proofstone.certificate;

import static proofstone.certificate.Calculus.require;

import java.util.List;
import proofstone.game.SquareSet;

/**
 * Whether a turn of at most so many squares can meet all of some carriers: what rule T3 has to
 * exclude. One object serves the questions of one step.
 */
final class TurnCoverage {
    /*
     * This is the hitting set problem, for which no bound that is polynomial in the stones is known.
     * Some square of each carrier must be taken; branching on the squares of the smallest one that
     * is not met decides the question. A square that has been tried is left out of the branches
     * after it, so that no set of squares is looked at twice, and where more carriers are disjoint
     * than there are stones nothing is left to try.
     *
     * The work is counted and bounded, because a file may ask for any number of stones and carriers.
     * A step that takes longer is refused, which says nothing about the game. Each level of the
     * recursion costs all carriers that are open, which bounds its depth as well.
     */

    /** The greatest number of words of carriers that are looked at for one step. */
    static final long MOST_WORK = 1L << 30;

    private final long mostWork;
    private long work;

    TurnCoverage() {
        this(MOST_WORK);
    }

    /** With a bound of its own. */
    TurnCoverage(long mostWork) {
        this.mostWork = mostWork;
    }

    /** Returns whether some set of at most {@code stones} squares meets every carrier. */
    boolean canMeetAll(List<SquareSet> carriers, int stones) {
        spend(carriers);
        return canMeetAll(carriers, SquareSet.empty(), stones);
    }

    private boolean canMeetAll(List<SquareSet> open, SquareSet tried, int stones) {
        if (open.isEmpty() || stones == 0) {
            return open.isEmpty();
        }
        spend(open);
        if (stones == 1) {
            return open.stream()
                    .reduce(SquareSet::intersect)
                    .filter(all -> !tried.containsAll(all))
                    .isPresent();
        }
        return !areMoreDisjoint(open, stones) && canMeetBySome(open, tried, stones);
    }

    private boolean canMeetBySome(List<SquareSet> open, SquareSet tried, int stones) {
        SquareSet choice = smallest(open).minus(tried);
        SquareSet out = tried;
        for (int v = choice.first(); v >= 0; v = choice.next(v + 1)) {
            int square = v;
            List<SquareSet> left = open.stream().filter(c -> !c.contains(square)).toList();
            if (canMeetAll(left, out, stones - 1)) {
                return true;
            }
            out = out.with(v);
        }
        return false;
    }

    private static SquareSet smallest(List<SquareSet> carriers) {
        SquareSet smallest = carriers.getFirst();
        int least = smallest.size();
        for (SquareSet carrier : carriers) {
            int size = carrier.size();
            smallest = size < least ? carrier : smallest;
            least = Math.min(size, least);
        }
        return smallest;
    }

    /** Returns whether more carriers are disjoint than there are stones, found greedily. */
    private static boolean areMoreDisjoint(List<SquareSet> carriers, int stones) {
        SquareSet taken = SquareSet.empty();
        int disjoint = 0;
        for (SquareSet carrier : carriers) {
            if (!carrier.intersects(taken)) {
                taken = taken.union(carrier);
                disjoint++;
            }
        }
        return disjoint > stones;
    }

    private void spend(List<SquareSet> carriers) {
        for (SquareSet carrier : carriers) {
            work += 1 + carrier.wordCount();
        }
        require(work <= mostWork, "it has more turns to answer than are tried");
    }
}
