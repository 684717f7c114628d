package proofstone.cli;

import java.util.List;
import java.util.function.Predicate;
import proofstone.certificate.StrongStep.Kind;
import proofstone.certificate.StrongTree;
import proofstone.certificate.StrongTree.Branch;
import proofstone.game.Layout;

/**
 * Prints the moves of a proof of a strong game as an indented tree: the refuter's moves of a
 * branch, then the prover's answer, the stones of his turn joined by {@code -}; a sequence of
 * direct threats stands in one line with the forced answers in brackets. Of several stones of the
 * refuter's each has a level of its own.
 */
final class StrongTreeText {
    private final Layout layout;
    private final int depth;
    private final Predicate<String> printer;
    private boolean stopped;

    private StrongTreeText(Layout layout, int depth, Predicate<String> printer) {
        this.layout = layout;
        this.depth = depth;
        this.printer = printer;
    }

    /**
     * Prints the tree.
     *
     * @param depth the number of levels to show
     * @param printer takes a line and says whether there may be more
     */
    static void print(Layout layout, StrongTree tree, int depth, Predicate<String> printer) {
        new StrongTreeText(layout, depth, printer).print("", tree, 0);
    }

    private void print(String moves, StrongTree tree, int level) {
        StringBuilder text = new StringBuilder(moves);
        StrongTree last = lastOfTurn(afterThreats(tree, text), text);
        line(level, text + answer(last));
        StrongTree below = isMove(last) ? below(last) : last;
        if (below.kind() == Kind.REPLIES) {
            replies(below, level + 1);
        } else if (isMove(last)) {
            line(level + 1, StrongOutlook.describe(below, layout));
        }
    }

    /** Adds the direct threats with their answers, and returns what follows them. */
    private StrongTree afterThreats(StrongTree tree, StringBuilder text) {
        StrongTree at = tree;
        while (at.kind() == Kind.THREAT) {
            text.append(move(at));
            text.append(" (").append(layout.name(at.forced().orElseThrow())).append(") ");
            at = below(at);
        }
        return at;
    }

    /** Adds the stones before the last one of a turn, and returns that one. */
    private StrongTree lastOfTurn(StrongTree tree, StringBuilder text) {
        StrongTree at = tree;
        while (isMove(at) && below(at).move().isPresent()) {
            text.append(move(at)).append('-');
            at = below(at);
        }
        return at;
    }

    private static StrongTree below(StrongTree tree) {
        return tree.branches().getFirst().below();
    }

    private static boolean isMove(StrongTree tree) {
        return tree.kind() == Kind.MOVE || tree.kind() == Kind.PARRY;
    }

    private String move(StrongTree tree) {
        return layout.name(tree.move().orElseThrow());
    }

    private String answer(StrongTree tree) {
        return switch (tree.kind()) {
            case LINE -> move(tree) + " wins";
            case MOVE, PARRY -> move(tree);
            default -> StrongOutlook.describe(tree, layout);
        };
    }

    /** Prints the branches of a list of replies; that of all other moves comes last. */
    private void replies(StrongTree replies, int level) {
        if (level >= depth) {
            line(level, "...");
            return;
        }
        List<Branch> branches = replies.branches();
        for (int i = 1; i <= branches.size() && !stopped; i++) {
            Branch branch = branches.get(i % branches.size());
            String moves =
                    branch.moves().isEmpty() ? "else" : Wording.squares(layout, branch.moves());
            print(moves + " - ", branch.below(), level);
        }
    }

    private void line(int level, String text) {
        stopped = stopped || !printer.test("  ".repeat(level) + text);
    }
}
