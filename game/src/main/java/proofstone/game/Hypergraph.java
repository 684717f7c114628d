package proofstone.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * A board as a hypergraph (X, F): squares {@code 0 .. squares-1} and a list of winning sets.
 *
 * <p>Immutable. Equal sets count once: the canonical constructor drops repetitions and keeps the
 * order of first occurrence, and the index of a set in {@link #sets()} is its number in
 * certificates.
 *
 * @param squares the number of squares, 1 to {@link #MAX_SQUARES}
 * @param sets the winning sets, none empty, all on the board
 */
public record Hypergraph(int squares, List<SquareSet> sets) {
    /** The greatest number of squares of a board. */
    public static final int MAX_SQUARES = 65536;

    /** The greatest number of winning sets of a board. */
    public static final int MAX_SETS = 1_000_000;

    /**
     * How many words of 64 squares the winning sets of a board that is read may take together: a
     * quarter of a gigabyte.
     */
    static final long MAX_WORDS = 1L << 25;

    /** Checks the ranges and drops repeated sets. */
    public Hypergraph {
        if (squares < 1 || squares > MAX_SQUARES) {
            throw new IllegalArgumentException(
                    "a board has 1 to " + MAX_SQUARES + " squares, not " + squares);
        }
        for (SquareSet set : sets) {
            if (set.isEmpty() || set.next(squares) >= 0) {
                throw new IllegalArgumentException(
                        "winning set " + set + " is empty or leaves the " + squares + " squares");
            }
        }
        sets = List.copyOf(new LinkedHashSet<>(sets));
        if (sets.size() > MAX_SETS) {
            throw new IllegalArgumentException(
                    "a board has at most " + MAX_SETS + " winning sets, not " + sets.size());
        }
    }

    /**
     * Returns, for each square, the set of the indices of the winning sets that contain it. O(total
     * size).
     */
    public List<SquareSet> incidence() {
        List<List<Integer>> through = new ArrayList<>();
        for (int square = 0; square < squares; square++) {
            through.add(new ArrayList<>());
        }
        for (int i = 0; i < sets.size(); i++) {
            int index = i;
            sets.get(i).forEach(square -> through.get(square).add(index));
        }
        return through.stream().map(SquareSet::copyOf).toList();
    }
}
