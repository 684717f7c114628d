package proofstone.knowledge.connect;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.search.SearchControl;

/** A search with a board of its own, which tries one round after the other on defences. */
final class RoundSearch {
    private static final int TOGETHER = 4;

    private final LineState state;
    private final ThreatSearch search;
    private final List<Round> rounds;
    private final SquareSet base;

    /** Makes a search from a position. */
    RoundSearch(
            StrongBoard board,
            StrongPosition position,
            int attacker,
            List<Round> rounds,
            SearchControl control) {
        this.state = new LineState(board);
        state.set(position);
        this.base = position.occupied();
        this.rounds = rounds;
        this.search = new ThreatSearch(state, attacker, control);
    }

    /** Returns the board, which has the stones of the position whenever no search runs. */
    LineState state() {
        return state;
    }

    /** Returns the calculus of this board. */
    AttackCalculus calculus() {
        return search.calculus();
    }

    /** Lets the search try these turns of the attacker's first. */
    void hint(List<SquareSet> turns) {
        search.hint(turns);
    }

    /**
     * Tries the next round against one defence, the first ones together; the attacker then has a
     * whole turn.
     *
     * @throws SearchControl.Stopped when a limit is met
     */
    void tryNext(Defence defence) {
        // a win found at once is tried for all defences after it, so the first tries go together
        do {
            defence.stones().forEach(x -> state.put(1 - search.attacker(), x));
            run(defence, round -> () -> search.attack(round.order(), round.quiet()));
        } while (defence.isOpen(rounds.size()) && defence.level(rounds.size()) < TOGETHER);
    }

    /** Tries the next round for the attacker, who is to move with so many stones. */
    void tryNext(Defence none, int left) {
        run(
                none,
                left >= state.stonesATurn
                        ? round -> () -> search.attack(round.order(), round.quiet())
                        : round -> () -> search.attackWith(left, round.order(), round.quiet()));
    }

    private void run(Defence defence, Function<Round, Supplier<@Nullable AttackStep>> question) {
        long budget = Round.budget(defence.stage());
        int taken = defence.take(rounds.size());
        Round round = rounds.get(taken);
        search.start(round, budget);
        try {
            AttackStep win = question.apply(round).get();
            if (win == null) {
                defence.finish(taken, rounds.size());
            } else {
                defence.refute(win, round.order());
            }
        } catch (ThreatSearch.Spent _) {
            search.forgetLine();
        } finally {
            clear();
        }
    }

    /** Takes the stones back that are not of the position. */
    private void clear() {
        for (int v = 0; v < state.squares; v++) {
            if (state.stone[v] != LineState.EMPTY && !base.contains(v)) {
                state.takeBack(v);
            }
        }
    }
}
