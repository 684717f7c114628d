package proofstone.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Symmetries of boards: permutations of the squares that map the winning sets onto each other.
 *
 * <p>Geometry proposes, the winning sets decide: a candidate counts only after every set has been
 * seen to go to a set. On a torus it is enough to test the reflections and the shifts by one row
 * and by one column, because all others are products of these.
 */
public final class Symmetries {
    /** The greatest group that is listed: a larger torus is given its reflections only. */
    public static final int MAX_GROUP = 4096;

    private Symmetries() {}

    /** Returns whether {@code permutation} maps the winning sets onto each other. O(total size). */
    public static boolean isAutomorphism(Hypergraph hypergraph, Permutation permutation) {
        return maps(new HashSet<>(hypergraph.sets()), permutation);
    }

    /**
     * Returns the geometric symmetries of a board on {@code grid}, a group with the identity first.
     * A torus has its shifts too as long as the group has at most {@link #MAX_GROUP} members.
     */
    static List<Permutation> of(Grid grid, Hypergraph hypergraph) {
        Set<SquareSet> sets = new HashSet<>(hypergraph.sets());
        List<Permutation> reflections = new ArrayList<>(grid.reflections());
        reflections.removeIf(reflection -> !maps(sets, reflection));
        boolean wrapped = grid.surface() == Grid.Surface.TORUS;
        boolean listable = (long) grid.squares() * reflections.size() <= MAX_GROUP;
        if (!wrapped
                || !listable
                || !maps(sets, grid.translation(1, 0))
                || !maps(sets, grid.translation(0, 1))) {
            return reflections;
        }
        return withTranslations(grid, reflections);
    }

    private static List<Permutation> withTranslations(Grid grid, List<Permutation> reflections) {
        Set<Permutation> group = new LinkedHashSet<>();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                Permutation shift = grid.translation(row, column);
                reflections.forEach(reflection -> group.add(reflection.then(shift)));
            }
        }
        return new ArrayList<>(group);
    }

    /**
     * Enough to see that every image is a set: an injection of a finite set into itself is onto.
     */
    private static boolean maps(Set<SquareSet> sets, Permutation permutation) {
        return sets.stream().allMatch(set -> sets.contains(permutation.apply(set)));
    }
}
