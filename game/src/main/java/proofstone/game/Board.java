package proofstone.game;

import java.util.List;
import java.util.Objects;

/**
 * A board with its name, its winning sets, the way it is drawn and its symmetries. Immutable.
 *
 * <p>The symmetries are permutations of the squares that map winning sets to winning sets; they
 * form a group and include the identity as the first.
 */
public final class Board {
    private final String name;
    private final Hypergraph hypergraph;
    private final Layout layout;
    private final List<Permutation> symmetries;

    /**
     * Makes a board.
     *
     * @param name the canonical GAME string, such as {@code mnk:7,7,5}, or {@code free:...}
     * @param hypergraph squares and winning sets
     * @param layout names and places of the squares
     * @param symmetries the symmetries, identity first
     */
    public Board(String name, Hypergraph hypergraph, Layout layout, List<Permutation> symmetries) {
        this.name = Objects.requireNonNull(name);
        this.hypergraph = Objects.requireNonNull(hypergraph);
        this.layout = Objects.requireNonNull(layout);
        this.symmetries = List.copyOf(symmetries);
        if (symmetries.isEmpty() || !symmetries.get(0).isIdentity()) {
            throw new IllegalArgumentException("the first symmetry of a board is the identity");
        }
    }

    /** Returns the canonical GAME string. */
    public String name() {
        return name;
    }

    /** Returns squares and winning sets. */
    public Hypergraph hypergraph() {
        return hypergraph;
    }

    /** Returns names and places of the squares. */
    public Layout layout() {
        return layout;
    }

    /** Returns the symmetries, a group of permutations with the identity first. */
    public List<Permutation> symmetries() {
        return symmetries;
    }

    @Override
    public String toString() {
        return name;
    }
}
