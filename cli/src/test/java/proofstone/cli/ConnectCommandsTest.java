package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of Connect6, Gomoku and their family on the command line. */
class ConnectCommandsTest {
    private static final String GOLEM = "(;EV[connect6]PB[a];B[j10];W[k11i8];B[l8k9])";
    private static final String NAMED =
            "(;GM[4]RU[connect:15,15,5,1,1]SZ[15]PB[a];B[hh]C[x];W[ih](;B[ig])(;B[hi]LB[aa:z]))";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private String content(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void convert_goesAroundThroughAllFormatsThatHoldAGame() throws IOException {
        String golem = file("a.sgf", GOLEM);
        Run.of("convert", golem, path("b.tsv")).succeeds();
        Run.of("convert", path("b.tsv"), path("c.sgf"), "--sgf=capital").succeeds();
        assertThat(content("c.sgf")).contains(";B[JJ];W[KI];W[IL];B[LL];B[KK])");
        Run six = Run.of("convert", path("c.sgf"), path("d.txt"));
        assertThat(six.err()).isEmpty();
        assertThat(content("d.txt"))
                .isEqualTo("{[C6][a][][][][connect6];B(J,10);W(K,11);W(I,8);B(L,8);B(K,9)}\n");
        Run.of("convert", path("d.txt"), path("e.sgf"), "--sgf=no-first-stone").succeeds();
        assertThat(content("e.sgf")).contains("PB[a];W[ki];W[il];B[ll];B[kk])");
        Run back = Run.of("convert", path("e.sgf"), "-");
        assertThat(back.out()).isEqualTo("connect:19,19,6,2,1\nj10 k11-i8 l8-k9\n");
        assertThat(back.err())
                .contains("note: " + path("e.sgf") + ": the first stone, j10, is left out")
                .contains("note: a list of moves does not hold: EV, PB");
    }

    @Test
    void convert_keepsTreesOfGomokuInRenLib() throws IOException {
        String tree = file("tree.sgf", NAMED.replace("PB[a]", ""));
        Run.of("convert", tree, path("tree.lib")).succeeds();
        Run.of("convert", path("tree.lib"), path("again.sgf")).succeeds();
        assertThat(content("again.sgf")).contains(";B[hh]C[x];W[ih](;B[ig])(;B[hi]LB[aa:z])");
        Run psq = Run.of("convert", tree, path("tree.psq"));
        assertThat(psq.code()).isZero();
        assertThat(psq.err()).contains("note: .psq does not hold 1 node of variations\n");
        assertThat(content("tree.psq")).contains("\n8,8,0\n9,8,0\n9,7,0\n-1\n");
    }

    @Test
    void convert_takesCharsetsForReadingAndWriting() throws IOException {
        Charset korean = Charset.forName("x-windows-949");
        Path sgf = folder.resolve("k.sgf");
        Files.write(sgf, "(;GM[4]SZ[15];B[hh]C[각])".getBytes(korean));
        Run.of("convert", sgf.toString(), path("k.lib"), "--charset=CP949", "--out-charset=CP949")
                .succeeds();
        Run.of("convert", path("k.lib"), path("l.sgf"))
                .fails(ExitCode.BAD_INPUT, "k.lib: byte 24: a text that is not UTF-8", "CP932");
        Run.of("convert", path("k.lib"), path("l.sgf"), "--charset=CP949").succeeds();
        assertThat(content("l.sgf")).contains("C[각]");
        Run.of("convert", file("g.sgf", GOLEM), path("g.gbk.txt")).succeeds();
    }

    @Test
    void show_drawsTheEndAGivenTurnOrAVariation() throws IOException {
        String tree = file("tree.sgf", NAMED);
        assertThat(Run.of("show", tree, "--ascii").succeeds().lines())
                .startsWith("connect:15,15,5,1,1 (White to move, 1 stone)")
                .contains("  9  .  .  .  .  .  .  .  . (X) .  .  .  .  .  .")
                .contains("moves    h8 i8 i9", "black    a");
        assertThat(Run.of("show", tree + "#1").succeeds().lines())
                .contains("moves    h8", "comment  x", "next     i8");
        assertThat(Run.of("show", tree, "h8", "i8", "h7", "--ascii").succeeds().lines())
                .contains(" 15  z  .  .  .  .  .  .  .  .  .  .  .  .  .  .", "moves    h8 i8 h7");
        assertThat(Run.of("show", tree + "#2", "--json").succeeds().out())
                .contains(
                        "\"moves\": \"h8 i8\"",
                        "\"next\": [\"i9\", \"h7\"]",
                        "\"black\": [\"h8\"]");
        Run.of("show", tree, "--svg", path("tree.svg")).succeeds();
        assertThat(content("tree.svg"))
                .startsWith("<?xml")
                .contains("class=\"number on-black\"", ">3</text>", "connect:15,15,5,1,1");
    }

    @Test
    void show_marksWhatWinsAndDrawsAPartOfEndlessBoards() throws IOException {
        String won = file("won.moves", "connect:inf,inf,3,2,1 (0,0) (5,5)-(90,0) (1,0)-(2,0)");
        assertThat(Run.of("show", won, "--ascii").succeeds().lines())
                .startsWith("connect:inf,inf,3,2,1 (Black has 3 in a row)")
                .anyMatch(line -> line.startsWith("  0  .  .  . [X][X][X] ."))
                .anyMatch(line -> line.endsWith("[ ] 3 in a row   outside the drawing: 1 stone"));
    }

    @Test
    void position_isThatOfARecordAfterSomeTurns() throws IOException {
        String game = file("small.sgf", "(;RU[connect:4,4,3,2,1]SZ[4];B[b3];W[a1d4];B[c3b2])");
        String solve = "solve connect:4,4,3,2,1 --rule weak --json --position ";
        String moves = Run.of((solve + "b3").split(" ", -1)).succeeds().out();
        String record = Run.of((solve + game + "#1").split(" ", -1)).succeeds().out();
        assertThat(verdict(record)).isEqualTo(verdict(moves));
        String two = Run.of((solve + game + "#2").split(" ", -1)).succeeds().out();
        assertThat(two).contains("\"breaker\"");
        String tsv = path("table.tsv");
        Run.of("convert", game, tsv).succeeds();
        Run.of((solve + tsv + "@1#1").split(" ", -1)).succeeds();
        Run.of((solve.replace("4,4,3", "5,5,3") + game).split(" ", -1))
                .fails(ExitCode.BAD_INPUT, "is a game of connect:4,4,3,2,1, not of connect:5,5,3");
        Run.of((solve + game + "#9").split(" ", -1))
                .fails(ExitCode.BAD_INPUT, "small.sgf has 3 turns, not 9");
    }

    private static String verdict(String json) {
        return json.replaceAll("(?s).*\"verdict\": \"([a-z-]+)\".*", "$1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show tree.sgf h8 a1 | does not go on with a1 after h8; expected i8",
                "show tree.sgf#1 h8 | MOVES do not go with #",
                "show tree.sgf@2 | has 1 game, not number 2",
                "show tree.sgf#7 | has 3 turns, not 7",
                "show tree.sgf --tree | --tree shows proofs, not records",
                "show tree.sgf --strategy black | --strategy is for certificates of draws",
                "show tree.sgf --names x.pg | --names is for certificates",
                "show two.sgf | has 2 games; name one of them",
                "show bad.sgf | line 1, column 16: j10 is occupied",
                "show tree.sgf --charset x | 'x' is no charset; expected one of UTF-8",
                "show tree.sgf --game x | expected connect:ROWS,COLS,K,P,Q",
                "convert tree.sgf#1 x.lib | leave # out",
                "convert tree.sgf x.png | expected a name in .sgf, .tsv, .txt",
                "convert tree.sgf x.txt | competition text holds one game of connect:19",
                "convert two.sgf x.lib | RenLib holds one game",
                "convert tree.sgf x.sgf --sgf large | 'large' is no dialect of SGF"
            })
    void mistakes_areNamed(String row) throws IOException {
        file("tree.sgf", NAMED);
        file("two.sgf", NAMED + NAMED);
        file("bad.sgf", "(;SZ[19];B[jj];W[jj];W[aa])");
        String[] parts = row.split(" \\| ", -1);
        String[] arguments = parts[0].split(" ", -1);
        arguments[1] = path(arguments[1]);
        if (arguments[0].equals("convert")) {
            arguments[2] = path(arguments[2]);
        }
        Run.of(arguments).fails(ExitCode.BAD_INPUT, parts[1]);
    }
}
