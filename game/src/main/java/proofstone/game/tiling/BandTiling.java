package proofstone.game.tiling;

import java.util.ArrayList;
import java.util.List;

/**
 * A tiling by parallelograms in bands: rows of equal length, each {@code shear} to the right of the
 * row below it, side by side in bands that fill the plane.
 *
 * <p>The tiling of [Chiang2011] figure 2 is one of them (4 rows of 6, shear 1, mirrored bands).
 *
 * @param rows the rows of a tile, the height of a band
 * @param columns the squares of a row, after which a band repeats
 * @param shear how far each row is to the right of the one below, at least 0
 * @param bands whether every other band is mirrored
 * @param offset how far right the tile of the second band is of the one of the first: of its row 0
 * @param drift how far right the pattern is when it repeats above the bands that differ
 */
public record BandTiling(int rows, int columns, int shear, Bands bands, int offset, int drift) {
    /** How the bands differ. */
    public enum Bands {
        /** Every band is the one below it, moved. */
        ALIKE,
        /** Every other band is mirrored. */
        MIRRORED
    }

    /** Checks the ranges. */
    public BandTiling {
        if (rows < 1 || columns < 1 || shear < 0 || offset < 0 || offset >= columns) {
            throw new IllegalArgumentException("no band of " + rows + " by " + columns);
        }
    }

    /** Returns the tilings of that kind, up to a translation. */
    public static List<BandTiling> all(int rows, int columns, int shear) {
        List<BandTiling> found = new ArrayList<>();
        for (int drift = 0; drift < columns; drift++) {
            found.add(new BandTiling(rows, columns, shear, Bands.ALIKE, 0, drift));
            for (int offset = 0; offset < columns && rows > 1 && shear > 0; offset++) {
                found.add(new BandTiling(rows, columns, shear, Bands.MIRRORED, offset, drift));
            }
        }
        return found;
    }

    /** Returns the squares of the tile as it lies in the first band. */
    public List<Cell> squares() {
        List<Cell> squares = new ArrayList<>();
        for (int up = 0; up < rows; up++) {
            for (int right = 0; right < columns; right++) {
                squares.add(new Cell(shear * up + right, up));
            }
        }
        return squares;
    }

    /** Returns the tiling by a tile on {@link #squares}. */
    public Tiling of(Tile tile) {
        List<Placement> placements = new ArrayList<>();
        placements.add(new Placement(tile, Cell.ORIGIN, Orientation.PLAIN));
        if (bands == Bands.MIRRORED) {
            Cell at = new Cell(offset + columns - 1, rows);
            placements.add(new Placement(tile, at, Orientation.MIRROR));
        }
        Cell above = new Cell(drift, rows * placements.size());
        return new Tiling(List.of(tile), new Cell(columns, 0), above, placements);
    }

    /** Returns the numbers in words. */
    @Override
    public String toString() {
        String mirrored = bands == Bands.MIRRORED ? ", mirrored bands at " + offset : "";
        return rows + " rows of " + columns + ", shear " + shear + mirrored + ", drift " + drift;
    }
}
