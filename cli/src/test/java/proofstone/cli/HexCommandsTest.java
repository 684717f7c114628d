package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.knowledge.hex.HexTechnique;

/** The commands on games of Hex. */
class HexCommandsTest {
    /** A position of 11x11 with 51 free cells. */
    private static final String LATE =
            "b10 b2 i11 j2 f7 h10 g1 k1 e3 g11 c3 f11 j8 c11 g7 d10 g3 k5 h4 h6 k11 b6 k2 j9 b4 b7"
                    + " j4 a2 b8 c5 e1 i1 d6 k6 g6 h11 k7 e8 i2 i6 j10 a11 e9 a7 c10 j7 g5 g10 a10"
                    + " a8 b11 g4 c8 j3 i10 a3 j6 h8 f8 d7 b3 f4 e4 k9 i7 c6 a4 f1 a5 f10";

    @TempDir private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String solved(String... more) {
        String certificate = file("c" + more.length + ".cert");
        String[] arguments = new String[more.length + 5];
        System.arraycopy(
                new String[] {"solve", "hex:4", "--certificate", certificate, "--replace"},
                0,
                arguments,
                0,
                5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        Run.of(arguments).succeeds();
        return certificate;
    }

    @Test
    void solve_writesAProofThatChecks() {
        String certificate = file("a1.cert");
        Run solved =
                Run.of("solve", "hex:4", "--position", "a1", "--certificate", certificate)
                        .succeeds();
        assertThat(solved.lines().getFirst())
                .isEqualTo("White wins hex:4 (White to move, Black has a1)");
        assertThat(solved.out()).contains("first move   ", "searched     ", ", checked");
        Run checked = Run.of("check", certificate).succeeds();
        assertThat(checked.out()).startsWith("VALID white-wins hex:4, white to move");
    }

    @Test
    void solve_takesTheTurnAndFinishedGames() {
        assertThat(Run.of("solve", "hex:3", "--to-move", "white").succeeds().out())
                .startsWith("White wins hex:3 (White to move)");
        Run over = Run.of("solve", "hex:2", "--position", "b1a1a2b2").succeeds();
        assertThat(over.out()).startsWith("Black wins hex:2 (Black to move");
    }

    @Test
    void solve_printsJson() {
        Run run = Run.of("solve", "hex:3x4", "--json").succeeds();
        assertThat(String.valueOf(StrictJson.parse(run.out().strip())))
                .contains("game=hex:3x4", "rule=hex", "toMove=black", "verdict=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--find-all-winning", "--all-openings"})
    void solve_saysInJsonWhichTechniquesAreOff(String question) {
        String command = "solve hex:3 --json --without fill-in --without learning " + question;
        String json = Run.of(command.split(" ")).succeeds().out();
        assertThat(String.valueOf(StrictJson.parse(json.strip())))
                .contains(
                        "techniques={fill-in=false, domination=true, connections=true,"
                                + " learning=false}");
        assertThat(Run.of(("solve hex:3 --json " + question).split(" ")).succeeds().out())
                .contains("\"learning\": true");
    }

    @Test
    void solve_findsAllWinningMoves() {
        Run run = Run.of("solve", "hex:3", "--find-all-winning").succeeds();
        assertThat(run.out()).contains("winning      c1 a2 b2 c2 a3");
        String[] lost = {"solve", "hex:3", "--position", "b2 pass a1", "--find-all-winning"};
        assertThat(Run.of(lost).succeeds().out()).contains("winning      none\n");
        String[] hurried = {"solve", "hex:9", "--find-all-winning", "--time", "1ms"};
        assertThat(Run.of(hurried).out()).contains("winning      none known", "not solved");
        String text = Run.of("solve", "hex:3", "--find-all-winning", "--json").succeeds().out();
        assertThat(String.valueOf(StrictJson.parse(text.strip()))).contains("winning=[c1, a2, b2");
    }

    @Test
    void solve_mapsAllOpenings() {
        Run run = Run.of("solve", "hex:3", "--all-openings").succeeds();
        assertThat(run.out())
                .contains(
                        "winner of each move",
                        "nodes",
                        "=a1",
                        "=x: not searched, x after half a turn",
                        "winning      c1 a2 b2 c2 a3");
        assertThat(run.lines().stream().filter(line -> line.contains("●")).count()).isEqualTo(3);
    }

    @Test
    void solve_takesLatePositionsOfLargeBoards() {
        String certificate = file("late.cert");
        Run.of("solve", "hex:11", "--position", LATE, "--certificate", certificate).succeeds();
        assertThat(Run.of("check", certificate).succeeds().out()).startsWith("VALID ");
        assertThat(Run.of("show", certificate, "--tree").succeeds().out()).contains("wins hex:11");
        Run play = Run.withInput("quit\n", "play", "hex:11", "--position", LATE).succeeds();
        assertThat(play.out()).contains("You are White");
    }

    @Test
    void solve_provesWinsOfPlayersWhoConcedeCells() {
        String certificate = file("thin.cert");
        Run run = Run.of("solve", "hex:4x19", "--certificate", certificate).succeeds();
        assertThat(run.out()).startsWith("Black wins hex:4x19").contains("first move   ");
        assertThat(Run.of("check", certificate).succeeds().out()).startsWith("VALID ");
        Run late = Run.of("solve", "hex:19", "--position", "j10", "--time", "100ms");
        assertThat(late.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(late.out())
                .startsWith("Not solved: hex:19")
                .contains("the time is over", "note         more than 64 free cells");
        Run small = Run.of("solve", "hex:8", "--time", "1ms");
        assertThat(small.out()).startsWith("Not solved: hex:8").doesNotContain("note");
    }

    @Test
    void solve_asksAllItsQuestionsOfLargeBoards() {
        String[] late = {"solve", "hex:11", "--position", LATE};
        Run run = Run.of(late).succeeds();
        assertThat(run.out()).contains("Black wins hex:11 (Black to move, Black has e1 g1");
        assertThat(with(late, "--find-all-winning").succeeds().out())
                .contains("winning      a1 b1");
        assertThat(with(late, "--all-openings").succeeds().out()).contains("winning      a1 b1");
        assertThat(with(late, "--without=domination").succeeds().out()).contains("Black wins");
        assertThat(with(late, "--without=fill-in").succeeds().out()).contains("Black wins");
    }

    private static Run with(String[] command, String option) {
        String[] arguments = Arrays.copyOf(command, command.length + 1);
        arguments[command.length] = option;
        return Run.of(arguments);
    }

    @Test
    void show_drawsThePositionAndTheReply() {
        String certificate = solved("--position", "a1");
        Run start = Run.of("show", certificate).succeeds();
        assertThat(start.out()).contains("a   b   c   d", "reply    ", "carrier  ", "longest  ");
        Run later = Run.of("show", certificate, "a4").succeeds();
        assertThat(later.out()).contains("reply    ", "carrier  ").doesNotContain("longest");
        Run json = Run.of("show", certificate, "--json", "a4").succeeds();
        assertThat(String.valueOf(StrictJson.parse(json.out().strip())))
                .contains("claim=white-wins", "over=false", "version=");
        Run.of("show", certificate, "a1").fails(ExitCode.BAD_INPUT, "a1 is occupied");
    }

    @Test
    void show_drawsPicturesThatAreXml() throws Exception {
        String certificate = solved("--position", "b1");
        for (String[] options :
                new String[][] {
                    {"show", certificate, "--svg"}, {"show", certificate, "--tree", "--svg"}
                }) {
            String svg = Run.of(options).succeeds().out();
            var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            var document =
                    builder.parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        }
    }

    @Test
    void show_saysWhatThePictureOfTheTreeLeavesOut() {
        String certificate = file("e2.cert");
        Run.of("solve", "hex:5", "--position", "e2", "--certificate", certificate).succeeds();
        String whole = Run.of("show", certificate, "--tree", "--svg").succeeds().out();
        assertThat(whole)
                .containsPattern(">[a-e][1-5] \\+[0-9]+</text>")
                .contains("same answer; ")
                .doesNotContain("left out", "...");
        String[] shallow = {"show", certificate, "--tree", "--svg", "--depth", "1"};
        assertThat(Run.of(shallow).succeeds().out())
                .contains("; deeper levels are left out</text>", ">...</text>");
    }

    @Test
    void show_refusesOptionsOfOtherGames() {
        String certificate = solved();
        Run.of("show", certificate, "--names", "x.pg")
                .fails(ExitCode.BAD_INPUT, "--names is for certificates of weak and strong games");
        Run.of("show", certificate, "--strategy", "black")
                .fails(ExitCode.BAD_INPUT, "--strategy is for certificates of draws");
        Run.of("show", certificate, "--charset", "CP949")
                .fails(ExitCode.BAD_INPUT, "--charset is for records of Connect6");
        Run.of("show", "#7,b6c4", "--game", "connect:9,9,5,2,1")
                .fails(ExitCode.BAD_INPUT, "--game is for records of Connect6");
        Run.of("show", "#7,b6c4", "--names", "x.pg")
                .fails(ExitCode.BAD_INPUT, "--names is for certificates of weak and strong games");
    }

    @Test
    void show_printsTheTreeOfMoves() {
        String certificate = file("e2.cert");
        Run.of("solve", "hex:5", "--position", "e2", "--certificate", certificate).succeeds();
        Run whole = Run.of("show", certificate, "--tree").succeeds();
        assertThat(whole.lines())
                .startsWith("Black wins hex:5 (White to move, Black has e2)")
                .contains("d1 - e1 (connected)");
        assertThat(whole.out())
                .containsPattern("\n[a-e1-5 ]+ - [a-e][1-5]\n  [a-e1-5 ]+ - [a-e][1-5]")
                .doesNotContain("...");
        Run shallow = Run.of("show", certificate, "--tree", "--depth", "1").succeeds();
        assertThat(shallow.lines()).contains("d1 - e1 (connected)");
        assertThat(shallow.out())
                .containsPattern("\n[a-e1-5 ]+ - [a-e][1-5]\n  \\.\\.\\.\n")
                .doesNotContainPattern("\n  [a-e]");
    }

    @Test
    void show_drawsRecordsAndLinks() throws Exception {
        String golem = file("game.hsgf");
        Files.writeString(Path.of(golem), "(;EV[hex]SZ[5];W[cb];B[swap];W[cc];B[ba];W[resign])");
        Run end = Run.of("show", golem, "--ascii").succeeds();
        assertThat(end.lines().getFirst()).isEqualTo("hex:5 (Black has resigned)");
        assertThat(end.lines().getLast()).isEqualTo("moves    c2 swap c3 b1 resign");
        Run json = Run.of("show", golem + "#3", "a5", "b5", "--json").succeeds();
        assertThat(String.valueOf(StrictJson.parse(json.out().strip())))
                .contains("black=[c3, b5], white=[b3, a5], toMove=white, winner=null");
        Run won = Run.of("show", "#2,a1b1", "a2", "--json").succeeds();
        assertThat(won.out()).contains("\"winner\": \"black\"");
        String picture = Run.of("show", golem, "--svg").succeeds().out();
        assertThat(picture).contains("<title>hex:5 (Black has resigned)</title>", ">c2 swap c3 ");
        Run.of("show", golem + "#9").fails(ExitCode.BAD_INPUT, "has 5 moves, not 9");
        Run.of("show", golem + "#3", "c3").fails(ExitCode.BAD_INPUT, "move 4: c3 is occupied");
        Run.of("show", golem, "a1").fails(ExitCode.BAD_INPUT, "something follows resign");
        Run.of("show", golem, "--tree").fails(ExitCode.BAD_INPUT, "--tree shows proofs");
        Run.of("show", file("no.hsgf")).fails(ExitCode.BAD_INPUT, "no such file");
    }

    @Test
    void play_winsAgainstAnyMoves() {
        String moves = "a1\na2\na3\na4\nb1\nb2\nb3\nb4\nc1\nc2\nc3\nc4\nd1\nd2\nd3\nd4\n";
        Run run = Run.withInput("help\nundo\ncarrier\n" + moves, "play", solved()).succeeds();
        assertThat(run.out()).contains("You are White", "Black has joined his edges.");
        Run solve = Run.withInput(moves + moves, "play", "hex:3", "--position", "b2").succeeds();
        assertThat(solve.out()).contains("You have lost.");
    }

    private static List<String> hints(String move) {
        String input = "hint\n" + move + "\nhint\n";
        Run run = Run.withInput(input, "play", "hex:3", "--position", "b2");
        return run.succeeds().lines().stream()
                .filter(line -> line.matches(".*carrier.*\\."))
                .toList();
    }

    /** The centre is joined to both edges over two cells each. */
    @Test
    void hint_saysWhetherTheMoveMattered() {
        assertThat(hints("b1"))
                .containsExactly(
                        "Next: Black wins by the 4 cells of the carrier.",
                        "White b1 was in the carrier; with Black c1 what is left of it wins.",
                        "Next: Black wins by the 2 cells of the carrier.");
        assertThat(hints("c2"))
                .element(1)
                .asString()
                .matches("White c2 was outside the carrier, so Black .. was a free move\\.");
    }

    @Test
    void convert_takesCertificatesAndRecords() throws IOException {
        String certificate = solved();
        String text = file("4.txt");
        Run.of("convert", certificate, text).succeeds();
        assertThat(Files.readString(Path.of(text))).contains("\nrule hex\nrows 4\n");
        String sgf = file("game.sgf");
        Run.of("convert", "#7,b6:sd5", sgf).succeeds();
        assertThat(Files.readString(Path.of(sgf))).contains("GM[11]", ";W[swap-pieces];B[d5]");
        String golem = file("game.hsgf");
        Run.of("convert", sgf, golem).succeeds();
        assertThat(Files.readString(Path.of(golem))).contains(";W[bf];B[swap];W[de]");
        assertThat(Run.of("convert", golem, "-").succeeds().out())
                .isEqualTo("https://hexworld.org/board/#7,b6:sd5\n");
        Run solved = Run.of("solve", "hex:7", "--position", golem + "#1", "--time", "1s");
        assertThat(solved.out()).contains("White to move, Black has b6");
    }

    @Test
    void convert_saysWhatOfARecordIsLost() throws IOException {
        String sgf = file("named.sgf");
        Files.writeString(
                Path.of(sgf), "(;FF[4]GM[11]SZ[5]PB[a]PW[b];B[c3]C[good](;W[b2]C[bad])(;W[d4]))");
        Run run = Run.of("convert", sgf, "-");
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("https://hexworld.org/board/#5,c3b2\n");
        assertThat(run.err()).isEqualTo("note: not written: PB, PW, C, variations\n");
    }

    @Test
    void connections_findTheSmallestCarrier() {
        Run bridge =
                Run.of(
                                "connections",
                                "hex:5",
                                "--position",
                                "c2",
                                "--from",
                                "c2",
                                "--to",
                                "top",
                                "--region",
                                "b1 c1 d1 a2")
                        .succeeds();
        assertThat(bridge.out()).contains("are connected\n", "carrier  c1 d1");
        Run json =
                Run.of(
                        "connections",
                        "hex:5",
                        "--position",
                        "c2",
                        "--from",
                        "c2",
                        "--to",
                        "bottom",
                        "--region",
                        "c3 b4 c4",
                        "--json");
        assertThat(json.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(json.out()).contains("\"connection\": \"none\"");
        Run semi =
                Run.of(
                                "connections",
                                "hex:3",
                                "--position",
                                "b2",
                                "--from",
                                "bottom",
                                "--to",
                                "b2",
                                "--region",
                                "b3")
                        .succeeds();
        assertThat(semi.out()).contains("if Black moves first", "carrier  b3");
    }

    @Test
    void reproduce_findsThePapersFactsOnSmallBoards() {
        Run run = Run.of("reproduce", "hayward2005", "10", "--time", "1s").succeeds();
        assertThat(run.lines().stream().filter(line -> line.endsWith("yes")).count())
                .isGreaterThanOrEqualTo(6);
        assertThat(run.lines()).noneMatch(line -> line.endsWith(" no"));
    }

    @Test
    void reproduce_comparesTheVariantsOfFigure12() {
        Run run = Run.of("reproduce", "hayward2005", "12", "--time", "1ms").succeeds();
        assertThat(run.out())
                .contains("6x6 without domination", "substantially more", "nothing to compare");
    }

    @ParameterizedTest
    @CsvSource({"auto", "depth-first", "pns", "df-pn"})
    void solve_findsTheWinnerByEachMethod(String word) {
        String file = folder.resolve("a1.cert").toString();
        Run.of("solve", "hex:4", "--position", "a1", "--method", word, "--certificate", file)
                .succeeds();
        assertThat(Run.of("check", file).succeeds().out()).contains("VALID");
        Run all = Run.of("solve", "hex:4", "--all-openings", "--method", word).succeeds();
        assertThat(all.out()).contains("winning      d1 c2 b3 a4");
    }

    @ParameterizedTest
    @EnumSource
    void solve_findsTheWinnerWithoutATechnique(HexTechnique off) {
        Run run = Run.of("solve", "hex:4", "--position", "a1", "--without", off.word()).succeeds();
        assertThat(run.out()).contains("White wins");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve hex:20 | at most 19",
                "solve hex:x | expected hex:N",
                "solve hex:0 | numbers from 1 on",
                "solve hex:5 --position z9 | not a cell",
                "solve hex:5 --position #6,a1 | hex:6, not on hex:5",
                "solve hex:5 --to-move maker | black or white",
                "solve mnk:3,3,3 --rule weak --to-move black | maker or breaker",
                "solve hex:5 --rule weak | not for Hex",
                "solve hex:5 --method partition | for weak games, not for Hex",
                "solve hex:5 --method cuts | --method cuts is for weak games, not for Hex",
                "solve hex:11 --method df-pn | at most 64 free cells",
                "solve hex:5 --threads 2 | not for Hex",
                "solve hex:5 --order 3 | --order is for wins by threats",
                "solve hex:5 --without fill | did you mean",
                "solve hex:5 --without pairing | no technique of Hex; expected one of fill-in",
                "solve mnk:3,3,3 --rule weak --without fill-in | is no technique; expected",
                "solve hex:5 --all-openings --find-all-winning | exclude",
                "solve mnk:3,3,3 --rule weak --all-openings | --all-openings is for Hex",
                "solve hex:2 --position b1a1a2 --all-openings | the game is over",
                "convert #5,a1b9 x.sgf | not a cell",
                "convert #5,a1 x.png | expected a name in .sgf",
                "convert #7,b6c4 x.hsgf --sgf capital | --sgf is for records of",
                "convert #7,b6c4 x.hsgf --out-charset GB18030 | is for records of Connect6",
                "convert #7,b6c4 x.hsgf --charset GB18030 | is for records of Connect6",
                "connections hex:5 --from top --to left | one player",
                "connections hex:5 --from a1 --to top | expected a stone",
                "connections hex:5 --position a1 --from a1 --to top --region a1 | stone stands",
                "solve hex:5 --position nowhere.sgf | no such file"
            })
    void badInput_isOneLine(String command, String reason) {
        Run.of(command.split(" ")).fails(ExitCode.BAD_INPUT, reason);
    }
}
