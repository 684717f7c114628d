package proofstone.knowledge.hex;

/**
 * Fills a position in: dead cells leave the game, captured pairs become stones of their owner.
 *
 * <p>A pair of adjacent free cells is captured by a player if, whichever of the two the opponent
 * takes, a reply to the other makes his stone dead. The side cells of a side triangle with a stone
 * on the tip are such a pair ([Hayward2005] theorem 5); here every adjacent pair is tried, for both
 * players, until nothing changes: first by the rings of the cells, which is fast, then by all
 * stones ({@link CaptureGame}). Neither changes the winner.
 *
 * <p>The captures are logged in the order of the discovery: a proof for the filled position becomes
 * one for the position before by undoing them in the opposite order (see {@link Captures}).
 */
final class FillIn {
    private final HexGeometry geometry;
    private final long[] stones = new long[2];
    private final long[] log = new long[HexGeometry.MOST_CELLS];
    private final CaptureGame game;
    private long free;
    private int logged;
    private boolean changed;
    private final boolean isOn;

    /** Makes a fill-in, or one that leaves all as it is. */
    FillIn(HexGeometry geometry, boolean isOn) {
        this.geometry = geometry;
        game = new CaptureGame(geometry);
        this.isOn = isOn;
    }

    /** Fills in from a position until nothing changes. */
    void run(long black, long white, long freeCells) {
        stones[0] = black;
        stones[1] = white;
        free = freeCells;
        logged = 0;
        changed = isOn;
        while (changed) {
            changed = false;
            sweep();
            changed |= !changed && fillOne();
        }
    }

    /** Fills in one cell or pair that the stones beyond the rings make dead or captured. */
    private boolean fillOne() {
        for (int player = 0; player < 2; player++) {
            for (long rest = free; rest != 0; rest &= rest - 1) {
                if (fillAt(player, Long.lowestOneBit(rest))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean fillAt(int player, long bit) {
        game.position(player, stones[player], stones[player] | free);
        if (game.isDead(bit)) {
            free &= ~bit;
            return true;
        }
        long later = geometry.near[Long.numberOfTrailingZeros(bit)] & free & -bit;
        for (long rest = later; rest != 0; rest &= rest - 1) {
            long pair = bit | Long.lowestOneBit(rest);
            if (game.isCaptured(pair)) {
                capture(player, pair);
                return true;
            }
        }
        return false;
    }

    private void sweep() {
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if ((free >>> cell & 1) != 0) {
                sweep(cell, 0);
                sweep(cell, 1);
            }
        }
    }

    private void sweep(int cell, int player) {
        if ((free >>> cell & 1) == 0) {
            return;
        }
        int code = DeadRing.code(geometry, player, cell, stones[player], free);
        if (DeadRing.isDead(code)) {
            free &= ~(1L << cell);
            changed = true;
            return;
        }
        for (int k = 0; k < 3 && (free >>> cell & 1) != 0; k++) {
            pair(cell, player, code, k);
        }
    }

    private void pair(int cell, int player, int code, int k) {
        int other = geometry.neighbour(cell, k);
        if (other < 0 || (free >>> other & 1) == 0 || !DeadRing.isDead(DeadRing.withOwn(code, k))) {
            return;
        }
        int otherCode = DeadRing.code(geometry, player, other, stones[player], free);
        if (DeadRing.isCaptured(code, k, otherCode)) {
            capture(player, 1L << cell | 1L << other);
        }
    }

    private void capture(int player, long pair) {
        stones[player] |= pair;
        free &= ~pair;
        log[logged++] = player == 0 ? pair : ~pair;
        changed = true;
    }

    /** Returns the filled-in position. */
    PositionKey position(int toMove) {
        return new PositionKey(stones[0], stones[1], free, toMove);
    }

    /** Returns the stones of a player with those filled in. */
    long stones(int player) {
        return stones[player];
    }

    /** Returns the cells that are still in play. */
    long free() {
        return free;
    }

    /** Returns how many pairs were captured by either player. */
    int captures() {
        return logged;
    }

    /** Returns the pair of a capture if a player made it, else 0. */
    long captured(int i, int player) {
        boolean white = Long.bitCount(log[i]) > 2;
        return white == (player == 1) ? white ? ~log[i] : log[i] : 0;
    }
}
