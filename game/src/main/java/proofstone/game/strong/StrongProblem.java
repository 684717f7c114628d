package proofstone.game.strong;

import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;

/**
 * A question about a strong game: who wins on {@code board} from {@code position}?
 *
 * @param board the board
 * @param position the stones and whose turn it is
 * @param plies after how many further stones, put or not, the game is over, at least 0; empty
 *     without limit
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

    /** Returns the problem of {@code board} from its start, Black to move with a whole turn. */
    public static StrongProblem start(StrongBoard board) {
        return start(board, new Turn(Player.BLACK, board.stonesATurn()));
    }

    /** Returns the problem of {@code board} without stones and with that turn. */
    public static StrongProblem start(StrongBoard board, Turn turn) {
        StrongPosition empty = StrongPosition.empty(turn.player()).withTurn(turn);
        return new StrongProblem(board, empty, OptionalInt.empty());
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
        return OptionalInt.of(
                position.turn().stonesOf(player, plies.getAsInt(), board.stonesATurn()));
    }

    /** Returns whether a set is filled, the plies are over or neither player can move. */
    public boolean isOver() {
        return plies.orElse(1) == 0
                || winner().isPresent()
                || (legalMoves(position.toMove()).isEmpty()
                        && legalMoves(position.toMove().opponent()).isEmpty());
    }

    /**
     * Returns the squares on which the player to move may put a stone, whether the game is over or
     * not; if there is none he passes. With a parry O(total size of the winning sets).
     */
    public SquareSet legalMoves() {
        return legalMoves(position.toMove());
    }

    private SquareSet legalMoves(Player mover) {
        SquareSet moves = board.squares(mover).minus(position.occupied());
        return board.parry() == Parry.ALLOWED ? moves.union(threatsTo(mover)) : moves;
    }

    /** Returns the squares on which the opponent of {@code player} would fill a set. */
    public SquareSet threatsTo(Player player) {
        SquareSet threats = SquareSet.empty();
        SquareSet stones = position.stones(player.opponent());
        for (int i = 0; i < board.sets().size(); i++) {
            if (board.owns(player.opponent(), i)) {
                SquareSet missing = board.sets().get(i).minus(stones);
                boolean one = missing.size() == 1 && !position.occupied().intersects(missing);
                threats = one ? threats.union(missing) : threats;
            }
        }
        return threats;
    }

    /**
     * Returns the problem after the player to move has put a stone on {@code square}.
     *
     * @throws IllegalArgumentException if the square holds a stone
     */
    public StrongProblem played(int square) {
        return new StrongProblem(board, position.play(square, board.stonesATurn()), oneLess());
    }

    /** Returns the problem after the player to move has passed one stone, which is a ply too. */
    public StrongProblem passed() {
        Turn next = position.turn().next(board.stonesATurn());
        return new StrongProblem(board, position.withTurn(next), oneLess());
    }

    private OptionalInt oneLess() {
        return plies.isPresent() ? OptionalInt.of(Math.max(0, plies.getAsInt() - 1)) : plies;
    }
}
