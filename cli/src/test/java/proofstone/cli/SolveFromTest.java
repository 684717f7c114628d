package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve --from}: verdicts that follow from the certificate of another board. */
class SolveFromTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path folder;

    @SuppressWarnings("NullAway.Init")
    private static String small;

    @BeforeAll
    static void solve() {
        small = folder.resolve("333.cert").toString();
        Run.of("solve", "mnk:3,3,3", "--rule", "weak", "--certificate", small).succeeds();
    }

    @Test
    void solve_largerBoard_followsWithACertificate() {
        String large = folder.resolve("453.cert").toString();
        String[] words = {
            "solve", "mnk:4,5,3", "--rule", "weak", "--from", small, "--certificate", large
        };
        Run run = Run.of(words).succeeds();
        assertThat(run.lines()).first().isEqualTo("Maker wins mnk:4,5,3 (weak, Maker to move)");
        assertThat(run.out())
                .contains("derived      by monotonicity from " + small)
                .contains(", checked");
        assertThat(Run.of("check", large).succeeds().out())
                .startsWith("VALID maker-wins mnk:4,5,3");
        Run.of("show", large, "e1").succeeds();
    }

    @Test
    void solve_whatDoesNotFollow_isRefusedWithTheReason() {
        Run.of("solve", "mnk:4,5,4", "--rule", "weak", "--from", small)
                .fails(ExitCode.BAD_INPUT, "the winning sets do not fit into each other");
        Run.of("solve", "mnk:2,5,3", "--rule", "weak", "--from", small)
                .fails(ExitCode.BAD_INPUT, "mnk:3,3,3 does not lie within mnk:2,5,3");
        Run.of("solve", "mnk:3,3,3", "--rule", "weak", "--from", small, "--to-move", "breaker")
                .fails(ExitCode.BAD_INPUT, "the root has the other player to move");
        Run.of("solve", "connect:3,3,3,2,1", "--rule", "weak", "--from", small)
                .fails(ExitCode.BAD_INPUT, "one stone a turn, without limits");
    }

    @Test
    void solve_json_namesTheSource() {
        String out =
                Run.of("solve", "mnk:3,4,2", "--rule", "weak", "--from", small, "--json")
                        .succeeds()
                        .out();
        assertThat(StrictJson.object(out))
                .containsEntry("from", small)
                .containsEntry("verdict", "maker-wins");
    }
}
