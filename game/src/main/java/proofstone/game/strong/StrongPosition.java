package proofstone.game.strong;

import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;

/**
 * A position of a strong game: the stones of both players and who is to move. Any numbers of stones
 * are legal. Immutable.
 *
 * @param black Black's stones
 * @param white White's stones, none of them Black's
 * @param toMove the player to move
 */
public record StrongPosition(SquareSet black, SquareSet white, Player toMove) {
    /** Checks that no square holds two stones. */
    public StrongPosition {
        if (black.intersects(white)) {
            throw new IllegalArgumentException(
                    "squares with two stones: " + black.intersect(white));
        }
    }

    /** Returns the empty board with {@code toMove} to move. */
    public static StrongPosition empty(Player toMove) {
        return new StrongPosition(SquareSet.empty(), SquareSet.empty(), toMove);
    }

    /** Returns the stones of a player. */
    public SquareSet stones(Player player) {
        return player == Player.BLACK ? black : white;
    }

    /** Returns the squares that hold a stone. */
    public SquareSet occupied() {
        return black.union(white);
    }

    /** Returns the position with {@code player} to move. */
    public StrongPosition withToMove(Player player) {
        return new StrongPosition(black, white, player);
    }

    /** Returns the position that {@code symmetry} makes of this one. */
    public StrongPosition image(Permutation symmetry) {
        return new StrongPosition(symmetry.apply(black), symmetry.apply(white), toMove);
    }

    /**
     * Returns the position after the player to move has put a stone on {@code square}.
     *
     * @throws IllegalArgumentException if the square holds a stone
     */
    public StrongPosition play(int square) {
        if (occupied().contains(square)) {
            throw new IllegalArgumentException("square " + square + " holds a stone");
        }
        return toMove == Player.BLACK
                ? new StrongPosition(black.with(square), white, Player.WHITE)
                : new StrongPosition(black, white.with(square), Player.BLACK);
    }

    /** Returns the position after the player to move has passed. */
    public StrongPosition pass() {
        return withToMove(toMove.opponent());
    }
}
