package proofstone.knowledge.strong;

import proofstone.certificate.StrongClaim;
import proofstone.game.SquareSet;

/**
 * The moves of the refuter's that a proof does not answer as it stands: its must-play region, seen
 * from one position.
 */
final class Zone {
    /*
     * A claim whose stones fit a position with the refuter to move answers his move x, if x is not
     * in its carrier and every set h of his through x still lacks, after x, at least the threshold.
     * Sets with a stone of the prover's need nothing. This is the accept rule of step `replies` with
     * the thresholds that the position allows: a set whose threshold is what it lacks now is tight,
     * and the zone holds its free squares. So it is with a set beyond the board and the outer threshold,
     * where such sets are watched.
     */
    private Zone() {}

    /** Returns whether {@code claim} leaves {@code x} without an answer in the given position. */
    static boolean contains(StrongState state, StrongClaim claim, int x) {
        int refuter = StrongState.number(claim.refuter());
        if (!needsNoMoreThan(state, claim, x)
                || (claim.outer() >= state.farMissing(refuter) && state.isOutside(x))) {
            return true;
        }
        if (x == StrongState.FAR) {
            return false;
        }
        if (claim.carrier().contains(x)) {
            return true;
        }
        for (int h : state.through[x]) {
            if (state.isAlive(refuter, h) && isTight(state, claim, refuter, h)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the refuter has all stones that the claim needs once he puts {@code x}. */
    private static boolean needsNoMoreThan(StrongState state, StrongClaim claim, int x) {
        SquareSet needed = claim.needed();
        int refuter = StrongState.number(claim.refuter());
        for (int v = needed.first(); v >= 0; v = needed.next(v + 1)) {
            if (v != x && state.stone[v] != refuter) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTight(StrongState state, StrongClaim claim, int refuter, int h) {
        int threshold = claim.threshold(h);
        return threshold > 0 && threshold >= state.missing(refuter, h);
    }

    /**
     * Returns whether the claim holds in the given position, whoever is to move: stones as it asks,
     * and each set of the refuter's blocked or above its threshold.
     */
    static boolean admits(StrongState state, StrongClaim claim) {
        int prover = StrongState.number(claim.prover());
        if (!isAll(state, claim.carrier(), StrongState.EMPTY)
                || !isAll(state, claim.support(), prover)
                || !isAll(state, claim.needed(), 1 - prover)
                || claim.outer() > state.farMissing(1 - prover)) {
            return false;
        }
        for (int h = 0; h < state.sets.length; h++) {
            if (state.isAlive(1 - prover, h) && state.missing(1 - prover, h) < claim.threshold(h)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAll(StrongState state, SquareSet squares, int stone) {
        for (int v = squares.first(); v >= 0; v = squares.next(v + 1)) {
            if (state.stone[v] != stone) {
                return false;
            }
        }
        return true;
    }
}
