package proofstone.knowledge.hex;

import java.util.List;

/** The symmetries of a Hex board; each is its own inverse. The mirrors need a square board. */
enum Symmetry {
    SAME(false, false),
    TURN(true, false),
    FLIP(false, true),
    TURNED_FLIP(true, true);

    /** The symmetries of a board that is as high as it is wide, the identity first. */
    static final List<Symmetry> OF_SQUARES = List.of(values());

    /** The symmetries of other boards, the identity first. */
    static final List<Symmetry> OF_OBLONGS = List.of(SAME, TURN);

    private final boolean turns;
    private final boolean flips;

    Symmetry(boolean turns, boolean flips) {
        this.turns = turns;
        this.flips = flips;
    }

    /** Returns the image of a set of cells. */
    long apply(HexGeometry geometry, long mask) {
        long turned = turns ? geometry.turn(mask) : mask;
        return isExchange() ? geometry.flip(turned) : turned;
    }

    /** Returns whether the players are exchanged. */
    boolean isExchange() {
        return flips;
    }

    /** Returns the symmetry that leads where this one and then another lead. */
    Symmetry then(Symmetry next) {
        if (flips == next.flips) {
            return turns == next.turns ? SAME : TURN;
        }
        return turns == next.turns ? FLIP : TURNED_FLIP;
    }

    /** Returns who a player becomes. */
    int player(int player) {
        return isExchange() ? 1 - player : player;
    }
}
