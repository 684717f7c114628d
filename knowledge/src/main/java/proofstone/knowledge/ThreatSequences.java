package proofstone.knowledge;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;

/**
 * Maker's wins by forced exchanges: he takes one square of a 2-line, Breaker must take the other,
 * and so on until a 1-line stands with Maker to move or two 2-lines cross. [Czifra2021] sec. IV.A,
 * IV.B.
 *
 * <p>The search is incomplete: it visits at most {@link #BUDGET} positions. Not safe for use by
 * several threads.
 */
final class ThreatSequences {
    /*
     * Two orders of the same exchanges give the same masks of the board, so a small hash set of visited
     * masks cuts the permutations; a collision there only hides a win. The proof is built on the
     * way back: an exchange whose square the rest does not need is left out, which keeps carriers small.
     */
    private static final int BUDGET = 400;
    private static final int SEEN = 1 << 10;

    private final Calculus calculus;
    private final ForcedMoves forced;
    private final long[] codes;
    private final long[] seen = new long[SEEN];
    private int budget;

    /**
     * Makes a finder; {@code codes} are random numbers, one a square, for the set of visited masks.
     */
    ThreatSequences(Calculus calculus, ForcedMoves forced, long[] codes) {
        this.calculus = calculus;
        this.forced = forced;
        this.codes = codes;
    }

    /**
     * Returns a proof that Maker, to move and with at most {@code stones} stones, wins by threats,
     * or null if none was found.
     */
    @Nullable Step find(ResidualHypergraph graph, int stones) {
        Arrays.fill(seen, 0);
        budget = BUDGET;
        return search(new ThreatBoard(graph), stones, 0);
    }

    private @Nullable Step search(ThreatBoard board, int stones, long key) {
        if (--budget < 0 || stones < 1 || isSeen(key)) {
            return null;
        }
        int[] lines = board.twoLines();
        if (lines.length > 0 && lines[0] < 0) {
            return forced.fill(board, ~lines[0]);
        }
        if (stones < 2) {
            return null;
        }
        Step fork = forced.crossing(board, lines);
        return fork != null ? fork : exchanges(board, lines, stones, key);
    }

    private boolean isSeen(long key) {
        int slot = (int) (key >>> 40) & (SEEN - 1);
        if (key != 0 && seen[slot] == key) {
            return true;
        }
        seen[slot] = key;
        return false;
    }

    private @Nullable Step exchanges(ThreatBoard board, int[] lines, int stones, long key) {
        for (int line : lines) {
            int a = board.next(line, 0);
            int b = board.next(line, a + 1);
            Step step = exchange(board, line, a, b, stones, key);
            if (step == null) {
                step = exchange(board, line, b, a, stones, key);
            }
            if (step != null) {
                return step;
            }
        }
        return null;
    }

    private @Nullable Step exchange(
            ThreatBoard board, int line, int a, int b, int stones, long key) {
        board.exchange(a, b);
        Step next = search(board, stones - 1, key + codes[a] + Long.rotateLeft(codes[b], 17));
        board.undo(a, b);
        if (next == null || !((Claim.OfMaker) next.claim()).support().contains(a)) {
            return next;
        }
        return calculus.threat(a, b, board.graph().id(line), next);
    }
}
