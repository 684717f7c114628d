package proofstone.knowledge.draws;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import proofstone.game.tiling.BandTiling;

/**
 * The tilings among which a tile is sought: parallelograms in bands.
 *
 * @param rows the most rows of a tile
 * @param columns the most squares of a row
 * @param shear the most that a row is to the right of the one below
 */
public record TileFamily(int rows, int columns, int shear) {
    /** The greatest number of squares of a tile. */
    public static final int MAX_SQUARES = Long.SIZE;

    /** Returns the tilings, those with few squares first. */
    public List<BandTiling> tilings() {
        List<BandTiling> found = new ArrayList<>();
        for (int r = 1; r <= rows; r++) {
            for (int c = 1; c <= columns && r * c <= MAX_SQUARES; c++) {
                for (int s = 0; s <= (r > 1 ? shear : 0); s++) {
                    found.addAll(BandTiling.all(r, c, s));
                }
            }
        }
        found.sort(Comparator.comparingInt(band -> band.rows() * band.columns()));
        return found;
    }

    /** Returns what the family is, in words. */
    @Override
    public String toString() {
        return "parallelograms of 1 to %d rows of 1 to %d squares (at most %d squares), each row 0 to %d"
                        .formatted(rows, columns, MAX_SQUARES, shear)
                + " to the right of the one below, in bands that are alike or, where they lean,"
                + " alternately mirrored, at every offset; winning sets: what k in a row leave in a tile";
    }
}
