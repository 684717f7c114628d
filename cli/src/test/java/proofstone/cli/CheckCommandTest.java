package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Returns a text certificate that claims the wrong winner, with a sum that fits. */
    private String broken() throws Exception {
        String valid = Certificates.of("mnk:3,3,3", folder, "--text");
        String body = Files.readString(Path.of(valid)).replaceAll("sha256 .*\n$", "");
        String wrong = body.replace("claim maker-wins", "claim breaker-wins");
        byte[] bytes = wrong.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        byte[] sum = java.security.MessageDigest.getInstance("SHA-256").digest(bytes);
        String hex = java.util.HexFormat.of().formatHex(sum);
        return Files.writeString(folder.resolve("broken"), wrong + "sha256 " + hex + "\n")
                .toString();
    }

    @Test
    void valid_isSaidInOneLine() {
        String file = Certificates.of("mnk:3,3,3", folder);
        assertThat(Run.of("check", file).succeeds().lines())
                .singleElement()
                .asString()
                .startsWith("VALID maker-wins mnk:3,3,3, maker to move (");
    }

    /** The checker shares no code with the program, so it has names of squares of its own. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:4,30,3 | b3 ad1 | maker has [b3], breaker [ad1]",
                "strip7:7 | b3 b4 | maker has [b3], breaker [b4]",
                "animal:tippy,4,5 | e4 c2 | maker has [e4], breaker [c2]"
            })
    void valid_squaresAreNamedAsInPositions(String game, String position, String named)
            throws Exception {
        String file = folder.resolve("stones.cert").toString();
        List<String> asked = new ArrayList<>(List.of("solve", game, "--position", position));
        if (!game.startsWith("strip")) {
            asked.addAll(List.of("--rule", "weak"));
        }
        asked.addAll(List.of("--certificate", file));
        Run.of(asked.toArray(String[]::new)).succeeds();
        assertThat(Run.of("check", file).succeeds().lines())
                .singleElement()
                .asString()
                .contains(", " + named + " (");
    }

    @Test
    void invalid_isSaidWithStepAndReason() throws Exception {
        Run run = Run.of("check", broken());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .singleElement()
                .asString()
                .matches("INVALID (header|step [0-9]+): .+");
    }

    @Test
    void severalFiles_haveTheirNamesAndTheWorstCode() throws Exception {
        String broken = broken();
        String valid = Certificates.of("mnk:4,4,4", folder);
        Run run = Run.of("check", valid, broken);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0)).startsWith(valid + ": VALID ");
        assertThat(run.lines().get(1)).startsWith(broken + ": INVALID ");
        Run.of("check", valid, "nothing", broken).fails(2, "nothing: ");
    }

    @Test
    void json_hasOneObjectForEachFile() throws Exception {
        String valid = Certificates.of("mnk:4,4,4", folder);
        Run run = Run.of("check", "--json", valid, broken(), "nothing");
        assertThat(run.code()).isEqualTo(2);
        List<?> files = (List<?>) Objects.requireNonNull(StrictJson.parse(run.out()));
        assertThat(files).hasSize(3);
        assertThat(StrictJson.asObject(files.get(0)))
                .containsEntry("file", valid)
                .containsEntry("verdict", "VALID")
                .containsEntry("game", "mnk:4,4,4")
                .containsEntry("claim", "breaker-wins")
                .containsKeys("steps", "bytes", "live", "toMove", "producer", "command");
        assertThat(StrictJson.asObject(files.get(1)))
                .containsEntry("verdict", "INVALID")
                .containsKeys("step", "reason", "detail");
        assertThat(StrictJson.asObject(files.get(2)))
                .containsEntry("verdict", "UNREADABLE")
                .containsKey("reason");
    }
}
