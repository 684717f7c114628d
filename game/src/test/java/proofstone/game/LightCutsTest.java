package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LightCutsTest {
    private static final int ONE = 1 << LightCuts.WEIGHT_BITS;
    private static final int ANY = Integer.MAX_VALUE;

    private final LightCuts cuts = new LightCuts();

    @Test
    void findsTheSidesOfTwoGamesWhoseSquaresNoStraightCutTellsApart() {
        long one = 0b0001_0001_1111;
        long[] sets = LongStream.concat(pairs(one), pairs(0xFFF & ~one)).toArray();

        long[] found = cuts.find(sets, sets.length, 0xFFF, 1, ANY);

        assertThat(found).containsExactly(one);
        assertThat(weight(sets, one)).isEqualTo(30 * ONE / 4);
        assertThat(cuts.find(sets, sets.length, 0xFFF, 1, 30 * ONE / 4 - 1)).isEmpty();
    }

    private static LongStream pairs(long squares) {
        return LongStream.range(0, squares + 1)
                .filter(set -> (set & ~squares) == 0 && Long.bitCount(set) == 2);
    }

    @Test
    void noSquareMakesACutLighterByChangingSides() {
        Random random = new Random(7);
        for (int game = 0; game < 2_000; game++) {
            int size = 8 + random.nextInt(30);
            long[] sets = sets(random, size);
            long squares = SetMasks.union(sets, sets.length);
            if (Long.bitCount(squares) >= 2 * LightCuts.LEAST_SIDE) {
                checkFound(sets, squares, cuts.find(sets, sets.length, squares, size, ANY));
            }
        }
    }

    private static void checkFound(long[] sets, long squares, long[] found) {
        int least = Math.max(LightCuts.LEAST_SIDE, Long.bitCount(squares) / 5);
        assertThat(found).isNotEmpty().doesNotHaveDuplicates();
        assertThat(Arrays.stream(found).map(side -> weight(sets, side)).toArray()).isSorted();
        for (long side : found) {
            assertThat(side & ~squares).isZero();
            assertThat(Long.bitCount(side)).isBetween(least, Long.bitCount(squares) - least);
            for (long left = squares; left != 0; left &= left - 1) {
                long other = side ^ left & -left;
                int size = Long.bitCount(other);
                if (size >= least && size <= Long.bitCount(squares) - least) {
                    assertThat(weight(sets, other)).isGreaterThanOrEqualTo(weight(sets, side));
                }
            }
        }
    }

    @Test
    void returnsNoCutHeavierThanAllowed() {
        Random random = new Random(8);
        for (int game = 0; game < 500; game++) {
            long[] sets = sets(random, 20);
            long squares = SetMasks.union(sets, sets.length);
            long[] all = cuts.find(sets, sets.length, squares, 20, ANY);
            int most = weight(sets, all[all.length / 2]);
            long[] light = cuts.find(sets, sets.length, squares, 20, most);

            assertThat(all).startsWith(light);
            assertThat(light.length).isGreaterThan(all.length / 2);
            assertThat(Arrays.stream(all).filter(side -> weight(sets, side) <= most))
                    .hasSize(light.length);
        }
    }

    @Test
    void findAll_keepsTheLeastSize_andFindsWhatAllStartsDo() {
        Random random = new Random(9);
        for (int game = 0; game < 500; game++) {
            long[] sets = sets(random, 20);
            long squares = SetMasks.union(sets, sets.length);
            int size = Long.bitCount(squares);

            long[] halves = cuts.findAll(sets, sets.length, squares, size / 2);
            long[] fifths = cuts.findAll(sets, sets.length, squares, LightCuts.leastSide(size));

            assertThat(halves).isNotEmpty();
            assertThat(Arrays.stream(halves).mapToInt(Long::bitCount).boxed())
                    .allMatch(in -> in == size / 2 || in == size - size / 2);
            assertThat(fifths).containsExactly(cuts.find(sets, sets.length, squares, size, ANY));
        }
    }

    @Test
    void findAll_ofSidesThatCannotBe_isRefused() {
        long[] sets = {0b11111};
        for (int least : new int[] {-1, 0, 3}) {
            assertThatThrownBy(() -> cuts.findAll(sets, 1, 0b11111, least))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("sides of " + least + " squares");
        }
        assertThat(cuts.findAll(sets, 1, 0b11111, 2)).isNotEmpty();
    }

    private static long[] sets(Random random, int size) {
        long[] sets = new long[size + random.nextInt(20)];
        for (int i = 0; i < sets.length; i++) {
            int wanted = 2 + random.nextInt(5);
            while (Long.bitCount(sets[i]) < wanted) {
                sets[i] |= 1L << random.nextInt(size);
            }
        }
        return sets;
    }

    private static int weight(long[] sets, long side) {
        return Arrays.stream(sets)
                .mapToInt(set -> Math.max(Long.bitCount(set & side), Long.bitCount(set & ~side)))
                .map(larger -> ONE >> Math.min(larger, LightCuts.WEIGHT_BITS))
                .sum();
    }
}
