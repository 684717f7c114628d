package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Moves of a player after which all that is known to join his sides leaves the opponent no cell to
 * stop it.
 *
 * <p>The AND rule names moves that leave one full connection. A stone on a free cell can also leave
 * several semi connections: a full connection of the cell with one side and a semi connection with
 * the other, their carriers disjoint; or a proof learned before that lacks this stone and one more.
 * If no cell is in all of them the stone wins; else their common cells are a bound on the
 * opponent's must-play, by which the move is estimated ({@link MoveOrder}).
 */
final class JoinAfterMove {
    /*
     * Soundness. With a stone on r, full(side, r) and semi(r, side) with disjoint carriers are a
     * semi connection of the sides (rule H2), a learned proof that lacks one stone is one (H3), and
     * semi connections without a common cell are a full one (H4). H3 gives the stone back.
     * Connections of the position without the stone hold with it, as none that is used at r needs
     * r itself.
     */

    private static final int MOST = 512;

    private final LinkTracer tracer;
    private final LearnedProofs learned;

    private final int[] lacking = new int[4096];
    private int lackingCount;

    /* What joins the sides after the move in question. */
    private final long[] carrier = new long[MOST];
    private final int[] first = new int[MOST];
    private final int[] second = new int[MOST];
    private int count;
    private long common;

    private final int[] bound = new int[HexGeometry.MOST_CELLS];
    private final int[] claims = new int[HexGeometry.MOST_CELLS];
    private Connections connections;
    private int player;
    private long own;
    private long free;

    JoinAfterMove(Connections connections, LinkTracer tracer, LearnedProofs learned) {
        this.connections = connections;
        this.tracer = tracer;
        this.learned = learned;
    }

    /** Sets the position to that of a player's connections. */
    void start(Connections of) {
        connections = of;
        player = of.player();
        own = of.own();
        free = of.free();
        lackingCount = learned.lackingTwo(player, own, free, lacking);
        Arrays.fill(claims, 0);
        for (int i = 0; i < lackingCount; i++) {
            count(learned.lacking(player, lacking[i], own));
        }
    }

    private void count(long two) {
        claims[Long.numberOfTrailingZeros(two)]++;
        claims[63 - Long.numberOfLeadingZeros(two)]++;
    }

    /**
     * Collects what joins the sides after a move.
     *
     * @return whether the move wins, so that {@link #proof} may be called
     */
    boolean wins(int cell) {
        count = 0;
        common = free & ~(1L << cell);
        int end = connections.endOf(cell);
        through(end, 0);
        through(end, 1);
        byClaims(1L << cell);
        bound[cell] = Long.bitCount(common);
        return common == 0 && kept() == 0;
    }

    private void through(int end, int side) {
        for (int i = 0; i < connections.fullCount(side, end); i++) {
            long set = connections.fullSet(side, end, i);
            for (int j = 0; j < connections.semiCount(1 - side, end); j++) {
                long semi = connections.semiSet(1 - side, end, j);
                if ((set & semi) == 0) {
                    int full = connections.fullId(side, end, i);
                    int other = connections.semiId(1 - side, end, j);
                    add(set | semi, side == 0 ? full : other, side == 0 ? other : full);
                }
            }
        }
    }

    private void byClaims(long bit) {
        if (claims[Long.numberOfTrailingZeros(bit)] == 0) {
            return;
        }
        for (int i = 0; i < lackingCount; i++) {
            if ((learned.lacking(player, lacking[i], own) & bit) != 0) {
                add(learned.carrier(player, lacking[i], own | bit), -1, lacking[i]);
            }
        }
    }

    private void add(long set, int one, int two) {
        common &= set;
        if (count < MOST) {
            carrier[count] = set;
            first[count] = one;
            second[count++] = two;
        }
    }

    /** Returns what those that were kept have in common. */
    private long kept() {
        long all = -1L;
        for (int i = 0; i < count; i++) {
            all &= carrier[i];
        }
        return all;
    }

    /** Returns the proof of a move that wins, with a small carrier. */
    Move proof(int cell) {
        List<Proof> parts = new ArrayList<>();
        long left = -1L;
        long union = 0;
        while (left != 0) {
            int best = best(left, union);
            parts.add(part(best, cell));
            left &= carrier[best];
            union |= carrier[best];
        }
        return Move.of(Join.of(parts), cell);
    }

    private int best(long left, long union) {
        int best = 0;
        double most = -1;
        for (int i = 0; i < count; i++) {
            int removed = Long.bitCount(left & ~carrier[i]);
            double value = (double) removed / (1 + Long.bitCount(carrier[i] & ~union));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private Proof part(int i, int cell) {
        return first[i] < 0
                ? learned.semi(player, second[i], own | 1L << cell)
                : tracer.through(connections, cell, first[i], second[i]);
    }

    /** Returns the number of cells that could stop all that is known after a move. */
    int bound(int cell) {
        return bound[cell];
    }

    /** Returns the number of learned proofs that lack a move and one more. */
    int claims(int cell) {
        return claims[cell];
    }
}
