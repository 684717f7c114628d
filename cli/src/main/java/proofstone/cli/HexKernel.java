package proofstone.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import proofstone.certificate.HexFinished;
import proofstone.certificate.HexStep;
import proofstone.certificate.HexTree;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.knowledge.hex.HexSearch;
import proofstone.knowledge.hex.HexSolution;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.search.SearchControl;
import proofstone.search.SearchControl.Stopped;
import proofstone.search.SearchKind;
import proofstone.search.StopReason;

/**
 * The search for Hex as commands use it, with limits and node counts. If a position has too many
 * spots for the search by connections, each player concedes cells until it has not; if neither wins
 * so, must-play alone leads to positions that have few enough.
 */
final class HexKernel {
    /**
     * What is known of a position.
     *
     * @param result who wins and why; empty if the search was stopped
     * @param nodes the positions that were searched: those on which connections were built, and
     *     those of must-play alone
     * @param seconds the time
     * @param stopped why the search ended without a result; empty, too, if it only was left in
     *     favour of another one
     */
    record Outcome(
            Optional<Result> result, long nodes, double seconds, Optional<StopReason> stopped) {
        /** Returns this outcome after the effort of an earlier one about the same position. */
        Outcome after(Outcome earlier) {
            return new Outcome(result, earlier.nodes + nodes, earlier.seconds + seconds, stopped);
        }

        /** Returns who wins, if it is known. */
        Optional<Player> winner() {
            return result.map(Result::winner);
        }

        /** Returns the winner's connection of his edges, if it is known; made when asked for. */
        Optional<HexStep> proof() {
            return result.map(known -> known.proof().get());
        }
    }

    /**
     * The result of a search.
     *
     * @param winner who wins
     * @param move the winner's first move if he is to move and does not win by any move
     * @param proof makes the winner's connection of his edges
     */
    record Result(Player winner, OptionalInt move, Supplier<HexStep> proof) {
        /** Takes the proof of a search that makes it anyway. */
        static Result of(HexStep proof) {
            OptionalInt move =
                    HexTree.of(proof).branches().stream()
                            .filter(branch -> branch.answered().isEmpty())
                            .flatMapToInt(branch -> branch.reply().stream())
                            .findFirst();
            return new Result(proof.claim().player(), move, () -> proof);
        }

        private static Result of(HexSolution solution) {
            return new Result(solution.winner(), solution.move(), solution::proof);
        }
    }

    /** The search by connections, and the one that leads to positions that it takes. */
    private static final class Searches {
        private final HexSearch connections;
        private final HexMustPlay mustPlay;

        private Searches(HexSearch connections, HexBoard board, SearchControl control) {
            this.connections = connections;
            mustPlay =
                    new HexMustPlay(board, control, next -> solved(next).map(HexSolution::proof));
        }

        private Result solve(HexPosition position) {
            return HexFinished.proof(position)
                    .map(Result::of)
                    .or(() -> solved(position).map(Result::of))
                    .or(() -> connections.attempt(position).map(Result::of))
                    .orElseGet(() -> Result.of(mustPlay.solve(position)));
        }

        private Optional<HexSolution> solved(HexPosition position) {
            return Optional.of(position).filter(connections::supports).map(connections::solve);
        }
    }

    private final HexBoard board;
    private final SearchControl control;
    private final Set<HexTechnique> off;

    /** Empty once they were given up, so that there is memory for what follows. */
    private Optional<Searches> searches;

    /** Prepares to solve positions of {@code board}; they share what is learned. */
    HexKernel(HexBoard board, SearchControl control) {
        this(board, control, Set.of());
    }

    /** Prepares to solve positions of {@code board} without some techniques. */
    HexKernel(HexBoard board, SearchControl control, Set<HexTechnique> off) {
        this(board, control, off, Optional.empty());
    }

    /** Prepares to solve positions of {@code board} by a search of a kind. */
    HexKernel(
            HexBoard board,
            SearchControl control,
            Set<HexTechnique> off,
            Optional<SearchKind> kind) {
        this.board = board;
        this.control = control;
        this.off = Set.copyOf(off);
        HexSearch connections = new HexSearch(board, control, off, kind);
        this.searches = Optional.of(new Searches(connections, board, control));
    }

    /** Returns the board. */
    HexBoard board() {
        return board;
    }

    /** Returns for the word of each technique whether it is used. */
    Map<String, Boolean> techniques() {
        Map<String, Boolean> techniques = new LinkedHashMap<>();
        for (HexTechnique technique : HexTechnique.values()) {
            techniques.put(technique.word(), !off.contains(technique));
        }
        return techniques;
    }

    /** Solves {@code position} within the limits. */
    Outcome solve(HexPosition position) {
        double start = control.seconds();
        long before = control.nodes();
        try {
            Result result = open().solve(position);
            return outcome(Optional.of(result), before, start, Optional.empty());
        } catch (Stopped stopped) {
            return outcome(Optional.empty(), before, start, Optional.of(stopped.reason()));
        } catch (OutOfMemoryError full) {
            release();
            return outcome(Optional.empty(), before, start, Optional.of(StopReason.MEMORY));
        }
    }

    /**
     * The same with no more than {@code most} nodes: if they are too few, the search is left. On a
     * board of at most 64 cells what it has found is kept, and the next call goes on from it.
     */
    Outcome solve(HexPosition position, long most) {
        long limit = control.nodeLimit();
        long end = Math.min(limit, control.nodes() + most);
        control.limitNodes(end);
        Outcome outcome = solve(position);
        control.limitNodes(limit);
        boolean isLeft = end < limit && outcome.stopped().equals(Optional.of(StopReason.NODES));
        return isLeft
                ? new Outcome(
                        Optional.empty(), outcome.nodes(), outcome.seconds(), Optional.empty())
                : outcome;
    }

    /**
     * Forgets all that was found on the way, so that there is memory to make a proof; after this no
     * position can be solved.
     */
    void release() {
        searches = Optional.empty();
    }

    private Searches open() {
        return searches.orElseThrow(() -> new Stopped(StopReason.MEMORY));
    }

    /** Returns whether the search by connections takes a position as it is. */
    boolean takes(HexPosition position) {
        return searches.filter(s -> s.connections.supports(position)).isPresent();
    }

    private Outcome outcome(
            Optional<Result> result, long before, double start, Optional<StopReason> stopped) {
        return new Outcome(result, control.nodes() - before, control.seconds() - start, stopped);
    }
}
