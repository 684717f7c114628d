package proofstone.cli;

import java.util.Locale;
import proofstone.certificate.HexTree;
import proofstone.certificate.HexTree.Branch;
import proofstone.game.hex.HexBoard;

/**
 * Draws the moves of a proof of Hex as an SVG tree from left to right, as in [Hayward2005] figure
 * 13: each way from the left to a leaf is a game.
 */
final class HexTreeSvg {
    /** The most leaves that are drawn; what is below the last is left out. */
    private static final int MOST_LEAVES = 4000;

    private static final double STEP = 34;
    private static final double ROW = 13;
    private static final double TOP = 70;

    private final HexBoard board;
    private final int depth;
    private final StringBuilder lines = new StringBuilder();
    private int leaves;
    private int deepest;

    private HexTreeSvg(HexBoard board, int depth) {
        this.board = board;
        this.depth = depth;
    }

    /** Returns the picture as an XML document. */
    static String document(HexBoard board, HexTree tree, int depth, String title) {
        HexTreeSvg picture = new HexTreeSvg(board, depth);
        picture.draw(tree, 0, 0);
        return picture.document(title);
    }

    private String document(String title) {
        double width = Math.max(420, 60 + (deepest + 1) * STEP);
        double height = TOP + (leaves + 1) * ROW;
        return """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" role="img">
        <title>%s</title>
        <style>text { font: 10px Helvetica, Arial, sans-serif; } .title { font-size: 16px; } .winner { font-weight: 700; } path { fill: none; stroke: #8f8677; }</style>
        <rect width="100%%" height="100%%" fill="#ffffff"/>
        <text class="title" x="16" y="26">%s</text>
        <text x="16" y="44">bold: the winner's moves; %d leaves</text>
        %s</svg>
        """
                .formatted(
                        number(width),
                        number(height),
                        HexSvg.escaped(title),
                        HexSvg.escaped(title),
                        leaves,
                        lines);
    }

    /** Draws what is below a node in column {@code level} and returns the row of its first leaf. */
    private int draw(HexTree tree, int level, int branchLevel) {
        int first = leaves;
        deepest = Math.max(deepest, level);
        if (tree.isLeaf() || branchLevel >= depth || leaves >= MOST_LEAVES) {
            leaves++;
            return first;
        }
        for (Branch branch : tree.branches()) {
            int row = leaves;
            int column = level;
            edge(column - 1, first, row);
            if (!branch.answered().isEmpty()) {
                move(column++, row, "", board.name(branch.answered().first()));
            }
            if (branch.reply().isPresent()) {
                move(column++, row, "winner", board.name(branch.reply().getAsInt()));
            }
            draw(branch.below(), column, branchLevel + 1);
        }
        return first;
    }

    private void move(int column, int row, String type, String name) {
        lines.append(
                "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
                        .formatted(type, number(x(column)), number(y(row)), name));
    }

    private void edge(int column, int from, int to) {
        if (column >= 0 && from != to) {
            double x = x(column) + 20;
            lines.append(
                    "<path d=\"M%s %sV%sH%s\"/>\n"
                            .formatted(
                                    number(x),
                                    number(y(from) - 4),
                                    number(y(to) - 4),
                                    number(x(column + 1) - 3)));
        }
    }

    private static double x(int column) {
        return 20 + column * STEP;
    }

    private static double y(int row) {
        return TOP + row * ROW;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
