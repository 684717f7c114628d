package proofstone.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakProblem;

/**
 * The exact value of a small game of several stones a turn, by trying every turn.
 *
 * <p>The oracle of the tests: it knows of no carriers, boxes or dominated squares, only the rules.
 * It also decides by the definition whether a set of squares is a carrier. Practical up to about
 * ten squares.
 */
public final class TurnBruteForce {
    /** How many stones of his turn a player must put where the turns are listed. */
    private enum Stones {
        /** All of them, as the rule says. */
        ALL,
        /** Some of them: the others may lie outside the squares that are looked at. */
        SOME
    }

    private record State(int maker, int breaker, Role toMove, Turns turns) {}

    private final int squares;
    private final List<Integer> sets;
    private final Stones stones;
    private final int exclusive;
    private final int last;
    private final Map<State, Boolean> memo = new HashMap<>();

    private TurnBruteForce(int squares, List<Integer> sets, Stones stones, Turns turns) {
        this.exclusive = turns instanceof Turns.UpTo tile ? mask(tile.exclusive()) : 0;
        this.last = turns instanceof Turns.UpTo tile && exclusive != 0 ? tile.last() : 0;
        this.squares = squares;
        this.sets = sets;
        this.stones = stones;
    }

    /** Returns the winner of {@code problem}. */
    public static Role winner(WeakProblem problem) {
        List<Integer> sets =
                problem.board().hypergraph().sets().stream().map(TurnBruteForce::mask).toList();
        int all = (1 << problem.board().hypergraph().squares()) - 1;
        TurnBruteForce force =
                new TurnBruteForce(all, sets, Stones.ALL, problem.turns().orElseThrow());
        State start =
                new State(
                        mask(problem.position().maker()),
                        mask(problem.position().breaker()),
                        problem.position().toMove(),
                        problem.turns().orElseThrow());
        return force.makerWins(start) ? Role.MAKER : Role.BREAKER;
    }

    /**
     * Returns whether {@code prover} wins {@code problem} by playing in {@code carrier} only, all
     * other free squares being the opponent's, who need not put all his stones in it.
     */
    public static boolean carrierHolds(WeakProblem problem, Role prover, SquareSet carrier) {
        int inside = mask(carrier);
        int all = (1 << problem.board().hypergraph().squares()) - 1;
        int maker = mask(problem.position().maker());
        int breaker = mask(problem.position().breaker());
        int outside = all & ~inside & ~maker & ~breaker;
        List<Integer> sets =
                problem.board().hypergraph().sets().stream().map(TurnBruteForce::mask).toList();
        TurnBruteForce force =
                new TurnBruteForce(inside, sets, Stones.SOME, problem.turns().orElseThrow());
        State start =
                new State(
                        prover == Role.BREAKER ? maker | outside : maker,
                        prover == Role.MAKER ? breaker | outside : breaker,
                        problem.position().toMove(),
                        problem.turns().orElseThrow());
        return force.makerWins(start) == (prover == Role.MAKER);
    }

    private static int mask(SquareSet squares) {
        return (int) squares.word(0);
    }

    private boolean makerWins(State state) {
        if (sets.stream().anyMatch(set -> (set & ~state.maker()) == 0)) {
            return true;
        }
        int free = squares & ~state.maker() & ~state.breaker();
        if (exclusive != 0 && state.toMove() == Role.MAKER) {
            if (sets.stream().anyMatch(set -> isLeftOpen(set, state))) {
                return true;
            }
            free &= ~exclusive;
            if (free == 0) {
                return false;
            }
        }
        if (state.turns().now() == 0
                || sets.stream().allMatch(set -> (set & state.breaker()) != 0)) {
            return false;
        }
        Boolean known = memo.get(state);
        if (known == null) {
            known = search(state, free);
            memo.put(state, known);
        }
        return known;
    }

    /** Definition 2 of [Chiang2011]: what Breaker must not leave to Maker after a turn of his. */
    private boolean isLeftOpen(int set, State state) {
        return (set & state.breaker()) == 0 && Integer.bitCount(set & ~state.maker()) <= last;
    }

    private boolean search(State state, int free) {
        boolean maker = state.toMove() == Role.MAKER;
        int most = Math.min(state.turns().now(), Integer.bitCount(free));
        int least = 0;
        if (state.turns() instanceof Turns.UpTo) {
            least = maker ? Math.min(1, most) : 0;
        } else if (stones == Stones.ALL) {
            least = most;
        }
        IntPredicate wins = put -> makerWins(after(state, put)) == maker;
        return anyTurn(free, least, most, 0, wins) == maker;
    }

    private static State after(State state, int put) {
        boolean maker = state.toMove() == Role.MAKER;
        int count = Integer.bitCount(put);
        Turns turns =
                switch (state.turns()) {
                    case Turns.UpTo tile -> maker && count > 0 ? tile.after(count) : tile.ofMaker();
                    case Turns.Listed listed -> listed.after(listed.now());
                };
        return new State(
                maker ? state.maker() | put : state.maker(),
                maker ? state.breaker() : state.breaker() | put,
                state.toMove().opponent(),
                turns);
    }

    private static boolean anyTurn(
            int free, int least, int most, int chosen, IntPredicate condition) {
        if (least <= 0 && condition.test(chosen)) {
            return true;
        }
        for (int rest = most > 0 ? free : 0; rest != 0; rest &= rest - 1) {
            int square = rest & -rest;
            if (anyTurn(rest & ~square, least - 1, most - 1, chosen | square, condition)) {
                return true;
            }
        }
        return false;
    }
}
