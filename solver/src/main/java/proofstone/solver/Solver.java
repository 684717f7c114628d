package proofstone.solver;

import java.util.function.Consumer;
import proofstone.game.WeakProblem;
import proofstone.search.SearchControl;

/** Solves weak problems: the entry of this module. */
public final class Solver {
    private final WeakProblem problem;
    private final SolveOptions options;
    private final SearchControl control;

    /** Prepares to solve {@code problem}; {@code listener} is told of progress about five times a second. */
    public Solver(
            WeakProblem problem, SolveOptions options, Consumer<SearchControl.Progress> listener) {
        this.problem = problem;
        this.options = options;
        this.control =
                new SearchControl(
                        options.time().map(t -> t.toNanos()).orElse(Long.MAX_VALUE), listener);
    }

    /** Makes {@link #solve} end soon with what is known; may be called from any thread. */
    public void cancel() {
        control.cancel();
    }

    /** Searches until the problem is solved or a limit is reached. Call once. */
    public Verdict solve() {
        throw new UnsupportedOperationException(problem + " " + options);
    }
}
