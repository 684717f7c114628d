package proofstone.solver;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import proofstone.certificate.Calculus;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.knowledge.CutSearch;
import proofstone.knowledge.PartitionSearch;
import proofstone.knowledge.StateFile;
import proofstone.knowledge.Technique;
import proofstone.knowledge.WeakGame;
import proofstone.search.DepthFirstSearch;
import proofstone.search.DfPn;
import proofstone.search.Node;
import proofstone.search.ProofNumberSearch;
import proofstone.search.SearchControl;
import proofstone.search.Settings;
import proofstone.search.StopReason;
import proofstone.search.Workers;

/**
 * Runs the searches that the options name: one alone, or several that take turns or run side by
 * side.
 *
 * <p>{@link Method#AUTO} uses partition, depth-first and df-pn search, which fail on different
 * games. With one thread they take {@link Turns}, so that the whole takes at most a fixed multiple
 * of what the best one needs and the node count is reproducible; with more, one search has all
 * threads but one and the others take turns on that, also when the first can do no more. The first
 * proof ends the other searches.
 */
final class Portfolio {
    private static final int SHORT_SET = 3;

    /**
     * Up to this least size of all sets threats decide, and df-pn search is faster whoever wins
     * (mnk:4,7,4 and mnk:4,8,4).
     */
    private static final int THREAT_SET = 4;

    /**
     * The least size of all sets at which the partition search takes part: on boards for four in a
     * row, full of threats, it is slower than depth-first search (mnk:4,7,4).
     */
    private static final int PARTITION_SET = 5;

    /** How many analyses of other searches one of the partition search takes. */
    private static final int PARTITION_WEIGHT = 50;

    /** Where Maker is likely to win, df-pn search gets so many slices for one of the other. */
    private static final int DF_PN_WEIGHT = 9;

    private final WeakProblem problem;
    private final SolveOptions options;
    private final SearchControl control;
    private final Optional<StateFile> state;

    Portfolio(
            WeakProblem problem,
            SolveOptions options,
            SearchControl control,
            Optional<StateFile> state) {
        this.problem = problem;
        this.options = options;
        this.control = control;
        this.state = state;
    }

    /** Returns the proof of the problem; throws {@link SearchControl.Stopped} at a limit. */
    Step run() {
        List<Method> methods = methods();
        if (methods.size() > 1) {
            return together(methods);
        }
        Optional<Step> proof =
                unlessFull(
                        contender(methods.get(0), 1, options.threads(), () -> {}), methods.get(0));
        return proof.or(() -> contender(Method.DF_PN, 1, options.threads(), () -> {}).search())
                .orElseThrow();
    }

    /** Returns the proof, or empty if a partition search has filled its memory. */
    private static Optional<Step> unlessFull(Contender contender, Method method) {
        try {
            return contender.search();
        } catch (SearchControl.Stopped stopped) {
            if (method != Method.PARTITION || stopped.reason() != StopReason.MEMORY) {
                throw stopped;
            }
            return Optional.empty();
        }
    }

    /** Returns whether the options let a partition search work on the problem. */
    static boolean usesPartitions(WeakProblem problem, SolveOptions options) {
        boolean isWanted =
                switch (options.method()) {
                    case PARTITION -> true;
                    case AUTO ->
                            options.techniques().contains(Technique.PARTITIONS)
                                    && shortestSet(problem) >= PARTITION_SET;
                    case DEPTH_FIRST, PNS, DF_PN, CUTS -> false;
                };
        return isWanted && PartitionSearch.supports(problem);
    }

    private static int shortestSet(WeakProblem problem) {
        return problem.board().hypergraph().sets().stream()
                .mapToInt(SquareSet::size)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private List<Method> methods() {
        if (options.method() != Method.AUTO) {
            return List.of(options.method());
        }
        boolean isBreakers = options.prove().orElse(likelyWinner()) == Role.BREAKER;
        List<Method> methods = new ArrayList<>(List.of(Method.DF_PN, Method.DEPTH_FIRST));
        if (usesPartitions(problem, options)) {
            methods.add(Method.PARTITION);
        }
        if (isBreakers && shortestSet(problem) > THREAT_SET) {
            Collections.reverse(methods);
        }
        return methods;
    }

    /** Guesses who wins, to let the search that is better at it begin: Maker if a set is short. */
    private Role likelyWinner() {
        return shortestSet(problem) <= SHORT_SET ? Role.MAKER : Role.BREAKER;
    }

    /**
     * Runs the methods: with one thread all take turns. With more the partition search has all but
     * one to itself and the others take turns on that; without a partition search df-pn has all but
     * one to itself, and both take turns on that.
     */
    private Step together(List<Method> methods) {
        int[] weights = new int[methods.size()];
        Arrays.fill(weights, 1);
        weights[0] = methods.get(0) == Method.DF_PN ? DF_PN_WEIGHT : 1;
        Turns turns = new Turns(weights);
        Method widest = methods.contains(Method.PARTITION) ? Method.PARTITION : Method.DF_PN;
        List<Supplier<Optional<Step>>> tasks = new ArrayList<>();
        for (int i = 0; i < methods.size(); i++) {
            int player = i;
            int threads = methods.get(i) == widest ? options.threads() : 1;
            Contender contender = contender(methods, player, threads, turns);
            tasks.add(() -> {
                if (threads == 1) {
                    turns.await(player); // until then it need not even make its tables
                }
                return result(contender, turns, player);
            });
        }
        return Workers.first(tasks, turns::end)
                .orElseThrow(() -> new SearchControl.Stopped(StopReason.MEMORY));
    }

    private Contender contender(List<Method> methods, int player, int threads, Turns turns) {
        Method method = methods.get(player);
        int shares = methods.size();
        if (method == Method.PARTITION && threads > 1) {
            turns.leave(player);
            return contender(method, shares, threads - 1, () -> {});
        }
        int weight = method == Method.PARTITION ? PARTITION_WEIGHT : 1;
        return contender(method, shares, threads, () -> turns.step(player, weight));
    }

    private static Optional<Step> result(Contender contender, Turns turns, int player) {
        Optional<Step> proof = Optional.empty();
        try {
            proof = contender.search();
        } catch (SearchControl.Stopped stopped) {
            // the searches with tables of bounded size need no more memory
            if (stopped.reason() != StopReason.MEMORY) {
                throw stopped;
            }
        }
        if (proof.isEmpty()) {
            turns.leave(player); // with a proof nobody else is to take a step more
        }
        return proof;
    }

    /** A search that may end without a proof if it cannot have one. */
    @FunctionalInterface
    private interface Contender {
        /** Returns the proof, or empty if this search cannot prove what is true. */
        Optional<Step> search();
    }

    private Contender contender(Method method, int shares, int threads, Runnable pace) {
        if (method == Method.CUTS) {
            return this::cut;
        }
        if (method != Method.PARTITION) {
            return () -> Optional.of(proof(method, shares, threads, pace));
        }
        if (!PartitionSearch.supports(problem)) {
            return Optional::empty;
        }
        var search =
                new PartitionSearch(
                        problem,
                        options.techniques(),
                        control,
                        options.memoryBytes() / shares,
                        pace);
        // at once, so that a file that is no state is refused whichever search wins
        state.filter(StateFile::exists).ifPresent(kept -> restore(kept, search));
        return () -> search(search, threads);
    }

    private static void restore(StateFile kept, PartitionSearch search) {
        try {
            kept.restore(search);
        } catch (IOException e) {
            String reason = e instanceof EOFException ? "it ends too early" : e.getMessage();
            throw new UncheckedIOException(reason, e);
        }
    }

    /** Returns the proof by the search on masks; empty if it is not for the problem. */
    private Optional<Step> cut() {
        if (!CutSearch.supports(problem)) {
            return Optional.empty(); // and no table is made
        }
        var search =
                new CutSearch(
                        problem.board(),
                        new Calculus(problem.board().hypergraph()),
                        options.memoryBytes(),
                        control::visit);
        return search.search(problem.position(), Long.MAX_VALUE);
    }

    /** Searches, and keeps the state when a limit ends it. */
    private Optional<Step> search(PartitionSearch search, int threads) {
        if (state.isEmpty()) {
            return search.search(threads, () -> {});
        }
        StateFile kept = state.get();
        try {
            return search.search(threads, () -> kept.saveIfDue(search));
        } catch (SearchControl.Stopped stopped) {
            if (stopped.reason() != StopReason.CANCELLED || control.isCancelled()) {
                kept.save(search);
            }
            throw stopped;
        }
    }

    /**
     * Returns the proof that a search with its share of the memory finds; one of its threads keeps
     * to {@code pace}.
     */
    private Step proof(Method method, int shares, int threads, Runnable pace) {
        Settings settings =
                new Settings(
                        Technique.reuse(options.techniques()),
                        options.memoryBytes() / shares,
                        control,
                        pace);
        // Maker's narrow wins take fewer visits when df-pn stays with a move for longer
        int slack = likelyWinner() == Role.MAKER ? DfPn.SLACK / 4 : DfPn.SLACK;
        Supplier<Node<Step>> root = () -> new WeakGame(problem, techniques()).root();
        return switch (method) {
            case DEPTH_FIRST -> new DepthFirstSearch<Step>(settings).search(root.get());
            case PNS -> new ProofNumberSearch<Step>(settings).search(root.get());
            default -> DfPn.search(settings, threads, slack, root);
        };
    }

    private Set<Technique> techniques() {
        Set<Technique> techniques = EnumSet.noneOf(Technique.class);
        techniques.addAll(options.techniques());
        boolean isForMaker =
                likelyWinner() == Role.MAKER
                        && options.prove().orElse(problem.position().toMove()) == Role.MAKER;
        if (isForMaker) {
            techniques.remove(Technique.PARTITIONS); // they cost more there than they save
        }
        return techniques;
    }
}
