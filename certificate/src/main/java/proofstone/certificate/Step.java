package proofstone.certificate;

import java.util.Arrays;
import java.util.List;
import proofstone.game.Hypergraph;

/**
 * One step of a certificate: an application of one rule to operands and to earlier steps.
 *
 * <p>Steps form a directed acyclic graph; a step shared by several parents is written once. A step
 * can only be made by a {@link Calculus}, which enforces the accept rule and computes the {@link
 * #claim}; so a step that exists is a proof of its claim. Immutable.
 */
public final class Step {
    /**
     * The rules of the format page, section 3, in the order of their numbers in the binary form.
     */
    public enum Kind implements StepKind {
        /** B1: nothing is held. */
        BLOCKED,
        /** B2: a pairing strategy. */
        PAIRS,
        /** B3: the potential is below one. */
        POTENTIAL,
        /** B4: Maker lacks stones. */
        SHORT,
        /** B5: strategies on disjoint carriers, side by side. */
        JOIN,
        /** M2: a line with one free square, Maker to move. */
        LINE,
        /** M1: a filled set. */
        FILLED,
        /** M3: the crossing of two lines with two free squares each. */
        FORK,
        /** M4: a forced exchange and what follows. */
        THREAT,
        /** P1: the prover's move. */
        MOVE,
        /** P2: answers to every move of the refuter. */
        REPLIES,
        /** P3: answers to every permitted first move of Maker. */
        FIRST_REPLIES,
        /** P4: the answer to a dominated move, from the answer to the dominating one. */
        DOMINATION,
        /** P5: a strategy carried to other squares. */
        ISOMORPHISM,
        /** B6: a partition strategy. */
        PARTS,
        /** T1: boxes that are larger than a turn of Maker's. */
        BOXES,
        /** T2: the prover's stones of one turn. */
        PUTS,
        /** T3: answers to every turn of the refuter. */
        ANSWERS;

        @Override
        public int code() {
            return switch (this) {
                case BLOCKED -> 0;
                case PAIRS -> 1;
                case POTENTIAL -> 2;
                case SHORT -> 3;
                case JOIN -> 4;
                case LINE -> 5;
                case FILLED -> 6;
                case FORK -> 7;
                case THREAT -> 8;
                case MOVE -> 9;
                case REPLIES -> 10;
                case FIRST_REPLIES -> 11;
                case DOMINATION -> 12;
                case ISOMORPHISM -> 13;
                case PARTS -> 14;
                case BOXES -> 15;
                case PUTS -> 16;
                case ANSWERS -> 17;
            };
        }

        @Override
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Hypergraph board;
    private final Kind kind;
    private final int[] operands;
    private final int[] secondOperands;
    private final List<Step> children;
    private final Claim claim;

    Step(
            Hypergraph board,
            Kind kind,
            int[] operands,
            int[] secondOperands,
            List<Step> children,
            Claim claim) {
        this.board = board;
        this.kind = kind;
        this.operands = operands;
        this.secondOperands = secondOperands;
        this.children = children;
        this.claim = claim;
    }

    /** Returns the rule. */
    public Kind kind() {
        return kind;
    }

    /**
     * Returns operand {@code index} of the first list.
     *
     * <p>The lists by kind: pairs: a b a b ...; potential: the region; short: stones, then the
     * region; line: e v; filled: e; fork: v e a f b; threat: a b e; move: v; domination: w v;
     * isomorphism: from to from to ...; parts: for each part its number of sub-edges, then for each
     * of these its size and its squares ({@link #parts} reads them); boxes: turn, size, then the
     * boxes; puts: the squares; answers: turn, stones; others: none. In games of several stones a
     * turn, short: turn, then the region.
     */
    public int operand(int index) {
        return operands[index];
    }

    /** Returns the length of the first list. */
    public int operandCount() {
        return operands.length;
    }

    /**
     * Returns entry {@code index} of the second list: sets of a potential, support of an
     * isomorphism.
     */
    public int secondOperand(int index) {
        return secondOperands[index];
    }

    /** Returns the length of the second list. */
    public int secondOperandCount() {
        return secondOperands.length;
    }

    /** Returns the parts of a partition strategy; none for other rules. */
    public List<Part> parts() {
        return kind == Kind.PARTS ? Partition.ofOperands(operands) : List.of();
    }

    /** Returns the steps that this one applies its rule to, in the order of the format page. */
    public List<Step> children() {
        return children;
    }

    /** Returns what the step proves. */
    public Claim claim() {
        return claim;
    }

    /**
     * Returns whether the step speaks of {@code hypergraph}: its squares and its numbers of sets.
     */
    public boolean isOf(Hypergraph hypergraph) {
        return board.equals(hypergraph);
    }

    /**
     * Returns whether {@code that} applies the same rule to the same operands other than children.
     */
    boolean hasOperandsOf(Step that) {
        return kind == that.kind
                && Arrays.equals(operands, that.operands)
                && Arrays.equals(secondOperands, that.secondOperands)
                && (kind != Kind.POTENTIAL || claim.turn() == that.claim.turn());
    }

    /** Returns a hash of the operands other than children. */
    int operandsHash() {
        return Arrays.hashCode(operands) * 31 + Arrays.hashCode(secondOperands);
    }

    /** Returns a copy of the first list of operands from index {@code from} on. */
    int[] operandsFrom(int from) {
        return Arrays.copyOfRange(operands, from, operands.length);
    }

    /** Returns a copy of the second list of operands. */
    int[] secondOperands() {
        return secondOperands.clone();
    }

    @Override
    public String toString() {
        return kind.word() + Arrays.toString(operands) + " proves " + claim;
    }
}
