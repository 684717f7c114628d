package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import proofstone.knowledge.strips.WinnerData;
import proofstone.knowledge.strips.WinnerModel;

class TrainCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static Element svg(String text) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder()
                .parse(new InputSource(new StringReader(text)))
                .getDocumentElement();
    }

    @Test
    void text_hasTheSearchesAndTheCoefficients() {
        List<String> lines =
                Run.of("train", "strip7", "7..8", "--positions", "400").succeeds().lines();
        assertThat(lines).hasSize(13);
        assertThat(lines.get(0)).matches("strip7:7 +proof +maker-wins +[0-9]+ positions +1 nodes");
        assertThat(lines.get(1))
                .matches("strip7:7 +disproof +unknown +400 positions +[0-9,]+ nodes");
        assertThat(lines.get(4)).matches("[0-9]+ positions: [0-9]+ that Maker wins, .*");
        assertThat(lines.get(9)).matches("times the potential +-[0-9]+\\.[0-9]{3} +-25\\.830");
        assertThat(lines.getLast()).startsWith("note: the paper's coefficients do not tell");
    }

    @Test
    void json_andPicture_sayTheSameEachTime() throws Exception {
        String picture = folder.resolve("winners.svg").toString();
        String[] command = {
            "train",
            "strip7",
            "7",
            "--positions=300",
            "--without=pairing",
            "--json",
            "--svg",
            picture
        };
        Run first = Run.of(command).succeeds();
        Map<?, ?> object =
                StrictJson.asObject(Objects.requireNonNull(StrictJson.parse(first.out())));
        assertThat((List<?>) object.get("searches")).hasSize(2);
        assertThat(StrictJson.asObject(Objects.requireNonNull(object.get("fitted"))))
                .containsOnlyKeys(
                        "constant",
                        "makerToMove",
                        "emptySquares",
                        "potential",
                        "toldOfMaker",
                        "toldOfBreaker");
        String drawn = Files.readString(Path.of(picture));
        assertWellFormed(drawn);
        Run.of(command).fails(ExitCode.BAD_INPUT, "the file exists already");
        String[] again = Arrays.copyOf(command, command.length + 1);
        again[command.length] = "--replace";
        assertThat(Run.of(again).succeeds().out()).isEqualTo(first.out());
        assertThat(Files.readString(Path.of(picture))).isEqualTo(drawn);
    }

    private static void assertWellFormed(String drawn) throws Exception {
        Element svg = svg(drawn);
        assertThat(svg.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(svg.getAttribute("viewBox"))
                .isEqualTo("0 0 " + svg.getAttribute("width") + " " + svg.getAttribute("height"));
        NodeList cells = svg.getElementsByTagName("rect");
        assertThat(cells.getLength()).isGreaterThan(10);
        double width = Double.parseDouble(svg.getAttribute("width"));
        double height = Double.parseDouble(svg.getAttribute("height"));
        for (int i = 1; i < cells.getLength(); i++) {
            Element cell = (Element) cells.item(i);
            assertThat(end(cell, "x", "width")).isBetween(0.0, width);
            assertThat(end(cell, "y", "height")).isBetween(0.0, height);
            assertThat(cell.getAttribute("fill")).matches("#[0-9a-f]{6}");
        }
        assertThat(drawn).doesNotContain("NaN", "Infinity");
    }

    private static double end(Element cell, String from, String length) {
        return Double.parseDouble(cell.getAttribute(from))
                + Double.parseDouble(cell.getAttribute(length));
    }

    @Test
    void plot_ofNoData_isWellFormed() throws Exception {
        WinnerData none = new WinnerData();
        String drawn = new WinnerPlot(none, WinnerModel.fitted(none)).svg();
        assertThat(svg(drawn).getLocalName()).isEqualTo("svg");
        assertThat(drawn).doesNotContain("NaN", "Infinity");
    }

    @Test
    void limit_endsWithWhatThereIs() {
        Run run = Run.of("train", "strip7", "9", "--time", "1ms");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out()).contains("log-odds that Breaker wins");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "mnk 7 | train: mnk: no family of boards, expected strip7",
                "strip7 6 | train: 6: expected sizes from 7 to 32, the lesser first",
                "strip7 9..8 | train: 9..8: expected sizes from 7 to 32, the lesser first",
                "strip7 7..33 | train: 7..33: expected sizes from 7 to 32, the lesser first",
                "strip7 7..999999999999 | train: 7..999999999999: no sizes, expected such as 7..10",
                "strip7 seven | train: seven: no sizes, expected such as 7..10",
                "strip7 7.. | train: 7..: no sizes, expected such as 7..10",
                "strip7 7 --svg plot.png | train: --svg plot.png: expected a name in .svg",
                "strip7 7 --svg no/such/folder/x.svg | no/such/folder/x.svg: there is no folder",
                "strip7 7 --replace | train: --replace says how to write a picture; add --svg FILE",
                "strip7 7 --positions 0 | '0' is not a number from 1 to 1000000",
                "strip7 7 --positions -5 | '-5' is not a number from 1 to 1000000",
                "strip7 7 --without magic | 'magic' is no technique",
                "strip7 7 --memory 1k | --memory 1k is too small",
                "strip7 7 --time soon | 'soon' is not a time",
                "strip7 | missing required parameter: 'SIZES'",
                "strip7 7 8 | '8' is one argument too many",
            })
    void badInput_isOneLine(String arguments, String line) {
        Run.of(("train " + arguments).split(" ")).fails(ExitCode.BAD_INPUT, line);
    }
}
