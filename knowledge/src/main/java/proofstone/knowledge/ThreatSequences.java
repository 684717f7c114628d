package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;

/**
 * Proofs of Maker's wins by forced exchanges ({@link ExchangeSearch}).
 *
 * <p>{@link #find} looks for one win, {@link #answers} for wins whose carriers share as few squares
 * as possible. Both are incomplete. Not safe for use by several threads.
 */
final class ThreatSequences extends ExchangeSearch {
    /*
     * The proof is built on the way back: an exchange whose square the rest does not need is left out, which keeps
     * carriers small. `answers` does not stop at the first win.
     */
    private static final int BUDGET = 300;

    /** How many wins are wanted. */
    private enum Aim {
        /** The first one. */
        ONE,
        /** As many as make the region smaller. */
        REGION
    }

    private final Calculus calculus;
    private final List<Step> wins = new ArrayList<>();
    private Aim aim = Aim.ONE;

    /** Makes a finder for the board of {@code calculus}. */
    ThreatSequences(Calculus calculus) {
        this.calculus = calculus;
    }

    /**
     * Returns a proof that Maker, to move and with at most {@code stones} stones, wins by threats,
     * or null if none was found.
     */
    @Nullable Step find(ResidualHypergraph graph, int stones) {
        run(graph, stones, Aim.ONE);
        return wins.isEmpty() ? null : wins.get(0);
    }

    /**
     * Returns proofs that Maker would win by threats if Breaker passed, each of which leaves out a
     * square that all the ones before it share.
     */
    List<Step> answers(ResidualHypergraph graph, int stones) {
        run(graph, stones, Aim.REGION);
        return List.copyOf(wins);
    }

    private void run(ResidualHypergraph graph, int stones, Aim wanted) {
        wins.clear();
        aim = wanted;
        levels.startAlone(graph);
        run(stones, BUDGET);
    }

    @Override
    boolean isEnough() {
        return aim == Aim.ONE && !wins.isEmpty() || super.isEnough();
    }

    @Override
    long win(int level, long path, int one, int other) {
        long v = levels.twoSquares(level, one) & levels.twoSquares(level, other);
        Step step =
                calculus.fork(
                        levels.square(v),
                        levels.id(levels.twoLine(level, other)),
                        levels.square(levels.twoSquares(level, other) & ~v),
                        levels.id(levels.twoLine(level, one)),
                        levels.square(levels.twoSquares(level, one) & ~v));
        for (int back = level - 1; back >= 0; back--) {
            int a = levels.square(levels.own(back));
            if (((Claim.OfMaker) step.claim()).support().contains(a)) {
                int b = levels.square(levels.lost(back));
                step = calculus.threat(a, b, levels.exchanged(back), step);
            }
        }
        wins.add(step);
        return levels.mask(step.claim().carrier());
    }
}
