package proofstone.testkit;

import java.util.Optional;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * The rules of the weak game word by word, without memo and without any reduction: checks the
 * oracle.
 */
final class PlainMinimax {
    private final WeakProblem problem;

    PlainMinimax(WeakProblem problem) {
        this.problem = problem;
    }

    static Role winner(WeakProblem problem) {
        int stones = problem.makerStones().orElse(Integer.MAX_VALUE);
        return new PlainMinimax(problem).winner(problem.position(), stones, problem.firstMoves());
    }

    private Role winner(WeakPosition position, int stones, Optional<SquareSet> firstMoves) {
        if (problem.board().hypergraph().sets().stream().anyMatch(position.maker()::containsAll)) {
            return Role.MAKER;
        }
        Role player = position.toMove();
        if (player == Role.MAKER && stones == 0) {
            return Role.BREAKER;
        }
        SquareSet free =
                SquareSet.range(problem.board().hypergraph().squares()).minus(position.occupied());
        SquareSet moves = player == Role.MAKER ? free.intersect(firstMoves.orElse(free)) : free;
        if (moves.isEmpty()) {
            return Role.BREAKER;
        }
        for (int move : moves.toArray()) {
            Role winner =
                    player == Role.MAKER
                            ? winner(position.play(move), stones - 1, Optional.empty())
                            : winner(position.play(move), stones, firstMoves);
            if (winner == player) {
                return player;
            }
        }
        return player.opponent();
    }
}
