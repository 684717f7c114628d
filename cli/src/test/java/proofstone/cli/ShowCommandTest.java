package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class ShowCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path folder;

    @SuppressWarnings("NullAway.Init")
    private static String maker;

    @SuppressWarnings("NullAway.Init")
    private static String breaker;

    @BeforeAll
    static void solve() {
        maker = Certificates.of("mnk:3,3,3", folder);
        breaker = Certificates.of("mnk:4,4,4", folder);
    }

    private static Document xml(String text) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    @Test
    void text_marksTheReplyAndTheCarrier() {
        Run run = Run.of("show", maker).succeeds();
        assertThat(run.lines())
                .startsWith("Maker wins mnk:3,3,3 (weak, Maker to move)", "")
                .contains(" 2 ░·░[●]░·░", "    a  b  c", "reply    Maker b2", "moves    Maker b2")
                .anyMatch(line -> line.startsWith("reason   "))
                .anyMatch(line -> line.startsWith("carrier  "));
        assertThat(run.out()).contains("[ ] Maker's reply", "░·░ carrier");
    }

    @Test
    void text_inAsciiIsAscii() {
        Run run = Run.of("show", maker, "a1", "--ascii").succeeds();
        assertThat(run.out()).matches("[\\n -~]*").contains("(O)", "[X]");
    }

    @Test
    void moves_mayListTheRepliesOrNot() {
        String replies = Run.of("show", maker, "b2", "a1").succeeds().out();
        assertThat(Run.of("show", maker, "a1").succeeds().out()).isEqualTo(replies);
        assertThat(Run.of("show", maker, "b2A1").succeeds().out()).isEqualTo(replies);
        assertThat(replies).contains("moves    Maker b2, Breaker a1, Maker ", "(○)");
    }

    @Test
    void moves_thatAreNotLegalAreRefused() {
        Run.of("show", maker, "b2", "b2")
                .fails(
                        ExitCode.BAD_INPUT,
                        "no legal move of Breaker after Maker b2: b2 is occupied");
        Run.of("show", breaker, "a1", "a1")
                .fails(ExitCode.BAD_INPUT, "no legal move of Maker after Maker a1, Breaker ");
        Run.of("show", breaker, "e1").fails(ExitCode.BAD_INPUT, "move 1: e1 is not a square");
        Run.of("show", maker, "a1", "c1", "a1", "c3", "a3", "b3", "b1", "c2", "a2")
                .fails(ExitCode.BAD_INPUT, "no legal move of Breaker after ", "is ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--strategy black | --strategy is for certificates of draws of strong games",
                "--ascii --svg | --ascii is for boards drawn with characters",
                "--ascii --json | --ascii is for boards drawn with characters",
                "--ascii --tree | --ascii is for boards drawn with characters",
                "--charset CP949 | --charset is for records of Connect6",
                "--game connect:9,9,5,2,1 | --game is for records of Connect6",
            })
    void options_ofOtherFiles_areRefused(String row) {
        String[] parts = row.split(" \\| ", -1);
        Run.of(("show " + maker + " " + parts[0]).split(" ", -1))
                .fails(ExitCode.BAD_INPUT, parts[1]);
    }

    @Test
    void json_tellsThePosition() {
        var json = StrictJson.object(Run.of("show", maker, "a1", "--json").succeeds().out());
        assertThat(json)
                .containsEntry("game", "mnk:3,3,3")
                .containsEntry("verdict", "maker-wins")
                .containsEntry("breaker", List.of("a1"))
                .containsEntry("toMove", "breaker")
                .containsEntry("over", false)
                .containsKeys("moves", "maker", "reply", "reason", "outlook", "carrier", "version");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a1", "c4 d2"})
    void svg_isWellFormedAndScales(String moves) throws Exception {
        Run run =
                Run.of(("show " + breaker + " " + moves + " --svg").replace("  ", " ").split(" "));
        Element svg = xml(run.succeeds().out()).getDocumentElement();
        assertThat(svg.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(svg.getLocalName()).isEqualTo("svg");
        assertThat(svg.getAttribute("viewBox"))
                .isEqualTo("0 0 " + svg.getAttribute("width") + " " + svg.getAttribute("height"));
        int stones = moves.isEmpty() ? 0 : 2 * moves.split(" ").length;
        long numbers = run.lines().stream().filter(line -> line.contains("\"number on-")).count();
        assertThat(numbers).isEqualTo(stones);
        assertThat(run.out()).contains("class=\"carrier\"", ">a<", ">4<");
    }

    @Test
    void svg_goesToAFileThatIsNotOverwritten() throws Exception {
        String picture = folder.resolve("picture.svg").toString();
        assertThat(Run.of("show", maker, "--svg", picture).succeeds().out()).isEmpty();
        String written = Files.readString(Path.of(picture));
        xml(written);
        Run.of("show", maker, "a1", "--svg", picture)
                .fails(ExitCode.BAD_INPUT, "the file exists already; add --replace");
        assertThat(Path.of(picture)).hasContent(written);
        Run.of("show", maker, "a1", "--svg", picture, "--replace").succeeds();
        assertThat(Files.readString(Path.of(picture))).isNotEqualTo(written);
        Run.of("show", maker, "--svg", "no/such/folder/x.svg")
                .fails(ExitCode.BAD_INPUT, "there is no folder");
    }

    @Test
    void tree_namesEveryMoveOfTheProof() {
        Run run = Run.of("show", maker, "--tree").succeeds();
        assertThat(run.lines())
                .startsWith("Maker wins mnk:3,3,3 (weak, Maker to move)", "Maker b2")
                .anyMatch(line -> line.matches("  Breaker .* or elsewhere"))
                .anyMatch(line -> line.contains("two lines cross at "));
        Run cut = Run.of("show", maker, "--tree", "--depth", "2").succeeds();
        assertThat(cut.lines()).contains("    ...").hasSizeLessThan(run.lines().size());
        assertThat(Run.of("show", breaker, "--tree").succeeds().lines())
                .startsWith("Breaker wins mnk:4,4,4 (weak, Maker to move)")
                .hasSizeGreaterThan(1);
    }

    @Test
    void tree_isBounded() {
        String large = Certificates.of("mnk:5,5,4", folder);
        assertThat(Run.of("show", large, "--tree", "--depth", "99").succeeds().lines())
                .hasSizeLessThanOrEqualTo(10_002);
    }
}
