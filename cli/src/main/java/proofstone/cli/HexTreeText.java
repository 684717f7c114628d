package proofstone.cli;

import java.util.function.Predicate;
import proofstone.certificate.HexTree;
import proofstone.certificate.HexTree.Branch;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;

/**
 * Prints the moves of a proof of Hex as an indented tree: the loser's moves of a branch, then the
 * winner's reply, as in [Hayward2005] figure 13. A leaf is a connection that needs no search.
 */
final class HexTreeText {
    private final HexBoard board;
    private final int depth;
    private final Predicate<String> printer;
    private boolean stopped;

    private HexTreeText(HexBoard board, int depth, Predicate<String> printer) {
        this.board = board;
        this.depth = depth;
        this.printer = printer;
    }

    /**
     * Prints the tree.
     *
     * @param depth the number of levels to show
     * @param printer takes a line and says whether there may be more
     */
    static void print(HexBoard board, HexTree tree, int depth, Predicate<String> printer) {
        new HexTreeText(board, depth, printer).print(tree, 0);
    }

    private void print(HexTree tree, int level) {
        for (Branch branch : tree.branches()) {
            if (stopped) {
                return;
            }
            line(level, text(branch));
            if (level + 1 < depth) {
                print(branch.below(), level + 1);
            } else if (!branch.below().isLeaf()) {
                line(level + 1, "...");
            }
        }
    }

    private void line(int level, String text) {
        stopped = stopped || !printer.test("  ".repeat(level) + text);
    }

    private String text(Branch branch) {
        String moves = answered(branch.answered());
        String reply =
                branch.reply().isPresent() ? board.name(branch.reply().getAsInt()) : "connected";
        String end = branch.below().isLeaf() && branch.reply().isPresent() ? " (connected)" : "";
        return (moves.isEmpty() ? "" : moves + " - ") + reply + end;
    }

    private String answered(SquareSet cells) {
        return HexWording.cells(board, cells);
    }
}
