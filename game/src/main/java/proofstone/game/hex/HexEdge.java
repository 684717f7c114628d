package proofstone.game.hex;

import proofstone.game.Player;

/** The four edges of a board: Black joins top and bottom, White left and right. */
public enum HexEdge {
    /** Above row 1, Black's. */
    TOP(0),
    /** Below the last row, Black's. */
    BOTTOM(1),
    /** Left of column a, White's. */
    LEFT(2),
    /** Right of the last column, White's. */
    RIGHT(3);

    private final int number;

    HexEdge(int number) {
        this.number = number;
    }

    /** Returns the place of the edge in the list of edges: 0, 1, 2, 3. */
    int number() {
        return number;
    }

    /** Returns the player who joins this edge to the opposite one. */
    public Player owner() {
        return this == TOP || this == BOTTOM ? Player.BLACK : Player.WHITE;
    }

    /** Returns the other edge of the same player. */
    public HexEdge opposite() {
        return switch (this) {
            case TOP -> BOTTOM;
            case BOTTOM -> TOP;
            case LEFT -> RIGHT;
            case RIGHT -> LEFT;
        };
    }

    /** Returns the edge at which {@code player}'s chain starts: top or left. */
    public static HexEdge first(Player player) {
        return player == Player.BLACK ? TOP : LEFT;
    }

    /** Returns the edge that {@code player} joins to his first one: bottom or right. */
    public static HexEdge second(Player player) {
        return first(player).opposite();
    }
}
