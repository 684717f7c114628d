package proofstone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
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
        return new Settings(reuse(zones, table), 16L << 20, control, () -> {});
    }

    static Set<Settings.Reuse> reuse(boolean carriers, boolean tables) {
        Set<Settings.Reuse> reuse = EnumSet.noneOf(Settings.Reuse.class);
        if (carriers) {
            reuse.add(Settings.Reuse.CARRIERS);
        }
        if (tables) {
            reuse.add(Settings.Reuse.TABLES);
        }
        return reuse;
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
        Settings settings =
                new Settings(
                        EnumSet.allOf(Settings.Reuse.class),
                        16L << 20,
                        SearchControl.unlimited(),
                        pace);
        search.maker().apply(settings).search(root);
        assertThat(paces.get()).isGreaterThan(1).isEqualTo(root.expansions());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void proofNumberSearch_graphFull_stopsWithMemory(boolean transpositions) {
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(100_000);
        Settings settings = new Settings(reuse(true, transpositions), 1, control, () -> {});
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
}
