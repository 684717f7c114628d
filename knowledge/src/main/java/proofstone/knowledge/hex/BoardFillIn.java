package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGroups;
import proofstone.game.hex.HexPosition;

/**
 * Fills in a position of a board of any size, so that few cells are left to search: by the rings of
 * the cells ({@link DeadRing}) and by dead regions.
 *
 * <p>A region of free cells that hang together is dead if for one player all of his stones and
 * edges that touch it are one group: he need not pass through it, so it never matters who has it.
 * Neither that nor a capture changes the winner; a proof that relies on captured cells is {@link
 * #undo turned into} one that does not. {@link FillIn}, which does the same within the search, sees
 * more.
 */
final class BoardFillIn {
    /*
     * Cells have left in some order, each dead or captured in what was left of the board then. Read
     * backwards, a dead cell or region may be either player's in a position whose winner is known
     * without it: no chain needs it. A captured pair is undone by rule H5 with the pair's own ring as
     * support: those stones stood before the pair did, so no pair that is undone later lacks them, and
     * what the ring had of no use to its owner then never becomes his.
     *
     * A cell's state is the number of the player who has a stone there, FREE or DEAD. A sweep costs
     * a few steps for each cell, and there are seldom more than three sweeps.
     */

    /** A pair of cells that became a player's, and the stones that make them captured. */
    private record Pair(Player player, SquareSet cells, SquareSet support) {}

    private static final byte FREE = 2;
    private static final byte DEAD = 3;

    private final HexPosition base;
    private final CellRings rings;
    private final byte[] state;
    private final List<Pair> pairs = new ArrayList<>();
    private boolean changed;

    /** Starts from a position, in which nothing is filled in yet. */
    BoardFillIn(HexPosition base, CellRings rings) {
        this.base = base;
        this.rings = rings;
        state = new byte[rings.cells()];
        Arrays.fill(state, FREE);
        base.black().forEach(cell -> state[cell] = HexGeometry.BLACK);
        base.white().forEach(cell -> state[cell] = HexGeometry.WHITE);
    }

    /** Fills in until nothing changes. */
    void run() {
        do {
            changed = false;
            sweepRings();
            sweepRegions();
        } while (changed);
    }

    private void sweepRings() {
        for (int i = 0; i < 2 * state.length; i++) {
            if (state[i / 2] == FREE) {
                sweepRing(i / 2, i % 2);
            }
        }
    }

    private void sweepRing(int cell, int player) {
        int code = code(player, cell);
        if (DeadRing.isDead(code)) {
            kill(cell);
        }
        for (int k = 0; k < 3 && state[cell] == FREE; k++) {
            int other = rings.neighbour(cell, k);
            if (other >= 0
                    && state[other] == FREE
                    && DeadRing.isCaptured(code, k, code(player, other))) {
                capture(player, cell, other);
            }
        }
    }

    private int code(int player, int cell) {
        return DeadRing.code(k -> ringState(player, rings.neighbour(cell, k)));
    }

    private int ringState(int player, int neighbour) {
        if (neighbour < 0) {
            return CellRings.isOwnSide(neighbour, player) ? DeadRing.OWN : DeadRing.USELESS;
        }
        int there = state[neighbour];
        return there == FREE ? 0 : there == player ? DeadRing.OWN : DeadRing.USELESS;
    }

    private void kill(int cell) {
        state[cell] = DEAD;
        changed = true;
    }

    private void capture(int player, int one, int two) {
        SquareSet cells = SquareSet.of(one, two);
        SquareSet ring = board().around(cells).intersect(cells(player));
        pairs.add(new Pair(HexSpots.player(player), cells, ring));
        state[one] = (byte) player;
        state[two] = (byte) player;
        changed = true;
    }

    private void sweepRegions() {
        HexGroups black = position().groups(Player.BLACK);
        HexGroups white = position().groups(Player.WHITE);
        for (SquareSet rest = free(); !rest.isEmpty(); ) {
            SquareSet region = region(rest);
            rest = rest.minus(region);
            if (isDead(region, Player.BLACK, black) || isDead(region, Player.WHITE, white)) {
                region.forEach(this::kill);
            }
        }
    }

    private SquareSet region(SquareSet free) {
        SquareSet region = SquareSet.empty();
        for (SquareSet front = SquareSet.of(free.first()); !front.isEmpty(); ) {
            region = region.union(front);
            front = board().around(front).intersect(free).minus(region);
        }
        return region;
    }

    /** Returns whether all that a player's chain could enter a region from is one group. */
    private boolean isDead(SquareSet region, Player player, HexGroups groups) {
        IntStream edges =
                IntStream.of(board().firstEdge(player), board().secondEdge(player))
                        .filter(edge -> board().touching(edge).intersects(region));
        int[] touched =
                IntStream.concat(board().around(region).stream().filter(groups::isMember), edges)
                        .toArray();
        return Arrays.stream(touched).allMatch(place -> groups.areJoined(place, touched[0]));
    }

    private HexBoard board() {
        return base.board();
    }

    private SquareSet cells(int wanted) {
        return SquareSet.of(
                IntStream.range(0, state.length).filter(cell -> state[cell] == wanted).toArray());
    }

    /** Returns the cells that are still in play. */
    SquareSet free() {
        return cells(FREE);
    }

    /** Returns the stones with those filled in; dead cells have none. */
    HexPosition position() {
        return new HexPosition(
                board(), cells(HexGeometry.BLACK), cells(HexGeometry.WHITE), base.toMove());
    }

    /** Turns a step for the filled-in position into one for the position before. */
    HexStep undo(HexCalculus calculus, HexStep step) {
        HexStep result = step;
        for (Pair pair : pairs.reversed()) {
            if (pair.player() == result.claim().player()
                    && pair.cells().intersects(result.claim().stones())) {
                result = calculus.capture(result, pair.cells(), pair.support());
            }
        }
        return result;
    }
}
