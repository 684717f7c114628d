package proofstone.knowledge;

import proofstone.game.Role;

/**
 * First proof and disproof numbers of a position, [Czifra2021] sec. IV.E.
 *
 * <p>The disproof number grows exponentially with the potential, as in the paper, to a smaller
 * base: the choices are the same, and the numbers of large boards stay below the greatest one. The
 * proof number is Breaker's mobility, how many squares answer Maker's threats; departs from the
 * paper, whose term is a fitted probability between 1 and 11.
 */
final class HeuristicNumbers {
    private static final double BASE = 100;
    private static final double GREATEST = 1L << 40;

    private final long proofNumber;
    private final long disproofNumber;

    HeuristicNumbers(WeakGame game, WeakNode.State state, Reductions reductions, int options) {
        if (!game.uses(Technique.HEURISTIC_NUMBERS)) {
            proofNumber = 1;
            disproofNumber = 1;
            return;
        }
        SquareStatistics statistics = reductions.statistics();
        boolean isMaker = state.toMove() == Role.MAKER;
        double potential = statistics.potential() + (isMaker ? statistics.greatestShare() : 0);
        disproofNumber = (long) Math.min(GREATEST, Math.max(1, Math.pow(BASE, potential)));
        proofNumber = isMaker ? 1 : Math.max(1, options);
    }

    long proofNumber() {
        return proofNumber;
    }

    long disproofNumber() {
        return disproofNumber;
    }
}
