package proofstone.knowledge.connect;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.AttackMoves.Move;
import proofstone.search.SearchControl;

/** A search with a board of its own, which tries one round after the other on defences. */
final class RoundSearch {
    private final LineState state;
    private final ThreatSearch search;
    private final List<Round> rounds;
    private SquareSet base;

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

    /** Goes on to another position; what was learned of others counts less there. */
    void goTo(StrongPosition position) {
        base = SquareSet.empty();
        clear();
        state.set(position);
        base = position.occupied();
        search.forgetLine();
        search.fade();
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
     * Tries the next round against one defence, and more up to a level; the attacker then has a
     * whole turn.
     *
     * @param level at which defences wait for each other again
     * @throws SearchControl.Stopped when a limit is met
     */
    void tryNext(Defence defence, int level) {
        do {
            defence.stones().forEach(x -> state.put(1 - search.attacker(), x));
            run(defence, round -> () -> search.attack(round.order(), round.quiet()));
        } while (defence.isOpen(rounds.size()) && defence.level(rounds.size()) < level);
    }

    /**
     * Tries one round for the attacker, who is to move with a whole turn.
     *
     * @param nodes after so many the round is given up
     * @return the win; null if none is found
     * @throws SearchControl.Stopped when a limit is met
     */
    @Nullable AttackStep tryOnce(Round round, long nodes) {
        search.start(round, nodes);
        try {
            return search.attack(round.order(), round.quiet());
        } catch (ThreatSearch.Spent _) {
            search.forgetLine();
            return null;
        } finally {
            clear();
        }
    }

    /**
     * Returns the size of the zone of a win if the defender passes after a move; empty if none is
     * found. The smaller it is the fewer replies there are to refute.
     *
     * @param tried the rounds that may find the win
     * @param nodes for each of them
     */
    OptionalInt zoneOfPass(Move move, List<Round> tried, long nodes) {
        for (Round round : tried) {
            put(move);
            AttackStep win = tryOnce(round, nodes);
            if (win != null) {
                return OptionalInt.of(zoneAfter(move, win));
            }
        }
        return OptionalInt.empty();
    }

    private int zoneAfter(Move move, AttackStep win) {
        put(move);
        int size = calculus().zone(win).length;
        clear();
        return size;
    }

    private void put(Move move) {
        for (int v : move.squares()) {
            state.put(search.attacker(), v);
        }
    }

    /** Returns moves of the attacker's as {@link AttackMoves#ofEachKind} lists them. */
    List<Move> moves(int least, int each) {
        return search.moves(least, each);
    }

    /** Tries the next round for the attacker, who is to move with so many stones. */
    void tryAttack(Defence none, int left) {
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
