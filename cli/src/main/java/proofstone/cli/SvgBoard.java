package proofstone.cli;

import java.util.Optional;
import proofstone.game.Layout;
import proofstone.game.SquareSet;

/**
 * Draws a {@link Scene} as an SVG picture that stands alone and scales.
 *
 * <p>A wooden board of square cells, stones with the numbers of their moves, the carrier as shaded
 * cells, the newest stones in rings, coordinates, a title and a legend. Squares of a free board are
 * cells that stand apart, with their names.
 */
final class SvgBoard {
    /*
     * Layers, from back to front: paper, wood, carrier, lines, filled sets, stones, marks, text.
     * All lengths are in user units; the view box makes the picture scale. Colours go through one
     * style element, so that a reader can restyle the picture.
     */
    private static final double CELL = 48;
    private static final double FREE_CELL = 72;
    private static final double MARGIN = 44;
    private static final double TITLE = 46;
    private static final double LEGEND = 34;
    private static final double NARROWEST = 480;
    private static final int LONGEST_NAME = 10;

    private static final String DEFINITIONS =
            """
            <style>
              text { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #4a3520; }
              .title { font-size: 19px; font-weight: 600; }
              .note, .legend { font-size: 13px; }
              .label { font-size: 14px; text-anchor: middle; }
              .name { font-size: 11px; text-anchor: middle; }
              .number { font-size: 16px; font-weight: 600; text-anchor: middle; }
              .on-maker { fill: #f6efe3; } .on-breaker { fill: #2b2118; }
              .paper { fill: #faf5ea; } .wood { fill: url(#wood); stroke: #7a5a30; stroke-width: 2; }
              .line { stroke: #8c6a3c; stroke-width: 1; } .cell { fill: url(#wood); stroke: #8c6a3c; }
              .carrier { fill: #14958a; fill-opacity: 0.42; } .filled { fill: #c8372d; fill-opacity: 0.45; }
              .maker { fill: url(#maker); stroke: #1a1512; } .breaker { fill: url(#breaker); stroke: #8f8677; }
              .reply { fill: none; stroke: #e07b1a; stroke-width: 3.5; } .last { fill: none; stroke: #2f6fb5; stroke-width: 3.5; }
            </style>
            <defs>
              <linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#efd5a4"/><stop offset="1" stop-color="#e2bf85"/></linearGradient>
              <radialGradient id="maker" cx="0.36" cy="0.32" r="0.75"><stop offset="0" stop-color="#6b625b"/><stop offset="0.5" stop-color="#2c2622"/><stop offset="1" stop-color="#14110f"/></radialGradient>
              <radialGradient id="breaker" cx="0.36" cy="0.32" r="0.8"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#f3eee4"/><stop offset="1" stop-color="#cfc7b8"/></radialGradient>
            </defs>
            """;

    private final Scene scene;
    private final Layout layout;
    private final Drawing drawing;
    private final Optional<Drawing.Axes> axes;
    private final double cell;
    private final double pitch;
    private final double left;
    private final double width;
    private final double height;
    private final StringBuilder svg = new StringBuilder();

    private SvgBoard(Scene scene) {
        this.scene = scene;
        this.layout = scene.board().layout();
        this.drawing = Drawing.of(scene.board());
        this.axes = drawing.axes();
        this.cell = axes.isPresent() ? CELL : FREE_CELL - 12;
        this.pitch = axes.isPresent() ? CELL : FREE_CELL;
        double board = drawing.columns() * pitch;
        this.width = Math.max(NARROWEST, board + 2 * MARGIN);
        this.left = (width - board) / 2;
        this.height = TITLE + MARGIN / 2 + drawing.rows() * pitch + MARGIN + LEGEND;
    }

    /**
     * Returns the picture as an XML document.
     *
     * @param title the line above the board
     * @param note the line below the title
     */
    static String document(Scene scene, String title, String note) {
        SvgBoard picture = new SvgBoard(scene);
        picture.draw(title, note);
        return picture.svg.toString();
    }

    private void draw(String title, String note) {
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        SvgHeading heading = new SvgHeading(title, note, width);
        double whole = height + heading.extra();
        line(
                ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\""
                                + " height=\"%s\" role=\"img\">")
                        .formatted(width, whole, width, whole));
        line("<title>%s</title>".formatted(escaped(title)));
        line("<desc>%s</desc>".formatted(escaped(note)));
        svg.append(DEFINITIONS);
        rectangle("paper", 0, 0, width, whole, 0);
        svg.append(heading.elements(50));
        line("<g transform=\"translate(0 %s)\">".formatted(heading.extra()));
        wood();
        squares(scene.carrier(), "carrier");
        axes.filter(labels -> isFullGrid()).ifPresent(this::grid);
        squares(scene.filled(), "filled");
        stones();
        labels();
        legend();
        line("</g>");
        line("</svg>");
    }

    private void wood() {
        if (isFullGrid()) {
            rectangle("wood", left, top(), drawing.columns() * CELL, drawing.rows() * CELL, 3);
            return;
        }
        squares(SquareSet.range(scene.board().hypergraph().squares()), "cell");
    }

    private boolean isFullGrid() {
        int squares = scene.board().hypergraph().squares();
        return axes.isPresent() && squares == drawing.rows() * drawing.columns();
    }

    private void grid(Drawing.Axes drawn) {
        double right = left + drawn.columns().size() * CELL;
        double bottom = top() + drawn.rows().size() * CELL;
        for (int row = 1; row < drawn.rows().size(); row++) {
            stroke(left, top() + row * CELL, right, top() + row * CELL);
        }
        for (int column = 1; column < drawn.columns().size(); column++) {
            stroke(left + column * CELL, top(), left + column * CELL, bottom);
        }
    }

    private void squares(SquareSet squares, String type) {
        double corner = axes.isPresent() ? 0 : 8;
        squares.forEach(square ->
                rectangle(type, x(square) - cell / 2, y(square) - cell / 2, cell, cell, corner));
    }

    private void stones() {
        scene.position().maker().forEach(square -> stone(square, "maker"));
        scene.position().breaker().forEach(square -> stone(square, "breaker"));
    }

    private void stone(int square, String player) {
        double radius = CELL * (axes.isPresent() ? 0.4 : 0.36);
        circle(player, square, radius);
        if (scene.isReply(square)) {
            circle("reply", square, radius + 1.5);
        } else if (scene.isLast(square)) {
            circle("last", square, radius + 1.5);
        }
        int number = scene.moves().indexOf(square) + 1;
        if (number > 0) {
            line(
                    "<text class=\"number on-%s\" x=\"%s\" y=\"%s\" dy=\".36em\">%s</text>"
                            .formatted(player, x(square), stoneY(square), number));
        }
    }

    private void labels() {
        if (axes.isEmpty()) {
            for (int square = 0; square < scene.board().hypergraph().squares(); square++) {
                String name = layout.name(square);
                boolean fits = name.length() <= LONGEST_NAME;
                String shown = fits ? name : name.substring(0, LONGEST_NAME - 1) + "…";
                text("name", x(square), y(square) + cell / 2 - 5, shown);
            }
            return;
        }
        for (int row = 0; row < drawing.rows(); row++) {
            text("label", left - 18, top() + (row + 0.5) * CELL + 5, axes.get().rows().get(row));
        }
        double below = top() + drawing.rows() * CELL + 22;
        for (int column = 0; column < drawing.columns(); column++) {
            String label = axes.get().columns().get(column);
            text("label", left + (column + 0.5) * CELL, below, label);
        }
    }

    private void legend() {
        double y = height - 24;
        double x = 34;
        key("maker", x, y, scene.players().maker());
        key("breaker", x + 84, y, scene.players().breaker());
        if (!scene.carrier().isEmpty()) {
            rectangle("carrier", x + 168, y - 9, 18, 18, 0);
            line(
                    "<text class=\"legend\" x=\"%s\" y=\"%s\">carrier</text>"
                            .formatted(x + 193, y + 4));
        }
        if (!scene.reply().isEmpty()) {
            key("reply", x + 270, y, "reply");
        }
        if (!scene.last().isEmpty()) {
            key("last", x + 347, y, "last move");
        }
    }

    private void key(String type, double x, double y, String word) {
        line("<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"9\"/>".formatted(type, x, y));
        line("<text class=\"legend\" x=\"%s\" y=\"%s\">%s</text>".formatted(x + 15, y + 4, word));
    }

    private double top() {
        return TITLE + MARGIN / 2;
    }

    /** Returns the height of a stone's centre; on a free board the name stands below the stone. */
    private double stoneY(int square) {
        return axes.isPresent() ? y(square) : y(square) - 6;
    }

    private double x(int square) {
        return left + (drawing.column(square) + 0.5) * pitch;
    }

    private double y(int square) {
        return top() + (drawing.row(square) + 0.5) * pitch;
    }

    private void rectangle(String type, double x, double y, double w, double h, double corner) {
        line(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"/>"
                        .formatted(type, x, y, w, h, corner));
    }

    private void stroke(double x1, double y1, double x2, double y2) {
        line(
                "<line class=\"line\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>"
                        .formatted(x1, y1, x2, y2));
    }

    private void circle(String type, int square, double radius) {
        line(
                "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>"
                        .formatted(type, x(square), stoneY(square), radius));
    }

    private void text(String type, double x, double y, String words) {
        line(
                "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>"
                        .formatted(type, x, y, escaped(words)));
    }

    private void line(String text) {
        svg.append(text).append('\n');
    }

    /** XML has no way to write most control characters, so they are dropped. */
    static String escaped(String text) {
        return text.replaceAll("\\p{Cntrl}", " ")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
