package proofstone.knowledge;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Step;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;

/**
 * Breaker's partition strategies ([Czifra2021] theorem III.1) as static proofs of the searches
 * through positions, Maker to move.
 *
 * <p>A try takes some tenths of a millisecond, so only positions with few live squares and a small
 * potential get one. Scratch memory; belongs to one thread.
 */
final class PartitionLeaf {
    /*
     * Soundness: the parts become one step, which the calculus refuses unless Breaker holds each of them and they
     * share no square. That they hold all edges follows from the search, and an assertion says it again.
     *
     * A position in which none was found is often asked about again, because a search that comes back to it
     * analyses it anew. So the keys of the last failures are kept; two hypergraphs of the same key cost a
     * proof, not a verdict.
     *
     * Tries in fewer positions (a lesser potential, fewer squares) cost visits where Breaker wins and save little
     * where Maker wins. No rule was found that tells the two apart in the course of a search
     * (docs/decisions/weak-kernel.md), so the solver guesses before it.
     */

    /** The most squares of a board: its catalogue takes some megabytes then. */
    private static final int MOST_BOARD_SQUARES = 81;

    /** The most live squares of a position. */
    private static final int MOST_SQUARES = 30;

    /** The potential from which a partition is not looked for; most that exist are below it. */
    private static final double MOST_POTENTIAL = 1.8;

    /**
     * The steps of the local search after the most promising reply, fewer where more edges are
     * open; after the next one half of them, then a third and so on.
     */
    private static final int STEPS = 300;

    /** After so many replies it is tried; from the ninth on one try in a hundred holds. */
    private static final int MOST_REPLIES = 8;

    /** The first bits of a key say where it is kept. */
    private static final int FAILURE_SHIFT = 48;

    private static final int FAILURES = 1 << (Long.SIZE - FAILURE_SHIFT);
    private static final int SEED = 1;
    private static final int[] NO_PARTS = {};

    private final Calculus calculus;
    private @Nullable Search search;

    /** The local search, which is made for the first position that needs it. */
    private static final class Search {
        private final PartCatalogue catalogue;
        private final PartCandidates candidates;
        private final PartitionStrategy strategy;
        private final long[] failures = new long[FAILURES];

        Search(Hypergraph board) {
            PartRandom random = new PartRandom(SEED);
            catalogue = new PartCatalogue(board);
            candidates = new PartCandidates(catalogue, random);
            strategy = new PartitionStrategy(candidates, random);
        }

        /**
         * Returns whether a partition is found in so many steps; where none was, not even in fewer,
         * none is looked for again.
         */
        boolean isHeld(ResidualHypergraph graph, int steps) {
            long key = graph.hash();
            int at = (int) (key >>> FAILURE_SHIFT);
            if (failures[at] == key) {
                return false;
            }
            candidates.load(graph);
            strategy.reset();
            strategy.restrictTo(graph.count());
            boolean isFound = strategy.search(NO_PARTS, steps);
            failures[at] = isFound ? failures[at] : key;
            return isFound;
        }
    }

    PartitionLeaf(Calculus calculus) {
        this.calculus = calculus;
    }

    /**
     * Returns Breaker's proof of a position, or null if none was found or none is likely.
     *
     * @param graph the residual hypergraph, with at least one edge
     * @param potential the sum of 2^-l over its edges of l squares
     * @param rank how many other replies of Breaker's were more promising
     */
    @Nullable Step find(ResidualHypergraph graph, double potential, int rank) {
        Hypergraph board = calculus.hypergraph();
        boolean isLikely =
                rank < MOST_REPLIES
                        && potential < MOST_POTENTIAL
                        && Masks.size(graph.live()) <= MOST_SQUARES
                        && graph.count() <= PartCandidates.MOST_EDGES
                        && board.squares() <= MOST_BOARD_SQUARES
                        && PartCatalogue.supports(board);
        if (!isLikely) {
            return null;
        }
        if (search == null) {
            search = new Search(board);
        }
        if (!search.isHeld(graph, STEPS / (1 + rank))) {
            return null;
        }
        PartNumbers parts = search.candidates.toNumbers(search.strategy.parts());
        Step step = calculus.parts(parts.of(search.catalogue, board.sets()));
        assert isHeld(graph, step) : "an edge is not held: " + step;
        return step;
    }

    private static boolean isHeld(ResidualHypergraph graph, Step step) {
        SquareSet held = ((OfBreaker) step.claim()).held();
        return IntStream.range(0, graph.count()).map(graph::id).allMatch(held::contains);
    }
}
