package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands on strong games. */
class StrongCommandsTest {
    @TempDir Path folder;

    @Test
    void solve_writesACertificateThatTheCheckerAccepts() {
        String file = folder.resolve("343.cert").toString();
        Run run = Run.of("solve", "mnk:3,4,3", "--certificate", file).succeeds();
        assertThat(run.lines()).first().isEqualTo("Black wins mnk:3,4,3");
        assertThat(run.lines()).last().asString().endsWith("checked");
        assertThat(Run.of("check", file).succeeds().lines())
                .first()
                .asString()
                .startsWith("VALID black-wins mnk:3,4,3, black to move");
    }

    @Test
    void solve_saysByWhichTheoremADrawIsOne() {
        String file = folder.resolve("333.cert").toString();
        Run.of("solve", "mnk:3,3,3", "--certificate", file).succeeds();
        assertThat(Run.of("check", file).succeeds().lines())
                .first()
                .asString()
                .startsWith("VALID (with theorem strategy-stealing) draw mnk:3,3,3");
    }

    @Test
    void position_thatIsADrawHasTwoHalves() {
        String file = folder.resolve("two.cert").toString();
        Run run =
                Run.of("solve", "mnk:3,3,3", "--position", "b2a1", "--certificate", file)
                        .succeeds();
        assertThat(run.lines()).first().asString().contains("is a draw");
        assertThat(Run.of("check", file).succeeds().lines())
                .first()
                .asString()
                .startsWith("VALID draw mnk:3,3,3");
    }

    @Test
    void monotone_claimsAllLargerBoards() {
        String file = folder.resolve("larger.cert").toString();
        Run run =
                Run.of("solve", "mnk:3,4,3", "--monotone", "--json", "--certificate", file)
                        .succeeds();
        assertThat(run.lines()).last().asString().contains("\"verdict\": \"black-wins-larger\"");
        assertThat(Run.of("check", file).succeeds().lines())
                .first()
                .asString()
                .contains("black-wins-larger mnk:3,4,3;rim");
    }

    @Test
    void prove_answersOneQuestion() {
        assertThat(Run.of("solve", "mnk:4,4,4", "--prove", "white-wins").succeeds().lines())
                .first()
                .isEqualTo("White does not win mnk:4,4,4");
        Run.of("solve", "mnk:4,4,4", "--prove", "maker")
                .fails(2, "--prove maker and breaker are for weak games");
    }

    @Test
    void convert_turnsACertificateRoundAndBack() {
        String file = folder.resolve("a.cert").toString();
        String text = folder.resolve("a.txt").toString();
        Run.of("solve", "mnk:3,4,3", "--certificate", file).succeeds();
        Run.of("convert", file, text).succeeds();
        Run.of("check", text).succeeds();
    }

    @Test
    void show_refusesACertificateOfAStrongGame() {
        String file = folder.resolve("b.cert").toString();
        Run.of("solve", "mnk:3,4,3", "--certificate", file).succeeds();
        assertThat(Run.of("show", file).err()).contains("a certificate of a strong game");
    }

    @Test
    void variation_hasRemarks() {
        assertThat(Run.of("solve", "mnk:3,4,3", "--pv").succeeds().lines())
                .anyMatch(line -> line.endsWith("wins"))
                .anyMatch(line -> line.endsWith("forced"));
    }

    @Test
    void reproduce_tableThreeAgrees() {
        assertThat(Run.of("reproduce", "uiterwijk2019", "3", "--time", "60s").succeeds().lines())
                .filteredOn(line -> line.contains("verdict yes"))
                .hasSize(5);
    }
}
