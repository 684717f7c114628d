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
import proofstone.game.MakerProof;
import proofstone.game.MediumMakerBreaker;
import proofstone.game.Role;
import proofstone.game.SetMasks;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * Who wins positions with at most 62 squares in play by one search on masks, {@link
 * MediumMakerBreaker}, which takes some microseconds for a position, and steps of the calculus for
 * what it finds.
 *
 * <p>Keeps its memory from one position to the next; belongs to one thread.
 */
public final class CutSearch {
    /*
     * Soundness: the search makes no proof. BreakerProof and MakerProof ask it for the winner's choices once it is
     * over, and each becomes a step that the calculus checks. Breaker's: `parts` for games small enough for a part and
     * for those that light cuts take apart into such, `potential` for light games, `join` for the sides of a cut,
     * components, pairs and free exchanges (what is left counts the square of an exchange as Maker's, so its carrier is
     * without it), `move`, `replies` and `domination` for Maker's moves and the squares on one set only that he need
     * not try. Maker's: `line` and `fork` for what he fills, `threat` for free exchanges and moves with one answer,
     * `move` and `replies` for the others; pairs and lost components he does without. The last step is compared with
     * the position.
     */
    private final Board board;
    private final Calculus calculus;
    private final MediumMakerBreaker game;
    private final Runnable pace;

    /** The squares of the board along its longer side, so that cuts go across it. */
    private final int[] order;

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
     * Returns whether a problem is of one stone a turn, without limits of stones and first moves,
     * and has few enough squares and sets in play.
     */
    public static boolean supports(WeakProblem problem) {
        List<SquareSet> sets = lacking(problem.board(), problem.position());
        return problem.turns().isEmpty()
                && problem.makerStones().isEmpty()
                && problem.firstMoves().isEmpty()
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
     * Returns the proof of who wins a position of the board; empty if {@code positions} are too
     * few, or it is neither over nor {@link #supports supported}.
     *
     * @param positions after so many the search ends; those of the proof are not counted, and a
     *     proof may take longer than the search
     * @throws IllegalStepException if the proof is none, which is a bug
     */
    public Optional<Step> search(WeakPosition position, long positions) {
        List<SquareSet> lacking = lacking(board, position);
        if (lacking.isEmpty()) {
            return Optional.of(calculus.blocked());
        }
        if (lacking.stream().anyMatch(SquareSet::isEmpty)) {
            return Optional.of(filled(position));
        }
        if (!supports(WeakProblem.of(board, position))) {
            return Optional.empty();
        }
        SquareSet live = union(lacking);
        var squares = new MaskedSquares(Arrays.stream(order).filter(live::contains).toArray());
        long[] sets = lacking.stream().mapToLong(squares::mask).toArray();
        long[] minimal = Arrays.copyOf(sets, SetMasks.minimal(sets, sets.length));
        Optional<Step> proof =
                position.toMove() == Role.MAKER
                        ? search(position, minimal, squares, positions)
                        : reply(position, minimal, squares, positions);
        proof.ifPresent(step -> Certificate.winner(step, WeakProblem.of(board, position)));
        return proof;
    }

    private Step filled(WeakPosition position) {
        List<SquareSet> sets = board.hypergraph().sets();
        int filled = 0;
        while (!sets.get(filled).minus(position.maker()).isEmpty()) {
            filled++;
        }
        return calculus.filled(filled);
    }

    private Optional<Step> search(
            WeakPosition position, long[] sets, MaskedSquares squares, long positions) {
        return switch (game.decide(sets, sets.length, positions)) {
            case BREAKER -> Optional.of(breakers(squares).of(sets));
            case MAKER -> Optional.of(makers(position, squares).of(sets));
            case UNDECIDED -> Optional.empty();
        };
    }

    private Optional<Step> reply(
            WeakPosition position, long[] sets, MaskedSquares squares, long positions) {
        long reply = game.reply(sets, sets.length, positions);
        if (reply < 0) {
            return Optional.empty();
        }
        if (reply == 0) {
            return Optional.of(makers(position, squares).afterReplies(sets));
        }
        long[] after = Arrays.stream(sets).filter(set -> (set & reply) == 0).toArray();
        return Optional.of(calculus.move(squares.member(reply), breakers(squares).of(after)));
    }

    private BreakerProof<Step> breakers(MaskedSquares squares) {
        return new BreakerProof<>(game, new CutBreakerProver(calculus, game, pace, squares));
    }

    private MakerProof<Step> makers(WeakPosition position, MaskedSquares squares) {
        return new MakerProof<>(game, new CutMakerProver(calculus, position, pace, squares));
    }
}
