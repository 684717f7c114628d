package proofstone.certificate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.Layout;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * A game against a certificate: the strategy of its proof, played move by move.
 *
 * <p>Start with {@link #start}. While {@link #toMove} is the prover, {@link #reply} is the move of
 * the strategy; {@link #play} makes it, or a move of the refuter, and returns the next walk. The
 * prover wins whatever the refuter plays. Immutable: walks can be kept and taken up again, so a
 * tree of refuter moves needs no undo. One move costs about as much as the step of the proof is
 * large.
 */
public final class StrategyWalk implements Walk {
    /*
     * Immutable fields: the stones, the obligations that the proof leaves (see Plan), how many
     * stones Maker has left, the moves that Maker's next move is restricted to, and the winning sets
     * without a stone of Breaker's. Who has won is read from the board, never from the plan, so a
     * wrong plan would show as a lost game.
     */
    private final Certificate certificate;
    private final Calculus calculus;
    private final WeakPosition position;
    private final Plan plan;
    private final int makerStones;
    private final Optional<SquareSet> firstMoves;
    private final SquareSet open;
    private final Optional<Role> winner;

    private StrategyWalk(
            Certificate certificate,
            Calculus calculus,
            WeakPosition position,
            Plan plan,
            int makerStones,
            Optional<SquareSet> firstMoves,
            SquareSet open) {
        this.certificate = certificate;
        this.calculus = calculus;
        this.position = position;
        this.plan = plan;
        this.makerStones = makerStones;
        this.firstMoves = firstMoves;
        this.open = open;
        this.winner = findWinner();
    }

    /** Returns the walk that begins at the position of {@code certificate}. */
    public static StrategyWalk start(Certificate certificate) {
        WeakProblem problem = certificate.problem();
        WeakPosition position = problem.position();
        Calculus calculus = new Calculus(problem.board().hypergraph());
        Plan plan =
                certificate.winner() == Role.MAKER
                        ? MakerPlan.start(certificate.root())
                        : BreakerPlan.start(calculus.hypergraph(), certificate.root(), position);
        SquareSet open = SquareSet.range(calculus.hypergraph().sets().size());
        for (int stone : position.breaker().toArray()) {
            open = open.minus(calculus.through(stone));
        }
        int stones = problem.makerStones().orElse(Claim.UNLIMITED);
        return new StrategyWalk(
                certificate, calculus, position, plan, stones, problem.firstMoves(), open);
    }

    /** Returns the certificate whose strategy is played. */
    @Override
    public Certificate certificate() {
        return certificate;
    }

    /** Returns the stones and the player to move. */
    @Override
    public WeakPosition position() {
        return position;
    }

    /** Returns the player to move. */
    @Override
    public Role toMove() {
        return position.toMove();
    }

    /** Returns the player whose strategy it is. */
    @Override
    public Role prover() {
        return certificate.winner();
    }

    /** Returns the free squares on which the rest of the strategy depends. */
    @Override
    public SquareSet carrier() {
        return isOver() ? SquareSet.empty() : plan.carrier().minus(position.occupied());
    }

    /** Returns the squares on which the player to move may play; none when the game is over. */
    public SquareSet legalMoves() {
        return isOver() ? SquareSet.empty() : free();
    }

    private SquareSet free() {
        SquareSet all = SquareSet.range(calculus.hypergraph().squares());
        SquareSet free = all.minus(position.occupied());
        return toMove() == Role.MAKER ? free.intersect(firstMoves.orElse(free)) : free;
    }

    /**
     * Returns the prover's move; empty if the strategy needs none, so that any square does.
     *
     * @throws IllegalStateException if the prover is not to move
     */
    public OptionalInt reply() {
        if (isOver() || toMove() != prover()) {
            throw new IllegalStateException("the prover is not to move");
        }
        return plan.move();
    }

    /** Returns the prover's move, a square of his carrier or else any legal one if it is free. */
    public int replyOrAny() {
        OptionalInt reply = reply();
        SquareSet useful = carrier().intersect(free());
        return reply.orElseGet(() -> useful.isEmpty() ? free().first() : useful.first());
    }

    /**
     * Returns the walk after the player to move has played on {@code square}.
     *
     * @throws IllegalArgumentException if he may not play there, or if he is the prover and his
     *     strategy plays elsewhere
     */
    public StrategyWalk play(int square) {
        if (!legalMoves().contains(square)) {
            throw new IllegalArgumentException("square " + square + " is no legal move");
        }
        WeakPosition next = position.play(square);
        boolean maker = toMove() == Role.MAKER;
        return new StrategyWalk(
                certificate,
                calculus,
                next,
                toMove() == prover() ? planAfterReply(square) : plan.answer(square, next),
                maker && makerStones != Claim.UNLIMITED ? makerStones - 1 : makerStones,
                maker ? Optional.empty() : firstMoves,
                maker ? open : open.minus(calculus.through(square)));
    }

    @Override
    public Optional<String> objection(List<Integer> turn) {
        if (isOver()) {
            return Optional.of("the game is over: " + describe());
        }
        if (turn.size() != 1) {
            return Optional.of("a turn has one stone, not " + turn.size());
        }
        int square = turn.getFirst();
        String name = certificate.problem().board().layout().name(square);
        if (position.occupied().contains(square)) {
            return Optional.of(name + " is occupied");
        }
        return legalMoves().contains(square)
                ? Optional.empty()
                : Optional.of(name + " is not one of the first moves");
    }

    @Override
    public List<Integer> replyTurn() {
        return List.of(replyOrAny());
    }

    @Override
    public List<Integer> neededTurn() {
        return reply().stream().boxed().toList();
    }

    @Override
    public List<Integer> testingTurn() {
        return carrier().intersect(legalMoves()).stream().limit(1).boxed().toList();
    }

    @Override
    public boolean mayPass() {
        return false;
    }

    @Override
    public Walk playTurn(List<Integer> turn) {
        if (turn.size() != 1) {
            throw new IllegalArgumentException("a turn of " + turn.size() + " stones");
        }
        return play(turn.getFirst());
    }

    private Plan planAfterReply(int square) {
        int reply = plan.move().orElse(square);
        if (square != reply) {
            throw new IllegalArgumentException(
                    "the strategy plays on square " + reply + ", not " + square);
        }
        return plan.moved();
    }

    /** Returns whether the game is over. */
    @Override
    public boolean isOver() {
        return winner().isPresent();
    }

    /** Returns who has won, empty while the game goes on. */
    @Override
    public Optional<Role> winner() {
        return winner;
    }

    private Optional<Role> findWinner() {
        if (isFilled()) {
            return Optional.of(Role.MAKER);
        }
        boolean breaker = open.isEmpty() || makerStones == 0 || free().isEmpty();
        return breaker ? Optional.of(Role.BREAKER) : Optional.empty();
    }

    private boolean isFilled() {
        List<SquareSet> sets = calculus.hypergraph().sets();
        return open.stream().anyMatch(e -> position.maker().containsAll(sets.get(e)));
    }

    /** Says in a few words what the prover does now, or what his strategy waits for. */
    @Override
    public String describe() {
        Layout layout = certificate.problem().board().layout();
        return winner().map(player -> player.word() + " has won")
                .orElseGet(() -> plan.describe(layout));
    }
}
