package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexEdge;
import proofstone.game.hex.HexGroups;
import proofstone.game.hex.HexPosition;

/**
 * What the bits of a search stand for on a board of any size: a <em>spot</em> is a free cell of a
 * position, or a whole group of stones that touches a free cell and no edge of its owner's.
 *
 * <p>So a late position of a large board has few spots, and the search need not know that the board
 * is large. Positions that follow have the same spots. Immutable.
 */
final class HexSpots {
    /*
     * Groups joined to an edge are part of that edge: a cell that touches one touches the edge. A
     * group that touches no free cell matters to nobody. Two groups of one player are never
     * adjacent, so all that a group is adjacent to are free cells and groups of the opponent's.
     *
     * If the stones alone leave too many spots, the position is filled in first (BoardFillIn): what
     * was captured then are stones, and what is dead is no spot and outside for both players. If
     * that ends the game, the only spot is the group that joins its owner's edges.
     *
     * A proof over spots is one over cells: a spot that is a group is all of its stones, its end is
     * its first one, and where a group touches a cell stands a chain of stones (SpotLinks).
     */

    private final HexPosition base;
    private final BoardFillIn filling;
    private final CellRings rings;
    private final int[] spotOf;
    private final List<SquareSet> spots = new ArrayList<>();
    private final Map<HexEdge, SquareSet> edgeStones = new EnumMap<>(HexEdge.class);
    private final SquareSet freeSpots;
    private final long[] groups = new long[2];

    private HexSpots(HexPosition base, CellRings rings, BoardFillIn filling) {
        this.base = base;
        this.rings = rings;
        this.filling = filling;
        spotOf = new int[rings.cells()];
        Arrays.fill(spotOf, CellRings.NOBODY);
        boolean isOver = filling.position().winner().isPresent();
        freeSpots = isOver ? SquareSet.empty() : filling.free();
        freeSpots.forEach(cell -> addSpot(SquareSet.of(cell)));
        for (Player player : Player.values()) {
            addGroups(player);
        }
    }

    /**
     * Returns the spots of a position, or nothing if there are too many.
     *
     * @param off without fill-in, dead and captured cells are spots like any other
     */
    static Optional<HexSpots> of(HexPosition base, Set<HexTechnique> off) {
        return Optional.of(least(base, off)).filter(HexSpots::fit);
    }

    /**
     * Returns the spots of a position, filled in if there are too many, however many are left.
     * Costs a few sweeps over the board.
     */
    static HexSpots least(HexPosition base, Set<HexTechnique> off) {
        HexSpots plain = plain(base);
        return plain.fit() || off.contains(HexTechnique.FILL_IN) ? plain : filled(base);
    }

    /** Returns the spots of a position as it is, however many. */
    static HexSpots plain(HexPosition base) {
        CellRings rings = rings(base);
        return new HexSpots(base, rings, new BoardFillIn(base, rings));
    }

    /** Returns the spots that are left of a position that is filled in, however many. */
    static HexSpots filled(HexPosition base) {
        CellRings rings = rings(base);
        BoardFillIn filling = new BoardFillIn(base, rings);
        filling.run();
        return new HexSpots(base, rings, filling);
    }

    private static CellRings rings(HexPosition position) {
        return new CellRings(position.board().rows(), position.board().columns());
    }

    /** Returns whether there are few enough for a search. */
    boolean fit() {
        return count() <= HexGeometry.MOST_CELLS;
    }

    /** Returns the number of spots. */
    int count() {
        return spots.size();
    }

    private void addSpot(SquareSet cells) {
        cells.forEach(cell -> spotOf[cell] = count());
        spots.add(cells);
    }

    private void addGroups(Player player) {
        HexGroups joined = filling.position().groups(player);
        SquareSet rest = filling.position().stones(player);
        if (!joined.isWon()) {
            rest = rest.minus(addEdge(joined, HexEdge.first(player), 0));
            rest = rest.minus(addEdge(joined, HexEdge.second(player), 1));
        }
        while (!rest.isEmpty()) {
            SquareSet group = joined.group(rest.first());
            rest = rest.minus(group);
            if (touchesFree(group) || isAtEdge(joined, group)) {
                groups[number(player)] |= 1L << count();
                addSpot(group);
            }
        }
    }

    private SquareSet addEdge(HexGroups joined, HexEdge edge, int side) {
        SquareSet stones = joined.group(board().place(edge));
        int outside = CellRings.outside(number(edge.owner()), side);
        stones.forEach(cell -> spotOf[cell] = outside);
        edgeStones.put(edge, stones);
        return stones;
    }

    /**
     * Groups at an edge are no spots, but for the one that joins both when fill-in ends the game.
     */
    private boolean isAtEdge(HexGroups joined, SquareSet group) {
        return Arrays.stream(HexEdge.values())
                .anyMatch(edge -> joined.areJoined(group.first(), board().place(edge)));
    }

    private boolean touchesFree(SquareSet group) {
        return board().around(group).intersects(freeSpots);
    }

    /** Returns the number of a player within the search. */
    static int number(Player player) {
        return player == Player.BLACK ? HexGeometry.BLACK : HexGeometry.WHITE;
    }

    /** Returns the player who has a number within the search. */
    static Player player(int number) {
        return number == HexGeometry.BLACK ? Player.BLACK : Player.WHITE;
    }

    /** Returns the board. */
    HexBoard board() {
        return base.board();
    }

    /** Returns the position whose spots these are. */
    HexPosition base() {
        return base;
    }

    /** Returns the geometry of the spots; a whole board without stones has its symmetries. */
    HexGeometry geometry() {
        return base.occupied().isEmpty() && count() == board().cells()
                ? new HexGeometry(board().rows(), board().columns())
                : new HexGeometry(rings, spotOf, count());
    }

    /** Returns whether a position has come from the base by stones on free cells that are spots. */
    boolean hold(HexPosition position) {
        return position.board().equals(board())
                && position.black().containsAll(base.black())
                && position.white().containsAll(base.white())
                && freeSpots.containsAll(position.occupied().minus(base.occupied()));
    }

    /** Returns a position that {@link #hold holds} over the spots. */
    PositionKey key(HexPosition position) {
        return new PositionKey(
                groups[HexGeometry.BLACK] | bits(position.black().intersect(freeSpots)),
                groups[HexGeometry.WHITE] | bits(position.white().intersect(freeSpots)),
                bits(position.free().intersect(freeSpots)),
                number(position.toMove()));
    }

    /** Returns the spots that have a cell in a set. */
    long bits(SquareSet cells) {
        return cells.stream()
                .map(cell -> spotOf[cell])
                .filter(spot -> spot >= 0)
                .mapToLong(spot -> 1L << spot)
                .reduce(0, (a, b) -> a | b);
    }

    /** Returns the first cell of a spot. */
    int cell(int spot) {
        return spots.get(spot).first();
    }

    /** Returns all cells of some spots. */
    SquareSet cells(long set) {
        return LongStream.iterate(set, rest -> rest != 0, rest -> rest & rest - 1)
                .mapToObj(rest -> spots.get(Long.numberOfTrailingZeros(rest)))
                .reduce(SquareSet.empty(), SquareSet::union);
    }

    /** Returns the place in which connections of a player end at a spot or side. */
    int place(Player player, int end) {
        return switch (end) {
            case LinkTracer.SIDE -> board().firstEdge(player);
            case LinkTracer.SIDE + 1 -> board().secondEdge(player);
            default -> cell(end);
        };
    }

    /** Returns the stones of a spot, or of a player's that are joined to a side. */
    SquareSet stones(Player player, int end) {
        int place = place(player, end);
        return board().isEdge(place)
                ? edgeStones.getOrDefault(board().edge(place), SquareSet.empty())
                : spots.get(end);
    }

    /** Returns the player's stones that are joined to one of his edges. */
    SquareSet edgeStones(Player player) {
        return stones(player, LinkTracer.SIDE).union(stones(player, LinkTracer.SIDE + 1));
    }

    /** Turns a step that relies on captured cells into one that does not. */
    HexStep undo(HexCalculus calculus, HexStep step) {
        return filling.undo(calculus, step);
    }
}
