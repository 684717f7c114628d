package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Certificate;
import proofstone.certificate.Form;
import proofstone.certificate.Step;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.PartitionSearch;
import proofstone.knowledge.Technique;
import proofstone.search.SearchControl;

/** The partition search alone: a proof exactly where brute force says that Breaker wins. */
final class PartitionSearchTest {
    private static final int PROBLEMS = 1200;
    private static final int ON_TWO_THREADS = 60;
    private static final Limits LIMITS = new Limits(64 << 20);

    /** Returns a random position without limits of stones or first moves. */
    private static WeakProblem problem(long seed) {
        WeakProblem drawn = RandomProblems.hypergraph(seed);
        return WeakProblem.of(drawn.board(), drawn.position());
    }

    private static Optional<Step> search(WeakProblem problem, SearchControl control, int threads) {
        return new PartitionSearch(
                        problem, EnumSet.allOf(Technique.class), control, 64L << 20, () -> {})
                .search(threads, () -> {});
    }

    private static void assertAgrees(WeakProblem problem, long seed, int threads) {
        String place = "seed " + seed + "\n" + SolvedProblems.pg(problem);
        Optional<Step> proof = search(problem, SearchControl.unlimited(), threads);
        boolean isBreakers = BruteForce.winner(problem) == Role.BREAKER;
        assertThat(proof.isPresent()).as(place).isEqualTo(isBreakers);
        if (proof.isPresent()) {
            Certificate certificate = new Certificate(problem, "", "", proof.get());
            byte[] bytes = SolvedProblems.bytes(certificate, Form.BINARY);
            Verdict verdict = Checker.check(new ByteArrayInputStream(bytes), LIMITS);
            assertThat(verdict).as(place + verdict.line()).isInstanceOf(Verdict.Valid.class);
        }
    }

    @Test
    void search_randomProblems_agreeWithBruteForceAndChecker() {
        long agreed =
                LongStream.range(0, PROBLEMS)
                        .filter(seed -> PartitionSearch.supports(problem(seed)))
                        .peek(seed -> assertAgrees(problem(seed), seed, 1))
                        .count();
        assertThat(agreed).isGreaterThan(PROBLEMS * 9L / 10);
    }

    @Test
    void search_twoThreads_haveTheSameWinner() {
        for (long seed = PROBLEMS; seed < PROBLEMS + ON_TWO_THREADS; seed++) {
            if (PartitionSearch.supports(problem(seed))) {
                assertAgrees(problem(seed), seed, 2);
            }
        }
    }

    @Test
    void search_middleGames_agreeWithBruteForce() throws Exception {
        int agreed = 0;
        for (String game : MiddleGames.SMALL_BOARDS) {
            for (long seed = 0; seed < 10; seed++) {
                WeakProblem drawn = MiddleGames.position(GameParser.parse(game), seed);
                WeakProblem problem = WeakProblem.of(drawn.board(), drawn.position());
                assertAgrees(problem, seed, 1);
                agreed++;
            }
        }
        assertThat(agreed).isPositive();
    }

    /** Where a symmetry maps a move to another one the search looks at one of them only. */
    @Test
    void search_symmetricPositions_agreeWithBruteForceAndChecker() throws Exception {
        for (String game :
                List.of(
                        "mnk:3,3,3",
                        "mnk:3,3,2",
                        "mnk:3,4,3",
                        "mnk:3,4,4",
                        "mnk:2,6,3",
                        "mnk:3,3,3;torus",
                        "animal:el,3,3",
                        "animal:tic,3,4")) {
            for (Role toMove : Role.values()) {
                WeakProblem start = GameParser.start(game);
                assertAgrees(WeakProblem.of(start.board(), WeakPosition.empty(toMove)), 0, 1);
            }
        }
    }

    @Test
    void search_withoutSymmetry_looksAtMoreForTheSameProof() throws Exception {
        WeakProblem problem = GameParser.start("mnk:7,7,5");
        SearchControl with = SearchControl.unlimited();
        assertThat(search(problem, with, 1)).isPresent();
        SearchControl without = SearchControl.unlimited();
        EnumSet<Technique> techniques = EnumSet.complementOf(EnumSet.of(Technique.SYMMETRY));
        assertThat(
                        new PartitionSearch(problem, techniques, without, 64L << 20, () -> {})
                                .search(1, () -> {}))
                .isPresent();
        assertThat(with.nodes()).isLessThan(without.nodes());
    }

    @Test
    void search_oneThread_countsReproducibly() throws Exception {
        WeakProblem problem = GameParser.start("mnk:7,7,5");
        SearchControl first = SearchControl.unlimited();
        SearchControl second = SearchControl.unlimited();
        assertThat(search(problem, first, 1)).isPresent();
        assertThat(search(problem, second, 1)).isPresent();
        assertThat(first.nodes()).isGreaterThan(1).isEqualTo(second.nodes());
    }
}
