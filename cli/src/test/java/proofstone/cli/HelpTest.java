package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

class HelpTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "check",
                "show",
                "play",
                "convert",
                "connections",
                "threats",
                "defences",
                "tiling",
                "kdraw",
                "reproduce",
                "train",
                "completion"
            })
    void help_hasSynopsisAndExamplesAndFits(String command) {
        Run help = Run.of(command, "--help").succeeds();
        assertThat(help.out())
                .startsWith("Usage: proofstone " + command + " ")
                .containsSubsequence("Examples:", "  proofstone " + command + " ")
                .contains("--debug", "-h, --help");
        assertThat(help.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        assertThat(Run.of("--help").out()).contains("  " + command + " ");
    }

    /** What is used and is not made by an example before it has to be there. */
    @ParameterizedTest
    @ValueSource(strings = {"solve", "show", "convert", "threats", "defences"})
    void help_namesRecordsThatAreThere(String command) {
        String root = System.getProperty("proofstone.root");
        String help = Run.of(command, "--help").out();
        assertThat(help).doesNotContain("game.sgf", "opening.lib", "games.tsv");
        List<String> examples =
                help.lines().filter(line -> line.contains("docs/games/connect6.sgf")).toList();
        assertThat(examples).isNotEmpty();
        for (String example : examples) {
            String record = root + "/" + example.replaceFirst(".*(docs/\\S+).*", "$1");
            Run.of("show", record).succeeds();
        }
    }

    @Test
    void help_saysWhatAPositionAndATimeMayBe() {
        for (String command : List.of("solve", "play")) {
            assertThat(Run.of(command, "--help").out().replaceAll("\\s+", " "))
                    .contains("For connect and mnk also a record of the same game")
                    .contains("a number alone is seconds");
        }
    }

    @Test
    void help_ofTheProgramHasExamples() {
        Run help = Run.of("--help").succeeds();
        assertThat(help.out()).containsSubsequence("Commands:", "Examples:", "  proofstone solve ");
        assertThat(help.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @Test
    void help_ofSolveNamesTechniquesAndMethods() {
        String help = Run.of("solve", "--help").out().replaceAll("\\s+", " ");
        for (Technique technique : Technique.values()) {
            assertThat(help).contains(technique.word());
        }
        for (Method method : Method.values()) {
            assertThat(help).contains(method.word());
        }
    }

    @Test
    void helpCommand_doesTheSame() {
        assertThat(Run.of("help").succeeds().out()).isEqualTo(Run.of("--help").out());
        assertThat(Run.of("help", "solve").succeeds().out())
                .isEqualTo(Run.of("solve", "--help").out());
        Run.of("help", "slove").fails(ExitCode.BAD_INPUT, "'slove'");
    }

    @Test
    void version_namesProgramAndJava() {
        assertThat(Run.of("--version").succeeds().out())
                .matches("proofstone \\S+ \\(Java 25\\S*\\)\n");
    }

    @ParameterizedTest
    @CsvSource({
        "slove, unknown command 'slove' (did you mean 'solve'?)",
        "frobnicate, unknown command 'frobnicate'; see proofstone --help",
        "--verion, unknown option '--verion' (did you mean '--version'?)",
    })
    void wrongCommand_getsOneLine(String word, String line) {
        Run.of(word).fails(ExitCode.BAD_INPUT, line);
    }

    @Test
    void helpForAWrongCommand_getsOneLineWithASuggestion() {
        Run.of("help", "solv")
                .fails(
                        ExitCode.BAD_INPUT,
                        "unknown command 'solv' (did you mean 'solve'?); see proofstone --help");
    }

    @Test
    void noCommand_getsOneLine() {
        Run.of().fails(ExitCode.BAD_INPUT, "a command is missing; see proofstone --help");
    }

    @Test
    void wrongOption_getsOneLineWithASuggestion() {
        Run.of("solve", "mnk:3,3,3", "--rul", "weak")
                .fails(
                        ExitCode.BAD_INPUT,
                        "unknown option '--rul' (did you mean '--rule'?)",
                        "see proofstone solve --help");
        Run.of("check", "--jason", "x")
                .fails(ExitCode.BAD_INPUT, "unknown option '--jason' (did you mean '--json'?)");
    }

    @Test
    void missingParameter_getsOneLine() {
        Run.of("solve").fails(ExitCode.BAD_INPUT, "missing required parameter: 'GAME'");
        Run.of("check").fails(ExitCode.BAD_INPUT, "missing required parameter: 'FILE'");
        Run.of("solve", "mnk:3,3,3", "extra")
                .fails(ExitCode.BAD_INPUT, "'extra' is one argument too many");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh"})
    void completion_isAScriptThatNamesCommands(String shell) {
        assertThat(Run.of("completion", shell).succeeds().out())
                .startsWith("#!")
                .contains(
                        "complete -F",
                        "--certificate",
                        "depth-first",
                        "partial-pairing",
                        "convert");
    }

    @Test
    void completion_refusesOtherShells() {
        Run.of("completion", "fish")
                .fails(
                        ExitCode.BAD_INPUT,
                        "(SHELL)",
                        "'fish' is no shell that is served; expected one of bash, zsh");
    }
}
