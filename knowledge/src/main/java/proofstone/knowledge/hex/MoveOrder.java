package proofstone.knowledge.hex;

import java.util.Set;

/**
 * Orders the moves of a position, inferior ones last, and estimates the work that each leaves.
 *
 * <p>Each move has an estimate of the odds that it wins, from the circuits of both players before
 * and after it, the current through its cell, and what is known to join the sides after it ({@link
 * JoinAfterMove}). The work left to prove that it wins or loses grows with a power of the odds.
 */
final class MoveOrder {
    /*
     * The logarithm of the odds is a linear function of the features below. Its coefficients come
     * from a logistic regression over 31,000 moves of solved 7x7 positions (docs/decisions/hex-kernel.md).
     * Conductances tell more the earlier in the game: what a stone adds to the whole is smaller then.
     *
     * The circuits after a move are solved for the first moves only; they are chosen by the rest.
     */

    /** How many moves are compared by the circuits after them. */
    private static final int COMPARED = 10;

    private static final double STAGE = 0.06;
    private static final int STAGE_OF = 30;
    private static final double ADVANTAGE = 1.854;
    private static final double GAIN = 2.517;
    private static final double DAMAGE = 0.888;
    private static final double OWN_CURRENT = -0.335;
    private static final double OTHER_CURRENT = 5.464;
    private static final double BOUND = -1.03;
    private static final double CLAIMS = 0.916;
    private static final double CHOICE = 1.596;
    private static final double FREE = -0.059;
    private static final double BASE = -0.237;

    private static final double SCALE = 24;
    private static final double SLOPE = 0.3;
    private static final double INFERIOR = 1e6;
    private static final double LEAST = 1e-9;
    private static final int MOST_WORK = 1 << 20;

    private final InferiorCells inferior;
    private final Resistance[] circuits;
    private final double[] logOdds = new double[HexGeometry.MOST_CELLS];

    /** Makes an order by the connections of Black and White. */
    MoveOrder(HexGeometry geometry, Connections black, Connections white) {
        inferior = new InferiorCells(geometry);
        circuits = new Resistance[] {new Resistance(black), new Resistance(white)};
    }

    /**
     * Sets order and estimates of a position whose connections have just been built.
     *
     * @param ahead what follows each move of the must-play
     */
    void arrange(HexNode node, Set<HexTechnique> off, JoinAfterMove ahead) {
        circuits[0].start();
        circuits[1].start();
        if (!off.contains(HexTechnique.DOMINATION)) {
            node.inferior = inferior.of(node.mover(), node.stones(node.mover()), node.free());
        }
        byte[] moves = sorted(node, ahead);
        estimate(node, moves, compare(node, moves));
        node.setOrder(moves);
    }

    private byte[] sorted(HexNode node, JoinAfterMove ahead) {
        byte[] moves = new byte[Long.bitCount(node.mustPlay)];
        double base = base(node);
        int count = 0;
        for (long rest = node.mustPlay; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            logOdds[cell] = base + logOdds(node.mover(), cell, ahead);
            logOdds[cell] -= (node.inferior >>> cell & 1) != 0 ? INFERIOR : 0;
            insert(moves, count++, (byte) cell);
        }
        return moves;
    }

    private double base(HexNode node) {
        double mine = circuits[node.mover()].conductance();
        double theirs = circuits[1 - node.mover()].conductance();
        return BASE
                + stage(node) * ADVANTAGE * Math.log(mine / theirs)
                + CHOICE * Math.log1p(superior(node))
                + FREE * Long.bitCount(node.free());
    }

    private static double stage(HexNode node) {
        return Math.exp(STAGE * (Long.bitCount(node.free()) - STAGE_OF));
    }

    private static int superior(HexNode node) {
        return Long.bitCount(node.mustPlay & ~node.inferior);
    }

    private double logOdds(int mover, int cell, JoinAfterMove ahead) {
        return OWN_CURRENT * circuits[mover].share(cell)
                + OTHER_CURRENT * circuits[1 - mover].share(cell)
                + BOUND * Math.log1p(ahead.bound(cell))
                + CLAIMS * Math.log1p(ahead.claims(cell));
    }

    /** Inserts a move among the first ones, which are sorted. */
    private void insert(byte[] moves, int count, byte cell) {
        int at = count;
        while (at > 0 && logOdds[moves[at - 1]] < logOdds[cell]) {
            moves[at] = moves[at - 1];
            at--;
        }
        moves[at] = cell;
    }

    /** Sorts the first moves with the circuits after them and returns their number. */
    private int compare(HexNode node, byte[] moves) {
        int count = Math.min(COMPARED, superior(node));
        double stage = stage(node);
        for (int i = 0; i < count; i++) {
            byte cell = moves[i];
            logOdds[cell] += stage * difference(node.mover(), cell);
            insert(moves, i, cell);
        }
        return count;
    }

    private double difference(int mover, int cell) {
        Resistance mine = circuits[mover];
        Resistance theirs = circuits[1 - mover];
        double gain = mine.withStone(cell) / mine.conductance();
        double rest = Math.max(LEAST, theirs.without(cell)) / theirs.conductance();
        return GAIN * Math.log(gain) - DAMAGE * Math.log(rest);
    }

    private void estimate(HexNode node, byte[] moves, int count) {
        int estimates = Math.max(1, count);
        node.firstPhi = new int[estimates];
        node.firstDelta = new int[estimates];
        for (int i = 0; i < estimates; i++) {
            double factor = Math.exp(count == 0 ? 0 : SLOPE * logOdds[moves[i]]);
            node.firstPhi[i] = work(factor);
            node.firstDelta[i] = work(1 / factor);
        }
    }

    private static int work(double factor) {
        return (int) Math.min(MOST_WORK, Math.max(1, Math.round(SCALE * factor)));
    }
}
