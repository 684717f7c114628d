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
 * The search is bounded by a budget of threats; not safe for use by several threads.
 */
final class ThreatSequence {
    /*
     * Depth first. At the attacker's turn: a set that lacks one stone wins, whatever the defender
     * threatens. If the defender threatens on one square the attacker's move must be there; on two
     * the line has failed. A set alive that lacks two squares gives two moves: put one, the defender
     * answers the other. Threats whose stone makes another one at the same time come first. A threat
     * whose stone adds to no other set that lacks at most three, and takes no such set from the
     * defender, is left out: it brings nothing that may not be had without it.
     *
     * Positions that failed are remembered by their hash, in a small table that is overwritten; not
     * those where the budget ran out.
     *
     * Soundness: every win is a step of the calculus (S1, S2), so that a slip can only miss wins. The
     * same holds for the table.
     */
    private static final int FAILED = 1 << 16;

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
        salt = p == 0 ? 0 : 0x9e3779b97f4a7c15L;
        long key = state.hash() ^ salt;
        return failed[slot(key)] == key ? null : attack(p);
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
        StrongStep found = threaten(p, state.winSquare(1 - p, 0));
        if (found == null && budget >= 0) {
            failed[slot(key)] = key;
        }
        return found;
    }

    /** Tries the threats on {@code forced}, or all if it is -1. */
    private @Nullable StrongStep threaten(int p, int forced) {
        if (forced >= 0) {
            return state.isAllowed(p, forced) ? through(p, forced) : null;
        }
        StrongStep twofold = threatenAdding(p, 2);
        return twofold == null ? threatenAdding(p, 3) : twofold;
    }

    /** Tries the threats whose stone adds to another set that lacks {@code lacking} or fewer. */
    private @Nullable StrongStep threatenAdding(int p, int lacking) {
        for (int e = state.lacksTwo(p, 0); e >= 0; e = state.lacksTwo(p, e + 1)) {
            int a = state.freeSquare(e);
            int b = state.otherFree(e, a);
            StrongStep found = adds(p, e, a, b, lacking) ? threat(p, e, a, b) : null;
            found = found == null && adds(p, e, b, a, lacking) ? threat(p, e, b, a) : found;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private boolean adds(int p, int e, int a, int b, int lacking) {
        for (int f : state.through[a]) {
            if (f != e && lacksAtMost(p, f, lacking) && !state.isIn(b, f)
                    || lacking > 2 && lacksAtMost(1 - p, f, lacking)) {
                return true;
            }
        }
        return false;
    }

    private boolean lacksAtMost(int p, int e, int lacking) {
        return state.missing(p, e) <= lacking && state.isAlive(p, e);
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
        long key = state.hash() ^ salt ^ state.keys[p][a] ^ state.keys[1 - p][b];
        if (failed[slot(key)] == key
                || --budget < 0
                || !state.isAllowed(p, a)
                || !state.isAllowed(p, b)) {
            return null;
        }
        state.put(p, a);
        state.put(1 - p, b);
        StrongStep child = attack(p);
        state.takeBack(b);
        state.takeBack(a);
        return child == null ? null : calculus.threat(e, a, b, child);
    }

    private static int slot(long key) {
        return (int) (key >>> 40) & (FAILED - 1);
    }
}
