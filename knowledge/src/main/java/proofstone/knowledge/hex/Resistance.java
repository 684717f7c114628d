package proofstone.knowledge.hex;

import java.util.Arrays;

/**
 * The electric circuit of a player: cells are resistors, own stones conduct, opponent's insulate,
 * virtual connections are wires (Shannon, Anshelevich). The current through a cell says how much
 * the player depends on it.
 */
final class Resistance {
    private static final int MOST = 66;

    private final double wire;
    private final double[] matrix = new double[MOST * MOST];
    private final double[] right = new double[MOST];
    private final double[] link = new double[MOST * MOST];
    private final double[] current = new double[64];
    private int ends;
    private double conductance;

    Resistance(double wire) {
        this.wire = wire;
    }

    /** Solves the circuit of the connections of a player. */
    void solve(Connections connections) {
        ends = connections.ends();
        wires(connections);
        equations();
        eliminate();
        currents(connections);
    }

    private void wires(Connections connections) {
        Arrays.fill(link, 0, ends * ends, 0);
        for (int y = 1; y < ends; y++) {
            for (int x = 0; x < y; x++) {
                double value = wire(connections, x, y);
                link[x * ends + y] = value;
                link[y * ends + x] = value;
            }
        }
    }

    private double wire(Connections connections, int x, int y) {
        if (y == 1 || connections.fullCount(x, y) == 0) {
            return 0;
        }
        int groups = connections.groups();
        double resistance = (x < groups ? 0.02 : 0.5) + (y < groups ? 0.02 : 0.5);
        return (connections.fullSet(x, y, 0) == 0 ? 1 : wire) / resistance;
    }

    /** Nodes 2 and on are unknown; node 0 has potential 1 and node 1 has 0. */
    private void equations() {
        for (int i = 2; i < ends; i++) {
            double sum = 1e-9;
            for (int j = 0; j < ends; j++) {
                sum += link[i * ends + j];
                matrix[i * ends + j] = -link[i * ends + j];
            }
            matrix[i * ends + i] = sum;
            right[i] = link[i * ends];
        }
    }

    private void eliminate() {
        for (int k = 2; k < ends; k++) {
            for (int i = k + 1; i < ends; i++) {
                if (matrix[i * ends + k] != 0) {
                    subtract(i, k, matrix[i * ends + k] / matrix[k * ends + k]);
                }
            }
        }
        for (int k = ends - 1; k >= 2; k--) {
            double sum = right[k];
            for (int j = k + 1; j < ends; j++) {
                sum -= matrix[k * ends + j] * right[j];
            }
            right[k] = sum / matrix[k * ends + k];
        }
        right[0] = 1;
        right[1] = 0;
    }

    private void subtract(int i, int k, double factor) {
        for (int j = k; j < ends; j++) {
            matrix[i * ends + j] -= factor * matrix[k * ends + j];
        }
        right[i] -= factor * right[k];
    }

    private void currents(Connections connections) {
        Arrays.fill(current, 0);
        for (int i = connections.groups(); i < ends; i++) {
            current[Long.numberOfTrailingZeros(connections.endCells(i))] = through(i);
        }
        conductance = 2 * through(0);
    }

    private double through(int i) {
        double sum = 0;
        for (int j = 0; j < ends; j++) {
            sum += link[i * ends + j] * Math.abs(right[i] - right[j]);
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
}
