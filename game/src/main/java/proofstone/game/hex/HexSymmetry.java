package proofstone.game.hex;

import java.util.List;
import proofstone.game.Player;

/**
 * A symmetry of a board of Hex.
 *
 * <p>The rotation keeps the players' edges. The two reflections are symmetries of square boards
 * only and exchange the players: Black's edges become White's.
 */
public enum HexSymmetry {
    /** Nothing moves. */
    IDENTITY(0),
    /** Half a turn about the centre. */
    ROTATION(1),
    /**
     * Reflection in the line from a1 to the other acute corner: a cell's row becomes its column.
     */
    LONG_DIAGONAL(2),
    /** Reflection in the line between the two obtuse corners. */
    SHORT_DIAGONAL(3);

    /** Half a turn is one reflection after the other, so the numbers combine bit by bit. */
    private static final List<HexSymmetry> BY_NUMBER = List.of(values());

    private final int number;

    HexSymmetry(int number) {
        this.number = number;
    }

    /** Returns the number by which certificates name it, from 0. */
    public int number() {
        return number;
    }

    /** Returns the symmetry of a number, 0 to 3. */
    public static HexSymmetry of(int number) {
        return BY_NUMBER.get(number);
    }

    /** Returns this symmetry followed by another one; the four of them commute. */
    public HexSymmetry then(HexSymmetry next) {
        return of(number ^ next.number);
    }

    /** Returns whether Black's edges become White's. */
    public boolean exchangesPlayers() {
        return this == LONG_DIAGONAL || this == SHORT_DIAGONAL;
    }

    /** Returns whose stones {@code player}'s stones become. */
    public Player apply(Player player) {
        return exchangesPlayers() ? player.opponent() : player;
    }

    /** Returns what becomes of an edge. */
    public HexEdge apply(HexEdge edge) {
        return switch (this) {
            case IDENTITY -> edge;
            case ROTATION -> edge.opposite();
            case LONG_DIAGONAL -> transposed(edge);
            case SHORT_DIAGONAL -> transposed(edge).opposite();
        };
    }

    private static HexEdge transposed(HexEdge edge) {
        return switch (edge) {
            case TOP -> HexEdge.LEFT;
            case LEFT -> HexEdge.TOP;
            case BOTTOM -> HexEdge.RIGHT;
            case RIGHT -> HexEdge.BOTTOM;
        };
    }
}
