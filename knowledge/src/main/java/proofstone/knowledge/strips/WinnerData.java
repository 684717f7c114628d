package proofstone.knowledge.strips;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import proofstone.game.Role;
import proofstone.knowledge.SolvedPosition;

/**
 * Positions whose winner is known, counted by the player to move, the empty squares and the
 * potential: the data of [Czifra2021] sec. IV.E and its fig. 4.
 *
 * <p>A position that has been met before does not count again; positions are equal when their
 * residual hypergraphs are, or one is the mirror image of the other.
 */
public final class WinnerData {
    /** A potential is a whole number of these as long as no set has more than seven squares. */
    private static final double UNIT = 1.0 / 64;

    /**
     * Positions that look alike.
     *
     * @param toMove the player to move
     * @param emptySquares how many empty squares they have
     * @param potential their potential
     */
    public record Cell(Role toMove, int emptySquares, double potential) {}

    /**
     * How many positions each player wins.
     *
     * @param maker Maker's wins
     * @param breaker Breaker's wins
     */
    public record Count(long maker, long breaker) {
        static final Count NONE = new Count(0, 0);

        /** Returns the number of positions. */
        public long total() {
            return maker + breaker;
        }

        /** Returns the sum of both. */
        public Count plus(Count other) {
            return new Count(maker + other.maker, breaker + other.breaker);
        }
    }

    private final Set<Long> met = new HashSet<>();
    private final SortedMap<Cell, Count> counts =
            new TreeMap<>(
                    Comparator.comparing(Cell::toMove)
                            .thenComparingInt(Cell::emptySquares)
                            .thenComparingDouble(Cell::potential));

    /** Starts with no positions. */
    public WinnerData() {}

    /** Counts a position, unless it has been met before; returns whether it is new. */
    public boolean add(SolvedPosition position) {
        if (!met.add(position.key())) {
            return false;
        }
        double potential = Math.rint(position.potential() / UNIT) * UNIT;
        Cell cell = new Cell(position.toMove(), position.emptySquares(), potential);
        Count one = position.winner() == Role.MAKER ? new Count(1, 0) : new Count(0, 1);
        counts.merge(cell, one, Count::plus);
        return true;
    }

    /** Hands out each cell that has positions, in order, with their number. */
    public void forEach(BiConsumer<Cell, Count> consumer) {
        counts.forEach(consumer);
    }

    /** Returns how many positions each player wins. */
    public Count total() {
        return counts.values().stream().reduce(Count.NONE, Count::plus);
    }

    /** Returns the counts of cells by the potential rounded down to {@code width}. */
    public Map<Cell, Count> grouped(double width) {
        Map<Cell, Count> groups = new LinkedHashMap<>();
        counts.forEach((cell, count) -> {
            double least = Math.floor(cell.potential() / width) * width;
            Cell group = new Cell(cell.toMove(), cell.emptySquares(), least);
            groups.merge(group, count, Count::plus);
        });
        return groups;
    }
}
