package proofstone.game.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.GameSyntaxException;

class TilingReaderTest {
    private static final String TILE = "proofstone-tiling 1;tile t;set a1 b1;";
    private static final String WHOLE = TILE + "period 2 0;period 0 1;place t 0 0";

    private static Tiling parse(String lines) throws GameSyntaxException {
        return TilingReader.parse(lines.replace(';', '\n'), "x");
    }

    @ParameterizedTest
    @ValueSource(strings = {"b2.tiling", "strip7-9.tiling"})
    void writer_isInverted(String name) throws Exception {
        Tiling tiling = Examples.documented(name);
        String text = TilingWriter.toText(tiling);
        assertThat(TilingWriter.toText(TilingReader.parse(text, "copy"))).isEqualTo(text);
        assertThat(text.lines().filter(line -> line.startsWith("set ")))
                .hasSize(tiling.tiles().getFirst().hypergraph().sets().size());
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void orientations_areReadAndKeepLines(Orientation orientation) throws Exception {
        Tiling tiling = parse(WHOLE + " " + orientation.word());
        assertThat(tiling.placements().getFirst().orientation()).isEqualTo(orientation);
        assertThat(parse(TilingWriter.toText(tiling)).placements().getFirst().orientation())
                .isEqualTo(orientation);
        Cell image = orientation.of(new Cell(2, 1));
        assertThat(Math.abs(image.right() * image.up())).isEqualTo(2);
    }

    @Test
    void comments_blanksAndLineEndsDoNotMatter() throws Exception {
        String loose = WHOLE.replace(";", " # why;;").replace(" ", "   ").replace("1   #", "1 #");
        String text = loose.replace("proofstone-tiling   ", "proofstone-tiling ");
        assertThat(TilingWriter.toText(TilingReader.parse(text.replace(";", "\r\n"), "x")))
                .isEqualTo(TilingWriter.toText(parse(WHOLE)));
    }

    @Test
    void overlap_isFound() throws Exception {
        assertThat(parse(WHOLE).overlap()).isEmpty();
        assertThat(parse(WHOLE + ";place t 3 5").overlap()).contains(new Cell(3, 5));
        assertThat(parse(WHOLE.replace("period 2 0", "period 1 0")).overlap()).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "proofstone-tiling 2 | x:1: expected proofstone-tiling 1",
                "proofstone-tiling 1;frob 1 | x:2: frob is no statement, expected tile, set",
                "proofstone-tiling 1;set a1 | x:2: a set before the first tile",
                "proofstone-tiling 1;tile | x:2: expected tile NAME",
                "proofstone-tiling 1;tile t;tile t | x:3: there is a tile t already",
                "proofstone-tiling 1;tile t;set | x:3: expected set SQUARE ...",
                "proofstone-tiling 1;tile t;set a1 7 | x:3: 7 is no square, expected a name such",
                "proofstone-tiling 1;tile t;set a1 A1 | x:3: the square A1 stands twice",
                "proofstone-tiling 1;tile t;place t 0 0 | x:3: there is no tile t with a set before",
                "proofstone-tiling 1;place t 0 0 | x:2: there is no tile t with a set before",
                "proofstone-tiling 1;period 1 | x:2: expected period RIGHT UP",
                "proofstone-tiling 1;period 1 x | x:2: x: expected a number of at most 1048576",
                "proofstone-tiling 1;period 1 9999999 | x:2: 9999999: expected a number of at most",
                "proofstone-tiling 1;period 1 2;period 2 4 | x:3: the two periods lie on one line",
                "proofstone-tiling 1;period 999 0;period 0 999 | x:3: a period of 998001 squares, at",
                "proofstone-tiling 1;period 1 2;period 2 1;period 3 1 | x:4: a third period",
                "proofstone-tiling 1;tile t;set a1;place t 0 | x:4: expected place TILE RIGHT UP",
                "proofstone-tiling 1;tile t;set a1;place t 0 0 up | x:4: up is no orientation",
                "proofstone-tiling 1;tile t;set a1;place t 0 0;set b1 | x:5: a set after the tile",
                "proofstone-tiling 1;period 1 2 | x: expected two lines period and at least one",
                "proofstone-tiling 1;period 1 2;period 2 1 | x: expected two lines period and at",
            })
    void refusal_namesTheLineAndWhatWasExpected(String lines, String reason) {
        assertThatThrownBy(() -> parse(lines))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageStartingWith(reason);
    }

    @Test
    void refusal_ofTooManySquares() {
        StringBuilder text = new StringBuilder("proofstone-tiling 1;tile t");
        for (int row = 1; row <= Tile.MAX_SQUARES + 1; row++) {
            text.append(";set a").append(row);
        }
        assertThatThrownBy(() -> parse(text + ";place t 0 0"))
                .hasMessageEndingWith("t has 4097 squares, at most 4096 are allowed");
    }

    @Test
    void refusal_ofFilesThatAreNoText(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("f"), new byte[] {(byte) 0xff, 0});
        assertThatThrownBy(() -> TilingReader.read(file)).hasMessageEndingWith("not text in UTF-8");
        Path large = Files.write(folder.resolve("g"), new byte[(1 << 20) + 1]);
        assertThatThrownBy(() -> TilingReader.read(large))
                .hasMessageEndingWith("larger than 1048576 bytes");
        assertThatThrownBy(() -> TilingReader.read(folder.resolve("none")))
                .hasMessageEndingWith("cannot be read");
        assertThatThrownBy(() -> TilingReader.read(folder))
                .hasMessageEndingWith("not a regular file");
    }

    @Test
    void writer_refusesSquaresWithoutName() {
        Tile tile = new Tile("t", java.util.List.of(java.util.List.of(new Cell(-1, 0))));
        Placement placement = new Placement(tile, Cell.ORIGIN, Orientation.PLAIN);
        Tiling tiling =
                new Tiling(
                        java.util.List.of(tile),
                        new Cell(1, 0),
                        new Cell(0, 1),
                        java.util.List.of(placement));
        assertThatThrownBy(() -> TilingWriter.toText(tiling))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(-1,0)");
    }
}
