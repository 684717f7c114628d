package proofstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import proofstone.game.GameParser;
import proofstone.game.Role;

/** Which searches run, and what happens when one of them cannot find the proof. */
class PortfolioTest {
    private static Verdict solve(String game, Method method, long memory) throws Exception {
        SolveOptions all = SolveOptions.defaults();
        var options =
                new SolveOptions(
                        all.techniques(),
                        method,
                        Optional.empty(),
                        memory,
                        1,
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
}
