package proofstone.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A question about a weak (Maker-Breaker) game: who wins {@code board} from {@code position}?
 *
 * <p>One stone a turn, unless {@code turns} says otherwise. With a ply limit Maker may put at most
 * {@code makerStones} further stones.
 *
 * @param board the board
 * @param position the stones and the player to move
 * @param makerStones the greatest number of further stones of Maker, at least 0; empty without
 *     limit
 * @param firstMoves the squares among which Maker's next move must be; empty without restriction
 * @param turns the stones of each turn; empty in the game of one stone a turn. Such games have
 *     neither of the two limits above: turns that are listed are a limit of their own
 */
public record WeakProblem(
        Board board,
        WeakPosition position,
        OptionalInt makerStones,
        Optional<SquareSet> firstMoves,
        Optional<Turns> turns) {

    /** Checks that stones and first moves are on the board, and that the turns fit there. */
    public WeakProblem {
        int squares = board.hypergraph().squares();
        if (position.occupied().next(squares) >= 0
                || firstMoves.orElse(SquareSet.empty()).next(squares) >= 0) {
            throw new IllegalArgumentException("stones or first moves outside the board");
        }
        if (makerStones.isPresent() && makerStones.getAsInt() < 0) {
            throw new IllegalArgumentException("negative number of stones");
        }
        if (turns.isPresent() && (makerStones.isPresent() || firstMoves.isPresent())) {
            throw new IllegalArgumentException("several stones a turn have no such limits");
        }
        int free = squares - position.occupied().size();
        if (turns.orElse(null) instanceof Turns.Listed listed && listed.total() > free) {
            throw new IllegalArgumentException(listed + " exceed the " + free + " free squares");
        }
    }

    /** Makes a problem of one stone a turn. */
    public WeakProblem(
            Board board,
            WeakPosition position,
            OptionalInt makerStones,
            Optional<SquareSet> firstMoves) {
        this(board, position, makerStones, firstMoves, Optional.empty());
    }

    /** Returns the problem of {@code board} from {@code position} without limits. */
    public static WeakProblem of(Board board, WeakPosition position) {
        return new WeakProblem(board, position, OptionalInt.empty(), Optional.empty());
    }

    /** Returns the problem of {@code board} from {@code position} with such turns. */
    public static WeakProblem of(Board board, WeakPosition position, Turns turns) {
        return new WeakProblem(
                board, position, OptionalInt.empty(), Optional.empty(), Optional.of(turns));
    }

    /**
     * Returns the problem after the player to move has put {@code stones}; only for problems with
     * {@link #turns}. A turn that is not whole yet leaves him to move.
     */
    public WeakProblem afterTurn(List<Integer> stones) {
        Turns current = turns.orElseThrow();
        SquareSet put = SquareSet.copyOf(stones);
        boolean maker = position.toMove() == Role.MAKER;
        Role next = current.isWhole(put.size()) ? position.toMove().opponent() : position.toMove();
        WeakPosition reached =
                new WeakPosition(
                        maker ? position.maker().union(put) : position.maker(),
                        maker ? position.breaker() : position.breaker().union(put),
                        next);
        boolean anew = current instanceof Turns.UpTo && !maker;
        Turns after = anew ? ((Turns.UpTo) current).ofMaker() : current.after(put.size());
        return of(board, reached, after);
    }
}
