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
import proofstone.game.strong.InnerBoard;
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
        return within(SquareSet.range(board.squares()), board.squares() - free, board, random);
    }

    /**
     * Returns a position on a grid with so many stones, about equally many of both, on half of the
     * squares of a rectangle anywhere.
     */
    static StrongProblem clustered(StrongBoard board, int stones, Random random) {
        InnerBoard grid = board.inner().orElseThrow();
        int side = (int) Math.ceil(Math.sqrt(2.0 * stones));
        int rows = Math.min(side, grid.rows());
        int columns = Math.min(side, grid.columns());
        int top = random.nextInt(grid.rows() - rows + 1);
        int left = random.nextInt(grid.columns() - columns + 1);
        SquareSet place = SquareSet.empty();
        for (int i = 0; i < rows * columns; i++) {
            place = place.with((top + i / columns) * grid.columns() + left + i % columns);
        }
        return within(place, stones, board, random);
    }

    private static StrongProblem within(
            SquareSet place, int stones, StrongBoard board, Random random) {
        while (true) {
            List<Integer> squares = new ArrayList<>(place.stream().boxed().toList());
            Collections.shuffle(squares, random);
            List<Integer> taken = squares.subList(0, stones);
            int half = stones / 2 + random.nextInt(2) * (stones % 2);
            SquareSet black = first(taken, board.squares(Player.BLACK), half);
            SquareSet white = SquareSet.copyOf(taken).minus(black);
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

    private static SquareSet first(List<Integer> squares, SquareSet usable, int count) {
        return SquareSet.copyOf(squares.stream().filter(usable::contains).limit(count).toList());
    }
}
