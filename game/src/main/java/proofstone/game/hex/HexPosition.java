package proofstone.game.hex;

import java.util.Optional;
import proofstone.game.Player;
import proofstone.game.SquareSet;

/**
 * A position of Hex: stones on a board and the player to move. Any numbers of stones are legal.
 * Immutable.
 *
 * @param board the board
 * @param black Black's stones
 * @param white White's stones, none of them Black's
 * @param toMove the player to move
 */
public record HexPosition(HexBoard board, SquareSet black, SquareSet white, Player toMove) {
    /** Checks that the stones are on the board and no cell has two. */
    public HexPosition {
        if (black.intersects(white) || black.union(white).next(board.cells()) >= 0) {
            throw new IllegalArgumentException(
                    "stones " + black + " and " + white + " on " + board);
        }
    }

    /** Returns the empty board with Black to move. */
    public static HexPosition empty(HexBoard board) {
        return new HexPosition(board, SquareSet.empty(), SquareSet.empty(), Player.BLACK);
    }

    /** Returns the stones of a player. */
    public SquareSet stones(Player player) {
        return player == Player.BLACK ? black : white;
    }

    /** Returns the cells with a stone. */
    public SquareSet occupied() {
        return black.union(white);
    }

    /** Returns the cells without a stone. */
    public SquareSet free() {
        return SquareSet.range(board.cells()).minus(occupied());
    }

    /** Returns whether no stone stands on {@code cell}. */
    public boolean isFree(int cell) {
        return cell >= 0 && cell < board.cells() && !occupied().contains(cell);
    }

    /**
     * Returns the position after the player to move puts a stone on {@code cell}.
     *
     * @throws IllegalArgumentException if the cell is not free
     */
    public HexPosition play(int cell) {
        if (!isFree(cell)) {
            throw new IllegalArgumentException("no free cell of " + board + ": " + cell);
        }
        return with(toMove, SquareSet.of(cell)).withToMove(toMove.opponent());
    }

    /**
     * Returns the position with further stones of a player's.
     *
     * @throws IllegalArgumentException if a cell is off the board or has a stone of the opponent's
     */
    public HexPosition with(Player player, SquareSet cells) {
        return player == Player.BLACK
                ? new HexPosition(board, black.union(cells), white, toMove)
                : new HexPosition(board, black, white.union(cells), toMove);
    }

    /** Returns the same stones with {@code player} to move. */
    public HexPosition withToMove(Player player) {
        return new HexPosition(board, black, white, player);
    }

    /** Returns the groups of a player's stones. */
    public HexGroups groups(Player player) {
        return HexGroups.of(board, player, stones(player));
    }

    /** Returns the player who has joined his edges, if one has; never both. */
    public Optional<Player> winner() {
        for (Player player : Player.values()) {
            if (groups(player).isWon()) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the position that {@code symmetry} makes of this one; reflections exchange colours.
     */
    public HexPosition image(HexSymmetry symmetry) {
        SquareSet blackImage = board.image(symmetry, black);
        SquareSet whiteImage = board.image(symmetry, white);
        return symmetry.exchangesPlayers()
                ? new HexPosition(board, whiteImage, blackImage, toMove.opponent())
                : new HexPosition(board, blackImage, whiteImage, toMove);
    }
}
