package proofstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameParser;
import proofstone.game.MoveParser;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** Which searches run, and what happens when one of them cannot find the proof. */
class PortfolioTest {
    private static Verdict solve(String game, Method method, long memory) throws Exception {
        return solve(game, method, memory, 1);
    }

    private static Verdict solve(String game, Method method, long memory, int threads)
            throws Exception {
        SolveOptions all = SolveOptions.defaults();
        var options =
                new SolveOptions(
                        all.techniques(),
                        method,
                        Optional.empty(),
                        memory,
                        threads,
                        Optional.of(Role.BREAKER),
                        "test",
                        "");
        return new Solver(GameParser.start(game), options, progress -> {}).solve();
    }

    @Test
    void partition_makersWin_isProvedByDfPn() throws Exception {
        Verdict verdict = solve("mnk:3,3,3", Method.PARTITION, SolveOptions.MIN_MEMORY);
        assertThat(verdict.winner()).contains(Role.MAKER);
        assertThat(verdict.certificate()).isPresent();
    }

    @Test
    void partition_tooManySquares_givesWayToDfPn() throws Exception {
        Verdict verdict = solve("mnk:12,12,12", Method.PARTITION, SolveOptions.MIN_MEMORY);
        assertThat(verdict.winner()).contains(Role.BREAKER);
    }

    @Test
    void cuts_provesWhoWins_orLeavesTooManySquaresToDfPn() throws Exception {
        Verdict makers = solve("mnk:3,3,3", Method.CUTS, SolveOptions.MIN_MEMORY);
        assertThat(makers.winner()).contains(Role.MAKER);
        assertThat(makers.certificate()).isPresent();
        Verdict breakers = solve("mnk:4,4,4", Method.CUTS, SolveOptions.MIN_MEMORY);
        assertThat(breakers.winner()).contains(Role.BREAKER);
        Verdict large = solve("mnk:12,12,12", Method.CUTS, SolveOptions.MIN_MEMORY);
        assertThat(large.winner()).contains(Role.BREAKER);
    }

    /** The search on masks knows no limits of stones. */
    @ParameterizedTest
    @CsvSource({"3, BREAKER", "4, MAKER"})
    void cuts_ofLimitedStones_isProvedWithinThem(int stones, Role winner) throws Exception {
        WeakProblem problem =
                new WeakProblem(
                        GameParser.parse("mnk:3,3,3"),
                        WeakPosition.empty(Role.MAKER),
                        OptionalInt.of(stones),
                        Optional.empty());
        SolveOptions options = SolveOptions.defaults().withMethod(Method.CUTS);
        Verdict verdict = new Solver(problem, options, progress -> {}).solve();
        assertThat(verdict.winner()).contains(winner);
        assertThat(verdict.certificate()).isPresent();
    }

    @Test
    void cuts_countsPositionsAndEndsAtALimitOfThem() throws Exception {
        WeakProblem problem =
                WeakProblem.of(
                        GameParser.parse("strip7:9"),
                        MoveParser.play(GameParser.parse("strip7:9"), "a1 a3 a4", Role.MAKER));
        SolveOptions options = SolveOptions.defaults().withMethod(Method.CUTS);
        Solver solver = new Solver(problem, options, progress -> {});
        solver.control().limitNodes(5_000);
        Verdict verdict = solver.solve();
        assertThat(verdict.winner()).isEmpty();
        assertThat(verdict.nodes()).isEqualTo(5_000);
    }

    @Test
    void usesPartitions_whereTheyCanWork() throws Exception {
        SolveOptions all = SolveOptions.defaults();
        var small = GameParser.start("mnk:7,7,5");
        assertThat(Portfolio.usesPartitions(small, all)).isTrue();
        assertThat(Portfolio.usesPartitions(small, all.withMethod(Method.DF_PN))).isFalse();
        assertThat(Portfolio.usesPartitions(GameParser.start("mnk:12,12,5"), all)).isFalse();
        assertThat(Portfolio.usesPartitions(GameParser.start("tile:b2,2"), all)).isFalse();
    }

    @Test
    @Timeout(120)
    void auto_littleMemory_stillFindsMakersWin() throws Exception {
        Verdict verdict = solve("mnk:5,5,4", Method.AUTO, SolveOptions.MIN_MEMORY);
        assertThat(verdict.winner()).contains(Role.MAKER);
    }

    @ParameterizedTest
    @CsvSource({
        "strip7:8, MAKER",
        "'mnk:5,5,4', MAKER",
        "'mnk:4,6,4', BREAKER",
        "'mnk:6,6,5', BREAKER",
        "strip7:7;half, BREAKER"
    })
    @Timeout(120)
    void solve_severalThreads_sameWinner(String game, Role winner) throws Exception {
        for (Method method : List.of(Method.AUTO, Method.DF_PN, Method.PARTITION)) {
            for (int threads : List.of(2, 5)) {
                Verdict verdict = solve(game, method, 64L << 20, threads);
                assertThat(verdict.winner()).as("%s %s", method, threads).contains(winner);
                assertThat(verdict.certificate()).isPresent();
            }
        }
    }

    @Test
    @Timeout(60)
    void dfPn_oneThread_isReproducible() throws Exception {
        long nodes = solve("strip7:9", Method.DF_PN, 64L << 20).nodes();
        assertThat(solve("strip7:9", Method.DF_PN, 64L << 20).nodes()).isEqualTo(nodes);
    }
}
