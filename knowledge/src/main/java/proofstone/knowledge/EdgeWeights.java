package proofstone.knowledge;

import java.util.Arrays;

/**
 * The weights of the edges in a local search: those that stay open for long weigh most.
 *
 * <p>Sums over sets of edges take the same few operations however many edges there are.
 */
final class EdgeWeights {
    /*
     * Bit slices: bit e of slices[2 k] is bit k of what edge e weighs above the least, slices[2 k + 1] has the
     * edges from 64 on. A sum is a count of bits in each slice. When an edge would outgrow the slices, what is above
     * the least is halved first for all edges, so what was open long ago counts less and less.
     */
    private static final int SLICES = 6;

    /** The weight of an edge that has not been open. */
    static final int LEAST = 8;

    private final long[] slices = new long[2 * SLICES];

    /** Gives all edges the least weight. */
    void reset() {
        Arrays.fill(slices, 0);
    }

    /** Adds one to the weights of the given edges. */
    void raise(long low, long high) {
        long fullLow = low;
        long fullHigh = high;
        for (int k = 0; k < 2 * SLICES; k += 2) {
            fullLow &= slices[k];
            fullHigh &= slices[k + 1];
        }
        if ((fullLow | fullHigh) != 0) {
            halve();
        }
        add(low, 0);
        add(high, 1);
    }

    private void halve() {
        System.arraycopy(slices, 2, slices, 0, 2 * SLICES - 2);
        Arrays.fill(slices, 2 * SLICES - 2, 2 * SLICES, 0);
    }

    private void add(long edges, int half) {
        long carry = edges;
        for (int k = half; k < 2 * SLICES; k += 2) {
            long next = slices[k] & carry;
            slices[k] ^= carry;
            carry = next;
        }
    }

    /** Returns the sum of the weights of the given edges. */
    int of(long low, long high) {
        int sum = LEAST * Masks.size(low, high);
        for (int k = 0; k < SLICES; k++) {
            sum += Masks.size(low & slices[2 * k], high & slices[2 * k + 1]) << k;
        }
        return sum;
    }
}
