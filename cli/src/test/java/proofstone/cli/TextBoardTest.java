package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Board;
import proofstone.game.FreeLayout;
import proofstone.game.GameParser;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Layout;
import proofstone.game.MoveParser;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

class TextBoardTest {
    private static Board free(int squares, Layout layout) {
        Hypergraph hypergraph = new Hypergraph(squares, List.of(SquareSet.of(0, 1)));
        return new Board("free:x", hypergraph, layout, List.of(Permutation.identity(squares)));
    }

    private static List<String> plain(Board board, WeakPosition position) {
        Scene scene = Scene.plain(board, position, Role.MAKER);
        return TextBoard.lines(scene, TextBoard.Glyphs.ASCII);
    }

    private static WeakPosition stones(int maker, int breaker) {
        return new WeakPosition(SquareSet.of(maker), SquareSet.of(breaker), Role.MAKER);
    }

    @Test
    void grid_hasCoordinatesMarksAndLegend() throws Exception {
        Board board = GameParser.parse("mnk:3,4,3");
        WeakPosition position = MoveParser.play(board, "a1 b2 c3", Role.MAKER);
        Scene scene =
                new Scene(
                        board,
                        position,
                        Role.MAKER,
                        SquareSet.of(0, 1, 11),
                        List.of(8, 5, 2),
                        SquareSet.of(2),
                        SquareSet.of(5));
        assertThat(TextBoard.lines(scene, TextBoard.Glyphs.UNICODE))
                .containsExactly(
                        " 3 ░·░░·░[●] ·",
                        " 2  · (○) ·  ·",
                        " 1  ●  ·  · ░·░",
                        "    a  b  c  d",
                        "",
                        "● Maker   ○ Breaker   ( ) last move   [ ] Maker's reply   ░·░ carrier");
    }

    @Test
    void grid_makesRoomForLongCoordinates() throws Exception {
        Board board = GameParser.parse("mnk:10,28,5");
        List<String> lines = plain(board, WeakPosition.empty(Role.MAKER));
        assertThat(lines.get(0)).startsWith(" 10  .  ");
        assertThat(lines.get(9)).startsWith("  1  .  ");
        assertThat(lines.get(10)).startsWith("     a  b ").endsWith(" z  aa ab");
    }

    @Test
    void freeBoard_showsNames() {
        Board board = free(3, new FreeLayout(List.of("left", "x", "a_very_long_name_indeed")));
        assertThat(plain(board, stones(0, 2)))
                .containsExactly(
                        "  X left               . x",
                        "  O a_very_long_nam~",
                        "",
                        "X Maker   O Breaker");
    }

    @Test
    void freeBoard_namedByColumnAndRowIsAGrid() {
        Board board = free(3, new FreeLayout(List.of("c7", "d7", "d8")));
        assertThat(plain(board, stones(0, 2)).subList(0, 3))
                .containsExactly(" 8     O", " 7  X  .", "    c  d");
    }

    @Test
    void freeBoard_inOneLongRowIsWrapped() {
        Board board = free(20, new GridLayout(1, 20));
        List<String> lines = plain(board, WeakPosition.empty(Role.MAKER));
        assertThat(lines).hasSize(6);
        assertThat(lines.get(0)).isEqualTo("  . a1   . b1   . c1   . d1   . e1");
        assertThat(lines.get(3)).isEqualTo("  . p1   . q1   . r1   . s1   . t1");
    }

    @Test
    void svg_drawsTheSameSquares() throws Exception {
        Board board = GameParser.parse("mnk:3,4,3");
        Scene scene = Scene.plain(board, MoveParser.play(board, "a1 b2", Role.MAKER), Role.MAKER);
        String svg = SvgBoard.document(scene, "a <b> & \"c\"", "note\u0001");
        assertThat(svg)
                .contains("a &lt;b&gt; &amp; &quot;c&quot;", "<desc>note </desc>")
                .containsOnlyOnce("class=\"maker\" cx=\"168.0\" cy=\"188.0\"")
                .doesNotContain("\u0001");
        assertThat(IntStream.of(1, 2, 3)).allMatch(row -> svg.contains(">" + row + "</text>"));
    }
}
