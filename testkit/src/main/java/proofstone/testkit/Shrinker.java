package proofstone.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/**
 * Makes a failing problem smaller while it still fails.
 *
 * <p>Greedy: takes the first simpler problem that still fails and starts again. Simpler means
 * without a winning set, a square, a stone, the limit of stones or the restriction of the first
 * move. The number of trials is at most the square of the size of the problem.
 */
public final class Shrinker {
    private Shrinker() {}

    /**
     * Returns a smallest problem on this way for which {@code fails} holds; every simpler one
     * passes.
     *
     * @param problem a problem for which {@code fails} holds
     * @param fails the failure to keep; a problem for which it throws counts as passing
     */
    public static WeakProblem shrink(WeakProblem problem, Predicate<WeakProblem> fails) {
        WeakProblem smallest = problem;
        Optional<WeakProblem> next = Optional.of(problem);
        while (next.isPresent()) {
            smallest = next.get();
            next = simpler(smallest).stream().filter(p -> holds(fails, p)).findFirst();
        }
        return smallest;
    }

    private static boolean holds(Predicate<WeakProblem> fails, WeakProblem problem) {
        try {
            return fails.test(problem);
        } catch (IllegalArgumentException unusable) {
            return false;
        }
    }

    /** Returns the problems that are one part simpler. */
    static List<WeakProblem> simpler(WeakProblem problem) {
        List<WeakProblem> simpler = new ArrayList<>();
        problem.makerStones()
                .ifPresent(k -> add(simpler, problem, d -> d.makerStones = OptionalInt.empty()));
        problem.firstMoves()
                .ifPresent(x -> add(simpler, problem, d -> d.firstMoves = Optional.empty()));
        for (int i = problem.board().hypergraph().sets().size() - 1; i >= 0; i--) {
            int set = i;
            add(simpler, problem, d -> d.sets.remove(set));
        }
        for (int v = problem.board().hypergraph().squares() - 1; v >= 0; v--) {
            int square = v;
            if (problem.board().hypergraph().squares() > 1) {
                add(simpler, problem, d -> d.deleteSquare(square));
            }
        }
        SquareSet occupied = problem.position().occupied();
        occupied.forEach(square -> add(simpler, problem, d -> lift(d, square)));
        return simpler;
    }

    private static void lift(ProblemDraft draft, int square) {
        draft.maker = draft.maker.without(square);
        draft.breaker = draft.breaker.without(square);
    }

    private static void add(
            List<WeakProblem> simpler, WeakProblem problem, Consumer<ProblemDraft> change) {
        ProblemDraft draft = new ProblemDraft(problem);
        change.accept(draft);
        simpler.add(draft.build());
    }
}
