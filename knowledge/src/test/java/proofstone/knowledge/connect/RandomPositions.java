package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** Random positions of small boards in which nobody has filled a line. */
final class RandomPositions {
    private RandomPositions() {}

    static StrongBoard board(String game) {
        try {
            return StrongGames.parse(game);
        } catch (GameSyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Returns a position with so many free squares and about equally many stones of both. */
    static StrongProblem of(StrongBoard board, int free, Random random) {
        while (true) {
            List<Integer> squares = new ArrayList<>();
            for (int v = 0; v < board.squares(); v++) {
                squares.add(v);
            }
            Collections.shuffle(squares, random);
            int stones = board.squares() - free;
            int half = stones / 2 + random.nextInt(2) * (stones % 2);
            SquareSet black = SquareSet.copyOf(squares.subList(0, half));
            SquareSet white = SquareSet.copyOf(squares.subList(half, stones));
            Player mover = random.nextBoolean() ? Player.BLACK : Player.WHITE;
            int left =
                    random.nextInt(4) == 0
                            ? 1 + random.nextInt(board.stonesATurn())
                            : board.stonesATurn();
            StrongProblem problem =
                    new StrongProblem(
                            board,
                            new StrongPosition(black, white, new Turn(mover, left)),
                            OptionalInt.empty());
            if (problem.winner().isEmpty()) {
                return problem;
            }
        }
    }
}
