package proofstone.knowledge.strips;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import proofstone.certificate.Certificate;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.WeakProblem;
import proofstone.knowledge.SolvedPosition;
import proofstone.knowledge.Technique;
import proofstone.knowledge.WeakGame;
import proofstone.search.Search;
import proofstone.search.SearchControl;
import proofstone.search.Settings;
import proofstone.search.StopReason;

/**
 * Collects the {@link WinnerData} of searches: every position that one proves on its way.
 *
 * <p>A search also ends when it has brought a given number of new positions, so that large boards
 * can be used that would take too long to solve, and no board outweighs the others. Without another
 * limit the data are the same each time.
 *
 * @param techniques the techniques in use
 * @param method makes a search, df-pn as a rule
 * @param memoryBytes the memory of a search
 * @param most the number of new positions at which a search ends
 */
public record WinnerTraining(
        Set<Technique> techniques,
        Function<Settings, Search<Step>> method,
        long memoryBytes,
        long most) {
    /**
     * What a search has brought.
     *
     * @param winner who wins the problem; empty if the search ended before that was known
     * @param positions how many new positions
     * @param nodes how many nodes it visited
     * @param stopped why it ended early; empty if it did not or had enough positions
     */
    public record Outcome(
            Optional<Role> winner, long positions, long nodes, Optional<StopReason> stopped) {}

    /** Counts new positions, and ends the search when there are enough. */
    private static final class Collector {
        private final WinnerData data;
        private final long most;
        private long positions;

        Collector(WinnerData data, long most) {
            this.data = data;
            this.most = most;
        }

        boolean isFull() {
            return positions >= most;
        }

        void accept(SolvedPosition position) {
            positions += data.add(position) ? 1 : 0;
            if (isFull()) {
                throw new SearchControl.Stopped(StopReason.CANCELLED);
            }
        }
    }

    /** Searches {@code problem} and adds to {@code data} what is proved. */
    public Outcome learn(WeakProblem problem, WinnerData data, SearchControl control) {
        Collector collector = new Collector(data, most);
        WeakGame game = new WeakGame(problem, techniques);
        Settings settings =
                new Settings(Technique.reuse(techniques), memoryBytes, control, () -> {});
        long before = control.nodes();
        Optional<Role> winner = Optional.empty();
        Optional<StopReason> stopped = Optional.empty();
        try {
            Step proof = method.apply(settings).search(game.observedRoot(collector::accept));
            winner = Optional.of(Certificate.winner(proof, problem));
        } catch (SearchControl.Stopped stop) {
            stopped = Optional.of(stop.reason()).filter(reason -> !collector.isFull());
        }
        return new Outcome(winner, collector.positions, control.nodes() - before, stopped);
    }
}
