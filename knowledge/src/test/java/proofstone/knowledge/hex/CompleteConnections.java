package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/**
 * All minimal connections of two ends, by playing the game for every set of free cells: what {@link
 * Connections} is compared with. Three to the power of the free cells; for up to about eight.
 */
final class CompleteConnections {
    private final HexGeometry geometry;
    private final long base;
    private final long first;
    private final long second;
    private final long[] sides;
    private final Map<List<Long>, Boolean> full = new HashMap<>();

    /**
     * Takes two ends.
     *
     * @param stones the player's stones, with the ends that are free cells
     * @param first cells of which one must be joined to one of the second
     * @param second the cells of the other end
     * @param sides the cells beside each side that joins whatever is joined to it
     */
    CompleteConnections(HexGeometry geometry, long stones, long first, long second, long... sides) {
        this.geometry = geometry;
        this.base = stones;
        this.first = first;
        this.second = second;
        this.sides = sides;
    }

    /** Returns whether the ends are joined within a carrier though the opponent moves first. */
    boolean isFull(long carrier) {
        return isFull(base, carrier);
    }

    /** Returns whether the ends are joined within a carrier if the player moves first. */
    boolean isSemi(long carrier) {
        return isSemi(base, carrier);
    }

    private boolean isFull(long stones, long carrier) {
        List<Long> key = List.of(stones, carrier);
        Boolean known = full.get(key);
        if (known == null) {
            known = isJoined(stones) || carrier != 0 && answersAll(stones, carrier);
            full.put(key, known);
        }
        return known;
    }

    private boolean answersAll(long stones, long carrier) {
        return bits(carrier).allMatch(bit -> isSemi(stones, carrier & ~bit));
    }

    private boolean isSemi(long stones, long carrier) {
        return isJoined(stones)
                || bits(carrier).anyMatch(bit -> isFull(stones | bit, carrier & ~bit));
    }

    private boolean isJoined(long stones) {
        long seen = geometry.reach(first & stones, stones);
        for (int i = 0; i < sides.length; i++) {
            for (long side : sides) {
                seen |= (seen & side) == 0 ? 0 : geometry.reach(side & stones, stones);
            }
        }
        return (seen & second) != 0;
    }

    private static LongStream bits(long set) {
        return LongStream.range(0, 64).map(i -> 1L << i).filter(bit -> (set & bit) != 0);
    }

    /** Returns the carriers of full connections within a set that contain no smaller one. */
    List<Long> minimalFull(long free) {
        return minimal(free, this::isFull);
    }

    /**
     * Returns the carriers within a set of connections that need the first move, those that contain
     * no smaller one, semi or full.
     */
    List<Long> minimalSemi(long free) {
        List<Long> minimal = minimal(free, this::isSemi);
        minimal.removeIf(this::isFull);
        return minimal;
    }

    private static List<Long> minimal(long free, LongPredicate isConnection) {
        List<Long> minimal = new ArrayList<>();
        subsets(free)
                .filter(set -> isNew(minimal, set) && isConnection.test(set))
                .forEach(minimal::add);
        return minimal;
    }

    private static boolean isNew(List<Long> minimal, long set) {
        return minimal.stream().noneMatch(known -> (known & ~set) == 0);
    }

    /** All subsets, smaller ones first. */
    private static LongStream subsets(long free) {
        List<Long> sets = new ArrayList<>(List.of(0L));
        for (long bit : bits(free).toArray()) {
            sets.addAll(sets.stream().map(set -> set | bit).toList());
        }
        return sets.stream().sorted(Comparator.comparingInt(Long::bitCount)).mapToLong(set -> set);
    }
}
