package proofstone.knowledge;

import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Schedule;
import proofstone.certificate.Step;
import proofstone.certificate.TurnCalculus;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.search.SearchControl;

/**
 * Depth-first must-play search of weak games with several stones a turn, on boards of at most 64
 * squares.
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
        int size = schedule.size(turn) + 1;
        int held = uses(Technique.PARTIAL_PAIRING) ? position.edgeWithOwn(size) : -1;
        if (held >= 0) {
            Step rest = makerToMove(position.without(held), turn);
            long own = position.edges()[held] & position.privateSquares();
            boolean lost = rest.claim().prover() == Role.MAKER;
            return lost ? rest : leaves.joined(leaves.box(turn, size, own), rest);
        }
        long component = position.component();
        boolean splits = uses(Technique.COMPONENTS) && component != position.squares();
        return splits ? parts(position, turn, component) : null;
    }

    private Step parts(TurnPosition position, int turn, long component) {
        Step part = makerToMove(position.avoiding(~component), turn);
        if (part.claim().prover() == Role.MAKER) {
            return part;
        }
        Step rest = makerToMove(position.avoiding(component), turn);
        return rest.claim().prover() == Role.MAKER ? rest : leaves.joined(part, rest);
    }

    private Step makerNode(TurnPosition position, int turn, int stones) {
        int most = Math.min(stones, Long.bitCount(position.squares()));
        int next = schedule.next(turn);
        TurnMoves moves = TurnMoves.ofMaker(position, schedule.isTile() ? 1 : most, most);
        TurnAnswers answers = new TurnAnswers(calculus, position, Role.MAKER, techniques);
        Step won =
                firstWin(
                        moves,
                        answers,
                        Role.MAKER,
                        put -> {
                            int answer =
                                    schedule.isTile() ? Long.bitCount(put) : schedule.size(next);
                            return breakerToMove(position.put(put), next, answer);
                        });
        return won != null ? won : calculus.answers(turn, stones, answers.steps());
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
        int most = Math.min(stones, Long.bitCount(position.squares()));
        int next = schedule.next(turn);
        TurnAnswers answers = new TurnAnswers(calculus, position, Role.BREAKER, techniques);
        answers.addPasses(leaves.filling(position, schedule.size(next)));
        Step won =
                firstWin(
                        TurnMoves.ofBreaker(position, most),
                        answers,
                        Role.BREAKER,
                        put -> makerToMove(position.avoiding(put), next));
        return won != null ? won : calculus.answers(turn, stones, answers.steps());
    }

    /** Tries turns until one wins; returns its proof, or null if all are answered. */
    private @Nullable Step firstWin(
            TurnMoves moves, TurnAnswers answers, Role mover, LongFunction<Step> after) {
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
                    won[0] = calculus.puts(SquareSet.ofWords(put), step);
                    return true;
                });
        return wins ? won[0] : null;
    }
}
