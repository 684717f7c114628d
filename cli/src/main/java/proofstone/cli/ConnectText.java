package proofstone.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import proofstone.game.Player;
import proofstone.game.connect.ConnectCell;

/**
 * Draws a {@link ConnectScene} as text. A square is three characters: a mark, the stone or the
 * first letter of a label, a mark; coordinates stand at the left and below.
 */
final class ConnectText {
    private static final int CELL = 3;

    private final ConnectScene scene;
    private final TextBoard.Glyphs glyphs;
    private final ConnectScene.Window window;
    private final Set<ConnectCell> winning = new HashSet<>();

    private ConnectText(ConnectScene scene, TextBoard.Glyphs glyphs) {
        this.scene = scene;
        this.glyphs = glyphs;
        this.window = scene.window();
        for (Player player : Player.values()) {
            winning.addAll(scene.position().winningCells(player));
        }
    }

    /** Returns the drawing and its legend as lines. */
    static List<String> lines(ConnectScene scene, TextBoard.Glyphs glyphs) {
        ConnectText text = new ConnectText(scene, glyphs);
        List<String> lines = new ArrayList<>(text.board());
        lines.add("");
        lines.add(text.legend());
        return lines;
    }

    private List<String> board() {
        int margin = 1;
        int width = CELL;
        for (int row = 0; row < window.rows(); row++) {
            margin = Math.max(margin, scene.row(window.cell(row, 0).y()).length());
        }
        for (int column = 0; column < window.columns(); column++) {
            width = Math.max(width, scene.column(window.left() + column).length() + 1);
        }
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < window.rows(); row++) {
            StringBuilder line = new StringBuilder();
            String label = scene.row(window.cell(row, 0).y());
            line.append(" ".repeat(1 + margin - label.length())).append(label).append(' ');
            for (int column = 0; column < window.columns(); column++) {
                line.append(padded(cell(window.cell(row, column)), width));
            }
            lines.add(line.toString().stripTrailing());
        }
        StringBuilder letters = new StringBuilder(" ".repeat(margin + 2));
        for (int column = 0; column < window.columns(); column++) {
            letters.append(padded(" " + scene.column(window.left() + column), width));
        }
        lines.add(letters.toString().stripTrailing());
        return lines;
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private String cell(ConnectCell cell) {
        Player owner = scene.position().at(cell).orElse(null);
        if (owner == null) {
            String label = scene.labels().getOrDefault(cell, "");
            if (!label.isBlank()) {
                return " " + label.strip().substring(0, label.strip().offsetByCodePoints(0, 1));
            }
            return scene.shaded().contains(cell) ? glyphs.carrier() : glyphs.free();
        }
        char stone = owner == Player.BLACK ? glyphs.maker() : glyphs.breaker();
        if (winning.contains(cell)) {
            return "[" + stone + "]";
        }
        return scene.last().contains(cell) ? "(" + stone + ")" : " " + stone + " ";
    }

    private String legend() {
        StringBuilder legend = new StringBuilder();
        legend.append(glyphs.maker()).append(" Black   ");
        legend.append(glyphs.breaker()).append(" White");
        boolean last = scene.last().stream().anyMatch(cell -> !winning.contains(cell));
        legend.append(last ? "   ( ) last turn" : "");
        int length = scene.position().game().length();
        legend.append(winning.isEmpty() ? "" : "   [ ] " + length + " in a row");
        boolean shaded = !scene.shaded().isEmpty();
        legend.append(shaded ? "   " + glyphs.carrier() + " " + scene.shade() : "");
        long hidden = scene.hidden();
        legend.append(
                hidden == 0 ? "" : "   outside the drawing: " + Wording.count(hidden, "stone"));
        return legend.toString();
    }
}
