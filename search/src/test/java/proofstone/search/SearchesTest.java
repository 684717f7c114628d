package proofstone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every search finds the winner that plain minimax finds, keeps to its limits, and counts
 * reproducibly.
 */
class SearchesTest {
    record Named(String name, Function<Settings, Search<RandomTree.Proof>> maker) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Named> searches() {
        return List.of(
                new Named("depth-first", DepthFirstSearch::new),
                new Named("df-pn", DfPn::new),
                new Named("pns", ProofNumberSearch::new));
    }

    private static Settings settings(boolean zones, boolean table, SearchControl control) {
        return new Settings(zones, table, 16L << 20, control, () -> {});
    }

    @ParameterizedTest
    @MethodSource("searches")
    void search_randomGames_agreesWithMinimax(Named search) {
        for (long seed = 0; seed < 200; seed++) {
            Side mover = seed % 2 == 0 ? Side.OR : Side.AND;
            RandomTree root = RandomTree.of(7, 5, mover, seed);
            boolean zones = seed % 3 != 0;
            boolean table = seed % 5 != 0;
            Settings settings = settings(zones, table, SearchControl.unlimited());
            assertThat(search.maker().apply(settings).search(root).winner())
                    .as("seed " + seed)
                    .isEqualTo(root.minimax());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void dfPn_fewMovesAtATime_agreesWithMinimax(int width) {
        for (long seed = 0; seed < 200; seed++) {
            Side mover = seed % 2 == 0 ? Side.OR : Side.AND;
            RandomTree root = RandomTree.of(7, 5, mover, seed).withWidth(width);
            Settings settings = settings(true, seed % 5 != 0, SearchControl.unlimited());
            assertThat(new DfPn<RandomTree.Proof>(settings).search(root).winner())
                    .as("seed " + seed)
                    .isEqualTo(root.minimax());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void dfPn_fewMovesAtATime_visitsOtherNodes(int width) {
        SearchControl all = SearchControl.unlimited();
        RandomTree root = RandomTree.of(9, 6, Side.OR, 17);
        new DfPn<RandomTree.Proof>(settings(true, true, all)).search(root);
        SearchControl few = SearchControl.unlimited();
        new DfPn<RandomTree.Proof>(settings(true, true, few)).search(root.withWidth(width));
        assertThat(few.nodes()).isNotEqualTo(all.nodes());
    }

    @ParameterizedTest
    @MethodSource("searches")
    void search_twice_visitsTheSameNumberOfNodes(Named search) {
        long[] nodes = new long[2];
        for (int run = 0; run < 2; run++) {
            SearchControl control = SearchControl.unlimited();
            search.maker()
                    .apply(settings(true, true, control))
                    .search(RandomTree.of(9, 6, Side.OR, 17));
            nodes[run] = control.nodes();
        }
        assertThat(nodes[0]).isPositive().isEqualTo(nodes[1]);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void search_cancelled_stops(Named search) {
        SearchControl control = SearchControl.unlimited();
        control.cancel();
        Search<RandomTree.Proof> run = search.maker().apply(settings(true, true, control));
        RandomTree root = RandomTree.of(12, 9, Side.OR, 3);
        assertThatThrownBy(() -> run.search(root))
                .isInstanceOf(SearchControl.Stopped.class)
                .hasMessage("cancelled");
    }

    @ParameterizedTest
    @MethodSource("searches")
    void search_outOfTime_stops(Named search) {
        SearchControl control = new SearchControl(0, progress -> {});
        Search<RandomTree.Proof> run = search.maker().apply(settings(true, true, control));
        RandomTree root = RandomTree.of(12, 9, Side.OR, 3);
        assertThatThrownBy(() -> run.search(root))
                .isInstanceOf(SearchControl.Stopped.class)
                .hasMessage("time");
    }

    @ParameterizedTest
    @MethodSource("searches")
    void search_pace_isCalledBeforeEachAnalysis(Named search) {
        AtomicInteger paces = new AtomicInteger();
        RandomTree root = RandomTree.of(6, 3, Side.OR, 5);
        Runnable pace = () -> assertThat(root.expansions()).isEqualTo(paces.getAndIncrement());
        Settings settings = new Settings(true, true, 16L << 20, SearchControl.unlimited(), pace);
        search.maker().apply(settings).search(root);
        assertThat(paces.get()).isGreaterThan(1).isEqualTo(root.expansions());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void proofNumberSearch_graphFull_stopsWithMemory(boolean transpositions) {
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(100_000);
        Settings settings = new Settings(true, transpositions, 1, control, () -> {});
        Search<RandomTree.Proof> run = new ProofNumberSearch<>(settings);
        assertThatThrownBy(() -> run.search(RandomTree.of(14, 12, Side.OR, 11)))
                .isInstanceOf(SearchControl.Stopped.class)
                .hasMessage("memory");
    }

    @ParameterizedTest
    @MethodSource("searches")
    void search_ofOneRootAfterAnother_agreesWithMinimax(Named search) {
        Search<RandomTree.Proof> one =
                search.maker().apply(settings(true, true, SearchControl.unlimited()));
        for (long seed = 0; seed < 40; seed++) {
            RandomTree root = RandomTree.of(7, 5, Side.OR, seed);
            assertThat(one.search(root).winner()).as("seed " + seed).isEqualTo(root.minimax());
            assertThat(one.search(root).winner()).as("seed " + seed).isEqualTo(root.minimax());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void dfPnTeam_randomGames_agreesWithMinimax(int threads) {
        for (long seed = 0; seed < 200; seed++) {
            Side mover = seed % 2 == 0 ? Side.OR : Side.AND;
            int width = seed % 4 == 0 ? 2 : 7;
            RandomTree root = RandomTree.of(7, 5, mover, seed);
            Settings settings = settings(true, seed % 5 != 0, SearchControl.unlimited());
            Supplier<RandomTree> roots = () -> root.withWidth(width);
            assertThat(DfPn.search(settings, threads, DfPn.SLACK, roots).winner())
                    .as("seed " + seed)
                    .isEqualTo(root.minimax());
        }
    }

    @Test
    void dfPnTeam_memberFindsWhatAnotherHasProved() {
        SearchControl control = SearchControl.unlimited();
        var team = team(settings(true, true, control), 2);
        RandomTree root = RandomTree.of(9, 6, Side.OR, 17);
        RandomTree.Proof proof = team.get(0).search(root);
        long nodes = control.nodes();
        RandomTree.Proof again = team.get(1).search(RandomTree.of(9, 6, Side.OR, 17));
        assertThat(again.winner()).isEqualTo(proof.winner());
        assertThat(nodes).isGreaterThan(10);
        assertThat(control.nodes()).isEqualTo(nodes);
    }

    /** What a member leaves unfinished is nobody's, so that the search goes on as one alone. */
    @Test
    void dfPnTeam_memberThatWasEnded_isInNobodysWay() {
        long[] nodes = new long[2];
        for (int threads = 1; threads <= 2; threads++) {
            for (int end = 5; end <= 100; end += 5) {
                SearchControl control = SearchControl.unlimited();
                var first = team(settings(true, true, control), threads).getFirst();
                RandomTree root = RandomTree.of(9, 6, Side.OR, 17);
                control.limitNodes(end);
                assertThatThrownBy(() -> first.search(root))
                        .isInstanceOf(SearchControl.Stopped.class);
                control.limitNodes(Long.MAX_VALUE);
                first.search(root);
                nodes[threads - 1] += control.nodes();
            }
        }
        assertThat(nodes[0]).isPositive().isEqualTo(nodes[1]);
    }

    /** The first member stops in the midst of its work, and stays there or is ended. */
    @Test
    void dfPnTeam_memberAtWork_letsOthersGoElsewhere() throws Exception {
        long alone = nodesOfSecond(true);
        long beside = nodesOfSecond(false);
        assertThat(alone).isPositive().isEqualTo(nodesOfSecond(true));
        assertThat(beside).isPositive().isNotEqualTo(alone);
    }

    private static long nodesOfSecond(boolean isFirstEnded) throws Exception {
        CountDownLatch isThere = new CountDownLatch(1);
        CountDownLatch mayGo = new CountDownLatch(1);
        AtomicInteger left = new AtomicInteger(60);
        Runnable pace =
                () -> {
                    if (left.decrementAndGet() == 0) {
                        isThere.countDown();
                        await(mayGo);
                        throw new SearchControl.Stopped(StopReason.CANCELLED);
                    }
                };
        SearchControl control = SearchControl.unlimited();
        Settings first = new Settings(true, true, 16L << 20, SearchControl.unlimited(), pace);
        List<DfPn<RandomTree.Proof>> team =
                DfPn.team(List.of(first, settings(true, true, control)), DfPn.SLACK);
        Thread thread =
                Thread.ofVirtual()
                        .start(() ->
                                assertThatThrownBy(() -> team.get(0).search(large()))
                                        .isInstanceOf(SearchControl.Stopped.class));
        await(isThere);
        if (isFirstEnded) {
            mayGo.countDown();
            thread.join();
        }
        team.get(1).search(large());
        mayGo.countDown();
        thread.join();
        return control.nodes();
    }

    private static RandomTree large() {
        return RandomTree.of(9, 6, Side.OR, 17);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Test
    void crowd_countsWhoIsAtANode() {
        RandomTree root = RandomTree.of(9, 6, Side.OR, 17);
        Node<RandomTree.Proof> child = root.child(0);
        Crowd crowd = new Crowd();
        crowd.enter(child);
        crowd.enter(child);
        assertThat(crowd.at(child)).isEqualTo(2);
        assertThat(crowd.at(root.child(1))).isZero();
        crowd.leave(child);
        crowd.leave(child);
        assertThat(crowd.at(child)).isZero();
    }

    private static List<DfPn<RandomTree.Proof>> team(Settings settings, int threads) {
        return DfPn.team(Collections.nCopies(threads, settings), DfPn.SLACK);
    }
}
