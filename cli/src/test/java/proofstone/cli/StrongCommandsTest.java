package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands on strong games. */
class StrongCommandsTest {
    @TempDir private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String solved(String game, String... more) {
        String certificate = file("c" + game.hashCode() + more.length + ".cert");
        String[] arguments = new String[more.length + 4];
        System.arraycopy(
                new String[] {"solve", game, "--certificate", certificate}, 0, arguments, 0, 4);
        System.arraycopy(more, 0, arguments, 4, more.length);
        Run.of(arguments).succeeds();
        return certificate;
    }

    private static String json(String... arguments) {
        return String.valueOf(StrictJson.parse(Run.of(arguments).succeeds().out().strip()));
    }

    @Test
    void solve_provesADrawByStrategyStealing() {
        String certificate = file("333.cert");
        Run run = Run.of("solve", "mnk:3,3,3", "--certificate", certificate).succeeds();
        assertThat(run.lines().getFirst())
                .isEqualTo("Nobody wins mnk:3,3,3 (strong, Black to move): a draw");
        assertThat(run.out()).contains("theorem      strategy-stealing: White holds", ", checked");
        assertThat(Run.of("check", certificate).succeeds().out())
                .startsWith("VALID (with theorem strategy-stealing) draw mnk:3,3,3, black to move");
    }

    @Test
    void solve_provesOtherDrawsTwice() {
        String certificate = solved("mnk:3,3,3", "--position", "b2 a1");
        assertThat(Run.of("check", certificate).succeeds().out())
                .startsWith("VALID draw mnk:3,3,3");
        Run white = Run.of("show", certificate).succeeds();
        Run black = Run.of("show", certificate, "--strategy", "black").succeeds();
        assertThat(white.out()).doesNotContain("reply    ");
        assertThat(black.out()).contains("reply    Black ");
    }

    @Test
    void solve_refusesAFirstTurnOfMoreStonesThanTheOthers() {
        for (String game : new String[] {"connect:3,3,3,2,5", "connect:3,3,3,1,2"}) {
            Run run = Run.of("solve", game, "--rule", "strong");
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).contains("the first turn has more stones than the others");
        }
        assertThat(
                        Run.of("solve", "connect:3,3,3,1,2", "--rule", "strong", "--position", "a1")
                                .code())
                .isEqualTo(2);
        Run after =
                Run.of(
                        "solve",
                        "connect:3,3,3,2,5",
                        "--rule",
                        "strong",
                        "--position",
                        "a1-a2-b3-c2-c1");
        assertThat(after.succeeds().out()).startsWith("Black wins connect:3,3,3,2,5");
    }

    @Test
    void solve_findsWinsOfEitherPlayer() {
        assertThat(Run.of("solve", "mnk:3,3,3", "--position", "b2 a2").succeeds().out())
                .startsWith(
                        "Black wins mnk:3,3,3 (strong, Black to move, Black has b2, White has a2)");
        assertThat(Run.of("solve", "mnk:3,3,3", "--position", "a1 b2 a3", "--to-move", "black"))
                .satisfies(run -> assertThat(run.out()).startsWith("Black wins"));
        Run white = Run.of("solve", "mnk:3,3,3", "--position", "a1 c1 b3 c2 a2").succeeds();
        assertThat(white.out()).startsWith("White wins").contains("first move   c3");
    }

    @Test
    void solve_answersOneQuestionOnly() {
        assertThat(json("solve", "mnk:3,3,3", "--prove", "black-wins", "--json"))
                .contains("rule=strong", "verdict=not-black", "theorem=null");
        assertThat(json("solve", "mnk:3,3,3", "--prove", "white-wins", "--json"))
                .contains("verdict=not-white");
        assertThat(json("solve", "mnk:3,3,3;rim=1,1", "--json", "--without", "pairing"))
                .contains("verdict=not-black", "pairing=false", "partitions=true");
    }

    @Test
    void solve_printsRemarks() {
        Run run = Run.of("solve", "mnk:4,4,3", "--pv").succeeds();
        assertThat(run.out())
                .contains("variation\n   1. Black ", "direct threat (", "double threat (", "forced")
                .containsPattern("Black ..  +wins\n");
    }

    @Test
    void solve_verifiesItsRules() {
        Run run = Run.of("solve", "mnk:3,3,3", "--verify-rules").succeeds();
        assertThat(run.lines().getFirst()).endsWith("a draw");
        assertThat(run.out())
                .containsPattern(
                        "rule +threats: \\d+ claims?, put to searches without this rule \\(\\d+ nodes\\):"
                                + " none wrong, 0 open\n")
                .contains("null-move: ", "pairing: ", "must-play: ", "symmetry: ");
        assertThat(json("solve", "mnk:3,3,3", "--verify-rules", "--without", "pairing", "--json"))
                .contains("rule=threats", "contradicted=0", "open=0")
                .doesNotContain("rule=pairing");
        assertThat(json("solve", "mnk:3,3,3", "--json")).contains("rules=null");
        assertThat(Run.of("solve", "mnk:3,3,3", "--monotone", "--verify-rules").code())
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(Run.of("solve", "mnk:3,3,3", "--rule", "weak", "--verify-rules").code())
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(Run.of("solve", "connect:3,3,3,2,1;rim=1,1", "--verify-rules").code())
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void solve_reportsLimits() {
        Run run = Run.of("solve", "mnk:4,9,4", "--time", "20ms");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out()).startsWith("Not solved: mnk:4,9,4 (strong, Black to move); the time");
    }

    @Test
    void solve_takesSeveralStonesATurn() throws Exception {
        String certificate = file("connect.cert");
        String game = "connect:4,4,3,2,1";
        Run run = Run.of("solve", game, "--rule", "strong", "--certificate", certificate);
        assertThat(run.succeeds().out())
                .startsWith("Black wins connect:4,4,3,2,1 (strong, Black to move with 1 stone)");
        assertThat(Run.of("show", certificate, "b3 b4-c4").succeeds().out())
                .contains("moves    Black b3, White b4-c4, Black ");
        String[] after = {"solve", game, "--rule", "strong", "--position", "b3 b4-c4", "--json"};
        assertThat(json(after)).contains("toMove=black", "stonesLeft=2", "verdict=black-wins");
        assertThat(Run.of("solve", game + ";rim=2,2", "--to-move", "white").succeeds().out())
                .startsWith(
                        "Black does not win connect:4,4,3,2,1;rim=2,2 (strong, White to move with 2");
        Path two = folder.resolve("two.pg");
        Files.writeString(
                two,
                """
                #times 1 2 3 4 5
                #blackturns 1 4 5
                #positions a b c d e
                #blackwins
                a b
                c d
                #whitewins
                a c
                b e
                """);
        assertThat(Run.of("solve", two.toString()).succeeds().out())
                .startsWith("White wins free:two.pg (strong, Black to move with 1 stone)");
    }

    @Test
    void solve_growsTheRim() {
        String certificate = file("larger.cert");
        Run run = Run.of("solve", "mnk:3,4,3", "--monotone", "--certificate", certificate);
        assertThat(run.succeeds().out())
                .contains("mnk:3,4,3 ", "mnk:3,4,3;rim+=0,2 ")
                .contains(
                        "theorem      Black wins 3 in a row on every M x N board with M = 3 and N >= 4");
        assertThat(Run.of("check", certificate).succeeds().out())
                .startsWith(
                        "VALID black-wins-larger mnk:3,4,3;rim+=0,2 (on all boards M x N, M = 3");
        assertThat(json("solve", "mnk:3,3,3", "--monotone", "--json"))
                .contains("sides=columns", "verdict=unknown", "theorem=null", "verdict=not-black");
        assertThat(json("solve", "mnk:4,4,3", "--monotone=both", "--json"))
                .contains("sides=both", "verdict=black-wins-larger");
    }

    @Test
    void files_areSolvedShownAndConverted() throws Exception {
        Path pg =
                Files.writeString(
                        folder.resolve("x.pg"),
                        """
                        #times 1 2 3 4 5 6
                        #blackturns 1 3 5
                        #positions up down left right top end
                        #blackwins
                        up down
                        up left
                        right top
                        #whitewins
                        up down
                        down end
                        """);
        String certificate = solved(pg.toString());
        assertThat(Run.of("check", certificate).succeeds().out())
                .startsWith("VALID black-wins free:x.pg");
        Run shown = Run.of("show", certificate, "--names", pg.toString()).succeeds();
        assertThat(shown.out()).contains("reply    Black up");
        Path back = folder.resolve("back.pg");
        Run.of("convert", certificate, back.toString()).succeeds();
        assertThat(Files.readString(back)).contains("#whitewins", "#blackturns\nt1 t3 t5\n");
        assertThat(Run.of("solve", back.toString()).succeeds().out()).startsWith("Black wins");
    }

    /** Black wins in two moves, so one ply is not enough. */
    @Test
    void files_mayLimitThePlies() throws Exception {
        String text =
                """
                #times %s
                #blackturns %s
                #positions a b c d
                #blackwins
                a b
                a c
                #whitewins
                c d
                """;
        Path pg = Files.writeString(folder.resolve("y.pg"), text.formatted("1 2 3", "1 3"));
        assertThat(Run.of("solve", pg.toString()).succeeds().out())
                .startsWith("Black wins free:y.pg (strong, Black to move, over after 3 plies)");
        Files.writeString(pg, text.formatted("1", "1"));
        assertThat(Run.of("solve", pg.toString()).succeeds().out())
                .startsWith("Nobody wins free:y.pg (strong, Black to move, over after 1 ply)");
    }

    @Test
    void show_tellsWhereTheProofStands() {
        String certificate = solved("mnk:4,4,3");
        Run start = Run.of("show", certificate).succeeds();
        assertThat(start.out())
                .contains("● Black   ○ White", "[ ] Black's reply", "next     ", "carrier  ");
        Run line = Run.of("show", certificate, "--tree", "--depth", "2").succeeds();
        assertThat(line.out()).contains("Black wins mnk:4,4,3", "  else - ", " wins");
        assertThat(json("show", certificate, "--json"))
                .contains("rule=strong", "verdict=black-wins", "strategy=black", "over=false");
    }

    @Test
    void show_drawsPictures() throws Exception {
        String certificate = solved("mnk:3,3,3");
        String out = file("x.svg");
        Run.of("show", certificate, "b2", "--svg", out).succeeds();
        String svg = Files.readString(Path.of(out));
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertThat(svg).contains(">Black</text>", ">White</text>", "White ");
    }

    /** A narrow board has a heading of more lines, and the board stands as much lower. */
    @Test
    void pictures_wrapTheirHeadings() {
        String certificate = file("narrow.cert");
        Run.of("solve", "mnk:3,3,3", "--position", "b2 a1 c3", "--certificate", certificate)
                .succeeds();
        List<String> lines = Run.of("show", certificate, "--svg").succeeds().lines();
        String title =
                "Nobody wins mnk:3,3,3 (strong, White to move, Black has c3 b2, White has a1): a draw";
        List<String> parts = texts(lines, "title");
        assertThat(String.join(" ", parts)).isEqualTo(title);
        assertThat(parts).hasSize(3).allMatch(part -> part.length() <= 39);
        assertThat(lines)
                .contains("<g transform=\"translate(0 44.0)\">")
                .anyMatch(line -> line.contains("viewBox=\"0 0 480.0 334.0\""));
    }

    private static List<String> texts(List<String> svg, String type) {
        return svg.stream()
                .filter(line -> line.startsWith("<text class=\"" + type + "\""))
                .map(line -> line.replaceAll("<[^>]*>", ""))
                .toList();
    }

    @Test
    void heading_breaksLongWordsAndEndsAfterSixLines() {
        SvgHeading heading = new SvgHeading("a".repeat(50), "ab ".repeat(200), 480);
        List<String> lines = heading.elements(50).lines().toList();
        assertThat(texts(lines, "title")).containsExactly("a".repeat(39), "a".repeat(11));
        assertThat(texts(lines, "note")).hasSize(6).last().asString().endsWith("ab…");
        assertThat(heading.extra()).isEqualTo(22 + 5 * 17);
        assertThat(new SvgHeading("a", "", 480).elements(50).lines()).hasSize(1);
    }

    @Test
    void show_refusesWhatCannotBePlayed() {
        String certificate = solved("mnk:3,3,3");
        Run.of("show", certificate, "a1 a1").fails(ExitCode.BAD_INPUT, "move a1: a1 is occupied");
        Run.of("show", certificate, "z9").fails(ExitCode.BAD_INPUT, "z9 is not a square");
        Run.of("show", certificate, "--strategy", "black")
                .fails(ExitCode.BAD_INPUT, "the certificate has no strategy of black");
        Run tree = Run.of("show", certificate, "--strategy", "black", "--tree");
        tree.fails(ExitCode.BAD_INPUT, "no strategy of black");
        assertThat(tree.out()).isEmpty();
        Run.of("show", certificate, "--tree", "--svg")
                .fails(ExitCode.BAD_INPUT, "exclude each other");
    }

    @Test
    void show_refusesOptionsThatChangeNothing() {
        String certificate = solved("mnk:4,4,3");
        Run.of("show", certificate, "--strategy", "black")
                .fails(ExitCode.BAD_INPUT, "--strategy is for certificates of draws");
        Run.of("show", certificate, "--charset", "CP949")
                .fails(ExitCode.BAD_INPUT, "--charset is for records");
    }

    @Test
    void play_answersUntilTheEnd() {
        String certificate = solved("mnk:4,4,3");
        Run game =
                Run.withInput("a1\na4\nd4\nd1\nundo\nhint\ncarrier\nquit\n", "play", certificate);
        assertThat(game.succeeds().out()).contains("You are White, so you will lose.", "Black ");
        Run draw = Run.withInput("b2\na1\nb3\nc1\nc2\na3\n", "play", "mnk:3,3,3", "--ascii");
        assertThat(draw.succeeds().out())
                .contains("You are Black, so you will not win.", "White a3", "forced");
    }

    @Test
    void convert_changesTheForm() throws IOException {
        String certificate = solved("mnk:3,3,3");
        String text = file("t.txt");
        Run.of("convert", certificate, text).succeeds();
        assertThat(Files.readString(Path.of(text))).contains("\nrule strong\n", "claim draw\n");
        Run.of("convert", text, file("back.cert")).succeeds();
        assertThat(Files.readAllBytes(Path.of(file("back.cert"))))
                .isEqualTo(Files.readAllBytes(Path.of(certificate)));
    }

    @Test
    void position_isReadFromCertificates() {
        String certificate = solved("mnk:3,3,3", "--position", "b2 a2");
        assertThat(Run.of("solve", "mnk:3,3,3", "--position", certificate).succeeds().out())
                .startsWith("Black wins mnk:3,3,3 (strong, Black to move, Black has b2");
        Run.of("solve", "mnk:3,4,3", "--position", certificate)
                .fails(ExitCode.BAD_INPUT, "a game on mnk:3,3,3, not on mnk:3,4,3");
    }

    @Test
    void reproduce_tableThreeAgrees() {
        assertThat(Run.of("reproduce", "uiterwijk2019", "3", "--time", "60s").succeeds().lines())
                .filteredOn(line -> line.matches(".* verdict yes; .* bytes checked"))
                .hasSize(5);
    }
}
