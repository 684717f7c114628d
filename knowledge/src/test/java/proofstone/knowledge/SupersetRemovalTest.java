package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.SquareSet;

class SupersetRemovalTest {
    private static final int GRAPHS = 500;

    private static List<SquareSet> sets(SplittableRandom random, int squares) {
        List<SquareSet> sets = new ArrayList<>();
        for (int i = 0; i < 4 + random.nextInt(20); i++) {
            SquareSet set = SquareSet.empty();
            for (int k = 0; k < 1 + random.nextInt(5); k++) {
                set = set.with(random.nextInt(squares));
            }
            sets.add(set);
        }
        return sets;
    }

    private static ResidualHypergraph graph(int squares, List<SquareSet> sets) {
        return ResidualHypergraph.of(squares, sets, SquareSet.empty(), SquareSet.empty());
    }

    private static List<SquareSet> edges(ResidualHypergraph graph) {
        return IntStream.range(0, graph.count()).mapToObj(graph::edge).toList();
    }

    @Test
    void apply_leavesTheMinimalEdges() {
        List<SquareSet> sets =
                List.of(
                        SquareSet.of(1, 2, 3),
                        SquareSet.of(1, 2),
                        SquareSet.of(4),
                        SquareSet.of(1, 2),
                        SquareSet.of(3, 4));
        assertThat(edges(SupersetRemoval.apply(graph(5, sets))))
                .containsExactly(SquareSet.of(1, 2), SquareSet.of(4));
    }

    /** The edges that contain no other one; of equal ones the first. */
    private static List<SquareSet> minimal(List<SquareSet> sets) {
        List<SquareSet> first = sets.stream().distinct().toList();
        return first.stream()
                .filter(set -> first.stream().noneMatch(s -> !s.equals(set) && set.containsAll(s)))
                .toList();
    }

    @Test
    void apply_toManyEdges_leavesTheMinimalOnes() {
        SplittableRandom random = new SplittableRandom(12);
        for (int squares : new int[] {30, 64, 200}) {
            List<SquareSet> sets = new ArrayList<>();
            while (sets.size() < 1000) {
                sets.addAll(sets(random, squares));
            }
            List<SquareSet> kept = edges(SupersetRemoval.apply(graph(squares, sets)));
            assertThat(kept).isEqualTo(minimal(sets)).hasSizeLessThan(sets.size());
            sets.add(SquareSet.empty());
            assertThat(edges(SupersetRemoval.apply(graph(squares, sets))))
                    .containsExactly(SquareSet.empty());
        }
    }

    @Test
    void afterMaker_isTheSameAsLookingAtAllEdges() {
        SplittableRandom random = new SplittableRandom(11);
        int dropped = 0;
        for (int i = 0; i < GRAPHS; i++) {
            int squares = 6 + random.nextInt(100);
            ResidualHypergraph graph = SupersetRemoval.apply(graph(squares, sets(random, squares)));
            int square = SquareSet.ofWords(graph.live()).first();
            ResidualHypergraph fast = SupersetRemoval.afterMaker(graph, square);
            ResidualHypergraph slow = SupersetRemoval.apply(graph.afterMaker(square));
            assertThat(edges(fast)).isEqualTo(edges(slow));
            dropped += fast.count() < graph.count() ? 1 : 0;
        }
        assertThat(dropped).isPositive();
    }
}
