package proofstone.game.strong;

import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.Player;
import proofstone.game.SquareSet;

/**
 * A question about a strong game: who wins on {@code board} from {@code position}?
 *
 * @param board the board
 * @param position the stones and the player to move
 * @param plies after how many further plies the game is over, at least 0; empty without limit
 */
public record StrongProblem(StrongBoard board, StrongPosition position, OptionalInt plies) {
    /** Checks that the stones are on the board. */
    public StrongProblem {
        if (position.occupied().next(board.squares()) >= 0) {
            throw new IllegalArgumentException("stones outside the board");
        }
        if (plies.isPresent() && plies.getAsInt() < 0) {
            throw new IllegalArgumentException("a negative number of plies");
        }
    }

    /** Returns the problem of {@code board} from its start, Black to move. */
    public static StrongProblem start(StrongBoard board) {
        return new StrongProblem(board, StrongPosition.empty(Player.BLACK), OptionalInt.empty());
    }

    /** Returns the player who has filled one of his sets; empty if none has. */
    public Optional<Player> winner() {
        for (Player player : Player.values()) {
            SquareSet stones = position.stones(player);
            for (int i = 0; i < board.sets().size(); i++) {
                if (board.owns(player, i) && stones.containsAll(board.sets().get(i))) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    /** Returns how many of the plies that are left are {@code player}'s; empty without limit. */
    public OptionalInt pliesOf(Player player) {
        if (plies.isEmpty()) {
            return plies;
        }
        int left = plies.getAsInt();
        return OptionalInt.of((position.toMove() == player ? left + 1 : left) / 2);
    }
}
