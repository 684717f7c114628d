package proofstone.certificate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexSymmetry;

/**
 * The moves of a proof of Hex as a tree: those of the loser that need care, each with the winner's
 * reply, down to connections that are not searched any further.
 *
 * <p>It unfolds the steps whose ends are the winner's edges ({@code move} and {@code join}, and of
 * a {@code chain} that needs the first move that one); it is the recursion tree of [Hayward2005]
 * figure 13 without the moves that the search tried in vain. Shared steps are met on every way to
 * them, so a tree may be exponentially larger than its proof. Immutable.
 */
public final class HexTree {
    /**
     * A way down.
     *
     * @param answered the loser's moves that it answers, none before the winner's first move
     * @param reply the winner's reply; empty if the connection stands and its first move does not
     *     matter
     * @param below what follows
     */
    public record Branch(SquareSet answered, OptionalInt reply, HexTree below) {}

    private final HexStep step;
    private final HexSymmetry symmetry;

    /** What is left of a chain of which the winner has made the first move. */
    private final Optional<HexPlan> rest;

    private HexTree(HexStep step, HexSymmetry symmetry) {
        this(step, symmetry, Optional.empty());
    }

    private HexTree(HexStep step, HexSymmetry symmetry, Optional<HexPlan> rest) {
        this.step = step;
        this.symmetry = symmetry;
        this.rest = rest;
    }

    /** Returns the tree of a certificate. */
    public static HexTree of(HexCertificate certificate) {
        return of(certificate.root());
    }

    /** Returns the tree below a step whose ends are edges. */
    public static HexTree of(HexStep root) {
        return new HexTree(root, HexSymmetry.IDENTITY).unwrapped();
    }

    /** Returns this node, or what stands below symmetries and captures. */
    private HexTree unwrapped() {
        HexTree inner = this;
        while (inner.isWrapping()) {
            inner = inner.child(0);
        }
        return inner;
    }

    private boolean isWrapping() {
        return step.kind() == HexStep.Kind.SYMMETRY || step.kind() == HexStep.Kind.CAPTURE;
    }

    private HexTree child(int index) {
        HexStep child = step.children().get(index);
        return step.kind() == HexStep.Kind.SYMMETRY
                ? new HexTree(child, HexPlan.symmetry(step).then(symmetry))
                : new HexTree(child, symmetry);
    }

    /** Returns the free cells on which this part of the proof depends. */
    public SquareSet carrier() {
        return rest.map(HexPlan::carrier)
                .orElseGet(() -> step.board().image(symmetry, step.claim().carrier()));
    }

    /** Returns whether nothing is searched below. */
    public boolean isLeaf() {
        return rest.isPresent() || step.kind() != HexStep.Kind.JOIN && step.claim().isFull();
    }

    /** Returns the ways down; none of a leaf. */
    public List<Branch> branches() {
        if (isLeaf()) {
            return List.of();
        }
        return step.claim().isFull() ? replies() : List.of(branch(SquareSet.empty(), this));
    }

    private static Branch branch(SquareSet answered, HexTree choice) {
        HexTree inner = choice.unwrapped();
        if (inner.step.claim().isFull()) {
            return new Branch(answered, OptionalInt.empty(), inner);
        }
        HexPlan.Answer first = HexPlan.of(inner.step, inner.symmetry).advance();
        return new Branch(answered, first.cell(), inner.afterFirstMove(first.next()));
    }

    private HexTree afterFirstMove(HexPlan left) {
        return step.kind() == HexStep.Kind.MOVE
                ? child(0).unwrapped()
                : new HexTree(step, symmetry, Optional.of(left));
    }

    /** Gives each cell to the first child that answers it, as the strategy does. */
    private List<Branch> replies() {
        List<Branch> branches = new ArrayList<>();
        SquareSet left = carrier();
        for (int i = 0; i < step.children().size(); i++) {
            HexTree child = child(i);
            SquareSet answered = left.minus(child.carrier());
            left = left.intersect(child.carrier());
            if (i == 0 || !answered.isEmpty()) {
                branches.add(branch(answered, child));
            }
        }
        return branches;
    }

    /**
     * Returns a longest line of moves in the tree, the players in turn; the loser plays the first
     * of the moves that a branch answers. Linear in the proof.
     */
    public List<Integer> longestLine() {
        Lengths lengths = new Lengths();
        List<Integer> line = new ArrayList<>();
        HexTree at = this;
        while (!at.isLeaf()) {
            Branch longest = lengths.longest(at);
            if (!longest.answered().isEmpty()) {
                line.add(longest.answered().first());
            }
            longest.reply().ifPresent(line::add);
            at = longest.below();
        }
        return line;
    }

    /** The number of moves of longest lines; symmetries do not change it. */
    private static final class Lengths {
        private final IdentityHashMap<HexStep, Integer> known = new IdentityHashMap<>();

        Branch longest(HexTree tree) {
            return tree.branches().stream()
                    .max(Comparator.comparingInt(this::length))
                    .orElseThrow();
        }

        private int length(Branch branch) {
            int moves = branch.answered().isEmpty() ? 0 : 1;
            return moves + (branch.reply().isPresent() ? 1 : 0) + length(branch.below());
        }

        private int length(HexTree tree) {
            if (tree.isLeaf()) {
                return 0;
            }
            Integer length = known.get(tree.step);
            if (length == null) {
                length = tree.branches().stream().mapToInt(this::length).max().orElse(0);
                known.put(tree.step, length);
            }
            return length;
        }
    }
}
