package proofstone.knowledge.hex;

import java.util.Arrays;

/**
 * The electric circuit of a player: cells are resistors, own stones conduct, opponent's insulate,
 * virtual connections are wires, the worse the more cells they need ([Anshelevich2002]). The
 * current through a cell says how much the player depends on it.
 */
final class Resistance {
    /*
     * Node 0 has potential 1, node 1 potential 0; those from 2 on are unknown. The matrix of their
     * equations is symmetric, so only what lies left of the diagonal is kept up to date. Unknowns
     * are eliminated from the last to the first: groups, which touch most others, come last.
     */

    /** The conductance of a virtual connection of two cells, contact being 1, and its decrease. */
    private static final double WIRE = 0.5;

    private static final double DECAY = 0.1;
    private static final double CELL = 0.5;
    private static final double STONE = 0.02;
    private static final double LEAK = 1e-9;
    private static final int MOST = 66;
    private static final double[] WIRES = new double[65];

    static {
        Arrays.setAll(WIRES, size -> size == 0 ? 1 : WIRE * Math.exp(-DECAY * (size - 2)));
    }

    private final Connections connections;
    private final double[] matrix = new double[MOST * MOST];
    private final double[] potential = new double[MOST];
    private final double[] link = new double[MOST * MOST];
    private final double[] kept = new double[MOST * MOST];
    private final double[] current = new double[64];
    private int ends;
    private int groups;
    private double conductance;

    /** Makes the circuit of the player whose connections these are. */
    Resistance(Connections connections) {
        this.connections = connections;
    }

    /** Solves the circuit of the connections as they are now. */
    void start() {
        ends = connections.ends();
        groups = connections.groups();
        wires();
        solve();
        currents();
        conductance = 2 * through(0);
        System.arraycopy(link, 0, kept, 0, ends * ends);
    }

    private void wires() {
        Arrays.fill(link, 0, ends * ends, 0);
        for (int y = 2; y < ends; y++) {
            for (int x = 0; x < y; x++) {
                setLink(x, y, connections.fullCount(x, y) == 0 ? 0 : wire(x, y, 0));
            }
        }
    }

    private void setLink(int x, int y, double value) {
        link[x * ends + y] = value;
        link[y * ends + x] = value;
    }

    private double wire(int x, int y, int i) {
        return WIRES[Long.bitCount(connections.fullSet(x, y, i))] / (resistance(x) + resistance(y));
    }

    private double resistance(int end) {
        return end < groups ? STONE : CELL;
    }

    private void solve() {
        for (int i = 2; i < ends; i++) {
            double sum = LEAK;
            for (int j = 0; j < ends; j++) {
                sum += link[i * ends + j];
                matrix[i * ends + j] = -link[i * ends + j];
            }
            matrix[i * ends + i] = sum;
            potential[i] = link[i * ends];
        }
        eliminate();
        substitute();
    }

    private void eliminate() {
        for (int k = ends - 1; k > 2; k--) {
            double pivot = matrix[k * ends + k];
            for (int i = 2; i < k; i++) {
                double entry = matrix[k * ends + i];
                if (entry != 0) {
                    subtract(i, k, entry / pivot);
                }
            }
        }
    }

    private void subtract(int i, int k, double factor) {
        int row = i * ends;
        int pivotRow = k * ends;
        for (int j = 2; j <= i; j++) {
            matrix[row + j] -= factor * matrix[pivotRow + j];
        }
        potential[i] -= factor * potential[k];
    }

    private void substitute() {
        for (int k = 2; k < ends; k++) {
            double sum = potential[k];
            for (int j = 2; j < k; j++) {
                sum -= matrix[k * ends + j] * potential[j];
            }
            potential[k] = sum / matrix[k * ends + k];
        }
        potential[0] = 1;
        potential[1] = 0;
    }

    private void currents() {
        Arrays.fill(current, 0);
        for (int i = groups; i < ends; i++) {
            current[Long.numberOfTrailingZeros(connections.endCells(i))] = through(i);
        }
    }

    private double through(int i) {
        double sum = 0;
        for (int j = 0; j < ends; j++) {
            sum += link[i * ends + j] * Math.abs(potential[i] - potential[j]);
        }
        return sum / 2;
    }

    /** Returns the share of the whole current that flows through a free cell. */
    double share(int cell) {
        return current[cell] / conductance;
    }

    /** Returns the conductance between the sides. */
    double conductance() {
        return conductance;
    }

    /** Returns the conductance between the sides once the player has a stone on a free cell. */
    double withStone(int cell) {
        int m = connections.endOf(cell);
        System.arraycopy(kept, 0, link, 0, ends * ends);
        for (int j = 0; j < ends; j++) {
            double r = resistance(j);
            setLink(m, j, link[m * ends + j] * (CELL + r) / (STONE + r));
        }
        solve();
        return 2 * through(0);
    }

    /** Returns the conductance between the sides once the opponent has a stone on a free cell. */
    double without(int cell) {
        int m = connections.endOf(cell);
        System.arraycopy(kept, 0, link, 0, ends * ends);
        for (int y = 2; y < ends; y++) {
            for (int x = 0; x < y; x++) {
                if (link[x * ends + y] != 0) {
                    cut(x, y, m, cell);
                }
            }
        }
        solve();
        return 2 * through(0);
    }

    private void cut(int x, int y, int m, int cell) {
        if (x == m || y == m) {
            setLink(x, y, 0);
        } else if ((connections.fullSet(x, y, 0) >>> cell & 1) != 0) {
            setLink(x, y, wireWithout(x, y, cell));
        }
    }

    /** Returns the wire of the smallest connection that does not need a cell, 0 if all do. */
    private double wireWithout(int x, int y, int cell) {
        for (int i = 1; i < connections.fullCount(x, y); i++) {
            if ((connections.fullSet(x, y, i) >>> cell & 1) == 0) {
                return wire(x, y, i);
            }
        }
        return 0;
    }
}
