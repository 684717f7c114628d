package proofstone.knowledge.strips;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.knowledge.WeakGame;
import proofstone.search.Search;
import proofstone.search.SearchControl;
import proofstone.search.Settings;
import proofstone.search.StopReason;

/**
 * Solves many positions of one board by one df-pn search with common tables.
 *
 * <p>Each position gets a slice of work in turn, twice as much in every round, so that easy ones
 * are not kept waiting by hard ones and what a limit leaves open is what is hard.
 */
public final class SupportSolver {
    private static final long FIRST_SLICE = 2_000;

    private final WeakGame game;
    private final Search<Step> search;
    private final SearchControl control;
    private final Map<Role, Integer> won = new EnumMap<>(Role.class);
    private long left;

    /**
     * Prepares to solve positions of {@code board} by {@code techniques} within the limits of
     * {@code control}.
     *
     * @param method makes the search
     */
    public SupportSolver(
            Board board,
            Set<Technique> techniques,
            Function<Settings, Search<Step>> method,
            long memoryBytes,
            SearchControl control) {
        this.control = control;
        this.game = new WeakGame(WeakProblem.of(board, WeakPosition.empty(Role.MAKER)), techniques);
        this.search = method.apply(new Settings(true, true, memoryBytes, control, this::pace));
    }

    /** Ends the slice when its work is done. */
    private void pace() {
        if (left-- <= 0) {
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        }
    }

    /** Solves {@code positions}, or as many of them as the limits allow. */
    public void solve(List<WeakPosition> positions) {
        List<WeakPosition> open = positions;
        for (long slice = FIRST_SLICE; !open.isEmpty() && !isOver(); slice *= 2) {
            open = unsolved(open, slice);
        }
    }

    /** Gives each position a slice, and returns those that it was not enough for. */
    private List<WeakPosition> unsolved(List<WeakPosition> positions, long slice) {
        return positions.stream()
                .filter(position -> !isOver())
                .filter(p -> !isSolved(p, slice))
                .toList();
    }

    private boolean isSolved(WeakPosition position, long slice) {
        Optional<Role> winner = winner(position, slice);
        winner.ifPresent(role -> won.merge(role, 1, Integer::sum));
        return winner.isPresent();
    }

    private boolean isOver() {
        try {
            control.check();
            return false;
        } catch (SearchControl.Stopped stopped) {
            return true;
        }
    }

    private Optional<Role> winner(WeakPosition position, long slice) {
        left = slice;
        try {
            return Optional.of(search.search(game.node(position)).claim().prover());
        } catch (SearchControl.Stopped stopped) {
            return Optional.empty();
        }
    }

    /** Returns how many positions {@code role} has been proved to win. */
    public int won(Role role) {
        return won.getOrDefault(role, 0);
    }
}
