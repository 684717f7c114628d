package proofstone.game.tiling;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What so many in a row of a {@link BandTiling} leave in each tile that they cross: their
 * <em>parts</em>.
 *
 * <p>The squares of the tile are numbered row by row from the top row, each from the left, and a
 * set of them is a {@code long}; so a tile has at most 64 squares.
 */
public final class TileParts {
    /*
     * Bands are numbered from 0 upward. In a band that leans right, the tile of number t holds in
     * its row u the places c = x - origin - shear * u - columns * t from 0 to columns - 1; in a
     * mirrored one x is replaced by -x. Two squares are of one tile if band and t agree.
     */
    private final BandTiling band;

    /** Looks at the tiling {@code band}, whose tile has at most 64 squares. */
    public TileParts(BandTiling band) {
        if (band.rows() * band.columns() > Long.SIZE) {
            throw new IllegalArgumentException("more than 64 squares: " + band);
        }
        this.band = band;
    }

    /** A tile of the plane. */
    private record Lying(int band, int number) {}

    /**
     * Returns the parts of each {@code length} in a row, in any place and direction; rows with the
     * same parts count once.
     */
    public Set<Set<Long>> ofRows(int length) {
        Set<Set<Long>> rows = new LinkedHashSet<>();
        Lattice lattice = lattice();
        for (Direction direction : Direction.values()) {
            for (int number = 0; number < lattice.classes(); number++) {
                Segment row = new Segment(lattice.representative(number), direction, length);
                rows.add(Set.copyOf(parts(row).values()));
            }
        }
        return rows;
    }

    private Lattice lattice() {
        Tile all = new Tile("all", List.of(band.squares()));
        return band.of(all).lattice();
    }

    private Map<Lying, Long> parts(Segment row) {
        Map<Lying, Long> parts = new LinkedHashMap<>();
        for (Cell cell : row.cells()) {
            int number = Math.floorDiv(cell.up(), band.rows());
            int up = Math.floorMod(cell.up(), band.rows());
            int local = local(number, cell.right()) - band.shear() * up;
            Lying tile = new Lying(number, Math.floorDiv(local, band.columns()));
            int place = Math.floorMod(local, band.columns());
            int square = (band.rows() - 1 - up) * band.columns() + place;
            parts.merge(tile, 1L << square, (one, other) -> one | other);
        }
        return parts;
    }

    private int local(int number, int right) {
        if (band.bands() == BandTiling.Bands.ALIKE) {
            return right - number * band.drift();
        }
        int moved = right - Math.floorDiv(number, 2) * band.drift();
        boolean mirrored = Math.floorMod(number, 2) == 1;
        return mirrored ? band.offset() + band.columns() - 1 - moved : moved;
    }

    /** Returns the tile with these winning sets. */
    public Tile tile(String name, Iterable<Long> sets) {
        Map<Integer, Cell> byNumber = new HashMap<>();
        for (Cell cell : band.squares()) {
            int place = cell.right() - band.shear() * cell.up();
            byNumber.put((band.rows() - 1 - cell.up()) * band.columns() + place, cell);
        }
        List<List<Cell>> cells = new ArrayList<>();
        for (long set : sets) {
            List<Cell> members = new ArrayList<>();
            byNumber.forEach((square, cell) -> {
                if ((set >>> square & 1) != 0) {
                    members.add(cell);
                }
            });
            cells.add(members);
        }
        return new Tile(name, cells);
    }
}
