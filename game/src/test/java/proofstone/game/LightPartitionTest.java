package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import proofstone.game.QuickMakerBreaker.Outcome;

class LightPartitionTest {
    private static final int MOST_SQUARES = 10;
    private static final int MOST_SETS = 8;

    private final MediumMakerBreaker game = new MediumMakerBreaker();
    private final LightPartition partition = new LightPartition(game, MOST_SQUARES, MOST_SETS);

    /** Up to four parts, as sides are cut once more. */
    @Test
    void find_inRandomGames_returnsPartsThatHoldThem() {
        Random random = new Random(3);
        Set<Integer> counts = new TreeSet<>();
        int missed = 0;
        for (int i = 0; i < 4_000; i++) {
            long[] sets = sets(random, 12 + random.nextInt(24));
            List<long[]> parts = partition.find(sets);
            counts.add(parts.size());
            if (parts.isEmpty()) {
                missed += game.decide(sets, sets.length, 1_000_000) == Outcome.BREAKER ? 1 : 0;
            } else {
                check(sets, parts);
            }
        }
        assertThat(counts).containsExactly(0, 1, 2, 3, 4);
        assertThat(missed).isLessThan(120);
    }

    private static void check(long[] sets, List<long[]> parts) {
        long all = 0;
        for (long[] part : parts) {
            long squares = SetMasks.union(part, part.length);
            assertThat(squares & all).isZero();
            all |= squares;
            assertThat(Long.bitCount(squares)).isLessThanOrEqualTo(MOST_SQUARES);
            assertThat(part.length).isBetween(1, MOST_SETS);
            int[] small =
                    Arrays.stream(part)
                            .mapToInt(set -> (int) Long.compress(set, squares))
                            .toArray();
            assertThat(SmallMakerBreaker.breakerWins(small)).isTrue();
        }
        for (long set : sets) {
            assertThat(parts)
                    .anyMatch(part -> Arrays.stream(part).anyMatch(edge -> (edge & ~set) == 0));
        }
    }

    private static long[] sets(Random random, int size) {
        long[] sets = new long[2 + random.nextInt(16)];
        for (int i = 0; i < sets.length; i++) {
            int at = random.nextInt(size);
            int wanted = 2 + random.nextInt(4);
            while (Long.bitCount(sets[i]) < wanted) {
                sets[i] |= 1L << (at + random.nextInt(8)) % size;
            }
        }
        return Arrays.copyOf(sets, SetMasks.minimal(sets, sets.length));
    }

    @Test
    void find_ofWhatMakerFillsAtOnce_isNone() {
        assertThat(partition.find(new long[] {1})).isEmpty();
        assertThat(partition.find(new long[] {0b011, 0b101})).isEmpty();
        assertThat(partition.find(new long[] {0b11})).containsExactly(new long[] {0b11});
    }

    @Test
    void parts_thatAreTooSmallToCutLargerGames_areRefused() {
        assertThatThrownBy(() -> new LightPartition(game, 6, MOST_SETS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("parts of 6 squares");
        long[] eight = {0b11, 0b1100, 0b110000, 0b11000000};
        assertThat(new LightPartition(game, 7, MOST_SETS).find(eight)).hasSize(2);
    }
}
