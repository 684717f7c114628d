package proofstone.knowledge.hex;

/**
 * The cells of a Hex board of at most 64 cells as bits of a long, with neighbours and sides.
 *
 * <p>Cell {@code row * columns + column} is bit number {@code row * columns + column}; row 0 is the
 * top. Player 0 is Black, who joins top and bottom, player 1 is White, who joins left and right.
 */
final class HexGeometry {
    /** The most cells a board may have. */
    static final int MOST_CELLS = 64;

    static final int BLACK = 0;
    static final int WHITE = 1;
    private static final int[] ROW_STEP = {0, -1, -1, 0, 1, 1};
    private static final int[] COLUMN_STEP = {1, 1, 0, -1, -1, 0};
    private static final int OFF_BLACK = -1;
    private static final int OFF_WHITE = -2;
    private static final int OFF_BOTH = -3;

    final int rows;
    final int columns;
    final int cells;

    /** Every cell. */
    final long all;

    /** The neighbours of each cell. */
    final long[] near;

    /** The cells on the two sides of each player: {@code side[player][0 or 1]}. */
    final long[][] side;

    /** The six neighbours of each cell in cyclic order; negative where the board ends. */
    private final int[] ring;

    private final long[][] flipped;

    HexGeometry(int rows, int columns) {
        if (rows < 1 || columns < 1 || rows * columns > MOST_CELLS) {
            throw new IllegalArgumentException("board of " + rows + " x " + columns + " cells");
        }
        this.rows = rows;
        this.columns = columns;
        cells = rows * columns;
        all = -1L >>> (64 - cells);
        ring = new int[6 * cells];
        near = new long[cells];
        side = sides();
        flipped = flips();
        fillRings();
    }

    private long[][] sides() {
        long[][] masks = new long[2][2];
        for (int cell = 0; cell < cells; cell++) {
            addSides(masks, cell, 1L << cell);
        }
        return masks;
    }

    private void addSides(long[][] masks, int cell, long bit) {
        masks[BLACK][0] |= cell / columns == 0 ? bit : 0;
        masks[BLACK][1] |= cell / columns == rows - 1 ? bit : 0;
        masks[WHITE][0] |= cell % columns == 0 ? bit : 0;
        masks[WHITE][1] |= cell % columns == columns - 1 ? bit : 0;
    }

    private void fillRings() {
        for (int i = 0; i < 6 * cells; i++) {
            int row = i / 6 / columns + ROW_STEP[i % 6];
            int column = i / 6 % columns + COLUMN_STEP[i % 6];
            ring[i] = at(row, column);
            near[i / 6] |= ring[i] >= 0 ? 1L << ring[i] : 0;
        }
    }

    private int at(int row, int column) {
        boolean offRows = row < 0 || row >= rows;
        boolean offColumns = column < 0 || column >= columns;
        if (offRows) {
            return offColumns ? OFF_BOTH : OFF_BLACK;
        }
        return offColumns ? OFF_WHITE : row * columns + column;
    }

    /** Returns whether the board is as high as it is wide, so that players can be exchanged. */
    boolean isSquare() {
        return rows == columns;
    }

    /** Returns neighbour {@code k} (0 to 5) of a cell in cyclic order, negative outside. */
    int neighbour(int cell, int k) {
        return ring[6 * cell + k];
    }

    /** Returns whether an outside neighbour belongs to the side of a player. */
    static boolean isOwnSide(int outside, int player) {
        return outside == OFF_BOTH || outside == (player == BLACK ? OFF_BLACK : OFF_WHITE);
    }

    /** Returns the cells turned by 180 degrees. */
    long turn(long mask) {
        return Long.reverse(mask) >>> (64 - cells);
    }

    /**
     * Returns the cells of a square board mirrored in the diagonal from a1, which exchanges
     * players.
     */
    long flip(long mask) {
        long result = 0;
        for (int i = 0; i < 8; i++) {
            result |= flipped[i][(int) (mask >>> (8 * i)) & 255];
        }
        return result;
    }

    private long[][] flips() {
        long[][] table = new long[8][256];
        for (int i = 0; i < 8 * 256; i++) {
            table[i >> 8][i & 255] = isSquare() ? slowFlip((long) (i & 255) << (8 * (i >> 8))) : 0;
        }
        return table;
    }

    private long slowFlip(long mask) {
        long result = 0;
        for (long rest = mask & all; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            result |= 1L << (cell % columns * columns + cell / columns);
        }
        return result;
    }

    /** Returns the cells of {@code inside} that a chain within it joins to the seeds. */
    long reach(long seeds, long inside) {
        long seen = seeds;
        for (long front = seeds; front != 0; ) {
            front = around(front) & inside & ~seen;
            seen |= front;
        }
        return seen;
    }

    /** Returns the neighbours of all cells of a set. */
    long around(long set) {
        long result = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            result |= near[Long.numberOfTrailingZeros(rest)];
        }
        return result;
    }

    /** Returns whether stones join both sides of a player. */
    boolean joins(int player, long stones) {
        return (reach(side[player][0] & stones, stones) & side[player][1]) != 0;
    }
}
