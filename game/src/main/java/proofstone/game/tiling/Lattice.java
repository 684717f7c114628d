package proofstone.game.tiling;

/**
 * The translations that two periods generate, and the classes of squares that they make one.
 *
 * <p>A pattern with these periods is known when it is known on one square of each class; the
 * classes are numbered from 0.
 */
public final class Lattice {
    /*
     * Every lattice of the plane has a basis (width, 0), (shift, height) with 0 <= shift < width
     * (Hermite's normal form): height is the greatest common divisor of the ups of the periods, and
     * width * height their determinant. So each square is equivalent to exactly one of the
     * rectangle of that width and height at the origin, and the class of (x, y) there is
     * y * width + x.
     */

    /** The greatest number of classes. */
    public static final int MAX_CLASSES = 1 << 16;

    /** How far a period may reach in each coordinate. */
    static final int MAX_PERIOD = 1 << 20;

    private final int width;
    private final int height;
    private final int shift;

    /**
     * Makes the lattice of two periods.
     *
     * @throws IllegalArgumentException if they lie on one line or make more than {@link
     *     #MAX_CLASSES} classes
     */
    public Lattice(Cell first, Cell second) {
        long classes = classes(first, second);
        if (classes < 1 || classes > MAX_CLASSES) {
            throw new IllegalArgumentException(
                    "periods " + first + " and " + second + " make " + classes + " classes");
        }
        Cell flat = first;
        Cell steep = second;
        while (flat.up() != 0) {
            Cell rest = steep.plus(flat.times(-Math.floorDiv(steep.up(), flat.up())));
            steep = flat;
            flat = rest;
        }
        this.width = Math.abs(flat.right());
        this.height = Math.abs(steep.up());
        this.shift = Math.floorMod(steep.up() < 0 ? -steep.right() : steep.right(), width);
    }

    /** Returns how many classes two periods make; 0 if they lie on one line. */
    static long classes(Cell first, Cell second) {
        return Math.abs((long) first.right() * second.up() - (long) first.up() * second.right());
    }

    /** Returns the number of classes. */
    public int classes() {
        return width * height;
    }

    /** Returns the class of a square. */
    public int classOf(Cell cell) {
        int bands = Math.floorDiv(cell.up(), height);
        int right = Math.floorMod(cell.right() - (long) bands * shift, width);
        return Math.floorMod(cell.up(), height) * width + right;
    }

    /** Returns the square of a class that stands for it. */
    public Cell representative(int number) {
        return new Cell(number % width, number / width);
    }
}
