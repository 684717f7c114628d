package proofstone.knowledge.hex;

import java.util.Arrays;
import java.util.Set;

/**
 * Orders the moves of a position, inferior ones last, and estimates the work that each leaves.
 *
 * <p>First by the current through their cells in the circuits of both players; then the first few
 * are compared by the conductances of both players after the move. The ratio of these is also what
 * the work is estimated by.
 */
final class MoveOrder {
    /** How many moves are compared by the circuits after them. */
    private static final int COMPARED = 8;

    private static final double SCALE = 24;
    private static final double SLOPE = 0.8;
    private static final double INFERIOR = 1e6;
    private static final double LEAST = 1e-9;
    private static final int MOST_WORK = 1 << 20;

    private final InferiorCells inferior;
    private final Resistance[] circuits;
    private final double[] value = new double[HexGeometry.MOST_CELLS];

    /** Makes an order by the connections of Black and White. */
    MoveOrder(HexGeometry geometry, Connections black, Connections white) {
        inferior = new InferiorCells(geometry);
        circuits = new Resistance[] {new Resistance(black), new Resistance(white)};
    }

    /** Sets order and estimates of a position whose connections have just been built. */
    void arrange(HexNode node, Set<HexTechnique> off) {
        circuits[0].start();
        circuits[1].start();
        if (!off.contains(HexTechnique.DOMINATION)) {
            node.inferior = inferior.of(node.mover(), node.stones(node.mover()), node.free());
        }
        byte[] moves = sorted(node);
        estimate(node, compare(node, moves));
        node.setOrder(moves);
    }

    private byte[] sorted(HexNode node) {
        byte[] moves = new byte[Long.bitCount(node.mustPlay)];
        int count = 0;
        for (long rest = node.mustPlay; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            double share = circuits[0].share(cell) + circuits[1].share(cell);
            value[cell] = share - ((node.inferior >>> cell & 1) != 0 ? INFERIOR : 0);
            insert(moves, count++, (byte) cell);
        }
        return moves;
    }

    /** Inserts a move among the first ones, which are sorted. */
    private void insert(byte[] moves, int count, byte cell) {
        int at = count;
        while (at > 0 && value[moves[at - 1]] < value[cell]) {
            moves[at] = moves[at - 1];
            at--;
        }
        moves[at] = cell;
    }

    /** Sorts the first moves by their advantages and returns these; at least one. */
    private double[] compare(HexNode node, byte[] moves) {
        int superior = Long.bitCount(node.mustPlay & ~node.inferior);
        int count = Math.min(COMPARED, superior);
        int mover = node.mover();
        for (int i = 0; i < count; i++) {
            byte cell = moves[i];
            double mine = circuits[mover].withStone(cell);
            value[cell] = mine / Math.max(LEAST, circuits[1 - mover].without(cell));
            insert(moves, i, cell);
        }
        double advantage = circuits[mover].conductance() / circuits[1 - mover].conductance();
        double[] advantages = new double[Math.max(1, count)];
        Arrays.setAll(advantages, i -> count == 0 ? advantage : value[moves[i]]);
        return advantages;
    }

    private static void estimate(HexNode node, double[] advantages) {
        node.firstPhi = new int[advantages.length];
        node.firstDelta = new int[advantages.length];
        for (int i = 0; i < advantages.length; i++) {
            node.firstPhi[i] = work(Math.pow(advantages[i], SLOPE));
            node.firstDelta[i] = work(Math.pow(advantages[i], -SLOPE));
        }
    }

    private static int work(double factor) {
        return (int) Math.min(MOST_WORK, Math.max(1, Math.round(SCALE * factor)));
    }
}
