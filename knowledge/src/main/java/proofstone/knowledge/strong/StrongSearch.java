package proofstone.knowledge.strong;

import java.util.OptionalInt;
import java.util.Set;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;
import proofstone.game.Turn;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.search.SearchControl;

/**
 * Finds out who wins positions of one strong game, with a proof of the calculus.
 *
 * <p>Games of several stones a turn on small boards only. Each question has one player who should
 * win; the answer is his win or the other's hold. Not safe for use by several threads.
 */
public final class StrongSearch {
    private static final int BYTES_PER_ENTRY = 600;
    private static final int MOST_ENTRIES = 1 << 25;

    private final StrongBoard board;
    private final StrongCalculus calculus;
    private final SearchControl control;
    private final Set<StrongTechnique> techniques;
    private final int entries;
    private RuleObserver observer = RuleObserver.NONE;

    /**
     * Makes a search.
     *
     * @param board the board of all positions
     * @param memoryBytes what tables and proofs may take, about
     * @param control counts the nodes and ends the search
     * @param techniques what is used
     */
    public StrongSearch(
            StrongBoard board,
            long memoryBytes,
            SearchControl control,
            Set<StrongTechnique> techniques) {
        this.board = board;
        this.calculus = new StrongCalculus(board);
        this.control = control;
        this.techniques = techniques;
        this.entries = Math.clamp(memoryBytes / BYTES_PER_ENTRY, 1 << 10, MOST_ENTRIES);
    }

    /** Tells {@code observer} from now on what the rules claim. */
    void observe(RuleObserver observer) {
        this.observer = observer;
    }

    /**
     * Finds out whether {@code attacker} wins.
     *
     * @param position a position in which nobody has filled a set
     * @param attacker the player who should win
     */
    public StrongResult prove(StrongPosition position, Player attacker) {
        return prove(new StrongProblem(board, position, OptionalInt.empty()), attacker);
    }

    /**
     * Finds out whether {@code attacker} wins within the plies of {@code problem}.
     *
     * @param problem a position of the board in which nobody has filled a set
     * @param attacker the player who should win
     */
    public StrongResult prove(StrongProblem problem, Player attacker) {
        return prove(new StrongState(board), problem, attacker);
    }

    /**
     * Finds out whether {@code attacker} wins on all larger boards as well: by a proof whose outer
     * threshold is at most {@code length}.
     *
     * @param position a position of a board with rims in which nobody has filled a set
     * @param attacker the player who should win
     * @param length how many stones in a row fill a set
     */
    public StrongResult proveLarger(StrongPosition position, Player attacker, int length) {
        StrongState state = new StrongState(board);
        state.watchFar(StrongState.number(attacker.opponent()), length);
        return prove(state, new StrongProblem(board, position, OptionalInt.empty()), attacker);
    }

    private StrongResult prove(StrongState state, StrongProblem problem, Player attacker) {
        state.set(problem.position());
        PlyLimit limit = new PlyLimit(state, problem.plies());
        long before = control.nodes();
        try {
            StrongStep root = root(state, limit, problem.position().turn(), attacker);
            long nodes = control.nodes() - before;
            return root.claim().prover() == attacker
                    ? new StrongResult.Won(root, nodes)
                    : new StrongResult.Held(root, nodes);
        } catch (SearchControl.Stopped e) {
            return new StrongResult.Unknown(e.reason(), control.nodes() - before);
        }
    }

    private StrongStep root(StrongState state, PlyLimit limit, Turn turn, Player attacker) {
        if (board.stonesATurn() > 1) {
            int number = StrongState.number(attacker);
            return new StoneSearch(state, calculus, number, limit, control, entries).solve(turn);
        }
        StrongDfPn search = question(state, limit, calculus, attacker);
        search.observe(observer);
        return search.solve(StrongState.number(turn.player()));
    }

    /** Returns the search whether {@code attacker} wins the positions that {@code state} holds. */
    StrongDfPn question(StrongState state, PlyLimit limit, StrongCalculus rules, Player attacker) {
        return new StrongDfPn(
                state,
                rules,
                StrongState.number(attacker),
                limit,
                new StrongTable(entries),
                control,
                techniques);
    }
}
