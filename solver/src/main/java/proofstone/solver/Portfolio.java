package proofstone.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Step;
import proofstone.game.Role;
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

/**
 * Runs the searches that the options name: one alone, several in turn, or side by side on threads.
 *
 * <p>{@link Method#AUTO} uses depth-first and df-pn search, which fail on different games: in turn
 * on one thread, each with a node limit that grows by half from round to round, so that the whole
 * takes a small multiple of what the better one needs alone and the node count stays reproducible;
 * or at the same time on two threads, where the first proof ends the others.
 */
final class Portfolio {
    private static final long FIRST_LIMIT = 300;

    private final WeakProblem problem;
    private final SolveOptions options;
    private final SearchControl control;

    Portfolio(WeakProblem problem, SolveOptions options, SearchControl control) {
        this.problem = problem;
        this.options = options;
        this.control = control;
    }

    /** Returns the proof of the problem; throws {@link SearchControl.Stopped} at a limit. */
    @Nullable Step run() {
        List<Method> methods = methods();
        if (methods.size() == 1) {
            return new Runner(methods.get(0), 1).search(Long.MAX_VALUE);
        }
        return options.threads() == 1 ? inTurn(methods) : sideBySide(methods);
    }

    private List<Method> methods() {
        if (options.method() != Method.AUTO) {
            return List.of(options.method());
        }
        return options.prove().orElse(Role.BREAKER) == Role.BREAKER
                ? List.of(Method.DEPTH_FIRST, Method.DF_PN)
                : List.of(Method.DF_PN, Method.DEPTH_FIRST);
    }

    private Step inTurn(List<Method> methods) {
        List<Runner> runners = new ArrayList<>();
        for (Method method : methods) {
            runners.add(new Runner(method, methods.size()));
        }
        for (long limit = FIRST_LIMIT; ; limit += limit / 2) {
            for (Runner runner : runners) {
                Step proof = runner.search(limit);
                if (proof != null) {
                    return proof;
                }
            }
        }
    }

    private Step sideBySide(List<Method> methods) {
        try (ExecutorService executor = Executors.newFixedThreadPool(methods.size())) {
            var service = new ExecutorCompletionService<Step>(executor);
            List<Future<Step>> futures = new ArrayList<>();
            for (Method method : methods) {
                Runner runner = new Runner(method, methods.size());
                futures.add(service.submit(() -> runner.search(Long.MAX_VALUE)));
            }
            try {
                return service.take().get();
            } finally {
                futures.forEach(future -> future.cancel(true));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SearchControl.Stopped("cancelled");
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

        Runner(Method method, int shares) {
            Settings settings =
                    new Settings(
                            options.techniques().contains(Technique.ZONES),
                            options.techniques().contains(Technique.TRANSPOSITIONS),
                            options.memoryBytes() / shares,
                            control);
            this.root = new WeakGame(problem, options.techniques()).root();
            this.search =
                    switch (method) {
                        case DEPTH_FIRST -> new DepthFirstSearch<>(settings);
                        case PNS -> new ProofNumberSearch<>(settings);
                        default -> new DfPn<>(settings);
                    };
        }

        @Nullable Step search(long limit) {
            return search.search(root, limit);
        }
    }
}
