package proofstone.knowledge.strong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Part;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.QuickMakerBreaker;
import proofstone.game.SquareSet;

/**
 * Partition strategies of the player who holds ([Czifra2021] theorem III.1; they hold the weak game
 * and so the strong one, [Uiterwijk2019] theorem 4): what is left of the opponent's sets falls
 * apart into pairs and small games that the holder wins as Breaker.
 *
 * <p>Tens of microseconds a call. Not safe for use by several threads.
 */
final class StrongPartition {
    /*
     * The free squares of the sets alive for the opponent, without those that contain another, are the
     * edges. An edge with two squares that no other edge has is a pair, and leaves; this may free
     * others. What stays is split where no edge connects it; each component is decided as a game of
     * its own (QuickMakerBreaker), if it is small enough for a part of the calculus.
     *
     * Squares are numbered in order of appearance, 64 at most; one on which the holder may not put is in
     * no edge: he never counts on it.
     */
    private static final int MOST_SQUARES = 64;
    private static final int MOST_SETS = 128;
    private static final int BUDGET = 300;

    private final StrongState state;
    private final StrongCalculus calculus;
    private final QuickMakerBreaker game = new QuickMakerBreaker();
    private final int[] number;
    private final int[] square = new int[MOST_SQUARES];
    private final long[] edges = new long[MOST_SETS];
    private final int[] small = new int[Part.MAX_EDGES];
    private int squares;
    private int count;

    /** Makes a finder that looks at {@code state}. */
    StrongPartition(StrongState state, StrongCalculus calculus) {
        this.state = state;
        this.calculus = calculus;
        this.number = new int[state.squares];
    }

    /**
     * Returns a proof that {@code p} holds with the opponent to move, or null if none was found.
     */
    @Nullable StrongStep find(int p) {
        if (state.winSquares(1 - p) > 0 || !collect(p)) {
            return null;
        }
        List<Part> parts = new ArrayList<>();
        takePairs(parts);
        while (count > 0) {
            if (!takeComponent(parts)) {
                return null;
            }
        }
        return parts.isEmpty()
                ? calculus.pairs(StrongState.player(p))
                : calculus.parts(StrongState.player(p), parts);
    }

    /** Reads the edges; returns false if there are too many, or one has fewer than two squares. */
    private boolean collect(int p) {
        squares = 0;
        count = 0;
        Arrays.fill(number, -1);
        for (int e = 0; e < state.sets.length; e++) {
            if (state.isAlive(1 - p, e)) {
                long edge = edge(p, e);
                if (Long.bitCount(edge) < 2 || count == MOST_SETS) {
                    return false;
                }
                add(edge);
            }
        }
        return true;
    }

    /**
     * Returns the squares of set {@code e} that {@code p} can count on; 0 if there are too many.
     */
    private long edge(int p, int e) {
        long edge = 0;
        for (int v : state.sets[e]) {
            if (state.stone[v] == StrongState.EMPTY && state.isAllowed(p, v)) {
                if (number(v) == MOST_SQUARES) {
                    return 0;
                }
                edge |= 1L << number[v];
            }
        }
        return edge;
    }

    /** Returns the number of square {@code v}; {@link #MOST_SQUARES} if there is none left. */
    private int number(int v) {
        if (number[v] < 0 && squares < MOST_SQUARES) {
            square[squares] = v;
            number[v] = squares++;
        }
        return number[v] < 0 ? MOST_SQUARES : number[v];
    }

    /** Adds an edge, unless it contains another; drops those that contain it. */
    private void add(long edge) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if ((edges[i] & ~edge) == 0) {
                return;
            }
        }
        for (int i = 0; i < count; i++) {
            if ((edge & ~edges[i]) != 0) {
                edges[kept++] = edges[i];
            }
        }
        edges[kept] = edge;
        count = kept + 1;
    }

    /** Takes out edges with two squares of their own, as long as there are any. */
    private void takePairs(List<Part> parts) {
        boolean found = true;
        while (found) {
            found = false;
            long own = ownSquares();
            for (int i = count - 1; i >= 0; i--) {
                long pair = edges[i] & own;
                if (Long.bitCount(pair) >= 2) {
                    long rest = pair & (pair - 1);
                    parts.add(Part.of(new int[] {squareOf(pair), squareOf(rest)}));
                    edges[i] = edges[--count];
                    found = true;
                }
            }
        }
    }

    /** Returns the squares that are in one edge only. */
    private long ownSquares() {
        long once = 0;
        long twice = 0;
        for (int i = 0; i < count; i++) {
            twice |= once & edges[i];
            once |= edges[i];
        }
        return once & ~twice;
    }

    private int squareOf(long bits) {
        return square[Long.numberOfTrailingZeros(bits)];
    }

    /** Takes out the edges that hang together with the first one; returns false if that is lost. */
    private boolean takeComponent(List<Part> parts) {
        long region = region();
        int size = Long.bitCount(region);
        List<SquareSet> subEdges = new ArrayList<>();
        int kept = 0;
        int taken = 0;
        for (int i = 0; i < count; i++) {
            if ((edges[i] & region) == 0) {
                edges[kept++] = edges[i];
            } else if (size > QuickMakerBreaker.MAX_SQUARES || taken == small.length) {
                return false;
            } else {
                small[taken++] = (int) Long.compress(edges[i], region);
                subEdges.add(squaresOf(edges[i]));
            }
        }
        count = kept;
        parts.add(new Part(subEdges));
        return game.decide(small, taken, BUDGET) == QuickMakerBreaker.Outcome.BREAKER;
    }

    private long region() {
        long region = edges[0];
        long before = 0;
        while (before != region) {
            before = region;
            for (int i = 0; i < count; i++) {
                region |= (edges[i] & region) != 0 ? edges[i] : 0;
            }
        }
        return region;
    }

    private SquareSet squaresOf(long bits) {
        SquareSet set = SquareSet.empty();
        for (long left = bits; left != 0; left &= left - 1) {
            set = set.with(squareOf(left));
        }
        return set;
    }
}
