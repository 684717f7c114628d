package proofstone.game.strong;

import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;

/**
 * A position of a strong game: the stones of both players and whose turn it is. Any numbers of
 * stones are legal. Immutable.
 *
 * @param black Black's stones
 * @param white White's stones, none of them Black's
 * @param turn the player to move and how many stones of his turn he still has
 */
public record StrongPosition(SquareSet black, SquareSet white, Turn turn) {
    /** Checks that no square holds two stones. */
    public StrongPosition {
        if (black.intersects(white)) {
            throw new IllegalArgumentException(
                    "squares with two stones: " + black.intersect(white));
        }
    }

    /** Makes a position in which {@code toMove} has one stone left. */
    public StrongPosition(SquareSet black, SquareSet white, Player toMove) {
        this(black, white, new Turn(toMove, 1));
    }

    /** Returns the empty board with {@code toMove} to move. */
    public static StrongPosition empty(Player toMove) {
        return new StrongPosition(SquareSet.empty(), SquareSet.empty(), toMove);
    }

    /** Returns the player to move. */
    public Player toMove() {
        return turn.player();
    }

    /** Returns the stones of a player. */
    public SquareSet stones(Player player) {
        return player == Player.BLACK ? black : white;
    }

    /** Returns the squares that hold a stone. */
    public SquareSet occupied() {
        return black.union(white);
    }

    /** Returns the position in which {@code player} is to move and has one stone left. */
    public StrongPosition withToMove(Player player) {
        return withTurn(new Turn(player, 1));
    }

    /** Returns the position with that turn. */
    public StrongPosition withTurn(Turn whose) {
        return new StrongPosition(black, white, whose);
    }

    /** Returns the position that {@code symmetry} makes of this one. */
    public StrongPosition image(Permutation symmetry) {
        return new StrongPosition(symmetry.apply(black), symmetry.apply(white), turn);
    }

    /**
     * Returns the position after the player to move has put a stone on {@code square}, in a game of
     * one stone a turn.
     *
     * @throws IllegalArgumentException if the square holds a stone
     */
    public StrongPosition play(int square) {
        return play(square, 1);
    }

    /**
     * Returns the position after the player to move has put a stone on {@code square}.
     *
     * @param stones the stones of a whole turn
     * @throws IllegalArgumentException if the square holds a stone
     */
    public StrongPosition play(int square, int stones) {
        if (occupied().contains(square)) {
            throw new IllegalArgumentException("square " + square + " holds a stone");
        }
        Turn next = turn.next(stones);
        return toMove() == Player.BLACK
                ? new StrongPosition(black.with(square), white, next)
                : new StrongPosition(black, white.with(square), next);
    }

    /** Returns the position after the player to move has passed, in a game of one stone a turn. */
    public StrongPosition pass() {
        return withTurn(turn.next(1));
    }
}
