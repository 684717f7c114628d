package proofstone.knowledge;

import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Part;
import proofstone.certificate.Step;
import proofstone.game.Layout;

/**
 * Breaker's partition strategies ([Czifra2021] theorem III.1) as static proofs of the searches
 * through positions, Maker to move.
 *
 * <p>A try takes some tenths of a millisecond, so only positions with a small potential after one
 * of the most promising replies get one. Scratch memory; belongs to one thread.
 */
final class PartitionLeaf {
    /*
     * Soundness: the parts become one step, which the calculus refuses unless Breaker holds each of them and they
     * share no square. That they hold all edges follows from the search, and the node that they prove checks it.
     * A step that is refused is a bug and ends the search.
     *
     * No rule was found that tells in the course of a search whether tries pay (docs/decisions/weak-strips.md),
     * so the solver guesses before it.
     */

    /** The most squares of a board. */
    private static final int MOST_BOARD_SQUARES = 81;

    /**
     * The potential from which a partition is not looked for; nearly all that exist are below it.
     */
    private static final double MOST_POTENTIAL = 2.2;

    /** After so many replies it is tried; from the ninth on one try in a hundred holds. */
    private static final int MOST_REPLIES = 8;

    private final Calculus calculus;
    private final Layout layout;
    private @Nullable PartitionCut cut;

    /** Prepares a board that is drawn so. */
    PartitionLeaf(Calculus calculus, Layout layout) {
        this.calculus = calculus;
        this.layout = layout;
    }

    /**
     * Returns Breaker's proof of a position, or null if none was found or none is likely.
     *
     * @param graph the residual hypergraph, with at least one edge
     * @param potential the sum of 2^-l over its edges of l squares
     * @param rank how many other replies of Breaker's were more promising
     */
    @Nullable Step find(ResidualHypergraph graph, double potential, int rank) {
        int squares = calculus.hypergraph().squares();
        if (rank >= MOST_REPLIES || potential >= MOST_POTENTIAL || squares > MOST_BOARD_SQUARES) {
            return null;
        }
        if (cut == null) {
            cut = new PartitionCut(layout, squares); // five megabytes
        }
        List<Part> parts = cut.find(graph);
        if (parts == null) {
            return null;
        }
        return calculus.parts(parts);
    }
}
