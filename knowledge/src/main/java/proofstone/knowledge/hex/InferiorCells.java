package proofstone.knowledge.hex;

/**
 * Moves that are no better than another one: tried last, never left out.
 *
 * <p>A move is <em>dominated</em> if another move of the same player captures its cell
 * ([Hayward2005] theorem 5 is the case at the side), and <em>vulnerable</em> if the opponent has a
 * reply that kills the stone. As such a move is only put off, nothing has to be proved about it:
 * when the others are refuted, the carriers of the refutations nearly always cover it.
 */
final class InferiorCells {
    private final HexGeometry geometry;
    private int player;
    private long own;
    private long free;
    private long dominated;

    InferiorCells(HexGeometry geometry) {
        this.geometry = geometry;
    }

    /** Returns the inferior moves of a player in a filled-in position. */
    long of(int who, long stones, long freeCells) {
        player = who;
        own = stones;
        free = freeCells;
        dominated = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            dominates(Long.numberOfTrailingZeros(rest));
        }
        long result = dominated;
        for (long rest = free & ~dominated; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            result |= isVulnerable(cell) ? 1L << cell : 0;
        }
        return result;
    }

    private void dominates(int cell) {
        long bit = 1L << cell;
        if ((dominated & bit) != 0) {
            return;
        }
        long captured = 0;
        for (long rest = geometry.near[cell] & free; rest != 0; rest &= rest - 1) {
            captured |= capturedAfter(bit, Long.numberOfTrailingZeros(rest));
        }
        dominated |= captured;
    }

    /** Returns the pairs with a cell in them that a stone elsewhere captures. */
    private long capturedAfter(long stone, int cell) {
        int code = DeadRing.code(geometry, player, cell, own | stone, free & ~stone);
        long result = DeadRing.isDead(code) ? 1L << cell : 0;
        for (int k = 0; k < 6; k++) {
            int other = geometry.neighbour(cell, k);
            if (other >= 0
                    && (free & ~stone) >>> other << 63 != 0
                    && DeadRing.isDead(DeadRing.withOwn(code, k))
                    && isOtherDead(stone, other, k)) {
                result |= 1L << cell | 1L << other;
            }
        }
        return result;
    }

    private boolean isOtherDead(long stone, int other, int k) {
        int code = DeadRing.code(geometry, player, other, own | stone, free & ~stone);
        return DeadRing.isDead(DeadRing.withOwn(code, (k + 3) % 6));
    }

    private boolean isVulnerable(int cell) {
        int code = DeadRing.code(geometry, player, cell, own, free);
        for (int k = 0; k < 6; k++) {
            int other = geometry.neighbour(cell, k);
            if (other >= 0
                    && (free >>> other & 1) != 0
                    && DeadRing.isDead(code | DeadRing.USELESS << (2 * k))) {
                return true;
            }
        }
        return false;
    }
}
