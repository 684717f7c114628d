package proofstone.game.tiling;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;

/**
 * A few squares of the plane with winning sets on them.
 *
 * <p>The squares are those of the winning sets, numbered row by row from the top row, each from the
 * left, as in tile games. Immutable.
 */
public final class Tile {
    /** The greatest number of squares of a tile in a file. */
    static final int MAX_SQUARES = 4096;

    private final String name;
    private final List<Cell> squares;
    private final Hypergraph hypergraph;

    /**
     * Makes a tile of its winning sets.
     *
     * @throws IllegalArgumentException if there is no set, or an empty one
     */
    public Tile(String name, Collection<? extends Collection<Cell>> sets) {
        this.name = name;
        this.squares =
                sets.stream()
                        .flatMap(Collection::stream)
                        .distinct()
                        .sorted(
                                Comparator.comparingInt((Cell c) -> -c.up())
                                        .thenComparingInt(Cell::right))
                        .toList();
        Map<Cell, Integer> numbers = new HashMap<>();
        squares.forEach(square -> numbers.put(square, numbers.size()));
        List<SquareSet> numbered = new ArrayList<>();
        for (Collection<Cell> set : sets) {
            numbered.add(SquareSet.copyOf(set.stream().map(numbers::get).toList()));
        }
        this.hypergraph = new Hypergraph(squares.size(), numbered);
    }

    /** Returns the name that placements use. */
    public String name() {
        return name;
    }

    /** Returns the squares by their numbers. */
    public List<Cell> squares() {
        return squares;
    }

    /** Returns the game on the tile. */
    public Hypergraph hypergraph() {
        return hypergraph;
    }

    /** Returns the squares of a winning set. */
    public List<Cell> cells(SquareSet set) {
        return set.stream().mapToObj(squares::get).toList();
    }

    @Override
    public String toString() {
        return name;
    }
}
