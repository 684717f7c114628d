package proofstone.game;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A question about a weak (Maker-Breaker) game: who wins {@code board} from {@code position}?
 *
 * <p>One stone a turn. With a ply limit Maker may put at most {@code makerStones} further stones.
 *
 * @param board the board
 * @param position the stones and the player to move
 * @param makerStones the greatest number of further stones of Maker, at least 0; empty without
 *     limit
 * @param firstMoves the squares among which Maker's next move must be; empty without restriction
 */
public record WeakProblem(
        Board board,
        WeakPosition position,
        OptionalInt makerStones,
        Optional<SquareSet> firstMoves) {

    /** Checks that stones and first moves are on the board. */
    public WeakProblem {
        int squares = board.hypergraph().squares();
        if (position.occupied().next(squares) >= 0
                || firstMoves.orElse(SquareSet.empty()).next(squares) >= 0) {
            throw new IllegalArgumentException("stones or first moves outside the board");
        }
        if (makerStones.isPresent() && makerStones.getAsInt() < 0) {
            throw new IllegalArgumentException("negative number of stones");
        }
    }

    /** Returns the problem of {@code board} from {@code position} without limits. */
    public static WeakProblem of(Board board, WeakPosition position) {
        return new WeakProblem(board, position, OptionalInt.empty(), Optional.empty());
    }
}
