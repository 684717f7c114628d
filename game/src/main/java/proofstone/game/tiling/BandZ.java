package proofstone.game.tiling;

import java.util.ArrayList;
import java.util.List;

/**
 * The plane in bands B_Z(L) and their mirror images, figures 5 and 6 of [Chiang2011].
 *
 * <p>A band is L rows high and goes on to both sides. Along it, L columns and then L rows of L
 * squares alternate as lines, and all its rising diagonals of L squares are lines; the band above
 * it is its mirror image, with rows above the columns and columns above the rows.
 */
public final class BandZ {
    /** The greatest L that {@link #cover} enumerates. */
    public static final int LONGEST = 128;

    private BandZ() {}

    /** Finds out how many in a row always hold a line of one band; {@code 3 * length - 1} do. */
    public static Cover cover(int length) {
        Cell right = new Cell(2 * length, 0);
        Cell up = new Cell(0, 2 * length);
        return new Cover(new Lattice(right, up), lines(length));
    }

    /** Returns the lines of the first band in one period, then those of its mirror image. */
    static List<List<Cell>> lines(int length) {
        List<List<Cell>> lines = new ArrayList<>(band(length));
        for (List<Cell> line : band(length)) {
            lines.add(line.stream().map(c -> new Cell(-1 - c.right(), length + c.up())).toList());
        }
        return lines;
    }

    /** Columns in zone 0, rows in zone 1, and the diagonals that begin at the bottom of either. */
    static List<List<Cell>> band(int length) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            lines.add(new Segment(new Cell(i, 0), Direction.UP, length).cells());
            lines.add(new Segment(new Cell(length, i), Direction.RIGHT, length).cells());
        }
        for (int i = 0; i < 2 * length; i++) {
            lines.add(new Segment(new Cell(i, 0), Direction.RISING, length).cells());
        }
        return lines;
    }
}
