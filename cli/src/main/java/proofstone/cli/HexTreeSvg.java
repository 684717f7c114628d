package proofstone.cli;

import java.util.Locale;
import proofstone.certificate.HexTree;
import proofstone.certificate.HexTree.Branch;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;

/**
 * Draws the moves of a proof of Hex as an SVG tree from left to right, as in [Hayward2005] figure
 * 13: each way from the left to a leaf is a game. A branch that answers several moves has the first
 * of them and the number of the others; where something is left out there are three points.
 */
final class HexTreeSvg {
    /** The number of leaves after which only the nodes that have been entered are finished. */
    private static final int MOST_LEAVES = 4000;

    /** Wide enough for a reply such as {@code k11 +99}. */
    private static final double STEP = 50;

    private static final double ROW = 13;
    private static final double TOP = 70;

    /** About what one letter of the small texts takes. */
    private static final double LETTER = 5;

    private final HexBoard board;
    private final int depth;
    private final StringBuilder lines = new StringBuilder();
    private int leaves;
    private int deepest;
    private boolean isCutAtDepth;
    private boolean isCutAtLeaves;

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
        String note = note();
        double words = 40 + LETTER * Math.max(note.length(), 1.6 * title.length());
        double width = Math.max(words, 60 + (deepest + 1) * STEP);
        double height = TOP + (leaves + 1) * ROW;
        return """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" role="img">
        <title>%s</title>
        <style>text { font: 10px Helvetica, Arial, sans-serif; } .title { font-size: 16px; } .winner { font-weight: 700; } path { fill: none; stroke: #8f8677; }</style>
        <rect width="100%%" height="100%%" fill="#ffffff"/>
        <text class="title" x="16" y="26">%s</text>
        <text x="16" y="44">%s</text>
        %s</svg>
        """
                .formatted(
                        number(width),
                        number(height),
                        HexSvg.escaped(title),
                        HexSvg.escaped(title),
                        note,
                        lines);
    }

    private String note() {
        String legend = "bold: the winner's moves; +n: n more moves with the same answer; ";
        return legend + Wording.count(leaves, "leaf", "leaves") + leftOut();
    }

    private String leftOut() {
        String deeper = isCutAtDepth ? "; deeper levels are left out" : "";
        String more = isCutAtLeaves ? "; what is below further leaves is left out" : "";
        return deeper + more;
    }

    /** Draws what is below a node in column {@code level}, its first leaf in the next free row. */
    private void draw(HexTree tree, int level, int branchLevel) {
        int first = leaves;
        deepest = Math.max(deepest, level);
        if (tree.isLeaf() || isCut(branchLevel)) {
            lines.append(tree.isLeaf() ? "" : text(level, leaves, "", "..."));
            leaves++;
            return;
        }
        for (Branch branch : tree.branches()) {
            int row = leaves;
            edge(level, first, row);
            draw(branch.below(), moves(branch, level, row), branchLevel + 1);
        }
    }

    private boolean isCut(int branchLevel) {
        return isTooDeep(branchLevel) || areTooMany();
    }

    private boolean isTooDeep(int branchLevel) {
        boolean deep = branchLevel >= depth;
        isCutAtDepth |= deep;
        return deep;
    }

    private boolean areTooMany() {
        boolean many = leaves >= MOST_LEAVES;
        isCutAtLeaves |= many;
        return many;
    }

    /** Writes the moves of a branch and returns the column after them. */
    private int moves(Branch branch, int level, int row) {
        int column = level;
        SquareSet answered = branch.answered();
        if (!answered.isEmpty()) {
            String more = answered.size() > 1 ? " +" + (answered.size() - 1) : "";
            move(column++, row, "", board.name(answered.first()) + more);
        }
        if (branch.reply().isPresent()) {
            move(column++, row, "winner", board.name(branch.reply().getAsInt()));
        }
        return column;
    }

    private void move(int column, int row, String type, String name) {
        lines.append(text(column, row, type, name));
    }

    private static String text(int column, int row, String type, String name) {
        return "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
                .formatted(type, number(x(column)), number(y(row)), name);
    }

    /** Draws a line from the row of a node's first branch to another one, left of their moves. */
    private void edge(int level, int from, int to) {
        if (level > 0 && from != to) {
            lines.append(
                    "<path d=\"M%s %sV%sH%s\"/>\n"
                            .formatted(
                                    number(x(level) - 9),
                                    number(y(from) - 4),
                                    number(y(to) - 4),
                                    number(x(level) - 3)));
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
