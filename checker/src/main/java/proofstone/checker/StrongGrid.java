package proofstone.checker;

/**
 * The grid of a strong game's board with a name: all its rows and columns, of which some at each
 * edge are the rim.
 */
record StrongGrid(int rows, int columns, int rowRim, int columnRim) {
    /** The number of candidates for a symmetry, the identity (0) included. */
    static final int SYMMETRIES = 8;

    boolean isInner(int square) {
        int row = square / columns;
        int column = square % columns;
        return row >= rowRim
                && row < rows - rowRim
                && column >= columnRim
                && column < columns - columnRim;
    }

    Bits inner() {
        Bits inner = new Bits(rows * columns);
        for (int v = 0; v < rows * columns; v++) {
            if (isInner(v)) {
                inner.add(v);
            }
        }
        return inner;
    }

    /** Whether the rectangle goes to itself: rows can change with columns only in a square. */
    boolean allows(int symmetry) {
        return symmetry < 4 || rows == columns;
    }

    /** Where an allowed symmetry, 1 to 7, sends a square. */
    int image(int symmetry, int square) {
        boolean transposed = symmetry >= 4;
        int row = transposed ? square % columns : square / columns;
        int column = transposed ? square / columns : square % columns;
        int down = symmetry % 4 >= 2 ? rows - 1 - row : row;
        int right = symmetry % 2 == 1 ? columns - 1 - column : column;
        return down * columns + right;
    }
}
