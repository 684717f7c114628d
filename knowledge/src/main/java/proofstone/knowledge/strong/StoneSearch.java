package proofstone.knowledge.strong;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.Turn;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * Depth-first must-play search of strong games of several stones a turn, one stone at a time.
 *
 * <p>Complete, and without knowledge of threats of several stones: for boards of up to about 16
 * squares. Exponential in the free squares; keeps a proof of every position that it has met. Not
 * safe for use by several threads.
 */
final class StoneSearch {
    /*
     * The question is whether the attacker wins, so each position has one proof: the attacker's win
     * or the defender's hold. The mover's moves are tried in order. One whose position is proved for
     * him is a step `move`. One whose position is proved for the other player is an answer, which
     * drops all moves outside its zone (OpenPosition); when none is left they make `replies`.
     *
     * Soundness: every proof is made by the calculus. The proof of the position after a stone has a
     * turn that is usable there, and both steps ask for no more (decision 0010).
     *
     * The table's key is the hash of the stones and the turn; what it gives is compared with the
     * position (Zone.admits), so that a collision is a miss.
     */
    private static final long TURN_FACTOR = 0x9e3779b97f4a7c15L;

    private final StrongState state;
    private final StrongCalculus calculus;
    private final int attacker;
    private final PlyLimit limit;
    private final int stones;
    private final SearchControl control;
    private final int entries;
    private final MoveOrder order;
    private final ProofAssembly assembly;
    private final Map<Long, StrongStep> known = new HashMap<>();

    /**
     * Makes a search of the positions of one board.
     *
     * @param attacker the player, 0 or 1, who should win
     * @param limit the plies that are left
     * @param entries how many proofs are kept before the memory counts as full
     */
    StoneSearch(
            StrongState state,
            StrongCalculus calculus,
            int attacker,
            PlyLimit limit,
            SearchControl control,
            int entries) {
        this.state = state;
        this.calculus = calculus;
        this.attacker = attacker;
        this.limit = limit;
        this.stones = calculus.board().stonesATurn();
        this.control = control;
        this.entries = entries;
        this.order = new MoveOrder(state);
        this.assembly = new ProofAssembly(state, calculus);
    }

    /**
     * Returns the proof of the attacker's win or the other's hold in the position of the state.
     *
     * @throws SearchControl.Stopped at a limit
     */
    StrongStep solve(Turn turn) {
        long key = key(turn);
        StrongStep found = known.get(key);
        return found != null && isHere(turn, found) ? found : searched(key, turn);
    }

    private long key(Turn turn) {
        return (state.hash() ^ limit.key()) + TURN_FACTOR * (2L * turn.left() + mover(turn));
    }

    private boolean isHere(Turn turn, StrongStep step) {
        return Zone.admits(state, step.claim()) && limit.allows(step.claim(), attacker, turn);
    }

    private static int mover(Turn turn) {
        return StrongState.number(turn.player());
    }

    private StrongStep searched(long key, Turn turn) {
        control.visit();
        StrongStep found = search(turn);
        if (!limit.allows(found.claim(), attacker, turn)) {
            throw new SearchControl.Stopped(StopReason.UNPROVED);
        }
        requireRoom();
        known.put(key, found);
        return found;
    }

    private void requireRoom() {
        if (known.size() >= entries) {
            throw new SearchControl.Stopped(StopReason.MEMORY);
        }
    }

    private StrongStep search(Turn turn) {
        int win = state.winSquare(mover(turn), 0);
        if (win >= 0 && limit.isOpen()) {
            return line(turn, win);
        }
        StrongStep late = limit.held(calculus, 1 - attacker, turn);
        return late != null ? late : isAlive() ? open(turn) : held();
    }

    private StrongStep line(Turn turn, int win) {
        return calculus.line(turn.player(), state.setFilledBy(mover(turn), win), win);
    }

    private boolean isAlive() {
        return IntStream.range(0, state.sets.length).anyMatch(e -> state.isAlive(attacker, e));
    }

    /** The defender has a stone in every set of the attacker's, or nobody can move. */
    private StrongStep held() {
        return calculus.pairs(StrongState.player(1 - attacker));
    }

    private StrongStep open(Turn turn) {
        int[] moves = order.moves(mover(turn));
        boolean stuck = moves.length == 0;
        boolean over = stuck && order.moves(1 - mover(turn)).length == 0;
        return over ? held() : stuck ? passed(turn) : moved(turn, new OpenPosition(moves));
    }

    private StrongStep passed(Turn turn) {
        limit.pass();
        StrongStep after = solve(turn.next(stones));
        limit.takeBack();
        return isOf(turn, after) ? after : calculus.replies(after, List.of());
    }

    private static boolean isOf(Turn turn, StrongStep step) {
        return step.claim().prover() == turn.player();
    }

    private StrongStep moved(Turn turn, OpenPosition expansion) {
        int mover = mover(turn);
        while (expansion.count() > 0) {
            int v = expansion.move(0);
            StrongStep after = after(turn, v);
            if (isOf(turn, after)) {
                return assembly.move(mover, v, after);
            }
            expansion.answer(state, after);
        }
        return replies(mover, expansion);
    }

    private StrongStep after(Turn turn, int v) {
        state.put(mover(turn), v);
        StrongStep after = solve(turn.next(stones));
        state.takeBack(v);
        return after;
    }

    private StrongStep replies(int mover, OpenPosition expansion) {
        StrongStep replies = assembly.replies(mover, expansion.answers());
        return Optional.ofNullable(replies)
                .orElseThrow(() -> new SearchControl.Stopped(StopReason.UNPROVED));
    }
}
