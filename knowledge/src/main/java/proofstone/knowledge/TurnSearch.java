package proofstone.knowledge;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Schedule;
import proofstone.certificate.Step;
import proofstone.certificate.TurnCalculus;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.search.SearchControl;

/**
 * Depth-first must-play search of weak games with several stones a turn.
 *
 * <p>A move is a whole turn, a set of squares. Each proof that a turn fails also answers every
 * other turn that misses its carrier (and, in a tile game, that allows Breaker enough stones), so
 * the search goes on only with turns that meet all carriers found so far. Proofs are steps of
 * {@link TurnCalculus}; the search cannot hold a false one. With one thread; used once.
 */
public final class TurnSearch {
    /*
     * In tile games parts answer by themselves (rule B5). So components are solved apart, and a set
     * with more private squares than Maker has stones in a turn leaves the game, its private squares
     * being a box: [Chiang2011] lemma 2 (trees) is this reduction applied again and again. It is no
     * loss for Breaker, and Maker wins without that set or not at all.
     */
    private final TurnCalculus calculus;
    private final Schedule schedule;
    private final Set<Technique> techniques;
    private final SearchControl control;
    private final TurnLeaves leaves;
    private final TurnTable table;
    private final TurnPosition start;

    /** Prepares to solve {@code problem}, which {@link #objection} has nothing against. */
    public TurnSearch(
            WeakProblem problem, Set<Technique> techniques, SearchControl control, long bytes) {
        this.schedule = Schedule.of(problem);
        this.calculus = new TurnCalculus(problem.board().hypergraph(), schedule);
        this.techniques = Set.copyOf(techniques);
        this.control = control;
        this.leaves = new TurnLeaves(calculus, techniques);
        var symmetries = problem.board().symmetries();
        int used = techniques.contains(Technique.SYMMETRY) ? symmetries.size() : 1;
        this.table = new TurnTable(calculus, symmetries.subList(0, used), bytes);
        this.start = TurnPosition.of(problem);
    }

    /**
     * Returns in one line why a problem of several stones a turn is not covered; empty if it is.
     */
    public static Optional<String> objection(WeakProblem problem) {
        return TurnMoves.objection(problem);
    }

    /** Returns the techniques that this search has, in the order of their declaration. */
    public static Set<Technique> techniques() {
        return EnumSet.of(
                Technique.PARTIAL_PAIRING,
                Technique.DOMINATION,
                Technique.ZONES,
                Technique.PAIRING,
                Technique.COMPONENTS,
                Technique.TRANSPOSITIONS,
                Technique.SYMMETRY);
    }

    /** Returns the proof of the problem; throws {@link SearchControl.Stopped} at a limit. */
    public Step solve() {
        int turn = schedule.start();
        return schedule.mover(turn) == Role.MAKER
                ? makerToMove(start, turn)
                : breakerToMove(start, turn, schedule.startStones());
    }

    private boolean uses(Technique technique) {
        return techniques.contains(technique);
    }

    private Step makerToMove(TurnPosition position, int turn) {
        Step decided = leaves.ofMaker(position, turn);
        if (decided == null && schedule.isTile()) {
            decided = reduced(position, turn);
        }
        int stones = schedule.size(turn);
        if (decided == null && uses(Technique.TRANSPOSITIONS)) {
            decided = table.get(position, turn, stones);
        }
        return decided != null
                ? decided
                : keep(position, turn, stones, makerNode(position, turn, stones));
    }

    private Step keep(TurnPosition position, int turn, int stones, Step step) {
        if (uses(Technique.TRANSPOSITIONS)) {
            table.put(position, turn, stones, step);
            control.tableFill(table.fill());
        }
        return step;
    }

    /** Returns the proof from a smaller position, or null if it has no such parts. */
    private @Nullable Step reduced(TurnPosition position, int turn) {
        SquareSet own = position.privateSquares();
        for (int i = 0; uses(Technique.PARTIAL_PAIRING) && i < position.ids().length; i++) {
            Step box = leaves.box(position.edges().get(i).intersect(own), turn);
            if (box != null) {
                Step rest = makerToMove(position.without(i), turn);
                boolean lost = rest.claim().prover() == Role.MAKER;
                return lost ? rest : leaves.joined(box, rest);
            }
        }
        SquareSet component = position.component();
        boolean splits = uses(Technique.COMPONENTS) && !component.equals(position.squares());
        return splits ? parts(position, turn, component) : null;
    }

    private Step parts(TurnPosition position, int turn, SquareSet component) {
        Step part = makerToMove(position.within(component), turn);
        if (part.claim().prover() == Role.MAKER) {
            return part;
        }
        Step rest = makerToMove(position.avoiding(component), turn);
        return rest.claim().prover() == Role.MAKER ? rest : leaves.joined(part, rest);
    }

    private Step makerNode(TurnPosition position, int turn, int stones) {
        SquareSet squares = position.squares().minus(schedule.exclusive());
        int most = Math.min(stones, squares.size());
        int next = schedule.next(turn);
        int least = schedule.isTile() ? 1 : most;
        TurnMoves moves = TurnMoves.ofMaker(position, squares, least, most);
        TurnAnswers answers = new TurnAnswers(calculus, position, Role.MAKER, techniques);
        Step won =
                firstWin(
                        moves,
                        answers,
                        Role.MAKER,
                        put -> {
                            int answer = schedule.isTile() ? put.size() : schedule.size(next);
                            return breakerToMove(position.put(put), next, answer);
                        });
        return won != null ? won : answered(position, turn, stones, answers.steps());
    }

    private Step answered(TurnPosition position, int turn, int stones, List<Step> answers) {
        SquareSet region = leaves.region(position, answers, turn);
        return calculus.answers(turn, stones, answers, region);
    }

    private Step breakerToMove(TurnPosition position, int turn, int stones) {
        Step decided = leaves.ofBreaker(position, turn);
        if (decided == null && uses(Technique.TRANSPOSITIONS)) {
            decided = table.get(position, turn, stones);
        }
        return decided != null
                ? decided
                : keep(position, turn, stones, breakerNode(position, turn, stones));
    }

    private Step breakerNode(TurnPosition position, int turn, int stones) {
        SquareSet squares = worthBreakers(position);
        int most = Math.min(stones, squares.size());
        int next = schedule.next(turn);
        TurnAnswers answers = new TurnAnswers(calculus, position, Role.BREAKER, techniques);
        answers.addPasses(leaves.filling(position, next));
        Step won =
                firstWin(
                        TurnMoves.ofBreaker(position, squares, most),
                        answers,
                        Role.BREAKER,
                        put -> makerToMove(position.avoiding(put), next));
        return won != null ? won : calculus.answers(turn, stones, answers.steps());
    }

    /**
     * Returns the squares that Breaker tries. As long as a set has other squares its exclusive ones
     * block less than these; elsewhere leaving out such squares was measured to gain nothing.
     */
    private SquareSet worthBreakers(TurnPosition position) {
        return schedule.exclusive().isEmpty() ? position.squares() : position.undominated();
    }

    /** Tries turns until one wins; returns its proof, or null if all are answered. */
    private @Nullable Step firstWin(
            TurnMoves moves, TurnAnswers answers, Role mover, Function<SquareSet, Step> after) {
        control.visit();
        Step[] won = new Step[1];
        boolean wins =
                moves.anyMatch(put -> {
                    if (answers.covers(put)) {
                        return false;
                    }
                    Step step = after.apply(put);
                    if (step.claim().prover() != mover) {
                        answers.add(step);
                        return false;
                    }
                    won[0] = calculus.puts(put, step);
                    return true;
                });
        return wins ? won[0] : null;
    }
}
