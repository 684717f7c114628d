package proofstone.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import proofstone.game.hex.HexBoard;

/**
 * Draws a {@link HexScene} as an SVG picture that stands alone and scales: hexagons in a rhombus,
 * the players' edges in their colours, stones with the numbers of their moves, shaded cells.
 */
final class HexSvg {
    private static final double RADIUS = 27;
    private static final double WIDTH = RADIUS * Math.sqrt(3);
    private static final double HEIGHT = RADIUS * 1.5;
    private static final double LEFT = 60;
    private static final double TOP = 108;

    private static final String STYLE =
            """
            <style>
              text { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #4a3520; }
              .title { font-size: 19px; font-weight: 600; } .note, .legend { font-size: 13px; }
              .label { font-size: 14px; text-anchor: middle; }
              .number { font-size: 14px; font-weight: 600; text-anchor: middle; }
              .on-black { fill: #f6efe3; } .on-white { fill: #2b2118; }
              .paper { fill: #faf5ea; } .cell { fill: #efd5a4; stroke: #8c6a3c; } .shaded { fill: #14958a; fill-opacity: 0.42; stroke: #8c6a3c; }
              .black { fill: #2c2622; stroke: #1a1512; } .white { fill: #f6f2ea; stroke: #8f8677; }
              .black-edge { stroke: #2c2622; } .white-edge { stroke: #c9c2b4; } .edge { fill: none; stroke-width: 7; stroke-linejoin: round; }
              .reply { fill: none; stroke: #e07b1a; stroke-width: 3.5; } .last { fill: none; stroke: #2f6fb5; stroke-width: 3.5; }
            </style>
            """;

    private final HexScene scene;
    private final HexBoard board;
    private final StringBuilder svg = new StringBuilder();

    private HexSvg(HexScene scene) {
        this.scene = scene;
        this.board = scene.position().board();
    }

    /** Returns the picture as an XML document with a title and a note below it. */
    static String document(HexScene scene, String title, String note) {
        HexSvg picture = new HexSvg(scene);
        picture.draw(title, note);
        return picture.svg.toString();
    }

    private void draw(String title, String note) {
        double width = Math.max(520, x(board.rows() - 1, board.columns() - 1) + LEFT);
        double height = y(board.rows() - 1) + 88;
        SvgHeading heading = new SvgHeading(title, note, width);
        double whole = height + heading.extra();
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" role=\"img\">"
                        .formatted(number(width), number(whole)));
        line("<title>%s</title>".formatted(escaped(title)));
        svg.append(STYLE);
        line(
                "<rect class=\"paper\" width=\"%s\" height=\"%s\"/>"
                        .formatted(number(width), number(whole)));
        svg.append(heading.elements(50));
        line("<g transform=\"translate(0 %s)\">".formatted(number(heading.extra())));
        IntStream.range(0, board.cells()).forEach(this::cell);
        edges();
        IntStream.range(0, board.cells()).forEach(this::content);
        labels();
        legend(height - 20);
        line("</g>");
        line("</svg>");
    }

    private double x(int row, int column) {
        return LEFT + (column + row / 2.0) * WIDTH;
    }

    private double y(int row) {
        return TOP + row * HEIGHT;
    }

    private void cell(int cell) {
        polygon("cell", cell);
        if (scene.shaded().contains(cell)) {
            polygon("shaded", cell);
        }
    }

    private void polygon(String type, int cell) {
        line("<polygon class=\"%s\" points=\"%s\"/>".formatted(type, hexagon(cell)));
    }

    private String hexagon(int cell) {
        return IntStream.range(0, 6)
                .mapToObj(i -> corner(cell, i))
                .collect(Collectors.joining(" "));
    }

    /** Returns corner {@code i} of a cell: 0 at the top, then clockwise. */
    private String corner(int cell, int i) {
        double angle = Math.PI / 3 * i;
        double cx = x(board.row(cell), board.column(cell)) + RADIUS * Math.sin(angle);
        return number(cx) + "," + number(y(board.row(cell)) - RADIUS * Math.cos(angle));
    }

    private void edges() {
        edge("black", board.columns(), column -> board.cell(0, column), 5, 0, 1);
        edge("black", board.columns(), c -> board.cell(board.rows() - 1, c), 4, 3, 2);
        edge("white", board.rows(), row -> board.cell(row, 0), 5, 4, 3);
        edge("white", board.rows(), r -> board.cell(r, board.columns() - 1), 0, 1, 2);
    }

    private void edge(
            String player, int count, java.util.function.IntUnaryOperator cell, int... corners) {
        String points =
                IntStream.range(0, count)
                        .map(cell)
                        .mapToObj(at -> IntStream.of(corners).mapToObj(i -> corner(at, i)))
                        .flatMap(all -> all)
                        .collect(Collectors.joining(" "));
        line("<polyline class=\"edge %s-edge\" points=\"%s\"/>".formatted(player, points));
    }

    private void content(int cell) {
        if (scene.position().isFree(cell)) {
            return;
        }
        String player = scene.position().black().contains(cell) ? "black" : "white";
        circle(player, cell, RADIUS * 0.62);
        if (scene.reply().orElse(-1) == cell) {
            circle("reply", cell, RADIUS * 0.68);
        } else if (scene.last().orElse(-1) == cell) {
            circle("last", cell, RADIUS * 0.68);
        }
        int move = scene.moves().indexOf(cell) + 1;
        if (move > 0) {
            text("number on-" + player, cell, Integer.toString(move));
        }
    }

    private void circle(String type, int cell, double radius) {
        line(
                "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>"
                        .formatted(
                                type,
                                number(x(board.row(cell), board.column(cell))),
                                number(y(board.row(cell))),
                                number(radius)));
    }

    private void text(String type, int cell, String words) {
        text(type, x(board.row(cell), board.column(cell)), y(board.row(cell)) + 5, words);
    }

    private void text(String type, double x, double y, String words) {
        line(
                "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>"
                        .formatted(type, number(x), number(y), escaped(words)));
    }

    private void labels() {
        for (int column = 0; column < board.columns(); column++) {
            String letter = Character.toString((char) ('a' + column));
            text("label", x(0, column) - WIDTH / 2, TOP - RADIUS - 12, letter);
        }
        for (int row = 0; row < board.rows(); row++) {
            text("label", x(row, 0) - WIDTH, y(row) + 5, Integer.toString(row + 1));
        }
    }

    private void legend(double y) {
        String shaded = scene.shaded().isEmpty() ? "" : "; shaded: " + scene.shade();
        String ring = scene.reply().isPresent() ? "; ringed: last move and reply" : "";
        String words = "Black joins top and bottom, White left and right" + shaded + ring;
        line(
                "<text class=\"legend\" x=\"24\" y=\"%s\">%s</text>"
                        .formatted(number(y), escaped(words)));
    }

    private void line(String text) {
        svg.append(text).append('\n');
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** Returns a text as XML has it. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
