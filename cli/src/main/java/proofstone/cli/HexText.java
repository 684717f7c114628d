package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import proofstone.game.hex.HexBoard;

/**
 * Draws a {@link HexScene} as text: rows from the top, each half a cell further to the right.
 *
 * <p>A cell is three characters: a mark, the stone, a mark. Letters of the columns stand above, the
 * numbers of the rows at the left.
 */
final class HexText {
    private static final int CELL = 4;

    private final HexScene scene;
    private final TextBoard.Glyphs glyphs;
    private final HexBoard board;

    private HexText(HexScene scene, TextBoard.Glyphs glyphs) {
        this.scene = scene;
        this.glyphs = glyphs;
        this.board = scene.position().board();
    }

    /** Returns the drawing and its legend as lines. */
    static List<String> lines(HexScene scene, TextBoard.Glyphs glyphs) {
        HexText text = new HexText(scene, glyphs);
        List<String> lines = new ArrayList<>(List.of(text.letters()));
        for (int row = 0; row < text.board.rows(); row++) {
            lines.add(text.row(row));
        }
        lines.add("");
        lines.add(text.legend());
        return lines;
    }

    /** Returns a table of words on the cells, in the shape of the board. */
    static List<String> table(HexBoard board, List<String> words) {
        int width = words.stream().mapToInt(String::length).max().orElse(1) + 2;
        int pitch = width + width % 2;
        List<String> lines = new ArrayList<>();
        StringBuilder letters = new StringBuilder("    ");
        for (int column = 0; column < board.columns(); column++) {
            letters.append(padded(letter(column), pitch));
        }
        lines.add(letters.toString().stripTrailing());
        for (int row = 0; row < board.rows(); row++) {
            StringBuilder line = new StringBuilder(number(row, row * pitch / 2));
            for (int column = 0; column < board.columns(); column++) {
                line.append(padded(words.get(board.cell(row, column)), pitch));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(Math.max(0, width - word.length()));
    }

    private static String letter(int column) {
        return Character.toString((char) ('a' + column));
    }

    private static String number(int row, int indent) {
        return " ".repeat(indent) + (row < 9 ? " " : "") + (row + 1) + "  ";
    }

    private String letters() {
        StringBuilder line = new StringBuilder("    ");
        for (int column = 0; column < board.columns(); column++) {
            line.append(padded(" " + letter(column), CELL));
        }
        return line.toString().stripTrailing();
    }

    private String row(int row) {
        StringBuilder line = new StringBuilder(number(row, row * CELL / 2));
        for (int column = 0; column < board.columns(); column++) {
            line.append(cell(board.cell(row, column))).append(' ');
        }
        return line.toString().stripTrailing();
    }

    private String cell(int cell) {
        if (scene.position().isFree(cell)) {
            return scene.shaded().contains(cell) ? glyphs.carrier() : glyphs.free();
        }
        boolean black = scene.position().black().contains(cell);
        String stone = Character.toString(black ? glyphs.maker() : glyphs.breaker());
        if (scene.reply().orElse(-1) == cell) {
            return "[" + stone + "]";
        }
        return scene.last().orElse(-1) == cell ? "(" + stone + ")" : " " + stone + " ";
    }

    private String legend() {
        StringBuilder legend = new StringBuilder();
        legend.append(glyphs.maker()).append(" Black, top to bottom   ");
        legend.append(glyphs.breaker()).append(" White, left to right");
        legend.append(scene.last().isPresent() ? "   ( ) last move" : "");
        legend.append(scene.reply().isPresent() ? "   [ ] reply" : "");
        boolean shaded = !scene.shaded().isEmpty();
        legend.append(shaded ? "   " + glyphs.carrier() + " " + scene.shade() : "");
        return legend.toString();
    }
}
