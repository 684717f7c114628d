package proofstone.cli;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import proofstone.game.Player;
import proofstone.game.connect.ConnectCell;

/**
 * Draws a {@link ConnectScene} as an SVG picture that stands alone and scales: stones on the
 * crossings of lines with the numbers of their order, labels, shaded squares, the newest turn and
 * rows that win in rings.
 */
final class ConnectSvg {
    private static final double CELL = 36;
    private static final double LEFT = 62;
    private static final double TOP = 92;
    private static final double RADIUS = 16;
    private static final double NARROWEST = 480;

    private static final String STYLE =
            """
            <style>
              text { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #4a3520; }
              .title { font-size: 19px; font-weight: 600; } .note, .legend { font-size: 13px; }
              .label { font-size: 13px; text-anchor: middle; } .word { font-size: 13px; font-weight: 600; text-anchor: middle; }
              .number { font-size: 13px; font-weight: 600; text-anchor: middle; }
              .on-black { fill: #f6efe3; } .on-white { fill: #2b2118; }
              .paper { fill: #faf5ea; } .wood { fill: #efd5a4; stroke: #7a5a30; stroke-width: 2; } .line { stroke: #8c6a3c; }
              .shaded { fill: #14958a; fill-opacity: 0.42; } .free { fill: #efd5a4; }
              .black { fill: #2c2622; stroke: #1a1512; } .white { fill: #f6f2ea; stroke: #8f8677; }
              .win { fill: none; stroke: #c8372d; stroke-width: 3.5; } .last { fill: none; stroke: #2f6fb5; stroke-width: 3.5; }
            </style>
            """;

    private final ConnectScene scene;
    private final ConnectScene.Window window;
    private final Map<ConnectCell, Integer> numbers = new HashMap<>();
    private final Set<ConnectCell> winning = new HashSet<>();
    private final StringBuilder svg = new StringBuilder();

    private ConnectSvg(ConnectScene scene) {
        this.scene = scene;
        this.window = scene.window();
        scene.order().forEach(cell -> numbers.put(cell, numbers.size() + 1));
        for (Player player : Player.values()) {
            winning.addAll(scene.position().winningCells(player));
        }
    }

    /** Returns the picture as an XML document with a line above and one below the title. */
    static String document(ConnectScene scene, String title, String note) {
        ConnectSvg picture = new ConnectSvg(scene);
        picture.draw(title, note);
        return picture.svg.toString();
    }

    private void draw(String title, String note) {
        double width = Math.max(NARROWEST, LEFT + window.columns() * CELL + 20);
        double height = TOP + window.rows() * CELL + 64;
        SvgHeading heading = new SvgHeading(title, note, width);
        double whole = height + heading.extra();
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" role=\"img\">"
                        .formatted(number(width), number(whole)));
        line("<title>%s</title>".formatted(escaped(title)));
        svg.append(STYLE);
        rectangle("paper", 0, 0, width, whole);
        svg.append(heading.elements(52));
        line("<g transform=\"translate(0 %s)\">".formatted(number(heading.extra())));
        board();
        scene.shaded().stream().filter(window::contains).sorted().forEach(this::shade);
        scene.position().stones(Player.BLACK).forEach(cell -> stone(cell, "black"));
        scene.position().stones(Player.WHITE).forEach(cell -> stone(cell, "white"));
        scene.labels().keySet().stream().filter(window::contains).sorted().forEach(this::label);
        legend(height - 18);
        line("</g>");
        line("</svg>");
    }

    private void board() {
        rectangle(
                "wood",
                LEFT - CELL / 2,
                TOP - CELL / 2,
                window.columns() * CELL,
                window.rows() * CELL);
        double right = LEFT + (window.columns() - 1) * CELL;
        double bottom = TOP + (window.rows() - 1) * CELL;
        for (int row = 0; row < window.rows(); row++) {
            ConnectCell first = window.cell(row, 0);
            stroke(LEFT, y(first), right, y(first));
            text("label", LEFT - CELL, y(first) + 5, scene.row(first.y()));
        }
        for (int column = 0; column < window.columns(); column++) {
            double x = LEFT + column * CELL;
            stroke(x, TOP, x, bottom);
            text("label", x, bottom + CELL, scene.column(window.left() + column));
        }
    }

    private double x(ConnectCell cell) {
        return LEFT + (cell.x() - window.left()) * CELL;
    }

    private double y(ConnectCell cell) {
        return TOP + (window.bottom() + window.rows() - 1 - cell.y()) * CELL;
    }

    private void shade(ConnectCell cell) {
        rectangle("shaded", x(cell) - CELL / 2, y(cell) - CELL / 2, CELL, CELL);
    }

    private void stone(ConnectCell cell, String player) {
        if (!window.contains(cell)) {
            return;
        }
        circle(player, cell, RADIUS);
        if (winning.contains(cell)) {
            circle("win", cell, RADIUS + 1);
        } else if (scene.last().contains(cell)) {
            circle("last", cell, RADIUS + 1);
        }
        String order = String.valueOf(numbers.getOrDefault(cell, 0));
        String words = scene.labels().getOrDefault(cell, order);
        text("number on-" + player, x(cell), y(cell) + 5, words);
    }

    private void label(ConnectCell cell) {
        if (scene.position().isFree(cell)) {
            circle("free", cell, RADIUS * 0.7);
            text("word", x(cell), y(cell) + 5, scene.labels().getOrDefault(cell, ""));
        }
    }

    private void legend(double y) {
        String shaded = scene.shaded().isEmpty() ? "" : "; shaded: " + scene.shade();
        String words = "ringed: last turn, or what wins" + shaded;
        line(
                "<text class=\"legend\" x=\"24\" y=\"%s\">%s</text>"
                        .formatted(number(y), escaped(words)));
    }

    private void rectangle(String type, double x, double y, double width, double height) {
        line(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>"
                        .formatted(type, number(x), number(y), number(width), number(height)));
    }

    private void stroke(double x1, double y1, double x2, double y2) {
        line(
                "<line class=\"line\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>"
                        .formatted(number(x1), number(y1), number(x2), number(y2)));
    }

    private void circle(String type, ConnectCell cell, double radius) {
        line(
                "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>"
                        .formatted(type, number(x(cell)), number(y(cell)), number(radius)));
    }

    private void text(String type, double x, double y, String words) {
        line(
                "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>"
                        .formatted(type, number(x), number(y), escaped(words)));
    }

    private void line(String text) {
        svg.append(text).append('\n');
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** XML has no way to write most control characters, so they are dropped. */
    private static String escaped(String text) {
        return HexSvg.escaped(text.replaceAll("\\p{Cntrl}", " "));
    }
}
