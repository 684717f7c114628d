package proofstone.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/**
 * A game against a certificate of a strong game: the strategy of its proof, played stone by stone.
 *
 * <p>While {@link #toMove} is the prover, {@link #reply} is his next stone and {@link #replyTurn}
 * all that he puts in his turn; {@link #play} puts a stone of either player's and returns the next
 * walk. A player without a legal square passes, which is done for him. The prover achieves what is
 * claimed whatever the refuter plays. Immutable.
 */
public final class StrongWalk {
    /*
     * The plan is the step whose claim holds in the position. With the prover to move it has his
     * move, or it waits for the refuter's and the tempo lemma gives the prover a free move. He moves
     * on in a list of replies as if the refuter had passed: what answers a pass holds as it stands,
     * since its thresholds are no greater and its squares are free. That uses up a turn of the
     * refuter's, so it is not done where plies are limited. With several stones a turn a pass brings
     * the prover a whole turn; with less of it left he puts the rest anywhere. Where a strategy waits (pairs, parts,
     * late) he plays anywhere. So a move that a step asks for may be on a stone of his, and he has
     * a free move again. A stone on one of the two squares of a threat leaves one square that fills
     * the set, and filling a set comes before all else.
     */
    private final StrongCertificate certificate;
    private final StrongProblem problem;
    private final StrongTree plan;
    private final Optional<StrongTree> afterThreat;

    private StrongWalk(
            StrongCertificate certificate,
            StrongProblem problem,
            StrongTree plan,
            Optional<StrongTree> afterThreat) {
        this.certificate = certificate;
        this.problem = problem;
        this.plan = plan;
        this.afterThreat = afterThreat;
    }

    /** Returns the walk along the first strategy of {@code certificate}; of a draw White's. */
    public static StrongWalk start(StrongCertificate certificate) {
        return start(certificate, certificate.strategies().getFirst().claim().prover());
    }

    /**
     * Returns the walk along the strategy of {@code prover}.
     *
     * @throws IllegalArgumentException if the certificate has none of his
     */
    public static StrongWalk start(StrongCertificate certificate, Player prover) {
        StrongStep root =
                certificate
                        .strategy(prover)
                        .orElseThrow(
                                () -> new IllegalArgumentException("no strategy of " + prover));
        return new StrongWalk(
                        certificate, certificate.problem(), StrongTree.of(root), Optional.empty())
                .settled();
    }

    /** Returns the certificate whose strategy is played. */
    public StrongCertificate certificate() {
        return certificate;
    }

    /** Returns the board, the stones, the player to move and the plies that are left. */
    public StrongProblem problem() {
        return problem;
    }

    /** Returns the stones and the player to move. */
    public StrongPosition position() {
        return problem.position();
    }

    /** Returns the player to move. */
    public Player toMove() {
        return position().toMove();
    }

    /** Returns the player whose strategy it is. */
    public Player prover() {
        return plan.prover();
    }

    /** Returns who has filled a set; empty if nobody has. */
    public Optional<Player> winner() {
        return problem.winner();
    }

    /** Returns whether the game is over. */
    public boolean isOver() {
        return problem.isOver();
    }

    /** Returns the part of the proof that holds now; after a direct threat that of the threat. */
    public StrongTree plan() {
        return plan;
    }

    /** Returns whether the refuter has to answer a direct threat of the plan's. */
    public boolean isThreatening() {
        return afterThreat.isPresent();
    }

    /** Returns the free squares on which the rest of the strategy depends. */
    public SquareSet carrier() {
        return isOver() ? SquareSet.empty() : plan.carrier().minus(position().occupied());
    }

    /** Returns the free squares on which the player to move may put a stone. */
    public SquareSet legalMoves() {
        return isOver() ? SquareSet.empty() : problem.legalMoves();
    }

    /**
     * Returns how many stones the player to move has left in his turn, unless the board fills up.
     */
    public int stonesLeft() {
        int left = position().turn().left();
        return isOver() ? 0 : Math.min(left, problem.plies().orElse(left));
    }

    /**
     * Returns the stones that the prover puts in what is left of his turn, in order: those of his
     * strategy, and where it needs fewer, others that do no harm. There are fewer than {@link
     * #stonesLeft} only where the game ends before, or he finds no square.
     *
     * @throws IllegalStateException if he is not to move, or the game is over
     */
    public List<Integer> replyTurn() {
        List<Integer> stones = new ArrayList<>();
        StrongWalk walk = this;
        do {
            stones.add(walk.reply());
            walk = walk.play(stones.getLast());
        } while (isInTurn(walk, stones.size()));
        return stones;
    }

    /** Returns whether {@code walk} is in the turn of this one, after a number of its stones. */
    private boolean isInTurn(StrongWalk walk, int stones) {
        return stones < stonesLeft() && !walk.isOver() && walk.toMove() == toMove();
    }

    /**
     * Returns the next stone of the prover's.
     *
     * @throws IllegalStateException if he is not to move, or the game is over
     */
    public int reply() {
        if (isOver() || toMove() != prover()) {
            throw new IllegalStateException(prover() + " is not to move");
        }
        SquareSet legal = problem.legalMoves();
        SquareSet filling = problem.threatsTo(prover().opponent()).intersect(legal);
        if (!filling.isEmpty()) {
            return filling.first();
        }
        OptionalInt planned = plan.move().isPresent() ? plan.move() : owed();
        return planned.orElseGet(() -> freeMove(legal));
    }

    /** Returns the answer that a pairing or a partition still owes. */
    private OptionalInt owed() {
        SquareSet own = position().stones(prover());
        SquareSet other = position().stones(prover().opponent());
        IntStream answers =
                switch (plan.kind()) {
                    case PAIRS ->
                            plan.carrier().intersect(other).stream()
                                    .flatMap(square -> plan.partner(square).stream());
                    case PARTS ->
                            plan.parts().stream()
                                    .filter(part -> part.squares().intersects(other))
                                    .mapToInt(part -> Partition.reply(part, other, own));
                    default -> IntStream.empty();
                };
        return answers.filter(square -> square >= 0 && !position().occupied().contains(square))
                .findFirst();
    }

    /** Any legal square, of the carrier if there is one: an extra stone does no harm. */
    private int freeMove(SquareSet legal) {
        SquareSet useful = legal.intersect(plan.carrier());
        return useful.isEmpty() ? legal.first() : useful.first();
    }

    /**
     * Returns the walk after the player to move puts a stone on {@code square}; for the prover that
     * must be {@link #reply}.
     *
     * @throws IllegalArgumentException if the move is not legal, or not the reply
     */
    public StrongWalk play(int square) {
        if (!legalMoves().contains(square)) {
            throw new IllegalArgumentException("no legal move: " + square);
        }
        return toMove() == prover() ? afterReply(square) : afterMove(OptionalInt.of(square));
    }

    /**
     * Returns the walk after the player to move puts these stones, all of his turn or the next of
     * it; for the prover they begin {@link #replyTurn}.
     *
     * @throws IllegalArgumentException if {@link #play} does not take one of them
     */
    public StrongWalk playTurn(List<Integer> stones) {
        StrongWalk walk = this;
        for (int square : stones) {
            walk = walk.play(square);
        }
        return walk;
    }

    private StrongWalk afterReply(int square) {
        if (square != reply()) {
            throw new IllegalArgumentException("not the move of the strategy: " + square);
        }
        StrongProblem next = problem.played(square);
        boolean planned = plan.move().equals(OptionalInt.of(square));
        if (!planned || plan.branches().isEmpty()) {
            return with(next, plan, Optional.empty()).settled();
        }
        StrongTree below = plan.branches().getFirst().below();
        return plan.kind() == Kind.THREAT
                ? with(next, plan, Optional.of(below)).settled()
                : with(next, below, Optional.empty()).settled();
    }

    private StrongWalk with(StrongProblem next, StrongTree now, Optional<StrongTree> threat) {
        return new StrongWalk(certificate, next, now, threat);
    }

    private StrongWalk afterMove(OptionalInt square) {
        StrongProblem next =
                square.isPresent() ? problem.played(square.getAsInt()) : problem.passed();
        return with(next, answered(square), Optional.empty()).settled();
    }

    /** What the plan is after a move of the refuter's, or a pass. */
    private StrongTree answered(OptionalInt square) {
        if (afterThreat.isPresent()) {
            return plan.forced().equals(square) ? afterThreat.get() : plan;
        }
        return plan.kind() == Kind.REPLIES ? plan.answerTo(square) : plan;
    }

    /** Passes for a player who cannot move, and brings the plan to a move of the prover's. */
    private StrongWalk settled() {
        StrongWalk walk = this;
        while (!walk.isOver()) {
            walk = walk.toMove() == prover() ? walk.advanced() : walk;
            if (!walk.problem.legalMoves().isEmpty()) {
                return walk;
            }
            walk = walk.passed();
        }
        return walk;
    }

    private StrongWalk passed() {
        return toMove() == prover()
                ? with(problem.passed(), plan, Optional.empty())
                : with(problem.passed(), answered(OptionalInt.empty()), Optional.empty());
    }

    /** Goes on over moves that stones make superfluous, and where a free move is good for that. */
    private StrongWalk advanced() {
        SquareSet own = position().stones(prover());
        StrongTree now = plan;
        while (isMade(now, own) || (now.kind() == Kind.REPLIES && mayPass(now))) {
            now =
                    now.kind() == Kind.REPLIES
                            ? now.answerTo(OptionalInt.empty())
                            : now.branches().getFirst().below();
        }
        return with(problem, now, Optional.empty());
    }

    /**
     * Returns whether the refuter, who waits, may be thought to have passed: a plan in the middle
     * of his turn holds for no other reason.
     */
    private boolean mayPass(StrongTree replies) {
        int whole = problem.board().stonesATurn();
        int left = replies.step().claim().turn().left();
        return position().turn().left() >= whole && (problem.plies().isEmpty() || left < whole);
    }

    private static boolean isMade(StrongTree plan, SquareSet own) {
        boolean move = plan.kind() == Kind.MOVE || plan.kind() == Kind.PARRY;
        return move && own.contains(plan.move().getAsInt());
    }
}
