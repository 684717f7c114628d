package proofstone.certificate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import proofstone.certificate.StrongClaim.Goal;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/**
 * A certificate of a strong game: a problem, what is claimed of it, and the root of the steps that
 * prove it.
 *
 * <p>The constructor applies the accept rule of the root (format page, section 11), so a
 * certificate that exists is complete. Producer and command are brought into one short line each.
 *
 * @param problem the game and the position
 * @param verdict what is claimed
 * @param producer the program that found the proof, with its version
 * @param command the command that asked for it
 * @param root the step that proves the claim
 */
public record StrongCertificate(
        StrongProblem problem,
        StrongVerdict verdict,
        String producer,
        String command,
        StrongStep root) {
    /** The name of the rule in a certificate of one stone a turn. */
    static final String RULE = "strong";

    /** The name of the rule in a certificate of several stones a turn. */
    static final String TURNS_RULE = "strong-turns";

    /** Checks that the root proves the claim. */
    public StrongCertificate {
        Optional<String> objection = objection(problem, verdict, root);
        Calculus.require(objection.isEmpty(), objection.orElse(""));
        producer = Certificate.oneLine(producer);
        command = Certificate.oneLine(command);
    }

    /** Returns the number of steps when equal ones are counted once. Linear in the proof. */
    public int steps() {
        return StepSequence.of(MergedReplies.of(root)).size();
    }

    /** Returns the steps that are strategies from the position: one, or two of a draw. */
    public List<StrongStep> strategies() {
        return root.kind().isDraw() ? root.children() : List.of(root);
    }

    /** Returns the strategy of {@code player}; empty if the certificate has none of his. */
    public Optional<StrongStep> strategy(Player player) {
        return strategies().stream().filter(step -> step.claim().prover() == player).findFirst();
    }

    /** Returns why {@code root} does not prove that the verdict is true; empty if it does. */
    public static Optional<String> objection(
            StrongProblem problem, StrongVerdict verdict, StrongStep root) {
        boolean isDraw = verdict == StrongVerdict.DRAW;
        if (!root.board().equals(problem.board())) {
            return Optional.of("the root speaks of another board");
        }
        if (root.kind().isDraw() != isDraw) {
            return Optional.of("a draw has a root of its own");
        }
        if (problem.winner().isPresent()) {
            return Optional.of("a set is filled in the position");
        }
        return isDraw ? drawObjection(problem, root) : single(problem, verdict, root);
    }

    private static Optional<String> drawObjection(StrongProblem problem, StrongStep root) {
        Optional<String> white = single(problem, StrongVerdict.NOT_BLACK, root.children().get(0));
        if (white.isPresent()) {
            return white;
        }
        if (root.kind() == Kind.DRAW) {
            return single(problem, StrongVerdict.NOT_WHITE, root.children().get(1));
        }
        boolean start =
                problem.position().equals(StrongPosition.empty(Player.BLACK))
                        && problem.plies().isEmpty();
        return start ? Optional.empty() : Optional.of("strategies are stolen at the start only");
    }

    private static Optional<String> single(
            StrongProblem problem, StrongVerdict verdict, StrongStep step) {
        StrongClaim claim = step.claim();
        if (claim.prover() != verdict.prover() || (verdict.isWin() && claim.goal() != Goal.WIN)) {
            return Optional.of("the root does not prove " + verdict.word());
        }
        return Stream.of(
                        position(problem, claim),
                        stones(problem, verdict, claim),
                        larger(problem, verdict, claim))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> position(StrongProblem problem, StrongClaim claim) {
        StrongPosition position = problem.position();
        if (!claim.isUsable(position.turn(), problem.board().stonesATurn())) {
            return Optional.of("the root has the other player to move");
        }
        if (!claim.fits(position)) {
            return Optional.of("the stones are not those of the root");
        }
        StrongBoard board = problem.board();
        SquareSet own = position.stones(claim.prover());
        SquareSet others = position.stones(claim.refuter());
        for (int h = 0; h < board.sets().size(); h++) {
            SquareSet set = board.sets().get(h);
            if (board.owns(claim.refuter(), h)
                    && !set.intersects(own)
                    && !isMet(claim.threshold(h), set.minus(others).size())) {
                return Optional.of("winning set " + h + " lacks too few stones");
            }
        }
        return Optional.empty();
    }

    /** No set lacks so much that it meets a threshold without end. */
    private static boolean isMet(int threshold, int missing) {
        return threshold != StrongClaim.NEVER && missing >= threshold;
    }

    private static Optional<String> stones(
            StrongProblem problem, StrongVerdict verdict, StrongClaim claim) {
        Turn turn = problem.position().turn();
        int whole = problem.board().stonesATurn();
        if (verdict.isWin()) {
            OptionalInt plies = problem.pliesOf(claim.prover());
            int stones = claim.stonesAt(turn, whole);
            return plies.isEmpty() || stones <= plies.getAsInt()
                    ? Optional.empty()
                    : Optional.of("the win takes more plies than are left");
        }
        int needed = problem.pliesOf(claim.refuter()).orElse(StrongClaim.UNLIMITED);
        return claim.withstoodAt(turn, whole) >= needed
                ? Optional.empty()
                : Optional.of("the hold ends before the game");
    }

    private static Optional<String> larger(
            StrongProblem problem, StrongVerdict verdict, StrongClaim claim) {
        if (!verdict.isLarger()) {
            return Optional.empty();
        }
        int length = lengthOfLargerGames(problem, verdict.prover());
        if (length < 0) {
            return Optional.of("nothing is claimed of boards larger than this");
        }
        return claim.outer() <= length
                ? Optional.empty()
                : Optional.of("the outer threshold exceeds " + length);
    }

    /**
     * Returns K if the problem is one of {@code mnk} without stones, or of {@code connect} with
     * stones on the inner board only, and has rims of K-1 squares where it has any, all for the
     * attacker's opponent, so that a win can hold on larger boards; else -1.
     */
    public static int lengthOfLargerGames(StrongProblem problem, Player attacker) {
        StrongBoard board = problem.board();
        InnerBoard inner = board.inner().orElse(new InnerBoard(1, 1, 0, 0));
        boolean connect = board.name().startsWith("connect:");
        SquareSet room = connect ? inner.squares() : SquareSet.empty();
        boolean known = connect || board.name().startsWith("mnk:");
        if (!known
                || !room.containsAll(problem.position().occupied())
                || !board.squares(attacker).equals(inner.squares())
                || problem.plies().isPresent()) {
            return -1;
        }
        return board.sets().isEmpty() ? -1 : wideLength(inner, board.sets().getFirst().size());
    }

    private static int wideLength(InnerBoard inner, int length) {
        int rows = inner.rowRim();
        int columns = inner.columnRim();
        boolean wide =
                (rows == 0 || rows == length - 1)
                        && (columns == 0 || columns == length - 1)
                        && rows + columns > 0;
        return wide ? length : -1;
    }
}
