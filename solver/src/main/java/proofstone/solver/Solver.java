package proofstone.solver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import proofstone.certificate.Certificate;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.WeakProblem;
import proofstone.knowledge.PartitionSearch;
import proofstone.knowledge.Paving;
import proofstone.knowledge.StateFile;
import proofstone.knowledge.TurnSearch;
import proofstone.search.SearchControl;

/**
 * Solves weak problems: the entry of this module.
 *
 * <p>A solver is used once: make it, call {@link #solve}, and perhaps cancel its {@link #control}
 * from another thread.
 */
public final class Solver {
    private final WeakProblem problem;
    private final SolveOptions options;
    private final SearchControl control;
    private Optional<StateFile> state = Optional.empty();

    /**
     * Prepares to solve {@code problem}; {@code listener} is told of progress about five times a
     * second.
     */
    public Solver(
            WeakProblem problem, SolveOptions options, Consumer<SearchControl.Progress> listener) {
        this.problem = problem;
        this.options = options;
        this.control =
                new SearchControl(
                        options.time().map(t -> t.toNanos()).orElse(Long.MAX_VALUE), listener);
    }

    /**
     * Makes the search go on from {@code file}, if it exists, and keep its state there. Only the
     * partition search has a state; {@link Method#AUTO} runs it where it can work.
     *
     * @throws IllegalArgumentException if these options use no partition search on this problem
     */
    public void keepState(StateFile file) {
        if (!Portfolio.usesPartitions(problem, options)) {
            throw new IllegalArgumentException(
                    PartitionSearch.supports(problem)
                            ? "this search keeps no state; only --method partition does, which proves"
                                    + " Breaker's wins"
                            : "only the partition search keeps a state, and it is not for this game");
        }
        state = Optional.of(file);
    }

    /** Returns what limits {@link #solve} and can cancel it, from any thread. */
    public SearchControl control() {
        return control;
    }

    /**
     * Searches until the problem is solved or a limit is reached.
     *
     * @throws UncheckedIOException if the state to go on from cannot be read, or holds what is no
     *     proof
     */
    public Verdict solve() {
        boolean isGoingOn = state.filter(StateFile::exists).isPresent();
        try {
            Verdict verdict = solved(search());
            state.ifPresent(StateFile::delete);
            return verdict;
        } catch (SearchControl.Stopped stopped) {
            return Verdict.unsolved(
                    control.nodes(), control.seconds(), stopped.reason(), control.measure());
        } catch (IllegalStepException noProof) {
            if (!isGoingOn) {
                throw noProof;
            }
            // a state is not trusted: one made by hand may say of anything that it is held
            String reason = "the state holds what is no proof: " + noProof.getMessage();
            throw new UncheckedIOException(reason, new IOException(noProof));
        }
    }

    private Step search() {
        if (problem.turns().isPresent()) {
            return new TurnSearch(problem, options.techniques(), control, options.memoryBytes())
                    .solve();
        }
        Portfolio portfolio = new Portfolio(problem, options, control, state);
        // what is no state must be refused, not deleted: so the search that reads it comes first
        return state.filter(StateFile::exists).isPresent()
                ? portfolio.run()
                : Paving.find(problem, options.techniques()).orElseGet(portfolio::run);
    }

    private Verdict solved(Step root) {
        Certificate certificate =
                new Certificate(problem, options.producer(), options.command(), root);
        return Verdict.proved(certificate, control.nodes(), control.seconds());
    }
}
