package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Turns that meet all carriers, against all sets of squares; and the bound of the work. */
final class CoverageTest {
    private static final int SQUARES = 8;
    private static final Board BOARD = new Board(SQUARES, List.of());

    @Test
    void canMeetAll_isWhatTryingAllSetsSays() throws Unread {
        Random random = new Random(15);
        for (int i = 0; i < 2000; i++) {
            List<Integer> masks = random.ints(random.nextInt(7), 0, 1 << SQUARES).boxed().toList();
            int stones = random.nextInt(5);
            assertThat(new Coverage(BOARD).canMeetAll(bits(masks), stones))
                    .as("%s stones, carriers %s", stones, masks)
                    .isEqualTo(tryAll(masks, stones));
        }
    }

    private static List<Bits> bits(List<Integer> masks) {
        return masks.stream().map(CoverageTest::bits).toList();
    }

    private static Bits bits(int mask) {
        int[] members = IntStream.range(0, SQUARES).filter(v -> (mask >> v & 1) == 1).toArray();
        return Bits.of(SQUARES, members);
    }

    private static boolean tryAll(List<Integer> masks, int stones) {
        return IntStream.range(0, 1 << SQUARES)
                .filter(turn -> Integer.bitCount(turn) <= stones)
                .anyMatch(turn -> masks.stream().allMatch(mask -> (mask & turn) != 0));
    }

    @Test
    void canMeetAll_needsNoSearchWhereCarriersAreDisjoint() throws Unread {
        Board board = new Board(600, List.of());
        List<Bits> carriers = new ArrayList<>();
        for (int v = 0; v < 600; v += 10) {
            carriers.add(Bits.of(600, IntStream.range(v, v + 10).toArray()));
        }
        assertThat(new Coverage(board, 5000).canMeetAll(carriers, 59)).isFalse();
        assertThat(new Coverage(board, 200_000).canMeetAll(carriers, 60)).isTrue();
    }

    @Test
    void canMeetAll_endsAtItsBoundOfWork() {
        Coverage coverage = new Coverage(new Board(60, List.of()), 1 << 20);
        assertThatThrownBy(() -> coverage.canMeetAll(triples(), 24))
                .isInstanceOf(Unread.class)
                .hasMessageContaining("more turns to answer");
    }

    @Test
    void canMeetAll_endsWhenInterrupted() {
        Coverage coverage = new Coverage(new Board(60, List.of()));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> coverage.canMeetAll(triples(), 24))
                .isInstanceOf(Unread.class)
                .hasMessageContaining("interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    /** Many triples of few disjoint ones, so that only a search tells that 24 squares miss some. */
    private static List<Bits> triples() {
        List<Bits> carriers = new ArrayList<>();
        for (int v = 0; v < 60; v += 5) {
            for (int a = 0; a < 5; a++) {
                for (int b = a + 1; b < 5; b++) {
                    for (int c = b + 1; c < 5; c++) {
                        carriers.add(Bits.of(60, v + a, v + b, v + c));
                    }
                }
            }
        }
        return carriers;
    }
}
