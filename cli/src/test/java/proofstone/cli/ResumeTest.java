package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve --resume}: the state is kept, gone on from, deleted, and refused in one line. */
class ResumeTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Path state;

    @BeforeEach
    void nameTheState() {
        state = folder.resolve("state");
    }

    private Run solve(String game, String... more) {
        String[] always = {"solve", game, "--rule", "weak", "--resume", state.toString()};
        String[] all = Arrays.copyOf(always, always.length + more.length);
        System.arraycopy(more, 0, all, always.length, more.length);
        return Run.of(all);
    }

    private Run hurried(String... more) {
        String[] all = Arrays.copyOf(more, more.length + 4);
        System.arraycopy(
                new String[] {"--method", "partition", "--time", "1ms"}, 0, all, more.length, 4);
        return solve("mnk:7,7,5", all);
    }

    @Test
    void resume_goesOnAndDeletesTheStateWhenSolved() {
        Run stopped = hurried();
        assertThat(stopped.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(stopped.out()).contains("state        kept in " + state + "; the same command");
        assertThat(state).isRegularFile();
        Run json = hurried("--json");
        assertThat(json.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(StrictJson.object(json.out())).containsEntry("state", state.toString());
        Run solved = solve("mnk:7,7,5", "--method", "partition").succeeds();
        assertThat(solved.lines().getFirst()).startsWith("Breaker wins mnk:7,7,5");
        assertThat(solved.out()).doesNotContain("state ");
        assertThat(state).doesNotExist();
    }

    @Test
    void resume_solvedAtOnce_hasNoState() {
        Run solved = solve("mnk:5,5,5", "--json").succeeds();
        assertThat(StrictJson.object(solved.out())).containsEntry("state", null);
        assertThat(state).doesNotExist();
    }

    @Test
    void resume_searchWithoutState_isRefused() {
        solve("mnk:7,7,5", "--method", "df-pn")
                .fails(
                        ExitCode.BAD_INPUT,
                        "--resume: this search keeps no state; only --method partition");
        solve("mnk:12,12,5", "--method", "partition")
                .fails(ExitCode.BAD_INPUT, "and it is not for this game");
        assertThat(state).doesNotExist();
    }

    @Test
    void resume_directory_isRefused() throws Exception {
        Files.createDirectory(state);
        hurried().fails(ExitCode.BAD_INPUT, state.toString());
        assertThat(state).isEmptyDirectory();
    }

    @Test
    void resume_noFolder_isRefusedBeforeTheSearch() {
        state = folder.resolve("nowhere").resolve("state");
        solve("mnk:5,5,5").fails(ExitCode.BAD_INPUT, state + ": there is no folder");
    }

    /** What a search may take and where it keeps its state changes nothing in the proof. */
    @Test
    void resume_certificateDoesNotNameTheState() {
        String cert = folder.resolve("cert").toString();
        solve("mnk:5,5,5", "--certificate", cert, "--time=1h").succeeds();
        assertThat(Run.of("check", cert, "--json").succeeds().out())
                .contains("\"command\": \"proofstone solve mnk:5,5,5 --rule weak\"");
    }

    @Test
    void resume_text_isRefusedAndKept() throws Exception {
        Files.writeString(state, "Dear reader,\n");
        hurried().fails(ExitCode.BAD_INPUT, state + ": not the state of a search");
        assertThat(state).hasContent("Dear reader,\n");
    }

    @Test
    void resume_textForAGameThatAPavingHolds_isRefusedAndKept() throws Exception {
        Files.writeString(state, "Dear reader,\n");
        Run.of("solve", "animal:I,7,7", "--rule", "weak", "--resume", state.toString())
                .fails(ExitCode.BAD_INPUT, state + ": not the state of a search");
        assertThat(state).hasContent("Dear reader,\n");
    }

    @Test
    void resume_truncated_isRefusedAndKept() throws Exception {
        hurried();
        byte[] whole = Files.readAllBytes(state);
        byte[] half = Arrays.copyOf(whole, whole.length / 2);
        Files.write(state, half);
        hurried().fails(ExitCode.BAD_INPUT, state + ": it ends too early");
        assertThat(state).hasBinaryContent(half);
    }

    @Test
    void resume_stateOfAnotherGame_isRefused() {
        hurried();
        solve("mnk:6,6,5").fails(ExitCode.BAD_INPUT, state + ": the state of another problem");
        assertThat(state).isRegularFile();
    }
}
