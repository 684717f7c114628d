package proofstone.solver;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.knowledge.WeakGame;
import proofstone.search.DepthFirstSearch;
import proofstone.search.DfPn;
import proofstone.search.Node;
import proofstone.search.ProofNumberSearch;
import proofstone.search.Search;
import proofstone.search.SearchControl;
import proofstone.search.Settings;
import proofstone.search.StopReason;

/**
 * Runs the searches that the options name: one alone, or two that take turns or run side by side.
 *
 * <p>{@link Method#AUTO} uses depth-first and df-pn search, which fail on different games. With one
 * thread they take {@link Turns}, so that the whole takes at most twice what the better one needs
 * and the node count is reproducible; with more they run at the same time. The first proof ends the
 * other search.
 */
final class Portfolio {
    private static final int SHORT_SET = 3;

    private final WeakProblem problem;
    private final SolveOptions options;
    private final SearchControl control;

    Portfolio(WeakProblem problem, SolveOptions options, SearchControl control) {
        this.problem = problem;
        this.options = options;
        this.control = control;
    }

    /** Returns the proof of the problem; throws {@link SearchControl.Stopped} at a limit. */
    Step run() {
        List<Method> methods = methods();
        return methods.size() == 1
                ? new Runner(methods.get(0), 1, () -> {}).search()
                : together(methods);
    }

    private List<Method> methods() {
        if (options.method() != Method.AUTO) {
            return List.of(options.method());
        }
        return options.prove().orElse(likelyWinner()) == Role.BREAKER
                ? List.of(Method.DEPTH_FIRST, Method.DF_PN)
                : List.of(Method.DF_PN, Method.DEPTH_FIRST);
    }

    /** Guesses who wins, to let the search that is better at it begin: Maker if a set is short. */
    private Role likelyWinner() {
        int shortest =
                problem.board().hypergraph().sets().stream()
                        .mapToInt(SquareSet::size)
                        .min()
                        .orElse(Integer.MAX_VALUE);
        return shortest <= SHORT_SET ? Role.MAKER : Role.BREAKER;
    }

    private Step together(List<Method> methods) {
        Turns turns = new Turns(methods.size());
        try (ExecutorService executor = Executors.newFixedThreadPool(methods.size())) {
            var service = new ExecutorCompletionService<Step>(executor);
            for (int i = 0; i < methods.size(); i++) {
                int player = i;
                Runnable pace = options.threads() == 1 ? () -> turns.step(player) : () -> {};
                Runner runner = new Runner(methods.get(i), methods.size(), pace);
                service.submit(runner::search);
            }
            try {
                return service.take().get();
            } finally {
                turns.end();
                executor.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** One search with its own game, tables and share of the memory. */
    private final class Runner {
        private final Search<Step> search;
        private final Node<Step> root;

        Runner(Method method, int shares, Runnable pace) {
            Settings settings =
                    new Settings(
                            options.techniques().contains(Technique.ZONES),
                            options.techniques().contains(Technique.TRANSPOSITIONS),
                            options.memoryBytes() / shares,
                            control,
                            pace);
            this.root = new WeakGame(problem, options.techniques()).root();
            this.search =
                    switch (method) {
                        case DEPTH_FIRST -> new DepthFirstSearch<>(settings);
                        case PNS -> new ProofNumberSearch<>(settings);
                        default -> new DfPn<>(settings);
                    };
        }

        Step search() {
            return search.search(root);
        }
    }
}
