package proofstone.knowledge.hex;

import java.util.function.IntUnaryOperator;

/**
 * Tells from the six neighbours of a cell whether the cell is dead for a player.
 *
 * <p>A cell is dead for a player if every two of the neighbours that a chain of the player could
 * use are adjacent, the same, or joined by stones of the player in the ring: then a chain through
 * the cell can do without it (the idea behind [Hayward2005] theorem 5). The test sees the ring
 * only: it is exact for the ring, and sufficient, not necessary, on a board.
 *
 * <p>Stones of one group that are not adjacent in the ring count as unrelated, also where they are
 * one spot ({@link HexSpots}).
 *
 * <p>A ring is a code of 12 bits, two for each neighbour: 0 free, 1 own, 2 of no use.
 */
final class DeadRing {
    /** The state of a neighbour that is the player's. */
    static final int OWN = 1;

    /** The state of a neighbour that no chain of the player's can use. */
    static final int USELESS = 2;

    private static final boolean[] DEAD = table();

    private DeadRing() {}

    private static boolean[] table() {
        boolean[] dead = new boolean[4096];
        for (int code = 0; code < dead.length; code++) {
            dead[code] = areAllJoined(code);
        }
        return dead;
    }

    private static boolean areAllJoined(int code) {
        for (int pair = 0; pair < 36; pair++) {
            if (!isJoined(code, pair / 6, pair % 6)) {
                return false;
            }
        }
        return true;
    }

    private static int state(int code, int k) {
        return code >> (2 * k) & 3;
    }

    private static boolean isJoined(int code, int a, int b) {
        boolean useless = state(code, a) >= USELESS || state(code, b) >= USELESS;
        return a == b || useless || walks(code, a, b, 1) || walks(code, a, b, 5);
    }

    /** Goes round the ring from a; true if b is met before anything but own stones. */
    private static boolean walks(int code, int a, int b, int step) {
        int k = (a + step) % 6;
        while (k != b && state(code, k) == OWN) {
            k = (k + step) % 6;
        }
        return k == b;
    }

    /** Returns the code of the ring of a cell. */
    static int code(HexGeometry geometry, int player, int cell, long own, long free) {
        int code = 0;
        for (int k = 0; k < 6; k++) {
            code |= state(geometry.neighbour(cell, k), player, own, free) << (2 * k);
        }
        return code;
    }

    /**
     * Returns whether a cell and its neighbour {@code k} (0 to 5), both free, are captured by the
     * player: whichever of the two the opponent takes, the other one makes it dead.
     *
     * @param code the ring of the cell
     * @param other the ring of the neighbour
     */
    static boolean isCaptured(int code, int k, int other) {
        return isDead(withOwn(code, k)) && isDead(withOwn(other, (k + 3) % 6));
    }

    /** Returns the code of a ring of which the function tells the states of the neighbours. */
    static int code(IntUnaryOperator states) {
        int code = 0;
        for (int k = 0; k < 6; k++) {
            code |= states.applyAsInt(k) << (2 * k);
        }
        return code;
    }

    private static int state(int neighbour, int player, long own, long free) {
        if (neighbour < 0) {
            return CellRings.isOwnSide(neighbour, player) ? OWN : USELESS;
        }
        if ((own >>> neighbour & 1) != 0) {
            return OWN;
        }
        return (free >>> neighbour & 1) != 0 ? 0 : USELESS;
    }

    /** Returns whether a cell with this ring is dead. */
    static boolean isDead(int code) {
        return DEAD[code];
    }

    /** Returns the ring with an own stone on neighbour k, which was free. */
    static int withOwn(int code, int k) {
        return code | OWN << (2 * k);
    }
}
