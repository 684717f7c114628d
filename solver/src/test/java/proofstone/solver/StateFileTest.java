package proofstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.knowledge.PartitionSearch;
import proofstone.knowledge.StateFile;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/** The state of a search on disk: kept, gone on from, and refused by its reason. */
class StateFileTest {
    private static final Duration SELDOM = Duration.ofHours(1);
    private static final String GAME = "mnk:7,7,5";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private StateFile file(String name) {
        return new StateFile(folder.resolve(name), SELDOM);
    }

    private static PartitionSearch search(String game) throws Exception {
        return new PartitionSearch(
                GameParser.start(game),
                SolveOptions.defaults().techniques(),
                SearchControl.unlimited(),
                SolveOptions.MIN_MEMORY,
                () -> {});
    }

    private static Solver solver(String game, Method method, Optional<Duration> time)
            throws Exception {
        SolveOptions all = SolveOptions.defaults();
        var options =
                new SolveOptions(
                        all.techniques(),
                        method,
                        time,
                        all.memoryBytes(),
                        1,
                        Optional.empty(),
                        "test",
                        "");
        return new Solver(GameParser.start(game), options, progress -> {});
    }

    @Test
    void save_inAFolderThatIsNotThere_saysSoAndGoesOn() throws Exception {
        StateFile file = file("nowhere/state");
        file.save(search(GAME));
        assertThat(file.isWritten()).isFalse();
        assertThat(file.exists()).isFalse();
        assertThat(file.failure().orElseThrow()).contains("the state cannot be written");
    }

    @Test
    void save_isReadBack_andLeavesNoDraft() throws Exception {
        StateFile file = file("state");
        file.save(search(GAME));
        assertThat(file.isWritten()).isTrue();
        assertThat(file.failure()).isEmpty();
        file.restore(search(GAME));
        assertThat(folder.toFile().list()).containsExactly("state");
    }

    @Test
    void saveIfDue_waits() throws Exception {
        StateFile later = file("later");
        later.saveIfDue(search(GAME));
        assertThat(later.exists()).isFalse();
        StateFile now = new StateFile(folder.resolve("now"), Duration.ofSeconds(-1));
        now.saveIfDue(search(GAME));
        assertThat(now.exists()).isTrue();
    }

    @Test
    void saveIfDue_rightAfterASave_letsTheSearchGoOnFirst() throws Exception {
        PartitionSearch search = search(GAME);
        StateFile file = new StateFile(folder.resolve("now"), Duration.ofSeconds(-1));
        file.saveIfDue(search);
        file.delete();
        file.saveIfDue(search);
        assertThat(file.exists()).isFalse();
    }

    @Test
    void restore_whatIsNoState_isRefused() throws Exception {
        Files.writeString(folder.resolve("text"), "Dear reader,\n");
        assertThatThrownBy(() -> file("text").restore(search(GAME)))
                .isInstanceOf(IOException.class)
                .hasMessage("not the state of a search");
    }

    @Test
    void restore_stateOfAnotherProblem_isRefused() throws Exception {
        file("state").save(search(GAME));
        assertThatThrownBy(() -> file("state").restore(search("mnk:6,6,5")))
                .isInstanceOf(IOException.class)
                .hasMessage("the state of another problem or version");
    }

    @Test
    void restore_truncatedFile_isRefused() throws Exception {
        file("state").save(search(GAME));
        byte[] bytes = Files.readAllBytes(folder.resolve("state"));
        for (int length = 8; length < bytes.length; length++) {
            Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> file("cut").restore(search("mnk:7,7,5")))
                    .as(length + " of " + bytes.length)
                    .isInstanceOf(EOFException.class);
        }
    }

    @Test
    void restore_changedByte_isRefused() throws Exception {
        file("state").save(search(GAME));
        byte[] bytes = Files.readAllBytes(folder.resolve("state"));
        bytes[bytes.length - 1] ^= 1;
        Files.write(folder.resolve("changed"), bytes);
        assertThatThrownBy(() -> file("changed").restore(search(GAME)))
                .isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"DEPTH_FIRST", "DF_PN", "PNS"})
    void keepState_ofAnotherMethod_isRefused(Method method) throws Exception {
        Solver solver = solver(GAME, method, Optional.empty());
        assertThatThrownBy(() -> solver.keepState(file("state")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("this search keeps no state");
    }

    @Test
    void solve_stoppedByTime_goesOnAndDeletesTheStateAtTheEnd() throws Exception {
        StateFile file = file("state");
        Solver hurried = solver(GAME, Method.PARTITION, Optional.of(Duration.ofNanos(1)));
        hurried.keepState(file);
        assertThat(hurried.solve().stopped()).contains(StopReason.TIME);
        assertThat(file.exists()).isTrue();
        Solver patient = solver(GAME, Method.PARTITION, Optional.empty());
        patient.keepState(file);
        assertThat(patient.solve().winner()).contains(Role.BREAKER);
        assertThat(file.exists()).isFalse();
    }

    @Test
    void solve_byAnotherSearch_keepsAFileThatIsNoState() throws Exception {
        Path notes = Files.writeString(folder.resolve("notes"), "precious");
        for (Method method : new Method[] {Method.AUTO, Method.PARTITION}) {
            Solver solver = solver("mnk:5,5,5", method, Optional.empty());
            solver.keepState(file("notes"));
            assertThatThrownBy(solver::solve)
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("not the state of a search");
            assertThat(notes).hasContent("precious");
        }
    }
}
