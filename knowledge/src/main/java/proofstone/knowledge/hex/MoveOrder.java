package proofstone.knowledge.hex;

import java.util.Set;

/**
 * Orders the moves of a position by the current through their cells in the circuits of both
 * players, inferior ones last, and estimates the work from the conductances.
 */
final class MoveOrder {
    /** The conductance of a virtual connection, contact being 1. */
    private static final double WIRE = 0.5;

    private static final double SCALE = 16;
    private static final double SLOPE = 0.7;
    private static final double INFERIOR = 1e6;

    private final InferiorCells inferior;
    private final Resistance[] circuits = {new Resistance(WIRE), new Resistance(WIRE)};
    private final double[] value = new double[HexGeometry.MOST_CELLS];

    MoveOrder(HexGeometry geometry) {
        inferior = new InferiorCells(geometry);
    }

    /** Sets order and estimates of a position whose connections have just been built. */
    void arrange(HexNode node, Connections[] connections, Set<HexTechnique> off) {
        int mover = node.mover();
        circuits[0].solve(connections[0]);
        circuits[1].solve(connections[1]);
        if (!off.contains(HexTechnique.DOMINATION)) {
            node.inferior = inferior.of(mover, node.stones(mover), node.free());
        }
        node.setOrder(sorted(node));
        estimate(node, circuits[mover].conductance() / circuits[1 - mover].conductance());
    }

    private static void estimate(HexNode node, double advantage) {
        node.childPhi = Math.max(1, Math.round(SCALE * Math.pow(advantage, SLOPE)));
        node.childDelta = Math.max(1, Math.round(SCALE * Math.pow(advantage, -SLOPE)));
        node.childPhi = Math.min(node.childPhi, 1 << 20);
        node.childDelta = Math.min(node.childDelta, 1 << 20);
    }

    private byte[] sorted(HexNode node) {
        byte[] moves = new byte[Long.bitCount(node.mustPlay)];
        int count = 0;
        for (long rest = node.mustPlay; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            value[cell] = value(cell) - ((node.inferior >>> cell & 1) != 0 ? INFERIOR : 0);
            insert(moves, count++, cell);
        }
        return moves;
    }

    private void insert(byte[] moves, int count, int cell) {
        int at = count;
        while (at > 0 && value[moves[at - 1]] < value[cell]) {
            moves[at] = moves[at - 1];
            at--;
        }
        moves[at] = (byte) cell;
    }

    private double value(int cell) {
        return circuits[0].share(cell) + circuits[1].share(cell);
    }
}
