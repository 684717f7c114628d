package proofstone.certificate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;

/**
 * One step of a Hex proof: an application of one rule of {@link HexCalculus} to operands and to
 * earlier steps.
 *
 * <p>Steps form a directed acyclic graph; a step shared by several parents is written once. Only a
 * {@link HexCalculus} makes a step, so a step that exists is a proof of its {@link #claim}.
 * Immutable.
 */
public final class HexStep {
    /** The rules of the format page, section 10. */
    public enum Kind implements StepKind {
        /** H1: two places that touch. */
        ADJACENT(18),
        /** H2: connections with disjoint carriers, end to end (the AND rule). */
        CHAIN(19),
        /** H3: the player's own move. */
        MOVE(20),
        /** H4: connections of which no move hits all (the OR rule, must-play). */
        JOIN(21),
        /** H5: stones that need not be there, because the cells are captured or dead. */
        CAPTURE(22),
        /** H6: a connection moved by a symmetry of the board. */
        SYMMETRY(23);

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
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final HexBoard board;
    private final Kind kind;
    private final int[] operands;
    private final List<HexStep> children;
    private final HexClaim claim;

    HexStep(HexBoard board, Kind kind, int[] operands, List<HexStep> children, HexClaim claim) {
        this.board = board;
        this.kind = kind;
        this.operands = operands;
        this.children = List.copyOf(children);
        this.claim = claim;
    }

    /** Returns the board of which the step speaks. */
    public HexBoard board() {
        return board;
    }

    /** Returns the rule. */
    public Kind kind() {
        return kind;
    }

    /**
     * Returns operand {@code index}.
     *
     * <p>The operands by kind: adjacent: player (0 Black, 1 White) and two places; chain: the place
     * at which it starts; move: the cell; join: none; capture: the size of the region, the region,
     * the support; symmetry: the number of the symmetry.
     */
    public int operand(int index) {
        return operands[index];
    }

    /** Returns the steps to which the rule is applied, in the order of the format page. */
    public List<HexStep> children() {
        return children;
    }

    /** Returns what the step proves. */
    public HexClaim claim() {
        return claim;
    }

    /** Returns whether {@code that} applies the same rule to the same operands. */
    boolean hasOperandsOf(HexStep that) {
        return kind == that.kind && Arrays.equals(operands, that.operands);
    }

    /** Returns a hash of the operands. */
    int operandsHash() {
        return Arrays.hashCode(operands);
    }

    /** Returns a copy of the operands from index {@code from} to before {@code to}. */
    int[] operands(int from, int to) {
        return Arrays.copyOfRange(operands, from, to);
    }

    /** Returns the cells of the region of a capture. */
    public SquareSet region() {
        return SquareSet.of(operands(1, 1 + operands[0]));
    }

    /** Returns the further stones on which a capture relies. */
    public SquareSet support() {
        return SquareSet.of(operands(1 + operands[0], operands.length));
    }

    @Override
    public String toString() {
        return kind.word() + Arrays.toString(operands) + " proves " + claim;
    }
}
