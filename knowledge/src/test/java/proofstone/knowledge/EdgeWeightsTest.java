package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Weights in bit slices against weights in an array. */
class EdgeWeightsTest {
    private static final int EDGES = 128;
    private static final int MOST = 63;
    private static final long HALF = 0x5555_0f0f_5555_0001L;

    /** The same, one edge after the other. */
    private static final class Plain {
        private final int[] above = new int[EDGES];

        void raise(long low, long high) {
            boolean isFull = false;
            for (int e = 0; e < EDGES; e++) {
                isFull |= Masks.contains(low, high, e) && above[e] == MOST;
            }
            for (int e = 0; e < EDGES; e++) {
                above[e] >>= isFull ? 1 : 0;
                above[e] += Masks.contains(low, high, e) ? 1 : 0;
            }
        }

        int of(long low, long high) {
            int sum = 0;
            for (int e = 0; e < EDGES; e++) {
                sum += Masks.contains(low, high, e) ? EdgeWeights.LEAST + above[e] : 0;
            }
            return sum;
        }
    }

    @Test
    void of_setsOfEdges_isWhatOneEdgeAfterTheOtherGives() {
        SplittableRandom random = new SplittableRandom(5);
        EdgeWeights weights = new EdgeWeights();
        Plain plain = new Plain();
        for (int i = 0; i < 2000; i++) {
            long low = random.nextLong(1L << 40);
            long high = random.nextLong() & HALF;
            weights.raise(low, high);
            plain.raise(low, high);
            long asked = random.nextLong();
            assertThat(weights.of(asked, ~asked)).isEqualTo(plain.of(asked, ~asked));
            assertThat(weights.of(low, high)).isEqualTo(plain.of(low, high));
        }
        weights.reset();
        assertThat(weights.of(-1, -1)).isEqualTo(EDGES * EdgeWeights.LEAST);
    }
}
