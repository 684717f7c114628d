package proofstone.game.tiling;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Tiles laid periodically on the plane. Nothing says that they are disjoint or fill it: see {@link
 * #overlap} and {@link #free}.
 *
 * @param tiles the tiles
 * @param firstPeriod a translation under which the tiling stays the same
 * @param secondPeriod another one, in another direction
 * @param placements the tiles that these translations lay again and again
 */
public record Tiling(
        List<Tile> tiles, Cell firstPeriod, Cell secondPeriod, List<Placement> placements) {
    /** Copies the lists. */
    public Tiling {
        tiles = List.copyOf(tiles);
        placements = List.copyOf(placements);
    }

    /** Returns the translations of the tiling. */
    public Lattice lattice() {
        return new Lattice(firstPeriod, secondPeriod);
    }

    /**
     * Returns a square of two tiles, or of one tile and its translation; empty if there is none.
     */
    public Optional<Cell> overlap() {
        Lattice lattice = lattice();
        boolean[] taken = new boolean[lattice.classes()];
        for (Placement placement : placements) {
            for (Cell cell : placement.of(placement.tile().squares())) {
                int number = lattice.classOf(cell);
                if (taken[number]) {
                    return Optional.of(cell);
                }
                taken[number] = true;
            }
        }
        return Optional.empty();
    }

    /** Returns how many squares of a period belong to no tile, if the tiles are disjoint. */
    public int free() {
        int taken = placements.stream().mapToInt(p -> p.tile().squares().size()).sum();
        return lattice().classes() - taken;
    }

    /** Finds out how many in a row always hold a winning set of one tile. */
    public Cover cover() {
        List<List<Cell>> sets = new ArrayList<>();
        for (Placement placement : placements) {
            Tile tile = placement.tile();
            tile.hypergraph().sets().forEach(set -> sets.add(placement.of(tile.cells(set))));
        }
        return new Cover(lattice(), Collections.unmodifiableList(sets));
    }
}
