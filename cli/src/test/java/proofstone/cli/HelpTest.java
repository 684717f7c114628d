package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
