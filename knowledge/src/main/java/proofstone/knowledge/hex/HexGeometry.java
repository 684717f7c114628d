package proofstone.knowledge.hex;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The cells of a Hex position as bits of a long, with neighbours and sides: those of a board of at
 * most 64 cells, or the spots of a larger one ({@link HexSpots}).
 *
 * <p>On a board that is taken as it is, cell {@code row * columns + column} is bit number {@code
 * row * columns + column}; row 0 is the top. Player 0 is Black, who joins top and bottom, player 1
 * is White, who joins left and right.
 */
final class HexGeometry {
    /** The most cells there may be. */
    static final int MOST_CELLS = 64;

    static final int BLACK = 0;
    static final int WHITE = 1;

    final int cells;

    /** Every cell. */
    final long all;

    /** The neighbours of each cell. */
    final long[] near;

    /** The cells on the two sides of each player: {@code side[player][0 or 1]}. */
    final long[][] side = new long[2][2];

    /** The symmetries, the identity first. */
    final List<Symmetry> symmetries;

    /** Whether players can be exchanged: on a board that is as high as it is wide. */
    final boolean exchangesPlayers;

    /** The six neighbours of each cell in cyclic order; negative outside ({@link CellRings}). */
    private final int[] ring;

    private final long[][] flipped;

    /** Makes the geometry of a board of at most 64 cells. */
    HexGeometry(int rows, int columns) {
        this(
                new CellRings(rows, columns),
                identity(rows * columns),
                rows * columns,
                rows == columns ? Symmetry.OF_SQUARES : Symmetry.OF_OBLONGS);
    }

    /**
     * Makes the geometry of spots, without symmetries.
     *
     * @param rings the cells of the board
     * @param spotOf the spot of each cell, or the number of the outside that it counts as
     * @param spots the number of spots
     */
    HexGeometry(CellRings rings, int[] spotOf, int spots) {
        this(rings, spotOf, spots, List.of(Symmetry.SAME));
    }

    private HexGeometry(CellRings rings, int[] spotOf, int spots, List<Symmetry> symmetries) {
        if (spots < 1 || spots > MOST_CELLS) {
            throw new IllegalArgumentException("a position of " + spots + " cells");
        }
        this.symmetries = symmetries;
        exchangesPlayers = symmetries.contains(Symmetry.FLIP);
        cells = spots;
        all = -1L >>> (64 - cells);
        ring = new int[6 * cells];
        near = new long[cells];
        for (int i = 0; i < 6 * rings.cells(); i++) {
            if (spotOf[i / 6] >= 0) {
                addNeighbour(spotOf[i / 6], i % 6, rings.neighbour(i / 6, i % 6), spotOf);
            }
        }
        flipped = flips();
    }

    private static int[] identity(int cells) {
        return IntStream.range(0, cells).toArray();
    }

    private void addNeighbour(int spot, int k, int cell, int[] spotOf) {
        int there = cell < 0 ? cell : spotOf[cell];
        ring[6 * spot + k] = there;
        if (there < 0) {
            addSides(spot, there);
        } else if (there != spot) {
            near[spot] |= 1L << there;
        }
    }

    private void addSides(int spot, int outside) {
        for (int i = 0; i < 4; i++) {
            side[i / 2][i % 2] |= CellRings.isSide(outside, i / 2, i % 2) ? 1L << spot : 0;
        }
    }

    /**
     * Returns neighbour {@code k} (0 to 5) in cyclic order of a cell that is no group of stones,
     * negative outside.
     */
    int neighbour(int cell, int k) {
        return ring[6 * cell + k];
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
            table[i >> 8][i & 255] =
                    exchangesPlayers ? slowFlip((long) (i & 255) << (8 * (i >> 8))) : 0;
        }
        return table;
    }

    private long slowFlip(long mask) {
        int columns = (int) Math.round(Math.sqrt(cells));
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
