package proofstone.cli;

import java.util.List;
import java.util.OptionalInt;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexPosition;

/**
 * What a drawing of a board of Hex shows.
 *
 * @param position the stones
 * @param shaded free cells to be shaded
 * @param shade what the shaded cells are, such as {@code carrier}
 * @param moves the cells of the moves since the start, which get numbers
 * @param last the newest move, or with a reply that of the one who loses
 * @param reply the reply to it
 */
record HexScene(
        HexPosition position,
        SquareSet shaded,
        String shade,
        List<Integer> moves,
        OptionalInt last,
        OptionalInt reply) {
    /** Keeps copies. */
    HexScene {
        moves = List.copyOf(moves);
    }

    /** Returns the scene of a position with some cells shaded. */
    static HexScene of(HexPosition position, SquareSet shaded, String shade) {
        return new HexScene(
                position, shaded, shade, List.of(), OptionalInt.empty(), OptionalInt.empty());
    }
}
