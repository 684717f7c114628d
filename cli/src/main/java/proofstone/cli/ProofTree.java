package proofstone.cli;

import java.util.Locale;
import java.util.function.Predicate;
import proofstone.certificate.Certificate;
import proofstone.certificate.ProofCursor;
import proofstone.game.Layout;

/**
 * Prints a proof as an indented tree: who plays what, which moves of the refuter a branch answers,
 * and why a leaf holds.
 *
 * <p>Steps that carry a strategy to other squares show only in the squares that stand below them. A
 * step that several others share is printed below each of them, so a tree can be far larger than
 * its proof: the caller bounds it.
 */
final class ProofTree {
    private final Layout layout;
    private final int depth;
    private final Predicate<String> printer;
    private boolean stopped;

    private ProofTree(Layout layout, int depth, Predicate<String> printer) {
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
    static void print(Certificate certificate, int depth, Predicate<String> printer) {
        Layout layout = certificate.problem().board().layout();
        new ProofTree(layout, depth, printer).print(ProofCursor.of(certificate), 0);
    }

    private void print(ProofCursor at, int level) {
        if (stopped) {
            return;
        }
        if (level >= depth) {
            line(level, "...");
            return;
        }
        switch (at.step().kind()) {
            case ISOMORPHISM, DOMINATION -> print(at.branches().getFirst().below(), level);
            case REPLIES, FIRST_REPLIES -> replies(at, level);
            case JOIN, ANSWERS -> labelled(at, level);
            default -> {
                line(level, sentence(at));
                at.branches().forEach(branch -> print(branch.below(), level + 1));
            }
        }
    }

    /** A branch that answers no move that an earlier one leaves is left out. */
    private void replies(ProofCursor at, int level) {
        boolean first = true;
        for (ProofCursor.Branch branch : at.branches()) {
            if (first || !branch.answered().isEmpty()) {
                print(branch, level);
            }
            first = false;
        }
    }

    private void labelled(ProofCursor at, int level) {
        line(level, sentence(at));
        at.branches().forEach(branch -> print(branch, level + 1));
    }

    private void print(ProofCursor.Branch branch, int level) {
        String label = branch.label();
        line(level, label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1));
        print(branch.below(), level + 1);
    }

    private void line(int level, String text) {
        stopped = stopped || !printer.test("  ".repeat(level) + text);
    }

    private String sentence(ProofCursor at) {
        return Explanation.of(at.step(), square -> layout.name(at.onBoard(square)));
    }
}
