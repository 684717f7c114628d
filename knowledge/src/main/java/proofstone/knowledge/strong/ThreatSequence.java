package proofstone.knowledge.strong;

import org.jspecify.annotations.Nullable;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;

/**
 * A forced win by direct threats: each stone of the attacker's leaves one square that the defender
 * must take at once, until two squares are open (VCF of Gomoku; Lambda-1 of [Wu2010rz]).
 *
 * <p>The defender's own direct threats on the way are met only by moves that make the next threat.
 * The search is complete up to its budget of threats; not safe for use by several threads.
 */
final class ThreatSequence {
    /*
     * Depth first. At the attacker's turn: a set that lacks one stone wins, whatever the defender
     * threatens. If the defender threatens on one square the attacker's move must be there; on two
     * the line has failed. A set alive that lacks two squares gives two moves: put one, the defender
     * answers the other. Positions that failed are remembered for the length of one call by their
     * hash, in a small table that is overwritten.
     *
     * Soundness: every win is a step of the calculus (S1, S2), so that a slip can only miss wins.
     */
    private static final int FAILED = 1 << 12;

    private final StrongState state;
    private final StrongCalculus calculus;
    private final long[] failed = new long[FAILED];
    private int budget;
    private long salt;

    /** Makes a finder that works on {@code state} and leaves it as it was. */
    ThreatSequence(StrongState state, StrongCalculus calculus) {
        this.state = state;
        this.calculus = calculus;
    }

    /**
     * Returns a proof that {@code p}, to move, wins by threats alone, or null if none was found.
     *
     * @param most how many threats are tried at most
     */
    @Nullable StrongStep find(int p, int most) {
        budget = most;
        salt += 0x9e3779b97f4a7c15L;
        return attack(p);
    }

    private @Nullable StrongStep attack(int p) {
        int win = state.winSquare(p, 0);
        if (win >= 0) {
            Player player = StrongState.player(p);
            return calculus.line(player, state.setFilledBy(p, win), win);
        }
        if (state.winSquares(1 - p) > 1) {
            return null;
        }
        long key = state.hash() ^ salt;
        int slot = (int) (key >>> 40) & (FAILED - 1);
        if (failed[slot] == key) {
            return null;
        }
        StrongStep found = threaten(p, state.winSquare(1 - p, 0));
        if (found == null) {
            failed[slot] = key;
        }
        return found;
    }

    /** Tries the threats on {@code forced}, or all if it is -1. */
    private @Nullable StrongStep threaten(int p, int forced) {
        if (forced >= 0) {
            return state.isAllowed(p, forced) ? through(p, forced) : null;
        }
        for (int e = state.lacksTwo(p, 0); e >= 0; e = state.lacksTwo(p, e + 1)) {
            int a = state.freeSquare(e);
            int b = state.otherFree(e, a);
            StrongStep found = threat(p, e, a, b);
            found = found == null ? threat(p, e, b, a) : found;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable StrongStep through(int p, int a) {
        for (int e : state.through[a]) {
            if (state.missing(p, e) == 2 && state.isAlive(p, e)) {
                StrongStep found = threat(p, e, a, state.otherFree(e, a));
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private @Nullable StrongStep threat(int p, int e, int a, int b) {
        if (--budget < 0 || !state.isAllowed(p, a) || !state.isAllowed(p, b)) {
            return null;
        }
        state.put(p, a);
        state.put(1 - p, b);
        StrongStep child = attack(p);
        state.takeBack(b);
        state.takeBack(a);
        return child == null ? null : calculus.threat(e, a, b, child);
    }
}
