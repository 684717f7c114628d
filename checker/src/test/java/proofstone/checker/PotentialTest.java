package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The potential is compared with one exactly. */
final class PotentialTest {
    private static final int SQUARES = 100;

    @Test
    void isBelowOne_isExactForLongSets() {
        // 1/2 + 1/4 + ... + 2^-90 is below one, and one more set of 90 squares makes it one.
        List<int[]> sets = new ArrayList<>();
        for (int length = 1; length <= 90; length++) {
            sets.add(IntStream.range(0, length).toArray());
        }
        sets.add(IntStream.range(10, 100).toArray());
        Board board = new Board(SQUARES, sets);
        Bits region = Bits.of(SQUARES, IntStream.range(0, SQUARES).toArray());
        int[] all = IntStream.range(0, sets.size()).toArray();
        assertThat(new Potential(board, region, IntStream.range(0, 90).toArray()).isBelowOne())
                .isTrue();
        assertThat(new Potential(board, region, all).isBelowOne()).isFalse();
    }

    @Test
    void potential_agreesWithBigIntegers() {
        Random random = new Random(7);
        int below = 0;
        for (int i = 0; i < 2000; i++) {
            List<int[]> sets = new ArrayList<>();
            for (int e = random.nextInt(12); e >= 0; e--) {
                sets.add(random.ints(1 + random.nextInt(8), 0, 12).distinct().sorted().toArray());
            }
            Board board = new Board(12, sets);
            Bits region = Bits.of(12, random.ints(9, 0, 12).toArray());
            int[] all = IntStream.range(0, sets.size()).toArray();
            Potential potential = new Potential(board, region, all);
            assertThat(potential.isBelowOne()).isEqualTo(sum(board, region, -1) < 1 << 12);
            assertThat(potential.firstTooLarge()).isEqualTo(firstTooLarge(board, region));
            below += potential.isBelowOne() ? 1 : 0;
        }
        assertThat(below).isBetween(200, 1800);
    }

    private static int firstTooLarge(Board board, Bits region) {
        return IntStream.range(0, 12)
                .filter(region::has)
                .filter(v -> sum(board, region, v) >= 1 << 12)
                .findFirst()
                .orElse(-1);
    }

    /** The potential in units of 2^-12, sets through a square counted twice. */
    private static int sum(Board board, Bits region, int square) {
        BigInteger sum = BigInteger.ZERO;
        for (int e = 0; e < board.sets(); e++) {
            BigInteger weight = BigInteger.ONE.shiftLeft(12 - board.countIn(e, region));
            int times = square >= 0 && board.contains(e, square) ? 2 : 1;
            sum = sum.add(weight.multiply(BigInteger.valueOf(times)));
        }
        return sum.intValueExact();
    }
}
