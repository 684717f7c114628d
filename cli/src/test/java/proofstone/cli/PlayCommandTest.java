package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.Board;
import proofstone.game.GameParser;

class PlayCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path folder;

    /** All squares in random order, often enough for any game: those that are taken do no harm. */
    private static String randomOpponent(String game, long seed) throws Exception {
        Board board = GameParser.parse(game);
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>();
        for (int square = 0; square < board.hypergraph().squares(); square++) {
            lines.add(board.layout().name(square));
        }
        Collections.shuffle(lines, random);
        return String.join("\n", lines) + "\n";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:3,3,3 | --to-move=maker | Maker",
                "mnk:3,4,3 | --to-move=breaker | Maker",
                "animal:el,3,3 | --to-move=maker | Maker",
                "strip7:7 | --to-move=maker | Maker",
                "mnk:4,4,4 | --to-move=maker | Breaker",
                "mnk:5,5,5 | --to-move=maker | Breaker",
                "mnk:4,4,4 | --to-move=breaker | Breaker",
                "animal:fatty,4,4 | --to-move=breaker | Breaker",
            })
    void play_alwaysBeatsARandomOpponent(String game, String option, String winner)
            throws Exception {
        String file = Certificates.of(game, folder, option);
        String end =
                winner.equals("Maker")
                        ? "Maker has filled [a-z0-9 ]+\\. You have lost\\.\n"
                        : "Maker can fill no winning set any more\\. You have lost\\.\n";
        for (long seed = 1; seed <= 40; seed++) {
            Run run = Run.withInput(randomOpponent(game, seed), "play", file, "--ascii").succeeds();
            assertThat(run.out())
                    .as("%s, seed %d", game, seed)
                    .startsWith(winner + " wins " + game)
                    .containsPattern(end + "$");
        }
    }

    @Test
    void play_solvesAGameFirst() throws Exception {
        Run run =
                Run.withInput(
                        randomOpponent("mnk:3,3,3", 1),
                        "play",
                        "mnk:3,3,3",
                        "--rule",
                        "weak",
                        "--memory",
                        "32m");
        assertThat(run.succeeds().out())
                .startsWith("Maker wins mnk:3,3,3 (weak, Maker to move).\nYou are Breaker")
                .endsWith("You have lost.\n");
    }

    @Test
    void play_ofAnUnsolvedGameSaysSo() {
        Run run = Run.of("play", "mnk:12,12,6", "--rule=weak", "--time=200ms", "--memory=32m");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out()).startsWith("Not solved within the limits");
    }

    @Test
    void commands_doWhatHelpSays() {
        String file = Certificates.of("mnk:4,4,4", folder);
        Run run =
                Run.withInput(
                        "help\nboard\na1\nHINT\ncarrier\nundo\nundo\na1\na1\nxyz\nhlep\nquit\nb2\n",
                        "play",
                        file,
                        "--ascii");
        run.succeeds();
        assertThat(run.out())
                .startsWith("Breaker wins mnk:4,4,4 (weak, Maker to move).\nYou are Maker")
                .contains("takes your last move back", "There is no move of yours to take back.")
                .contains("a1 is occupied.", "xyz is neither a square nor a command. Try help.")
                .contains("hlep is neither a square nor a command (did you mean 'help'?)")
                .contains("(X)", "[O]")
                .doesNotContain("You have lost");
    }

    @Test
    void certificate_goesWithNoOptionsOfAGame() {
        String file = Certificates.of("mnk:4,4,4", folder);
        Run.of("play", file, "--position", "a1")
                .fails(
                        ExitCode.BAD_INPUT,
                        file + " has its own rule and position; leave --position out");
        for (String option : List.of("--time=1m", "--nodes=9", "--threads=2")) {
            Run.of("play", file, option)
                    .fails(
                            ExitCode.BAD_INPUT,
                            file
                                    + " is solved already; leave "
                                    + option.split("=", -1)[0]
                                    + " out");
        }
        Run.of("play", file, "--resume", folder.resolve("state").toString())
                .fails(ExitCode.BAD_INPUT, file + " is solved already; leave --resume out");
    }

    @Test
    void names_areNotForWhatHasItsOwn() throws Exception {
        String message = "--names is for certificates";
        Run.of("play", "mnk:3,3,3", "--rule=weak", "--names=x.pg")
                .fails(ExitCode.BAD_INPUT, message);
        Run.of("play", "mnk:3,3,3", "--names=x.pg").fails(ExitCode.BAD_INPUT, message);
        Run.of("play", "hex:3", "--names=x.pg").fails(ExitCode.BAD_INPUT, message);
        String hex = folder.resolve("hex.cert").toString();
        Run.of("solve", "hex:3", "--certificate=" + hex).succeeds();
        Run.of("play", hex, "--names=x.pg").fails(ExitCode.BAD_INPUT, message);
    }

    @Test
    void endOfInput_endsTheGame() {
        String file = Certificates.of("mnk:4,4,4", folder);
        assertThat(Run.withInput("a1", "play", file).succeeds().out()).contains("(●)", "[○]");
    }

    @Test
    void names_comeFromThePgFile() throws Exception {
        Path pg = folder.resolve("named.pg");
        Files.writeString(
                pg,
                """
                #times 1 2 3
                #blackturns 1 3
                #positions left middle right
                #blackwins
                left middle
                middle right
                """);
        String file = folder.resolve("named.cert").toString();
        Run.of("solve", pg.toString(), "--memory=32m", "--certificate=" + file).succeeds();
        Run run = Run.withInput("left\n", "play", file, "--names", pg.toString(), "--ascii");
        assertThat(run.succeeds().out())
                .contains("[X]middle", "(O)left", "Maker has filled middle right. You have lost.");
        run = Run.withInput("left\n", "play", pg.toString(), "--memory=32m");
        assertThat(run.succeeds().out()).contains("Maker has filled middle right. You have lost.");
    }
}
