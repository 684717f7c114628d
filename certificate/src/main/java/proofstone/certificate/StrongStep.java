package proofstone.certificate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;

/**
 * One step of a proof in a strong game: an application of one rule of {@link StrongCalculus} to
 * operands and to earlier steps.
 *
 * <p>Steps form a directed acyclic graph. Only a {@link StrongCalculus} makes a step, so a step
 * that exists is a proof of its {@link #claim}. Immutable.
 */
public final class StrongStep {
    /** The rules of the format page, section 11, that claim something of a position. */
    public enum Kind implements StepKind {
        /** S1: a set that lacks one stone. */
        LINE(24),
        /** S2: a stone that threatens to fill a set, and what follows its answer. */
        THREAT(25),
        /** S3: the prover's move. */
        MOVE(26),
        /** S4: the prover's answer to a direct threat outside his squares. */
        PARRY(27),
        /** S5: answers to all moves of the refuter's. */
        REPLIES(28),
        /** S6: a pairing strategy. */
        PAIRS(29),
        /** S7: a partition strategy. */
        PARTS(30),
        /** S8: too few plies are left. */
        LATE(31),
        /** S9: a proof moved by a symmetry of the board. */
        SYMMETRY(32),
        /** S10: a draw, of a hold of each player's. */
        DRAW(33),
        /** S11: a draw, of White's hold and strategy stealing. */
        STRATEGY_STEALING(34),
        /** S12: a claim with more squares that must be free or the refuter's. */
        WEAKEN(35);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }

        @Override
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Returns whether a step of this kind stands for two questions and is a root only. */
        public boolean isDraw() {
            return this == DRAW || this == STRATEGY_STEALING;
        }
    }

    private final StrongBoard board;
    private final Kind kind;
    private final int[] operands;
    private final List<StrongStep> children;
    private final StrongClaim claim;

    StrongStep(
            StrongBoard board,
            Kind kind,
            int[] operands,
            List<StrongStep> children,
            StrongClaim claim) {
        this.board = board;
        this.kind = kind;
        this.operands = operands;
        this.children = List.copyOf(children);
        this.claim = claim;
    }

    /** Returns the board of which the step speaks. */
    public StrongBoard board() {
        return board;
    }

    /** Returns the rule. */
    public Kind kind() {
        return kind;
    }

    /**
     * Returns operand {@code index}.
     *
     * <p>The operands by kind (players are 0 Black, 1 White): line: player, set, square; threat:
     * set, square, answer; move: square; parry: set, square; replies: for each child but the first
     * the number of its squares and these; pairs: player and squares; parts: player and the parts
     * as in rule B6; late: player, stones and, where turns have several, those left of the turn;
     * symmetry: number; weaken: how many squares must be free, these, and those that must be the
     * refuter's.
     */
    public int operand(int index) {
        return operands[index];
    }

    /** Returns the number of operands. */
    public int operandCount() {
        return operands.length;
    }

    /** Returns the steps to which the rule is applied, in the order of the format page. */
    public List<StrongStep> children() {
        return children;
    }

    /** Returns what the step proves; of a draw, White's half. */
    public StrongClaim claim() {
        return claim;
    }

    /** Returns whether {@code that} applies the same rule to the same operands. */
    boolean hasOperandsOf(StrongStep that) {
        return kind == that.kind && Arrays.equals(operands, that.operands);
    }

    /** Returns whether {@code that} has the same objects as children. */
    boolean hasChildrenOf(StrongStep that) {
        return children.equals(that.children);
    }

    /** Returns a hash of the operands. */
    int operandsHash() {
        return Arrays.hashCode(operands);
    }

    /** Returns a copy of the operands from index {@code from} to before {@code to}. */
    int[] operands(int from, int to) {
        return Arrays.copyOfRange(operands, from, to);
    }

    /**
     * Returns the moves of the refuter's that child {@code index} of a step of kind replies answers
     * and the first child does not; for the first child the empty set.
     */
    public SquareSet answered(int index) {
        int from = 0;
        for (int child = 1; child < index; child++) {
            from += 1 + operands[from];
        }
        return index == 0
                ? SquareSet.empty()
                : SquareSet.of(operands(from + 1, from + 1 + operands[from]));
    }

    /**
     * Returns the squares of a step of kind weaken that must be free (0) or the refuter's (1)
     * besides those of its child.
     */
    SquareSet weakened(int list) {
        int end = 1 + operands[0];
        return SquareSet.of(list == 0 ? operands(1, end) : operands(end, operands.length));
    }

    @Override
    public String toString() {
        return kind.word() + Arrays.toString(operands) + " proves " + claim;
    }
}
