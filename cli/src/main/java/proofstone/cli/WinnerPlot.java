package proofstone.cli;

import java.util.Locale;
import java.util.Map;
import proofstone.game.Role;
import proofstone.knowledge.strips.WinnerData;
import proofstone.knowledge.strips.WinnerData.Cell;
import proofstone.knowledge.strips.WinnerData.Count;
import proofstone.knowledge.strips.WinnerModel;

/**
 * A picture of who wins by potential (to the right) and empty squares (upwards), with Maker to move
 * on the left and Breaker to move on the right: fig. 4 of [Czifra2021].
 *
 * <p>A cell is red as far as Maker wins its positions, blue as far as Breaker does, and paler the
 * fewer there are. The dashed line is where the fitted model calls both equally likely to win.
 */
final class WinnerPlot {
    private static final double CELL = 0.125;
    private static final int WIDTH = 360;
    private static final int HEIGHT = 300;
    private static final int MARGIN = 56;
    private static final int EACH_SQUARES = 5;
    private static final String LEGEND =
            "red: Maker wins; blue: Breaker wins; dashed: the model calls both equally likely";

    /** How many positions give a cell its full colour. */
    private static final double FULL = 100;

    private static final String STYLE =
            """
            <style>
              text { font: 12px "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #333; }
              .paper { fill: #fff; } .axis { stroke: #333; fill: none; }
              .model { stroke: #111; stroke-width: 1.5; stroke-dasharray: 6 4; fill: none; }
              .title { font-weight: 600; } .end { text-anchor: end; } .middle { text-anchor: middle; }
            </style>
            """;

    private final Map<Cell, Count> cells;
    private final WinnerModel model;
    private final double mostPotential;
    private final int mostSquares;
    private final StringBuilder svg = new StringBuilder();

    WinnerPlot(WinnerData data, WinnerModel model) {
        this.model = model;
        this.cells = data.grouped(CELL);
        this.mostPotential =
                CELL + cells.keySet().stream().mapToDouble(Cell::potential).max().orElse(1);
        this.mostSquares = 1 + cells.keySet().stream().mapToInt(Cell::emptySquares).max().orElse(1);
    }

    /** Returns the picture. */
    String svg() {
        int width = 2 * (WIDTH + MARGIN) + MARGIN;
        int height = HEIGHT + 2 * MARGIN;
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
                        + " viewBox=\"0 0 %d %d\">",
                width, height, width, height);
        svg.append(STYLE);
        add("<rect class=\"paper\" width=\"%d\" height=\"%d\"/>", width, height);
        panel(Role.MAKER, MARGIN, "Maker to move");
        panel(Role.BREAKER, 2 * MARGIN + WIDTH, "Breaker to move");
        text("middle", width / 2.0, height - 6, LEGEND);
        return svg.append("</svg>\n").toString();
    }

    private void panel(Role toMove, int left, String title) {
        text("title middle", left + WIDTH / 2.0, MARGIN - 28, title);
        cells.forEach((cell, count) -> {
            if (cell.toMove() == toMove) {
                cell(cell, count, left);
            }
        });
        axes(left);
        modelLine(toMove, left);
    }

    private void axes(int left) {
        int bottom = MARGIN + HEIGHT;
        add("<path class=\"axis\" d=\"M%d %dV%dH%d\"/>", left, MARGIN, bottom, left + WIDTH);
        for (int potential = 0; potential <= mostPotential; potential++) {
            text("middle", x(left, potential), bottom + 16, "" + potential);
        }
        for (int squares = 0; squares <= mostSquares; squares += EACH_SQUARES) {
            text("end", left - 6, y(squares) + 4, "" + squares);
        }
        text("middle", left + WIDTH / 2.0, bottom + 34, "potential");
        text("", left - 30, MARGIN - 10, "empty squares");
    }

    private double x(int left, double potential) {
        return left + WIDTH * potential / mostPotential;
    }

    private double y(double squares) {
        return MARGIN + HEIGHT * (1 - squares / mostSquares);
    }

    private void cell(Cell cell, Count count, int left) {
        double breaker = (double) count.breaker() / count.total();
        add(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\""
                        + " fill-opacity=\"%.2f\"/>",
                x(left, cell.potential()),
                y(cell.emptySquares() + 1.0),
                WIDTH * CELL / mostPotential,
                (double) HEIGHT / mostSquares,
                colour(breaker),
                0.25 + 0.75 * Math.min(1, Math.log1p((double) count.total()) / Math.log1p(FULL)));
    }

    private static String colour(double breaker) {
        long blue = Math.round(200 * breaker);
        return String.format(Locale.ROOT, "#%02x30%02x", 220 - blue, 20 + blue);
    }

    /** The part of the line that lies within the panel, in steps of a square. */
    private void modelLine(Role toMove, int left) {
        StringBuilder path = new StringBuilder();
        for (int squares = 0; squares <= mostSquares; squares++) {
            double potential = model.balance(toMove, squares);
            if (potential >= 0 && potential <= mostPotential) {
                path.append(path.isEmpty() ? 'M' : 'L')
                        .append(
                                String.format(
                                        Locale.ROOT, "%.1f %.1f", x(left, potential), y(squares)));
            }
        }
        if (!path.isEmpty()) {
            add("<path class=\"model\" d=\"%s\"/>", path);
        }
    }

    private void text(String style, double x, double y, String text) {
        add("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>", style, x, y, text);
    }

    @SuppressWarnings(
            "AnnotateFormatMethod") // the annotation is of a library that is not used here
    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
