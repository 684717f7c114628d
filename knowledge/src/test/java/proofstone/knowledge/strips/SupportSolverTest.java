package proofstone.knowledge.strips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.Calculus;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.MoveParser;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.WeakGame;
import proofstone.search.DepthFirstSearch;
import proofstone.search.DfPn;
import proofstone.search.Search;
import proofstone.search.SearchControl;
import proofstone.search.Settings;
import proofstone.search.StopReason;

class SupportSolverTest {
    private static final long MEMORY = 64L << 20;

    /** So many slices are too small for the search on masks. */
    private static final int ROUNDS_BEFORE_MASKS = 5;

    @ParameterizedTest
    @ValueSource(
            strings = {"mnk:3,3,3", "mnk:4,4,3", "mnk:4,4,4", "strip7:4;half", "strip7:5;half"})
    void support_hasTheWinnersThatSingleSearchesFind(String game) throws Exception {
        Board board = GameParser.parse(game);
        List<WeakPosition> support = RootSupport.of(board);
        long maker =
                support.stream().filter(position -> winner(board, position) == Role.MAKER).count();
        for (int threads = 1; threads <= 3; threads++) {
            SearchControl control = SearchControl.unlimited();
            Map<WeakPosition, Role> told = new HashMap<>();
            SupportSolver together = solver(board, threads, control, told);
            together.solve(support, Map.of());
            assertThat(together.won(Role.MAKER)).isEqualTo((int) maker);
            assertThat(together.won(Role.BREAKER)).isEqualTo(support.size() - (int) maker);
            assertThat(control.measure())
                    .isEqualTo(
                            "Maker %d, Breaker %d of %d",
                            maker, support.size() - maker, support.size());
            assertThat(told).containsOnlyKeys(support);
            assertThat(Collections.frequency(told.values(), Role.MAKER)).isEqualTo((int) maker);
        }
        Role root = winner(board, WeakPosition.empty(Role.MAKER));
        assertThat(root == Role.MAKER).isEqualTo(maker > 0);
    }

    @Test
    void solve_believesWhatIsKnown() throws Exception {
        Board board = GameParser.parse("strip7:5;half");
        List<WeakPosition> support = RootSupport.of(board);
        WeakPosition open = support.getFirst();
        Map<WeakPosition, Role> known = new HashMap<>();
        support.forEach(position -> known.put(position, winner(board, position).opponent()));
        known.remove(open);
        Map<WeakPosition, Role> told = new HashMap<>();
        SupportSolver solver = solver(board, 2, SearchControl.unlimited(), told);
        solver.solve(support, known);
        assertThat(told).isEqualTo(Map.of(open, winner(board, open)));
        int wrong = Collections.frequency(known.values(), Role.MAKER);
        assertThat(solver.won(Role.MAKER))
                .isEqualTo(wrong + (winner(board, open) == Role.MAKER ? 1 : 0));
        assertThat(solver.won(Role.MAKER) + solver.won(Role.BREAKER)).isEqualTo(support.size());
    }

    @Test
    @Timeout(60)
    void solve_endsAtTheLimitOfNodes() throws Exception {
        Board board = GameParser.parse("strip7:9");
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(500);
        SupportSolver solver = solver(board, 2, control, new HashMap<>());
        solver.solve(RootSupport.of(board), Map.of());
        assertThat(control.nodes()).isBetween(500L, 510L);
    }

    /** The support begins with the positions that have fewest. */
    @Test
    void solve_withinALimit_comesToThePositionsWithMostStones() throws Exception {
        Board board = GameParser.parse("strip7:11");
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(10_000);
        Map<WeakPosition, Role> told = new HashMap<>();
        List<WeakPosition> support = RootSupport.of(board);
        int most = support.stream().mapToInt(p -> p.occupied().size()).max().orElseThrow();
        solver(board, 1, control, told).solve(support, Map.of());
        assertThat(told.keySet()).anyMatch(position -> position.occupied().size() == most);
    }

    @Test
    void solve_givesMostWorkToTheFewestAndTheMostStones() throws Exception {
        Board board = GameParser.parse("strip7:9");
        List<WeakPosition> support = RootSupport.of(board);
        List<Long> work = new ArrayList<>();
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(1_000_000);
        SupportSolver solver =
                new SupportSolver(
                        board,
                        Techniques.DEFAULT,
                        settings -> List.of(_ -> useUp(settings.getFirst(), control, work)),
                        MEMORY,
                        1,
                        control,
                        (_, _) -> {});
        solver.solve(support, Map.of());
        List<Integer> stones =
                support.stream()
                        .map(position -> position.occupied().size())
                        .sorted(Comparator.reverseOrder())
                        .toList();
        Map<Integer, Long> slices = new HashMap<>();
        for (int i = 0; i < stones.size(); i++) {
            slices.merge(stones.get(i), work.get(i), Math::max);
        }
        assertThat(slices).isEqualTo(Map.of(1, 2_000L, 3, 1_000L, 5, 500L, 7, 1_000L, 9, 2_000L));
    }

    /** A search that never ends leaves all to the one on masks. */
    @ParameterizedTest
    @Timeout(120)
    @CsvSource({"'mnk:4,4,3', MAKER", "'mnk:4,4,4', BREAKER", "strip7:5;half, BREAKER"})
    void solve_whatALargeSliceLeavesOpen_isProvedOnMasks(String game, Role winner)
            throws Exception {
        Board board = GameParser.parse(game);
        List<WeakPosition> support = RootSupport.of(board);
        SearchControl control = SearchControl.unlimited();
        Map<WeakPosition, Role> told = new HashMap<>();
        SupportSolver solver =
                new SupportSolver(
                        board,
                        Techniques.DEFAULT,
                        settings ->
                                List.of(_ ->
                                        useUp(settings.getFirst(), control, new ArrayList<>())),
                        MEMORY,
                        1,
                        control,
                        (position, proof) -> told.put(position, proof.claim().prover()));
        solver.solve(support, Map.of());
        Map<WeakPosition, Role> winners = new HashMap<>();
        support.forEach(position -> winners.put(position, winner(board, position)));
        assertThat(told).isEqualTo(winners);
        assertThat(winners.values()).contains(winner);
    }

    /** The watch ends the first search on masks, and the position is tried again. */
    @Test
    @Timeout(120)
    void solve_onMasks_endsWhenTheHeapIsFull() throws Exception {
        Board board = GameParser.parse("strip7:9");
        WeakPosition position = MoveParser.play(board, "a4 b4 a3", Role.MAKER);
        SearchControl control = SearchControl.unlimited();
        Map<WeakPosition, Role> told = new HashMap<>();
        List<Long> slices = new ArrayList<>();
        int[] left = {5_000};
        SupportSolver solver =
                new SupportSolver(
                        board,
                        Techniques.DEFAULT,
                        settings -> List.of(_ -> useUp(settings.getFirst(), control, slices)),
                        MEMORY,
                        1,
                        control,
                        (won, proof) -> told.put(won, proof.claim().prover()),
                        () ->
                                () -> {
                                    if (--left[0] == 0) {
                                        throw new SearchControl.Stopped(StopReason.MEMORY);
                                    }
                                });
        solver.solve(List.of(position), Map.of());
        assertThat(told).containsExactly(Map.entry(position, Role.MAKER));
        assertThat(left[0]).isNegative();
        assertThat(slices).hasSize(ROUNDS_BEFORE_MASKS + 2);
    }

    /** Works without end; notes how much until it was stopped. */
    private static Step useUp(Settings settings, SearchControl control, List<Long> work) {
        long before = control.nodes();
        try {
            while (true) {
                settings.pace().run();
            }
        } finally {
            work.add(control.nodes() - before - 1);
        }
    }

    @Test
    void solve_byAProofOfAnotherPosition_isRefused() throws Exception {
        Board board = GameParser.parse("strip7:5;half");
        Step foreign = new Calculus(board.hypergraph()).blocked();
        Map<WeakPosition, Role> told = new HashMap<>();
        SupportSolver solver =
                new SupportSolver(
                        board,
                        Techniques.DEFAULT,
                        _ -> List.<Search<Step>>of(_ -> foreign),
                        MEMORY,
                        1,
                        SearchControl.unlimited(),
                        (position, proof) -> told.put(position, proof.claim().prover()));
        assertThatThrownBy(() -> solver.solve(RootSupport.of(board), Map.of()))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("neither held nor blocked");
        assertThat(told).isEmpty();
    }

    /** The file has the positions in the order in which they were solved, the easy ones first. */
    @Test
    void solve_ofPublishedWinners_agreesOnTheEasyOnes() throws Exception {
        Board board = GameParser.parse("strip7:11");
        Path file = Path.of(System.getProperty("proofstone.root"), "docs/supports/strip7-11.txt");
        Map<WeakPosition, Role> published = new HashMap<>();
        for (String line : Files.readAllLines(file).subList(1, 13)) {
            List<String> words = List.of(line.split(" ", -1));
            WeakPosition position = WeakPosition.empty(Role.MAKER);
            for (int square : MoveParser.squares(board, words.get(1))) {
                position = position.play(square);
            }
            boolean isMakers = words.get(2).equals("maker-wins");
            published.put(position, isMakers ? Role.MAKER : Role.BREAKER);
        }
        assertThat(published.values()).contains(Role.MAKER, Role.BREAKER);
        Map<WeakPosition, Role> told = new HashMap<>();
        solver(board, 1, SearchControl.unlimited(), told)
                .solve(List.copyOf(published.keySet()), Map.of());
        assertThat(told).isEqualTo(published);
    }

    /** Returns a solver that puts into {@code told} what it tells of. */
    private static SupportSolver solver(
            Board board, int threads, SearchControl control, Map<WeakPosition, Role> told) {
        return new SupportSolver(
                board,
                Techniques.DEFAULT,
                settings -> DfPn.team(settings, DfPn.SLACK),
                MEMORY,
                threads,
                control,
                (position, proof) -> told.put(position, proof.claim().prover()));
    }

    private static Role winner(Board board, WeakPosition position) {
        WeakGame game = new WeakGame(WeakProblem.of(board, position), Techniques.DEFAULT);
        Settings settings =
                new Settings(
                        EnumSet.allOf(Settings.Reuse.class),
                        MEMORY,
                        SearchControl.unlimited(),
                        () -> {});
        return new DepthFirstSearch<Step>(settings).search(game.root()).claim().prover();
    }

    @Test
    void solve_endsWhenItIsCancelled() throws Exception {
        Board board = GameParser.parse("strip7:9");
        SearchControl control = SearchControl.unlimited();
        Map<WeakPosition, Role> told = new HashMap<>();
        SupportSolver solver = solver(board, 2, control, told);
        control.cancel();
        solver.solve(RootSupport.of(board), Map.of());
        assertThat(told).isEmpty();
        assertThat(solver.won(Role.MAKER) + solver.won(Role.BREAKER)).isZero();
    }
}
