package proofstone.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import proofstone.game.QuickMakerBreaker.Outcome;

/**
 * Partition strategies of Breaker's ([Czifra2021] theorem III.1) for games as masks: the game
 * itself or the sides of {@linkplain LightCuts light cuts}, and of cuts of these, down to parts
 * that are small enough.
 *
 * <p>A tenth or two of a millisecond for a game of thirty squares, most of it where none is found.
 * Belongs to one thread.
 */
public final class LightPartition {
    /** The budget of a part. */
    private static final int POSITIONS = 1_000;

    /** So many levels of cuts at most: of the game, and of its sides; so up to four parts. */
    private static final int DEPTH = 2;

    private final MediumMakerBreaker game;
    private final int mostSquares;
    private final int mostSets;
    private final LightCuts cuts = new LightCuts();

    /** The parts found so far. */
    private final List<long[]> parts = new ArrayList<>();

    /**
     * Prepares to look for partitions.
     *
     * @param game decides who wins the parts
     * @param mostSquares the most squares that a part may have, 7 to {@link
     *     MediumMakerBreaker#MAX_SQUARES}
     * @param mostSets the most sets that a part may have, at most {@link
     *     MediumMakerBreaker#MAX_SETS}
     * @throws IllegalArgumentException if larger games cannot be cut
     */
    public LightPartition(MediumMakerBreaker game, int mostSquares, int mostSets) {
        if (mostSquares < 2 * LightCuts.LEAST_SIDE - 1) {
            throw new IllegalArgumentException("parts of " + mostSquares + " squares");
        }
        this.game = game;
        this.mostSquares = mostSquares;
        this.mostSets = mostSets;
    }

    /**
     * Returns games without a square in common, of each of which Breaker wins, moving second, such
     * that each of {@code sets} contains a set of one of them; none if no such games are found. A
     * game that has few enough squares for a part and too many sets is not cut.
     *
     * @param sets masks of which none is empty and none contains another one, at least one
     */
    public List<long[]> find(long[] sets) {
        parts.clear();
        return finds(sets, DEPTH) ? List.copyOf(parts) : List.of();
    }

    /** Adds the parts of a game, which may have no sets. */
    private boolean finds(long[] sets, int depth) {
        long squares = SetMasks.union(sets, sets.length);
        int size = Long.bitCount(squares);
        if (size <= mostSquares) {
            return sets.length == 0 || holds(sets);
        }
        return depth > 0
                && Arrays.stream(
                                cuts.findAll(sets, sets.length, squares, LightCuts.leastSide(size)))
                        .anyMatch(side -> findsBoth(sets, side, depth - 1));
    }

    private boolean findsBoth(long[] sets, long side, int depth) {
        int before = parts.size();
        boolean isFound =
                finds(side(sets, side, true), depth) && finds(side(sets, side, false), depth);
        if (!isFound) {
            parts.subList(before, parts.size()).clear();
        }
        return isFound;
    }

    private static long[] side(long[] sets, long side, boolean isFirst) {
        long[] taken = new long[sets.length];
        return Arrays.copyOf(taken, LightCuts.takeSide(sets, sets.length, side, isFirst, taken));
    }

    private boolean holds(long[] sets) {
        if (sets.length > mostSets
                || game.decide(sets, sets.length, POSITIONS) != Outcome.BREAKER) {
            return false;
        }
        long zone = game.zone();
        long[] part = Arrays.stream(sets).map(set -> set & zone).toArray();
        return parts.add(Arrays.copyOf(part, SetMasks.minimal(part, part.length)));
    }
}
