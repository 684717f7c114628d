package proofstone.knowledge.strips;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import proofstone.certificate.Certificate;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.CutSearch;
import proofstone.knowledge.Technique;
import proofstone.knowledge.WeakGame;
import proofstone.search.Search;
import proofstone.search.SearchControl;
import proofstone.search.Settings;
import proofstone.search.StopReason;
import proofstone.search.Workers;

/**
 * Solves many positions of one board by a search that keeps its tables from one position to the
 * next.
 *
 * <p>Each position gets a slice of work in turn, twice as much in every round, so that easy ones
 * are not kept waiting by hard ones and what a limit leaves open is what is hard. Those with the
 * most stones come first, which Breaker mostly wins, and they and those with the fewest, which
 * Maker mostly wins, get most: two stones nearer to the middle halve the slice. What a large slice
 * leaves open a search on masks works on for about as long, and then on its proof, unless the heap
 * is nearly full, whoever fills it; it proves many wins that the other one does not. Several
 * threads share a round and may share their tables, and a thread goes on with the positions that it
 * has worked on; the winners do not depend on the number of threads, the order in which positions
 * are solved does.
 */
public final class SupportSolver {
    private static final long FIRST_SLICE = 2_000;

    /** So many positions of the search on masks take the time of an analysis. */
    private static final long POSITIONS = 20;

    /** What takes fewer analyses is left to the other search. */
    private static final long LEAST_CUT = 50_000;

    /** The searches on masks take one part in so many of the memory. */
    private static final int CUT_MEMORY = 8;

    private final SearchControl control;
    private final List<Worker> workers;
    private final Map<Role, Integer> won = new EnumMap<>(Role.class);
    private final BiConsumer<WeakPosition, Step> listener;
    private int asked;

    /** How many stones the positions have that are open at first, the fewest and the most. */
    private IntSummaryStatistics stones = new IntSummaryStatistics();

    /** The work that a thread has left for the position in hand. */
    private final class Slice implements Runnable {
        private long left;

        /** Ends the slice when its work is done, and all work at a limit. */
        @Override
        public void run() {
            control.visit();
            if (left-- <= 0) {
                throw new SearchControl.Stopped(StopReason.CANCELLED);
            }
        }
    }

    /** One thread, with a game of its own. */
    private static final class Worker {
        private final Board board;
        private final WeakGame game;
        private final Search<Step> search;
        private final Slice slice;
        private final CutSearch cuts;

        /** What it works on in the next round; its own thread's during a round. */
        private final Queue<WeakPosition> open = new ArrayDeque<>();

        Worker(
                WeakProblem empty,
                Set<Technique> techniques,
                Search<Step> search,
                Slice slice,
                long cutMemory,
                Runnable cutPace) {
            this.board = empty.board();
            this.game = new WeakGame(empty, techniques);
            this.search = search;
            this.slice = slice;
            this.cuts = new CutSearch(board, game.calculus(), cutMemory, cutPace);
        }

        /** Returns the proof of who wins, if {@code analyses} and the limits are enough for it. */
        Optional<Step> proof(WeakPosition position, long analyses) {
            Optional<Step> searched = searched(position, analyses);
            return searched.isPresent() || analyses < LEAST_CUT
                    ? searched
                    : cut(position, POSITIONS * analyses);
        }

        private Optional<Step> cut(WeakPosition position, long positions) {
            try {
                return cuts.search(position, positions);
            } catch (SearchControl.Stopped stopped) {
                return Optional.empty();
            }
        }

        private Optional<Step> searched(WeakPosition position, long analyses) {
            slice.left = analyses;
            try {
                Step proof = search.search(game.node(position));
                Certificate.winner(proof, WeakProblem.of(board, position));
                return Optional.of(proof);
            } catch (SearchControl.Stopped stopped) {
                return Optional.empty();
            }
        }
    }

    /**
     * Prepares to solve positions of {@code board} by {@code techniques} within the limits of
     * {@code control}.
     *
     * @param method makes a search for each of the settings it is given, one for each thread; they
     *     may share their tables
     * @param memoryBytes the memory for all: an eighth of it for the searches on masks, the rest
     *     for the tables; searches that share none take as much each
     * @param threads how many threads to search with, at least 1
     * @param control ends the search and is told how many positions are solved; a node is an
     *     analysis
     * @param listener told of each position that is solved and its proof, one after the other; the
     *     threads wait for it, and what it throws ends them all
     * @throws IllegalArgumentException if there are not as many searches as threads
     */
    public SupportSolver(
            Board board,
            Set<Technique> techniques,
            Function<List<Settings>, List<? extends Search<Step>>> method,
            long memoryBytes,
            int threads,
            SearchControl control,
            BiConsumer<WeakPosition, Step> listener) {
        this(
                board,
                techniques,
                method,
                memoryBytes,
                threads,
                control,
                listener,
                SupportSolver::heapWatch);
    }

    /**
     * Prepares like the other constructor.
     *
     * @param heapWatch makes for each thread what is called for each position of its search on
     *     masks and its proofs; what it throws ends them as a limit does
     */
    SupportSolver(
            Board board,
            Set<Technique> techniques,
            Function<List<Settings>, List<? extends Search<Step>>> method,
            long memoryBytes,
            int threads,
            SearchControl control,
            BiConsumer<WeakPosition, Step> listener,
            Supplier<Runnable> heapWatch) {
        this.control = control;
        this.listener = listener;
        WeakProblem empty = WeakProblem.of(board, WeakPosition.empty(Role.MAKER));
        List<Slice> slices = Stream.generate(Slice::new).limit(threads).toList();
        long cutMemory = memoryBytes / CUT_MEMORY;
        long tableMemory = memoryBytes - cutMemory;
        List<? extends Search<Step>> searches =
                method.apply(
                        slices.stream().map(s -> settings(techniques, tableMemory, s)).toList());
        if (searches.size() != threads) {
            throw new IllegalArgumentException(
                    searches.size() + " searches for " + threads + " threads");
        }
        this.workers =
                IntStream.range(0, threads)
                        .mapToObj(i ->
                                new Worker(
                                        empty,
                                        techniques,
                                        searches.get(i),
                                        slices.get(i),
                                        cutMemory / threads,
                                        cutPace(heapWatch.get())))
                        .toList();
    }

    /**
     * Returns what ends a search when the heap was nearly full after its last collection, as proofs
     * take memory of their own. Another part may have filled it, and the position then stays open
     * for the next slice.
     */
    private static Runnable heapWatch() {
        SearchControl watch = SearchControl.unlimited();
        watch.endWhenMemoryIsFull();
        return watch::visit;
    }

    /** Returns what ends a search on masks or its proof: a limit of all, or its watch. */
    private Runnable cutPace(Runnable watch) {
        return () -> {
            control.check();
            watch.run();
        };
    }

    /** The control is not ours, as a root of a search is not the support's. */
    private static Settings settings(Set<Technique> techniques, long tableMemory, Slice slice) {
        return new Settings(
                Technique.reuse(techniques), tableMemory, SearchControl.unlimited(), slice);
    }

    /**
     * Solves {@code positions}, or as many of them as the limits allow; to be called once.
     *
     * @param known who wins those that are solved already; the listener is not told of them
     */
    public void solve(List<WeakPosition> positions, Map<WeakPosition, Role> known) {
        asked = positions.size();
        positions.stream().filter(known::containsKey).map(known::get).forEach(this::count);
        List<WeakPosition> open =
                positions.stream()
                        .filter(p -> !known.containsKey(p))
                        .sorted(Comparator.comparingInt(SupportSolver::stones).reversed())
                        .toList();
        stones = open.stream().mapToInt(SupportSolver::stones).summaryStatistics();
        for (int i = 0; i < open.size(); i++) {
            // neighbours have positions in common, so they belong to one thread
            workers.get(i * workers.size() / open.size()).open.add(open.get(i));
        }
        for (long slice = FIRST_SLICE; isAnyOpen() && !isOver(); slice *= 2) {
            solve(slice);
        }
    }

    private static int stones(WeakPosition position) {
        return position.occupied().size();
    }

    private long share(WeakPosition position, long slice) {
        int own = stones(position);
        return slice >> (Math.min(own - stones.getMin(), stones.getMax() - own) / 2);
    }

    private boolean isAnyOpen() {
        return workers.stream().anyMatch(worker -> !worker.open.isEmpty());
    }

    /** Gives each open position a slice. */
    private void solve(long slice) {
        Map<Worker, Queue<WeakPosition>> queues = new LinkedHashMap<>();
        for (Worker worker : workers) {
            queues.put(worker, new ConcurrentLinkedQueue<>(worker.open));
            worker.open.clear();
        }
        Workers.all(workers.stream().map(worker -> round(worker, queues, slice)).toList());
    }

    /**
     * Returns the part of a round that one worker does: its own positions, and then those that
     * others have not come to, which are its own from then on.
     */
    private Runnable round(Worker worker, Map<Worker, Queue<WeakPosition>> queues, long slice) {
        List<Queue<WeakPosition>> inTurn = new ArrayList<>(List.of(queues.get(worker)));
        inTurn.addAll(queues.values());
        return () -> inTurn.forEach(queue -> work(worker, queue, slice));
    }

    private void work(Worker worker, Queue<WeakPosition> queue, long slice) {
        for (WeakPosition p = queue.poll(); p != null && !isOver(); p = queue.poll()) {
            WeakPosition position = p;
            worker.proof(p, share(p, slice))
                    .ifPresentOrElse(
                            proof -> solved(position, proof), () -> worker.open.add(position));
        }
    }

    private synchronized void solved(WeakPosition position, Step proof) {
        count(proof.claim().prover());
        listener.accept(position, proof);
    }

    private synchronized void count(Role winner) {
        won.merge(winner, 1, Integer::sum);
        control.measure(
                "Maker %d, Breaker %d of %d".formatted(won(Role.MAKER), won(Role.BREAKER), asked));
    }

    private boolean isOver() {
        try {
            control.check();
            return control.nodes() >= control.nodeLimit();
        } catch (SearchControl.Stopped stopped) {
            return true;
        }
    }

    /** Returns how many positions {@code role} has been proved to win. */
    public synchronized int won(Role role) {
        return won.getOrDefault(role, 0);
    }
}
