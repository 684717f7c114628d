package proofstone.certificate;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGroups;

/**
 * The small game of rule H5: which cells need not be a player's.
 *
 * <p>A set X of cells is <em>dead</em> for a claim when a chain never needs to pass through it,
 * even if it is wholly the opponent's. A set is captured when the player, moving second in it,
 * keeps all that the opponent gets there within a dead set. Costs at most 65 tests for dead sets
 * and, as no position is remembered, some 2,000 visits to the positions of six cells.
 */
final class HexCapture {
    /*
     * The chain of the claim lies within its stones, its carrier and the player's edges. Let K be a
     * component of a set X of cells that are not to be used, and N the places of that kind outside X
     * that touch K. The chain enters K from a member of N and leaves to a member of N. If any two
     * members of N touch, or touch one group of the stones left (stones and support outside X,
     * edges), each piece within K is replaced by one without cells of X. Which cells of the carrier
     * will be the player's is unknown; those on the chain are, and no others are relied upon.
     *
     * An extra stone of the player's does no harm, so the opponent's cells may be widened to any set
     * within the region (`within`): the player then relies on fewer of his own stones there.
     */
    private final HexBoard board;
    private final HexClaim claim;
    private final SquareSet stones;
    private final int[] region;
    private final boolean[] within;

    /** What rule H5 says of a region. */
    enum Result {
        /** The opponent may have it. */
        DEAD,
        /** The player answers there. */
        CAPTURED,
        /** Neither, so the rule refuses. */
        NEITHER
    }

    private HexCapture(HexBoard board, HexClaim claim, SquareSet region, SquareSet support) {
        this.board = board;
        this.claim = claim;
        this.stones = claim.stones().union(region).union(support);
        this.region = region.toArray();
        this.within = new boolean[1 << this.region.length];
    }

    /** Decides what {@code region}, at most six cells, is with these further stones. */
    static Result decide(HexBoard board, HexClaim claim, SquareSet region, SquareSet support) {
        HexCapture capture = new HexCapture(board, claim, region, support);
        int all = capture.within.length - 1;
        if (capture.isDead(all)) {
            return Result.DEAD;
        }
        capture.fillWithin();
        return capture.isKept(0, all) ? Result.CAPTURED : Result.NEITHER;
    }

    /** Marks the sets that lie within a dead one. */
    private void fillWithin() {
        for (int set = within.length - 1; set >= 0; set--) {
            int inner = set;
            within[set] = bits(~set).anyMatch(i -> within[inner | 1 << i]) || isDead(set);
        }
    }

    /** Returns the members of a set of indices into the region. */
    private IntStream bits(int set) {
        return IntStream.range(0, region.length).filter(i -> (set >> i & 1) != 0);
    }

    /**
     * Returns the player's answer in a captured region.
     *
     * @param lost the cells that the opponent has, his last one among them
     * @param free the cells that nobody has
     * @return a free cell, or -1 if there is none
     */
    static int answer(HexBoard board, HexStep step, SquareSet lost, SquareSet free) {
        HexClaim claim = step.children().getFirst().claim();
        HexCapture capture = new HexCapture(board, claim, step.region(), step.support());
        capture.fillWithin();
        int had = capture.mask(lost);
        int left = capture.mask(free);
        return capture.bits(left)
                .filter(i -> capture.isKept(had, left & ~(1 << i)))
                .map(i -> capture.region[i])
                .findFirst()
                .orElse(-1);
    }

    private int mask(SquareSet cells) {
        return IntStream.range(0, region.length)
                .filter(i -> cells.contains(region[i]))
                .map(i -> 1 << i)
                .sum();
    }

    /** The opponent has {@code lost}, is to move, and {@code free} are free. */
    private boolean isKept(int lost, int free) {
        return free == 0
                ? within[lost]
                : bits(free).allMatch(i -> isAnswered(lost | 1 << i, free & ~(1 << i)));
    }

    private boolean isAnswered(int lost, int free) {
        IntPredicate keeps = i -> isKept(lost, free & ~(1 << i));
        return free == 0 ? within[lost] : bits(free).anyMatch(keeps);
    }

    private boolean isDead(int set) {
        SquareSet cells = SquareSet.of(bits(set).map(i -> region[i]).toArray());
        SquareSet usable = claim.stones().union(claim.carrier()).minus(cells);
        HexGroups left = HexGroups.of(board, claim.player(), stones.minus(cells));
        for (SquareSet rest = cells; !rest.isEmpty(); ) {
            SquareSet component = component(rest);
            rest = rest.minus(component);
            if (!canBePassed(rim(component, usable), left)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the cells of {@code cells} that hang together with its first one. */
    private SquareSet component(SquareSet cells) {
        SquareSet component = SquareSet.of(cells.first());
        for (SquareSet old = SquareSet.empty(); !old.equals(component); ) {
            old = component;
            component = component.union(board.around(component).intersect(cells));
        }
        return component;
    }

    /** Returns the places by which a path can enter a component. */
    private int[] rim(SquareSet component, SquareSet usable) {
        IntStream edges =
                IntStream.of(board.firstEdge(claim.player()), board.secondEdge(claim.player()))
                        .filter(edge -> board.beside(board.edge(edge)).intersects(component));
        return IntStream.concat(board.around(component).intersect(usable).stream(), edges)
                .toArray();
    }

    private boolean canBePassed(int[] rim, HexGroups left) {
        return Arrays.stream(rim)
                .allMatch(u -> Arrays.stream(rim).allMatch(v -> isByPassed(u, v, left)));
    }

    private boolean isByPassed(int u, int v, HexGroups left) {
        return u == v
                || board.areAdjacent(u, v)
                || touched(u, left)
                        .anyMatch(s -> touched(v, left).anyMatch(t -> left.areJoined(s, t)));
    }

    /** Returns members of the groups that a place belongs to or touches. */
    private IntStream touched(int place, HexGroups left) {
        return IntStream.range(0, board.places())
                .filter(left::isMember)
                .filter(member -> member == place || board.areAdjacent(place, member));
    }
}
