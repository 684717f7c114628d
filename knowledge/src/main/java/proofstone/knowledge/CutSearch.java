package proofstone.knowledge;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.certificate.Calculus;
import proofstone.certificate.Certificate;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.BreakerProof;
import proofstone.game.Layout;
import proofstone.game.MediumMakerBreaker;
import proofstone.game.QuickMakerBreaker.Outcome;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * Breaker's wins of positions with at most 62 squares in play by one search on masks, {@link
 * MediumMakerBreaker}, which takes some microseconds for a position, and steps of the calculus for
 * what it finds.
 *
 * <p>It finds out who wins, but proves Breaker's wins only. Keeps its memory from one position to
 * the next; belongs to one thread.
 */
public final class CutSearch {
    /*
     * Soundness: the search makes no proof. BreakerProof asks it for Breaker's choices once it is over, and each
     * becomes a step that the calculus checks: `parts` for what a straight cut holds, `potential` for light games,
     * `join` for the sides of a cut, components, pairs and free exchanges (what is left counts the square of an
     * exchange as Maker's, so its carrier is without it), `move`, `replies` and `domination` for Maker's moves and
     * the squares on one set only that he need not try. The last step is compared with the position.
     */
    private final Board board;
    private final Calculus calculus;
    private final MediumMakerBreaker game;
    private final PartitionCut cut;
    private final Runnable pace;

    /** The squares of the board along its longer side, so that cuts go across it. */
    private final int[] order;

    /**
     * Who wins a position.
     *
     * @param proof the proof, if Breaker wins
     */
    public record Result(Outcome outcome, Optional<Step> proof) {
        private static Result without(Outcome outcome) {
            return new Result(outcome, Optional.empty());
        }
    }

    /**
     * Prepares the positions of a board.
     *
     * @param calculus the board's
     * @param memoryBytes the memory for positions, at least 32; proofs come on top of it
     * @param pace called for each position and each game of a proof; what it throws ends the search
     *     in hand
     */
    public CutSearch(Board board, Calculus calculus, long memoryBytes, Runnable pace) {
        int squares = board.hypergraph().squares();
        this.board = board;
        this.calculus = calculus;
        this.pace = pace;
        this.game = new MediumMakerBreaker(memoryBytes, pace);
        this.cut = new PartitionCut(board.layout(), squares);
        this.order =
                IntStream.range(0, squares)
                        .boxed()
                        .sorted(Comparator.comparingInt(v -> place(board.layout(), v)))
                        .mapToInt(v -> v)
                        .toArray();
    }

    private static int place(Layout layout, int v) {
        return layout.columns() >= layout.rows() ? layout.column(v) : layout.row(v);
    }

    /**
     * Returns whether a problem is of one stone a turn and has few enough squares and sets in play.
     */
    public static boolean supports(WeakProblem problem) {
        List<SquareSet> sets = lacking(problem.board(), problem.position());
        return problem.turns().isEmpty()
                && union(sets).size() <= MediumMakerBreaker.MAX_SQUARES
                && sets.size() <= MediumMakerBreaker.MAX_SETS;
    }

    private static SquareSet union(List<SquareSet> sets) {
        return sets.stream().reduce(SquareSet.empty(), SquareSet::union);
    }

    /** Returns what Maker lacks of the sets without a stone of Breaker's, each once. */
    private static List<SquareSet> lacking(Board board, WeakPosition position) {
        return board.hypergraph().sets().stream()
                .filter(set -> !set.intersects(position.breaker()))
                .map(set -> set.minus(position.maker()))
                .distinct()
                .toList();
    }

    /**
     * Searches a position of the board, without limits of stones and first moves; one that is not
     * {@link #supports supported} is left undecided.
     *
     * @param positions after so many the search ends; those of the proof are not counted
     * @throws IllegalStepException if the proof is none, which is a bug
     */
    public Result search(WeakPosition position, long positions) {
        List<SquareSet> lacking = lacking(board, position);
        if (lacking.isEmpty()) {
            return held(calculus.blocked(), position);
        }
        if (lacking.stream().anyMatch(SquareSet::isEmpty)) {
            return Result.without(Outcome.MAKER);
        }
        if (!supports(WeakProblem.of(board, position))) {
            return Result.without(Outcome.UNDECIDED);
        }
        SquareSet live = union(lacking);
        int[] squares = Arrays.stream(order).filter(live::contains).toArray();
        CutProver prover = new CutProver(calculus, cut, pace, squares);
        long[] sets = lacking.stream().mapToLong(prover::mask).toArray();
        long[] minimal = Arrays.copyOf(sets, MediumMakerBreaker.minimal(sets, sets.length));
        return position.toMove() == Role.MAKER
                ? search(position, minimal, prover, positions)
                : reply(position, minimal, prover, positions);
    }

    private Result search(WeakPosition position, long[] sets, CutProver prover, long positions) {
        Outcome outcome = game.decide(sets, sets.length, positions);
        return outcome == Outcome.BREAKER
                ? held(new BreakerProof<>(game, prover).of(sets), position)
                : Result.without(outcome);
    }

    private Result reply(WeakPosition position, long[] sets, CutProver prover, long positions) {
        long reply = game.reply(sets, sets.length, positions);
        if (reply <= 0) {
            return Result.without(reply == 0 ? Outcome.MAKER : Outcome.UNDECIDED);
        }
        long[] after = Arrays.stream(sets).filter(set -> (set & reply) == 0).toArray();
        Step rest = new BreakerProof<>(game, prover).of(after);
        return held(prover.move(reply, rest), position);
    }

    private Result held(Step proof, WeakPosition position) {
        Role winner = Certificate.winner(proof, WeakProblem.of(board, position));
        if (winner != Role.BREAKER) {
            throw new IllegalStepException("Maker wins by a proof of Breaker's: " + proof);
        }
        return new Result(Outcome.BREAKER, Optional.of(proof));
    }
}
