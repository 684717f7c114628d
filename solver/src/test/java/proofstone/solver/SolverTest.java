package proofstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.StrategyWalk;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.MoveParser;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.StripSetup;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.search.StopReason;

/** Verdicts of small games by every method, limits, and reproducible node counts. */
class SolverTest {
    private static WeakProblem problem(String game, String moves) throws GameSyntaxException {
        var board = GameParser.parse(game);
        return WeakProblem.of(board, MoveParser.play(board, moves, Role.MAKER));
    }

    private static Verdict solve(WeakProblem problem, SolveOptions options) {
        return new Solver(problem, options, progress -> {}).solve();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:3,3,3|MAKER",
                "mnk:4,4,4|BREAKER",
                "mnk:4,5,4|BREAKER",
                "mnk:5,5,5|BREAKER",
                "animal:tippy,3,3|MAKER",
                "animal:fatty,4,4|BREAKER",
                "strip7:7|MAKER"
            })
    void solve_knownGames_byEveryMethod(String game, Role winner) throws GameSyntaxException {
        for (Method method : Method.values()) {
            if (method == Method.PARTITION && winner == Role.MAKER) {
                continue; // it proves Breaker's wins and need not end when Maker wins
            }
            Verdict verdict = solve(problem(game, ""), SolveOptions.defaults().withMethod(method));
            assertThat(verdict.winner()).as(game + " " + method).contains(winner);
        }
    }

    @Test
    void solve_stripByDfPn_looksForPartitionsWhereBreakerMayWin() throws GameSyntaxException {
        WeakProblem makers = problem("strip7:9", "");
        WeakProblem breakers = problem("strip7:7", "a1 a3 a4");
        assertThat(nodes(breakers, true, Optional.empty()))
                .isLessThan(nodes(breakers, false, Optional.empty()) / 2);
        long without = nodes(makers, false, Optional.empty());
        assertThat(nodes(makers, true, Optional.empty())).isEqualTo(without);
        assertThat(nodes(makers, true, Optional.of(Role.MAKER))).isEqualTo(without);
        assertThat(nodes(makers, true, Optional.of(Role.BREAKER)))
                .isNotEqualTo(nodes(makers, false, Optional.of(Role.BREAKER)));
        assertThat(nodes(breakers, true, Optional.of(Role.MAKER)))
                .isEqualTo(nodes(breakers, false, Optional.of(Role.MAKER)));
    }

    private static long nodes(WeakProblem problem, boolean usesPartitions, Optional<Role> prove) {
        SolveOptions all = SolveOptions.defaults();
        Set<Technique> techniques = EnumSet.copyOf(all.techniques());
        if (!usesPartitions) {
            techniques.remove(Technique.PARTITIONS);
        }
        return solve(
                        problem,
                        new SolveOptions(
                                techniques,
                                Method.DF_PN,
                                Optional.empty(),
                                all.memoryBytes(),
                                1,
                                prove,
                                "test",
                                ""))
                .nodes();
    }

    @Test
    void solve_oneThread_countsReproducibly() throws GameSyntaxException {
        WeakProblem problem = problem("mnk:4,5,4", "");
        Verdict first = solve(problem, SolveOptions.defaults());
        Verdict second = solve(problem, SolveOptions.defaults());
        assertThat(first.nodes()).isPositive().isEqualTo(second.nodes());
        assertThat(first.principalVariation()).isEqualTo(second.principalVariation());
    }

    @Test
    void solve_twoThreads_hasTheSameWinner() throws GameSyntaxException {
        SolveOptions one = SolveOptions.defaults();
        SolveOptions two =
                new SolveOptions(
                        one.techniques(),
                        Method.AUTO,
                        Optional.empty(),
                        one.memoryBytes(),
                        2,
                        Optional.of(Role.MAKER),
                        "test",
                        "");
        assertThat(solve(problem("mnk:5,5,4", ""), two).winner()).contains(Role.MAKER);
    }

    @Test
    void solve_noTime_tellsWhatStoppedIt() throws GameSyntaxException {
        SolveOptions all = SolveOptions.defaults();
        SolveOptions hurried =
                new SolveOptions(
                        all.techniques(),
                        Method.AUTO,
                        Optional.of(Duration.ofNanos(1)),
                        all.memoryBytes(),
                        1,
                        Optional.empty(),
                        "test",
                        "");
        Verdict verdict = solve(problem("mnk:8,8,5", ""), hurried);
        assertThat(verdict.winner()).isEmpty();
        assertThat(verdict.certificate()).isEmpty();
        assertThat(verdict.stopped()).contains(StopReason.TIME);
    }

    @Test
    void solve_cancelledBefore_stopsAtOnce() throws GameSyntaxException {
        Solver solver =
                new Solver(problem("mnk:8,8,5", ""), SolveOptions.defaults(), progress -> {});
        solver.control().cancel();
        assertThat(solver.solve().stopped()).contains(StopReason.CANCELLED);
    }

    @Test
    void solve_setUpsOfAStrip_areWonAsTheyAreCalled() {
        SolveOptions options = SolveOptions.defaults().withMethod(Method.DEPTH_FIRST);
        for (StripSetup setup : StripSetup.values()) {
            Role winner = setup == StripSetup.PROOF ? Role.MAKER : Role.BREAKER;
            assertThat(solve(setup.problem(7), options).winner()).as(setup.word()).contains(winner);
        }
    }

    @Test
    void setUps_haveTheStonesOfFigureTwo() {
        WeakPosition disproof = StripSetup.DISPROOF.problem(9).position();
        assertThat(disproof.maker()).isEqualTo(SquareSet.of(0, 27));
        assertThat(disproof.breaker()).isEqualTo(SquareSet.of(9));
        assertThat(disproof.toMove()).isEqualTo(Role.BREAKER);
        assertThat(StripSetup.PROOF.problem(9).position())
                .isEqualTo(WeakPosition.empty(Role.MAKER));
        assertThatThrownBy(() -> StripSetup.PROOF.problem(6))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected a number of at least 7");
    }

    @Test
    void solve_position_givesTheReply() throws GameSyntaxException {
        Verdict verdict = solve(problem("mnk:3,3,3", "b2 a3"), SolveOptions.defaults());
        assertThat(verdict.winner()).contains(Role.MAKER);
        StrategyWalk walk = StrategyWalk.start(verdict.certificate().orElseThrow());
        assertThat(verdict.move()).isEqualTo(walk.reply());
    }

    @Test
    void solve_stoneLimit_changesTheWinner() throws GameSyntaxException {
        var board = GameParser.parse("mnk:3,3,3");
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        for (int stones = 0; stones <= 5; stones++) {
            WeakProblem limited =
                    new WeakProblem(board, empty, OptionalInt.of(stones), Optional.empty());
            assertThat(solve(limited, SolveOptions.defaults()).winner())
                    .as(stones + " stones")
                    .contains(stones >= 4 ? Role.MAKER : Role.BREAKER);
        }
    }

    @Test
    void solve_firstMoves_restrictMaker() throws GameSyntaxException {
        var board = GameParser.parse("mnk:1,3,2");
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        for (int square = 0; square < 3; square++) {
            WeakProblem restricted =
                    new WeakProblem(
                            board, empty, OptionalInt.empty(), Optional.of(SquareSet.of(square)));
            assertThat(solve(restricted, SolveOptions.defaults()).winner())
                    .as("first move " + square)
                    .contains(square == 1 ? Role.MAKER : Role.BREAKER);
        }
    }

    @Test
    void options_tooLittleMemory_isRefused() {
        SolveOptions all = SolveOptions.defaults();
        assertThatThrownBy(() ->
                        new SolveOptions(
                                all.techniques(),
                                all.method(),
                                all.time(),
                                1,
                                1,
                                all.prove(),
                                "",
                                ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 bytes");
    }
}
