package proofstone.cli;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import proofstone.certificate.HexFinished;
import proofstone.certificate.HexStep;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.knowledge.hex.HexSearch;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.search.SearchControl;
import proofstone.search.SearchControl.Stopped;
import proofstone.search.StopReason;

/**
 * The search for Hex as commands use it, with limits and node counts. Boards that the search by
 * connections does not take are searched by must-play alone.
 */
final class HexKernel {
    /**
     * What is known of a position.
     *
     * @param proof the winner's connection of his edges; empty if the search was stopped
     * @param nodes the positions that were searched: those on which connections were built
     * @param seconds the time
     * @param stopped why the search ended without a result
     */
    record Outcome(
            Optional<HexStep> proof, long nodes, double seconds, Optional<StopReason> stopped) {
        /** Returns who wins, if it is known. */
        Optional<Player> winner() {
            return proof.map(step -> step.claim().player());
        }
    }

    private final HexBoard board;
    private final SearchControl control;
    private final Function<HexPosition, HexStep> search;

    /** Prepares to solve positions of {@code board}; they share what is learned. */
    HexKernel(HexBoard board, SearchControl control) {
        this(board, control, Set.of());
    }

    /** Prepares to solve positions of {@code board} without some techniques. */
    HexKernel(HexBoard board, SearchControl control, Set<HexTechnique> off) {
        if (!off.isEmpty() && !HexSearch.supports(board)) {
            throw new BadInput("--without: boards of more than 64 cells are searched without any");
        }
        this.board = board;
        this.control = control;
        this.search =
                HexSearch.supports(board)
                        ? connections(board, control, off)
                        : new HexMustPlay(board, control)::solve;
    }

    private static Function<HexPosition, HexStep> connections(
            HexBoard board, SearchControl control, Set<HexTechnique> off) {
        HexSearch search = new HexSearch(board, control, off);
        return position ->
                HexFinished.proof(position).orElseGet(() -> search.solve(position).proof());
    }

    /** Returns the board. */
    HexBoard board() {
        return board;
    }

    /** Solves {@code position} within the limits. */
    Outcome solve(HexPosition position) {
        double start = control.seconds();
        long before = control.nodes();
        try {
            return outcome(Optional.of(search.apply(position)), before, start, Optional.empty());
        } catch (Stopped stopped) {
            return outcome(Optional.empty(), before, start, Optional.of(stopped.reason()));
        }
    }

    private Outcome outcome(
            Optional<HexStep> proof, long before, double start, Optional<StopReason> stopped) {
        return new Outcome(proof, control.nodes() - before, control.seconds() - start, stopped);
    }
}
