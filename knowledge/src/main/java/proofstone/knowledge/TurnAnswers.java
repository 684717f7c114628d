package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.certificate.TurnCalculus;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * Must-play over sets of squares: the proofs found against the turns of the player to move, and
 * which other turns they answer.
 */
public final class TurnAnswers {
    /*
     * A square whose edges all go through another one is dominated by it: the answer to the
     * dominating square, carried over by rule isomorphism, answers the dominated one as well. The
     * image of a held set under that exchange lies within the set, so nothing is lost. Exclusive
     * squares take no part in it: Maker cannot have put there, and a square is no image of another
     * kind.
     */
    private static final int[] NONE = {};

    private final TurnCalculus calculus;
    private final TurnPosition position;
    private final Role mover;
    private final Set<Technique> techniques;
    private final List<Step> steps = new ArrayList<>();
    private final List<SquareSet> carriers = new ArrayList<>();
    private int passes;

    /** Starts at a position where {@code mover} is to move. */
    public TurnAnswers(
            TurnCalculus calculus, TurnPosition position, Role mover, Set<Technique> techniques) {
        this.calculus = calculus;
        this.position = position;
        this.mover = mover;
        this.techniques = techniques;
    }

    /** Returns the proofs. */
    public List<Step> steps() {
        return steps;
    }

    /** Adds a proof that the mover loses by some turn. */
    public void add(Step step) {
        steps.add(step);
        carriers.add(step.claim().carrier());
    }

    /** Adds proofs that the mover loses by no turn at all; before any other. */
    public void addPasses(List<Step> proofs) {
        proofs.forEach(this::add);
        passes = steps.size();
    }

    /** Returns whether a proof answers the turn, perhaps after an exchange of squares. */
    public boolean covers(SquareSet turn) {
        boolean zones = techniques.contains(Technique.ZONES);
        return isMissed(turn, zones ? steps.size() : passes)
                || (zones && exchanges() && coversByExchange(turn));
    }

    private boolean exchanges() {
        return mover == Role.MAKER && techniques.contains(Technique.DOMINATION);
    }

    private boolean isMissed(SquareSet turn, int count) {
        for (int i = 0; i < count; i++) {
            if (!carriers.get(i).intersects(turn) && isAllowed(i, turn)) {
                return true;
            }
        }
        return false;
    }

    /** In a tile game Breaker can afford as many stones as Maker has put. */
    private boolean isAllowed(int index, SquareSet turn) {
        return mover == Role.BREAKER || !isTile() || needed(index) <= turn.size();
    }

    private boolean isTile() {
        return calculus.schedule().isTile();
    }

    private int needed(int index) {
        Claim claim = steps.get(index).claim();
        return claim.turn() == Role.MAKER ? 0 : claim.moment().stones();
    }

    private boolean coversByExchange(SquareSet turn) {
        for (int i = 0; i < steps.size(); i++) {
            int[] map = isAllowed(i, turn) ? exchange(carriers.get(i), turn) : NONE;
            if (map.length > 0) {
                add(calculus.isomorphism(steps.get(i), map, SquareSet.empty()));
                return true;
            }
        }
        return false;
    }

    /**
     * Returns a map that takes the squares of {@code turn} out of {@code carrier}, each to a square
     * that dominates it; empty if there is none.
     */
    private int[] exchange(SquareSet carrier, SquareSet turn) {
        SquareSet shared = carrier.intersect(turn);
        int[] map = new int[2 * shared.size()];
        SquareSet taken = carrier.union(turn).union(calculus.schedule().exclusive());
        int count = 0;
        for (int v = shared.first(); v >= 0; v = shared.next(v + 1)) {
            int better = position.common(v).minus(taken).first();
            if (better < 0) {
                return NONE;
            }
            map[count++] = v;
            map[count++] = better;
            taken = taken.with(better);
        }
        return map;
    }
}
