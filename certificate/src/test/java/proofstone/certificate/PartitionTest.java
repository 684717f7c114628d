package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.QuickMakerBreaker;
import proofstone.game.SmallMakerBreaker;
import proofstone.game.SquareSet;

class PartitionTest {
    private static final int PARTS = 6000;
    private static final int SQUARES = 40;

    private final Partition partition = new Partition();

    /** Shapes of few squares come again, so that much of what is said was decided before. */
    @Test
    void isBreakers_randomParts_agreesWithAPlainSearch() {
        SplittableRandom random = new SplittableRandom(4);
        int won = 0;
        for (int i = 0; i < PARTS; i++) {
            Part part = part(random);
            boolean isBreakers = SmallMakerBreaker.breakerWins(masks(part));
            assertThat(partition.isBreakers(part)).as("%s", part).isEqualTo(isBreakers);
            won += isBreakers ? 1 : 0;
        }
        assertThat(won).isBetween(PARTS / 5, PARTS - PARTS / 5);
    }

    /** A part over which a search without a table takes long. */
    @Test
    void isBreakers_partBeyondTheQuickSearch_isDecided() {
        int[] masks = {
            137, 74, 1040, 2560, 265, 36, 386, 131, 2688, 36, 3586, 2568, 131, 1227, 2605, 320
        };
        assertThat(new QuickMakerBreaker().decide(masks, masks.length, 50_000))
                .isEqualTo(QuickMakerBreaker.Outcome.UNDECIDED);
        List<SquareSet> edges =
                IntStream.of(masks)
                        .mapToObj(mask ->
                                SquareSet.of(BitSet.valueOf(new long[] {mask}).stream().toArray()))
                        .toList();
        assertThat(partition.isBreakers(new Part(edges))).isTrue();
    }

    /** Returns sub-edges of two squares and more among at most twelve squares of the board. */
    private static Part part(SplittableRandom random) {
        int[] squares = random.ints(0, SQUARES).distinct().limit(2 + random.nextInt(11)).toArray();
        int most = Math.min(squares.length, 2 + random.nextInt(4));
        List<SquareSet> edges = new ArrayList<>();
        for (int i = random.nextInt(Part.MAX_EDGES); i >= 0; i--) {
            int size = random.nextInt(2, most + 1);
            int[] edge =
                    random.ints(0, squares.length)
                            .distinct()
                            .limit(size)
                            .map(v -> squares[v])
                            .toArray();
            edges.add(SquareSet.of(edge));
        }
        return new Part(edges);
    }

    private static int[] masks(Part part) {
        int[] squares = part.squares().toArray();
        return part.edges().stream()
                .mapToInt(
                        edge -> edge.stream().map(v -> 1 << Arrays.binarySearch(squares, v)).sum())
                .toArray();
    }
}
