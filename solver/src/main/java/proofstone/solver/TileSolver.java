package proofstone.solver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import proofstone.game.Board;
import proofstone.game.FreeLayout;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.game.tiling.Cell;
import proofstone.game.tiling.Tile;
import proofstone.knowledge.draws.TileJudge;

/**
 * Asks the {@link Solver}, for a limited time each.
 *
 * @param time the time for each game
 * @param memoryBytes the memory of a search
 * @param stop says whether to give up at once
 */
public record TileSolver(Duration time, long memoryBytes, BooleanSupplier stop)
        implements TileJudge {
    @Override
    public Optional<Role> winner(Tile tile, int stones) {
        if (stop.getAsBoolean()) {
            return Optional.empty();
        }
        SolveOptions defaults = SolveOptions.defaults();
        SolveOptions options =
                new SolveOptions(
                        defaults.techniques(),
                        defaults.method(),
                        Optional.of(time),
                        memoryBytes,
                        1,
                        Optional.of(Role.BREAKER),
                        defaults.producer(),
                        defaults.command());
        Solver solver = new Solver(problem(tile, stones), options, progress -> {});
        return solver.solve().winner();
    }

    private static WeakProblem problem(Tile tile, int stones) {
        List<String> names = tile.squares().stream().map(Cell::toString).toList();
        Permutation identity = Permutation.identity(names.size());
        Board board =
                new Board(
                        "free:" + tile.name(),
                        tile.hypergraph(),
                        new FreeLayout(names),
                        List.of(identity));
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        return stones == 1
                ? WeakProblem.of(board, empty)
                : WeakProblem.of(board, empty, new Turns.UpTo(stones, stones));
    }
}
