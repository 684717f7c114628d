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
import proofstone.game.GameSyntaxException;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;

/** The commands on proofs of strong games of several stones a turn. */
class StrongTurnsTest {
    private static final String DRAW = "connect:4,4,4,2,1";
    private static final String WIN = "connect:4,4,3,2,1";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path folder;

    private static String solved(String game, String... more) {
        Path file = folder.resolve(String.join("_", more).hashCode() + game.hashCode() + ".cert");
        if (!Files.exists(file)) {
            List<String> words = new ArrayList<>(List.of("solve", game, "--rule", "strong"));
            words.addAll(List.of("--certificate", file.toString()));
            words.addAll(List.of(more));
            Run.of(words.toArray(String[]::new)).succeeds();
        }
        return file.toString();
    }

    /** All squares in random order, joined at random; what cannot be played does no harm. */
    private static String randomOpponent(String game, Random random) throws GameSyntaxException {
        StrongBoard board = StrongGames.parse(game);
        List<String> names = new ArrayList<>();
        for (int square = 0; square < board.squares(); square++) {
            names.add(board.board().layout().name(square));
        }
        Collections.shuffle(names, random);
        StringBuilder lines = new StringBuilder();
        names.forEach(name -> lines.append(name).append(random.nextBoolean() ? "-" : "\n"));
        return lines + "\n" + String.join("\n", names) + "\n";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connect:4,4,3,2,1 | empty | You have lost.",
                "connect:3,4,3,2,2 | empty | You have lost.",
                "connect:3,3,3,3,1 | empty | You have lost.",
                "connect:3,3,3,2,1;rim=0,1 | empty | You have lost.",
                "connect:4,4,3,2,1 | b3 b4 | You have lost.",
                "connect:4,4,4,2,1 | empty | You have not won.",
                "connect:3,4,4,3,2 | empty | You have not won.",
                "connect:3,5,4,2,0 | empty | You have not won.",
                "connect:4,4,4,2,1 | a1 b2 | You have not won.",
                "connect:3,5,4,2,1 | a1 b1-b2 c2 | You have not won."
            })
    void play_keepsTheClaim(String game, String position, String end) throws Exception {
        String file =
                position.equals("empty") ? solved(game) : solved(game, "--position", position);
        for (long seed = 1; seed <= 20; seed++) {
            String opponent = randomOpponent(game, new Random(seed));
            Run run = Run.withInput(opponent, "play", file, "--ascii");
            assertThat(run.succeeds().out()).as("%s, seed %d", game, seed).endsWith(end + "\n");
        }
    }

    @Test
    void play_putsAllStonesOfATurn() {
        Run win = Run.withInput("b4-c4\n", "play", solved(WIN, "--position", "b3"));
        assertThat(win.succeeds().lines()).anyMatch(line -> line.matches("Black ..-..: wins\\."));
        Run draw = Run.withInput("a1\nb2\nc1\n", "play", solved(DRAW));
        assertThat(draw.succeeds().lines())
                .anyMatch(line -> line.matches("White ..-..\\.|White ..-..: .*"))
                .contains("Black has 1 stone left in this turn.");
    }

    @Test
    void play_refusesMoreStonesThanATurnHas() {
        Run run = Run.withInput("a1-b1\na1\nb1-c1-d1\n", "play", solved(DRAW));
        assertThat(run.succeeds().lines())
                .contains("Black has 1 stone left in this turn, not 2.")
                .anyMatch(line ->
                        line.matches("Black has 2 stones left in this turn, not 3\\.|.. is occ.*"));
    }

    /** Without {@code --rule}, as {@code solve} understands it: by threats, small boards wholly. */
    @Test
    void play_takesConnectForStrong() {
        assertThat(Run.withInput("a1\n", "play", DRAW).succeeds().out())
                .startsWith("Nobody wins connect:4,4,4,2,1 (strong, Black to move with 1 stone)")
                .containsPattern("White ..-..");
        String connect6 = "connect:19,19,6,2,1";
        String moves = "j10 i12-h11 k9-l10 j13-k14 f9-l15 i11-h10";
        Run win = Run.withInput("a1-b1\n", "play", connect6, "--position", moves);
        assertThat(win.succeeds().out())
                .startsWith("Black wins connect:19,19,6,2,1 (strong, Black to move with 2 stones")
                .endsWith(" You have lost.\n");
        Run open = Run.of("play", connect6);
        assertThat(open.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(open.out()).startsWith("Not solved: no win of Black's by threats was found, so");
        Run.of("play", DRAW, "--names", "x.pg")
                .fails(ExitCode.BAD_INPUT, "--names is for certificates");
        Run.of("play", DRAW, "--resume", "x").fails(ExitCode.BAD_INPUT, "not for Connect");
        assertThat(Run.of("play", WIN, "--rule", "weak").succeeds().out())
                .startsWith("Maker wins connect:4,4,3,2,1 (weak");
    }

    @Test
    void undo_takesTheTurnBack() {
        String file = solved(DRAW, "--position", "a1 b2");
        Run run = Run.withInput("d2-d1\nundo\nd2\nd1\nundo\nundo\nd2\nundo\nundo\n", "play", file);
        assertThat(run.succeeds().lines())
                .filteredOn(line -> line.startsWith("Your last") || line.startsWith("There is"))
                .containsExactly(
                        "Your last move is taken back.",
                        "Your last move is taken back.",
                        "There is no move of yours to take back.",
                        "Your last move is taken back.",
                        "There is no move of yours to take back.");
    }

    @Test
    void help_showsHowATurnIsWritten() {
        assertThat(Run.withInput("help\n", "play", solved(DRAW)).succeeds().out())
                .contains("b2-c3    puts the stones of your turn");
        assertThat(Run.withInput("help\n", "play", "mnk:3,3,3").succeeds().out())
                .contains("b2       puts your stone there")
                .doesNotContain("b2-c3");
    }

    private static String moves(String file, String moves) {
        return Run.of("show", file, moves).succeeds().lines().stream()
                .filter(line -> line.startsWith("moves "))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void show_fillsInWholeReplies() {
        String file = solved(DRAW);
        String line = moves(file, "a1 b1-c1");
        assertThat(line).matches("moves    Black a1, White ..-.., Black b1-c1, White ..-..");
        String[] replies =
                line.replaceAll("moves.*a1, White | Black b1-c1,|White ", "").split(", ?", -1);
        String first = replies[0];
        String turned = first.substring(3) + "-" + first.substring(0, 2);
        for (String named : List.of(first, turned, first.replace('-', ' '), first.substring(3))) {
            assertThat(moves(file, "a1 " + named + " b1-c1")).isEqualTo(line);
            assertThat(moves(file, "a1 " + named + " b1 c1")).isEqualTo(line);
        }
        assertThat(moves(file, "a1 b1")).endsWith(", Black b1");
        assertThat(moves(file, "a1 b1-c1 " + replies[replies.length - 1])).isEqualTo(line);
        Run.of("show", file, "a1 b1 b1").fails(ExitCode.BAD_INPUT, "move b1: b1 is occupied");
        Run.of("show", file, "a1-b1")
                .fails(
                        ExitCode.BAD_INPUT,
                        "move a1-b1: Black has 1 stone left in this turn, not 2");
    }

    @Test
    void show_namesTurnsInJson() {
        String file = solved(WIN, "--position", "b3");
        String json = Run.of("show", file, "b4-c4", "--json").succeeds().out().strip();
        assertThat(String.valueOf(StrictJson.parse(json)))
                .containsPattern("moves=\\[b4-c4, (..-..)\\].*reply=\\1, reason=wins");
    }

    @Test
    void show_fillsInBothHalvesOfADraw() {
        String file = solved(DRAW, "--position", "a1 b2");
        assertThat(Run.of("show", file, "--strategy", "black", "c3 b1-c1").succeeds().out())
                .containsPattern("moves +White c3, Black ..-.., White b1-c1, Black ..-..\n");
        assertThat(Run.of("show", file, "--strategy", "white", "b1-c1").succeeds().out())
                .containsPattern("moves +White .., Black b1-c1, White ..-..\n");
    }

    @Test
    void solve_printsItsLineByTurns() {
        String[] asked = {"solve", WIN, "--rule", "strong", "--position", "a1 b2"};
        assertThat(Run.of(asked).succeeds().lines()).contains("variation    a4 b1-c1");
        List<String> more = new ArrayList<>(List.of(asked));
        more.add("--json");
        assertThat(Run.of(more.toArray(String[]::new)).succeeds().out())
                .contains(
                        "\"principalVariation\": [\"a4\", \"b1-c1\"], \"remarks\": [\"\", \"wins\"]");
        more.set(asked.length, "--pv");
        assertThat(Run.of(more.toArray(String[]::new)).succeeds().lines())
                .contains("   1. White a4", "   2. Black b1-c1  wins");
    }

    @Test
    void tree_goesOnBelowWholeTurns() {
        String file = solved(WIN, "--position", "a1 b2");
        Run tree = Run.of("show", file, "--tree").succeeds();
        assertThat(tree.lines()).anyMatch(line -> line.matches(".*..-.. wins"));
        assertThat(tree.out()).doesNotContain("plays ", "fills ");
        Path root = Path.of(System.getProperty("proofstone.root"));
        String connect6 = root.resolve("docs/proofs/connect6-opening-4.cert").toString();
        Run cut = Run.of("show", connect6, "--tree", "--depth", "3").succeeds();
        assertThat(cut.lines())
                .contains("    l14 i13 l13 k12 g11 k11 f10 g10 i10 - j12-j9", "      ...");
        assertThat(Run.of("show", connect6, "--tree").succeeds().out())
                .contains(" - m10-l10 wins\n", "... and more; see --depth");
    }

    /** Three plies are left: White's two stones and one of Black's. */
    @Test
    void show_endsWithThePlies() throws Exception {
        Path pg = folder.resolve("plies.pg");
        Files.writeString(
                pg,
                """
                #times 1 2 3 4
                #blackturns 1 4
                #positions a b c d e f
                #blackwins
                a b c
                #whitewins
                d e f
                """);
        String file = folder.resolve("plies.cert").toString();
        Run.of("solve", pg.toString(), "--certificate", file).succeeds();
        Run run = Run.of("show", file, "a1");
        assertThat(run.succeeds().out()).containsPattern("moves +Black a1, White .1-.1\n");
        Run end = Run.withInput("a1\nd1-e1\nd1\ne1\nb1\n", "play", file);
        assertThat(end.succeeds().out())
                .contains("Black has 1 stone left in this turn, not 2.")
                .endsWith("Nobody has filled a winning set: a draw. You have not won.\n");
    }
}
