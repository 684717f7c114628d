package proofstone.knowledge.hex;

/**
 * The six neighbours of every cell of a Hex board of any size in cyclic order, with what lies
 * outside.
 *
 * <p>Cell {@code row * columns + column} has a number from 0 on. What is outside has a negative
 * number that tells whose it is.
 */
final class CellRings {
    /*
     * An outside number is the complement of the set of edges that it belongs to: bit 0 the top,
     * 1 the bottom, 2 the left, 3 the right. Beyond the obtuse corners it belongs to two.
     */

    /** Outside that is of no use to either player. */
    static final int NOBODY = ~0;

    private static final int[] ROW_STEP = {0, -1, -1, 0, 1, 1};
    private static final int[] COLUMN_STEP = {1, 1, 0, -1, -1, 0};

    private final int rows;
    private final int columns;
    private final int[] ring;

    CellRings(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        ring = new int[6 * rows * columns];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = at(i / 6 / columns + ROW_STEP[i % 6], i / 6 % columns + COLUMN_STEP[i % 6]);
        }
    }

    private int at(int row, int column) {
        int edges =
                bit(row < 0, 0)
                        | bit(row >= rows, 1)
                        | bit(column < 0, 2)
                        | bit(column >= columns, 3);
        return edges == 0 ? row * columns + column : ~edges;
    }

    private static int bit(boolean isSet, int edge) {
        return isSet ? 1 << edge : 0;
    }

    /** Returns the number of cells. */
    int cells() {
        return rows * columns;
    }

    /** Returns neighbour {@code k} (0 to 5) of a cell in cyclic order, negative outside. */
    int neighbour(int cell, int k) {
        return ring[6 * cell + k];
    }

    /** Returns the outside of one side (0 or 1) of a player. */
    static int outside(int player, int side) {
        return ~(1 << (2 * player + side));
    }

    /** Returns whether an outside belongs to one side (0 or 1) of a player. */
    static boolean isSide(int outside, int player, int side) {
        return (~outside >> (2 * player + side) & 1) != 0;
    }

    /** Returns whether an outside belongs to a side of a player. */
    static boolean isOwnSide(int outside, int player) {
        return (~outside >> (2 * player) & 3) != 0;
    }
}
