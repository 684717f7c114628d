package proofstone.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import proofstone.game.Layout;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * A game of several stones a turn against a certificate.
 *
 * <p>Start with {@link #start}. While {@link #toMove} is the prover, {@link #replyTurn} are the
 * stones of his strategy. The prover wins whatever the refuter plays. Immutable.
 */
public final class TurnWalk implements Walk {
    /*
     * Immutable fields: the problem that is left, what the proof leaves to do (see TurnPlan), and
     * the winner, who is read from the board and never from the plan.
     *
     * Where the rule asks for more stones than the strategy needs the prover puts them anywhere,
     * outside the carrier as long as there is room. A square that the strategy asks for later may
     * then be his already.
     */
    private final Certificate certificate;
    private final WeakProblem problem;
    private final TurnPlan plan;
    private final Schedule schedule;
    private final Optional<Role> winner;

    private TurnWalk(Certificate certificate, WeakProblem problem, TurnPlan plan) {
        this.certificate = certificate;
        this.problem = problem;
        this.plan = plan;
        this.schedule = Schedule.of(certificate.problem());
        this.winner = findWinner();
    }

    /** Returns the walk that begins at the position of {@code certificate}. */
    public static TurnWalk start(Certificate certificate) {
        TurnPlan plan = TurnPlan.start(certificate);
        return new TurnWalk(certificate, certificate.problem(), plan);
    }

    @Override
    public Certificate certificate() {
        return certificate;
    }

    @Override
    public WeakPosition position() {
        return problem.position();
    }

    /** Returns how many stones the player to move may put. */
    public int stones() {
        return Math.min(turns().now(), places().size());
    }

    /** Returns whether the player to move must put all {@link #stones} of them. */
    public boolean isExact() {
        return turns() instanceof Turns.Listed;
    }

    private Turns turns() {
        return problem.turns().orElseThrow();
    }

    /** Returns the exclusive squares, where Maker is to move and they are forbidden to him. */
    private SquareSet forbidden() {
        boolean isMakers = toMove() == Role.MAKER;
        return isMakers ? schedule.exclusive() : SquareSet.empty();
    }

    /**
     * Returns the free squares on which the player to move may put; of a set that he fills, all.
     */
    private SquareSet places() {
        SquareSet places = free().minus(forbidden());
        for (SquareSet set : problem.board().hypergraph().sets()) {
            SquareSet missing = set.minus(position().maker());
            boolean isLast = missing.size() <= schedule.finish(0) && free().containsAll(missing);
            places = isLast && !forbidden().isEmpty() ? places.union(missing) : places;
        }
        return places;
    }

    private boolean isLast(List<Integer> turn) {
        SquareSet then = position().maker().union(SquareSet.copyOf(turn));
        return turn.size() <= schedule.finish(0)
                && problem.board().hypergraph().sets().stream().anyMatch(then::containsAll);
    }

    private SquareSet free() {
        int squares = problem.board().hypergraph().squares();
        return SquareSet.range(squares).minus(position().occupied());
    }

    @Override
    public SquareSet carrier() {
        return isOver() ? SquareSet.empty() : plan.carrier().minus(position().occupied());
    }

    @Override
    public Optional<Role> winner() {
        return winner;
    }

    private Optional<Role> findWinner() {
        boolean open = false;
        for (SquareSet set : problem.board().hypergraph().sets()) {
            if (position().maker().containsAll(set)) {
                return Optional.of(Role.MAKER);
            }
            open |= !set.intersects(position().breaker());
        }
        return open && stones() > 0 ? Optional.empty() : Optional.of(Role.BREAKER);
    }

    @Override
    public Optional<String> objection(List<Integer> turn) {
        if (isOver()) {
            return Optional.of("the game is over: " + describe());
        }
        Layout layout = problem.board().layout();
        for (int square : turn) {
            if (position().occupied().contains(square)) {
                return Optional.of(layout.name(square) + " is occupied");
            }
        }
        if (forbidden().intersects(SquareSet.copyOf(turn)) && !isLast(turn)) {
            return Optional.of(
                    "Maker may put on "
                            + layout.name(forbidden().intersect(SquareSet.copyOf(turn)).first())
                            + " only to fill a set by at most "
                            + schedule.finish(0)
                            + " stones");
        }
        boolean fits = isExact() ? turn.size() == stones() : turn.size() <= stones();
        String stones = stones() + (stones() == 1 ? " stone" : " stones");
        String bound = (isExact() ? "" : "at most ") + stones;
        return fits
                ? Optional.empty()
                : Optional.of("the turn has " + bound + ", not " + turn.size());
    }

    @Override
    public boolean mayPass() {
        return !isExact() && toMove() == Role.BREAKER;
    }

    @Override
    public List<Integer> neededTurn() {
        return plan.owed().minus(position().occupied()).stream().boxed().toList();
    }

    @Override
    public List<Integer> replyTurn() {
        List<Integer> turn = new ArrayList<>(neededTurn());
        int wanted = isExact() ? stones() : mayPass() ? 0 : 1;
        SquareSet spare = free().minus(forbidden()).minus(SquareSet.copyOf(turn));
        IntStream.concat(spare.minus(carrier()).stream(), spare.intersect(carrier()).stream())
                .limit(Math.max(0, wanted - turn.size()))
                .forEach(turn::add);
        return turn;
    }

    @Override
    public List<Integer> testingTurn() {
        List<Integer> turn = new ArrayList<>();
        SquareSet free = free();
        int most = forbidden().isEmpty() ? stones() : Math.min(stones(), schedule.finish(0));
        carrier().minus(forbidden()).stream().limit(most).forEach(turn::add);
        if (isExact() && !turn.isEmpty()) {
            free.minus(SquareSet.copyOf(turn)).stream()
                    .limit(stones() - turn.size())
                    .forEach(turn::add);
        }
        return turn;
    }

    @Override
    public TurnWalk playTurn(List<Integer> turn) {
        boolean own = toMove() == prover();
        if (objection(turn).isPresent() || (own && !turn.containsAll(neededTurn()))) {
            throw new IllegalArgumentException("no turn of " + toMove() + "'s: " + turn);
        }
        WeakProblem next = turn.isEmpty() ? passed() : problem.afterTurn(turn);
        SquareSet put = SquareSet.copyOf(turn);
        TurnPlan after = own ? plan.moved() : plan.answer(put, next.position());
        return new TurnWalk(certificate, next, after);
    }

    private WeakProblem passed() {
        WeakPosition now = position();
        WeakPosition next = new WeakPosition(now.maker(), now.breaker(), toMove().opponent());
        return WeakProblem.of(problem.board(), next, ((Turns.UpTo) turns()).ofMaker());
    }

    @Override
    public String describe() {
        if (winner.isPresent()) {
            return winner.get().word() + " has won";
        }
        if (toMove() != prover()) {
            return plan.describe();
        }
        Layout layout = problem.board().layout();
        String names = neededTurn().stream().map(layout::name).collect(Collectors.joining("-"));
        return names.isEmpty() ? "no stone is needed: any squares do" : "strategy: puts " + names;
    }
}
