package proofstone.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import proofstone.game.Layout;

/**
 * Draws a {@link Scene} as text.
 *
 * <p>On a grid each square is three characters: a mark, the stone, a mark; coordinates stand at the
 * left and below. Squares of a free board stand in the rows of its layout, each with its name.
 */
final class TextBoard {
    /**
     * The characters of a drawing.
     *
     * @param maker Maker's stone
     * @param breaker Breaker's stone
     * @param free a free square
     * @param carrier a free square of the carrier, with its sides
     */
    record Glyphs(char maker, char breaker, String free, String carrier) {
        /** For terminals that show Unicode. */
        static final Glyphs UNICODE = new Glyphs('●', '○', " · ", "░·░");

        /** For all others. */
        static final Glyphs ASCII = new Glyphs('X', 'O', " . ", ":.:");
    }

    private static final int LONGEST_NAME = 16;

    private final Scene scene;
    private final Glyphs glyphs;
    private final Layout layout;
    private final Drawing drawing;
    private final int[][] squares;

    private TextBoard(Scene scene, Glyphs glyphs) {
        this.scene = scene;
        this.glyphs = glyphs;
        this.layout = scene.board().layout();
        this.drawing = Drawing.of(scene.board());
        this.squares = new int[drawing.rows()][drawing.columns()];
        for (int[] row : squares) {
            Arrays.fill(row, -1);
        }
        for (int square = 0; square < scene.board().hypergraph().squares(); square++) {
            squares[drawing.row(square)][drawing.column(square)] = square;
        }
    }

    /** Returns the drawing and its legend as lines. */
    static List<String> lines(Scene scene, Glyphs glyphs) {
        TextBoard text = new TextBoard(scene, glyphs);
        List<String> lines =
                new ArrayList<>(text.drawing.axes().map(text::grid).orElseGet(text::free));
        lines.add("");
        lines.add(text.legend());
        return lines;
    }

    private List<String> grid(Drawing.Axes axes) {
        int margin = longest(axes.rows()) + 1;
        int width = Math.max(3, longest(axes.columns()) + 1);
        String[] lines = new String[squares.length + 1];
        for (int row = 0; row < squares.length; row++) {
            StringBuilder line = new StringBuilder(right(axes.rows().get(row), margin)).append(' ');
            for (int square : squares[row]) {
                line.append(left(square < 0 ? "" : cell(square), width));
            }
            lines[row] = line.toString().stripTrailing();
        }
        StringBuilder letters = new StringBuilder(" ".repeat(margin + 1));
        axes.columns().forEach(label -> letters.append(left(" " + label, width)));
        lines[squares.length] = letters.toString().stripTrailing();
        return List.of(lines);
    }

    private List<String> free() {
        int width =
                IntStream.range(0, scene.board().hypergraph().squares())
                        .map(square -> shortName(square).length())
                        .max()
                        .orElse(0);
        String[] lines = new String[squares.length];
        for (int row = 0; row < squares.length; row++) {
            StringBuilder line = new StringBuilder(" ");
            for (int square : squares[row]) {
                String text = square < 0 ? "" : cell(square) + shortName(square);
                line.append(left(text, width + 5));
            }
            lines[row] = line.toString().stripTrailing();
        }
        return List.of(lines);
    }

    private String shortName(int square) {
        String name = layout.name(square);
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "~";
    }

    private String cell(int square) {
        boolean maker = scene.position().maker().contains(square);
        if (!maker && !scene.position().breaker().contains(square)) {
            return scene.carrier().contains(square) ? glyphs.carrier() : glyphs.free();
        }
        char stone = maker ? glyphs.maker() : glyphs.breaker();
        if (scene.isReply(square)) {
            return "[" + stone + "]";
        }
        return scene.isLast(square) ? "(" + stone + ")" : " " + stone + " ";
    }

    private String legend() {
        StringBuilder legend = new StringBuilder();
        Scene.Players players = scene.players();
        legend.append(glyphs.maker()).append(' ').append(players.maker()).append("   ");
        legend.append(glyphs.breaker()).append(' ').append(players.breaker());
        if (!scene.last().isEmpty()) {
            legend.append("   ( ) last move");
        }
        if (!scene.reply().isEmpty()) {
            legend.append("   [ ] ").append(players.of(scene.prover())).append("'s reply");
        }
        if (!scene.carrier().isEmpty()) {
            legend.append("   ").append(glyphs.carrier()).append(" carrier");
        }
        return legend.toString();
    }

    private static int longest(List<String> labels) {
        return Collections.max(labels.stream().map(String::length).toList());
    }

    private static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
