package proofstone.game.tiling;

/**
 * A square of the infinite plane, or a translation of it.
 *
 * @param right how far to the right of the origin, negative to the left
 * @param up how far above the origin, negative below
 */
public record Cell(int right, int up) {
    /** Where the coordinates of the plane begin. */
    public static final Cell ORIGIN = new Cell(0, 0);

    /** Returns this square moved by {@code other}. */
    public Cell plus(Cell other) {
        return new Cell(right + other.right, up + other.up);
    }

    /** Returns this translation done {@code times} times. */
    public Cell times(int times) {
        return new Cell(right * times, up * times);
    }

    @Override
    public String toString() {
        return "(" + right + "," + up + ")";
    }
}
