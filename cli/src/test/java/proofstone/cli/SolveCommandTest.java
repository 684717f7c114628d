package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

class SolveCommandTest {
    private static final String[] SMALL = {"--memory", "32m"};

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static Run solve(String game, String... options) {
        return Run.of(
                java.util.stream.Stream.of(List.of("solve", game), List.of(options), List.of(SMALL))
                        .flatMap(List::stream)
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:3,3,3 | Maker wins mnk:3,3,3 (weak, Maker to move)",
                "mnk:4,4,4 | Breaker wins mnk:4,4,4 (weak, Maker to move)",
                "animal:el,3,3 | Maker wins animal:el,3,3 (weak, Maker to move)",
                "mnk:3,3,4 | Breaker wins mnk:3,3,4 (weak, Maker to move)",
            })
    void solve_saysWhoWins(String game, String line) {
        Run run = solve(game, "--rule", "weak").succeeds();
        assertThat(run.lines().getFirst()).isEqualTo(line);
        assertThat(run.out()).containsPattern("searched     [0-9,]+ nodes? in [0-9.]+ s\n");
    }

    @Test
    void solve_showsFirstMoveAndVariation() {
        assertThat(solve("mnk:3,3,3", "--rule", "weak").out())
                .containsPattern("first move   [abc][123]\n")
                .containsPattern("variation    [abc][123] [abc][123] .*\n");
    }

    @Test
    void solve_showsTheReplyIfTheLoserMoves() {
        assertThat(solve("mnk:3,4,3", "--rule", "weak", "--to-move", "breaker").out())
                .startsWith("Maker wins mnk:3,4,3 (weak, Breaker to move)\n")
                .containsPattern("reply        [abcd][123] to [abcd][123]\n");
    }

    @Test
    void solve_takesAPosition() {
        Run run = solve("mnk:3,3,3", "--rule", "weak", "--position", "a1 B2").succeeds();
        assertThat(run.lines().getFirst())
                .isEqualTo(
                        "Maker wins mnk:3,3,3 (weak, Maker to move, Maker has a1, Breaker has b2)");
        run = solve("mnk:3,3,3", "--rule", "weak", "--position", "a1b2", "--to-move", "Breaker");
        assertThat(run.lines().getFirst()).contains("Breaker to move");
    }

    @Test
    void solve_takesAPositionFromFiles() throws Exception {
        Path moves = Files.writeString(folder.resolve("moves.txt"), "a1\nb2\n c3\n");
        assertThat(solve("mnk:3,3,3", "--rule", "weak", "--position", moves.toString()).out())
                .contains("Breaker to move, Maker has c3 a1, Breaker has b2");
        assertThat(solve("mnk:3,3,3", "--rule", "weak", "--position", moves + "#1").out())
                .contains("Breaker to move, Maker has a1)");
        Path certificate = folder.resolve("position.cert");
        solve("mnk:3,3,3", "--rule=weak", "--position=a1b2", "--certificate=" + certificate)
                .succeeds();
        assertThat(solve("mnk:3,3,3", "--rule", "weak", "--position", certificate.toString()).out())
                .contains("Maker to move, Maker has a1, Breaker has b2");
    }

    @Test
    void position_ofACertificateOfAnotherBoard_isRefused() {
        String certificate = Certificates.of("mnk:4,4,4", folder, "--position=a1b2");
        for (String game : List.of("mnk:3,3,3", "mnk:5,5,4", "mnk:4,4,3")) {
            solve(game, "--rule", "weak", "--position", certificate)
                    .fails(ExitCode.BAD_INPUT, "a game on mnk:4,4,4, not on " + game);
        }
    }

    @Test
    void json_carriesTheFieldsOfTheContract() {
        Path file = folder.resolve("333.cert");
        Run run =
                solve(
                                "mnk:3,3,3",
                                "--rule",
                                "weak",
                                "--json",
                                "--certificate",
                                file.toString(),
                                "--without",
                                "zones,pairing",
                                "--without",
                                "symmetry",
                                "--method",
                                "df-pn")
                        .succeeds();
        assertThat(run.lines()).hasSize(1);
        Map<String, @Nullable Object> json = StrictJson.object(run.out());
        assertThat(json)
                .containsEntry("game", "mnk:3,3,3")
                .containsEntry("rule", "weak")
                .containsEntry("toMove", "maker")
                .containsEntry("verdict", "maker-wins")
                .containsEntry("method", "df-pn")
                .containsKeys("move", "principalVariation", "nodes", "seconds", "version");
        assertThat(StrictJson.asObject(json.get("techniques")))
                .hasSize(Technique.values().length)
                .containsEntry("zones", false)
                .containsEntry("pairing", false)
                .containsEntry("symmetry", false)
                .containsEntry("domination", true);
        Map<String, @Nullable Object> certificate = StrictJson.asObject(json.get("certificate"));
        assertThat(certificate.get("file")).isEqualTo(file.toString());
        assertThat(certificate.get("bytes")).isEqualTo((double) file.toFile().length());
        assertThat(certificate.get("steps")).isInstanceOf(Double.class).isNotEqualTo(0.0);
        assertThat(certificate.get("checked")).isEqualTo(true);
    }

    @Test
    void certificate_isAcceptedByCheck() throws Exception {
        for (String form : List.of("--text", "--rule")) {
            Path file = folder.resolve("444" + form + ".cert");
            String[] more = form.equals("--text") ? new String[] {form} : new String[0];
            Run run =
                    solve("mnk:4,4,4", with(more, "--rule=weak", "--certificate=" + file))
                            .succeeds();
            assertThat(run.out())
                    .containsPattern("certificate  .*cert: [0-9,]+ bytes, [0-9,]+ steps?, checked");
            assertThat(Run.of("check", file.toString()).succeeds().out()).startsWith("VALID ");
            assertThat(folder.toFile().list()).noneMatch(name -> name.startsWith("."));
        }
        assertThat(Files.readString(folder.resolve("444--text.cert")))
                .startsWith("proofstone-certificate 1 text\n")
                .contains("\ncommand proofstone solve mnk:4,4,4 ");
    }

    private static String[] with(String[] some, String... more) {
        return java.util.stream.Stream.of(some, more)
                .flatMap(java.util.Arrays::stream)
                .toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "depth-first", "pns", "df-pn"})
    void method_changesNoVerdict(String method) {
        assertThat(Method.named(method)).isPresent();
        assertThat(solve("mnk:4,4,4", "--rule", "weak", "--method", method).succeeds().out())
                .startsWith("Breaker wins");
    }

    @Test
    void certificate_dependsOnTheQuestionOnly() throws Exception {
        String[] question = {"--rule=weak", "--position", "a1 b2"};
        for (String name : List.of("one", "another")) {
            String file = folder.resolve(name).toString();
            solve("mnk:3,3,3", with(question, "--text", "--certificate", file)).succeeds();
        }
        assertThat(folder.resolve("another"))
                .hasSameTextualContentAs(folder.resolve("one"))
                .content()
                .contains(
                        "\ncommand proofstone solve mnk:3,3,3 --rule=weak --position 'a1 b2'"
                                + " --memory 32m\n");
    }

    @Test
    void limits_holdOnLargeBoards() {
        long start = System.nanoTime();
        Run run = solve("mnk:100,100,5", "--rule", "weak", "--time", "100ms");
        assertThat(run.out())
                .startsWith("Not solved: mnk:100,100,5 (weak, Maker to move); the time");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    void method_ofAnotherSearchThanAskedFor_isSaid() {
        String[] weak = {"--rule", "weak", "--method", "partition", "--nodes", "2"};
        assertThat(solve("mnk:12,12,5", weak).out())
                .contains(" by df-pn, as partition is not for this game in ");
        assertThat(solve("mnk:9,9,5", "--rule", "weak", "--method", "cuts", "--nodes", "2").out())
                .contains(" by df-pn, as cuts is not for this game in ");
        assertThat(solve("strip7:7", "--method", "cuts", "--maker-stones", "4").out())
                .contains(" by df-pn, as cuts is not for this game in ");
        assertThat(solve("strip7:7", "--method", "cuts").out()).doesNotContain(" by df-pn");
        String[] json = Arrays.copyOf(weak, weak.length + 1);
        json[weak.length] = "--json";
        assertThat(StrictJson.object(solve("mnk:12,12,5", json).out()))
                .containsEntry("method", "df-pn");
    }

    @Test
    void limits_endASearchWithWhatIsKnown() {
        Run run = solve("mnk:12,12,6", "--rule", "weak", "--time", "300ms");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("Not solved: mnk:12,12,6 (weak, Maker to move); the time is over\n");
        run = solve("mnk:12,12,6", "--rule", "weak", "--time", "300ms", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(StrictJson.object(run.out()))
                .containsEntry("verdict", "unknown")
                .containsEntry("stopped", "time")
                .containsEntry("move", null)
                .containsEntry("certificate", null);
    }

    @Test
    void limits_leaveNoCertificate() {
        Path file = folder.resolve("none.cert");
        solve("mnk:12,12,6", "--rule=weak", "--time=200ms", "--certificate=" + file);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void existingCertificate_isKeptUnlessReplaced() throws Exception {
        Path file = Files.writeString(folder.resolve("old.cert"), "precious");
        solve("mnk:3,3,3", "--rule=weak", "--certificate=" + file)
                .fails(
                        ExitCode.BAD_INPUT,
                        "the file exists already; add --replace to overwrite it");
        assertThat(file).hasContent("precious");
        solve("mnk:3,3,3", "--rule=weak", "--replace", "--certificate=" + file).succeeds();
        Run.of("check", file.toString()).succeeds();
    }
}
