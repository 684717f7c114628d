package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Part;
import proofstone.game.GameParser;
import proofstone.game.Hypergraph;
import proofstone.game.SmallMakerBreaker;
import proofstone.game.SquareSet;

/** The local search of partitions: what it calls found is one, and it is reproducible. */
class PartitionStrategyTest {
    private static final int STEPS = 300;
    private static final int[] NO_PARTS = {};

    /** A search on one position, with its scratch memory. */
    private record Trial(ResidualHypergraph graph, PartCandidates parts, PartitionStrategy search) {
        static Trial of(Hypergraph board, SquareSet maker, SquareSet breaker, long seed) {
            ResidualHypergraph graph =
                    SupersetRemoval.apply(
                            ResidualHypergraph.of(board.squares(), board.sets(), maker, breaker));
            PartRandom random = new PartRandom(seed);
            PartCandidates parts = new PartCandidates(new PartCatalogue(board), random);
            PartitionStrategy search = new PartitionStrategy(parts, random);
            parts.load(graph);
            search.reset();
            search.restrictTo(graph.count());
            return new Trial(graph, parts, search);
        }

        private SquareSet words(int at) {
            return SquareSet.ofWords(parts.masks[at], parts.masks[at + 1]);
        }

        void assertPartition() {
            SquareSet used = SquareSet.empty();
            SquareSet held = SquareSet.empty();
            for (int q : search.parts()) {
                SquareSet squares = words(4 * q);
                SquareSet edges = words(4 * q + 2);
                assertThat(used.intersects(squares)).as("part " + q + " overlaps").isFalse();
                used = used.union(squares);
                held = held.union(edges);
                if (isMade(q)) {
                    assertHeld(squares, edges);
                }
            }
            assertThat(held).isEqualTo(SquareSet.range(graph.count()));
        }

        private boolean isMade(int q) {
            return q >= parts.count();
        }

        boolean areMade(int... numbers) {
            return IntStream.of(numbers).allMatch(this::isMade);
        }

        /** Tries out that Breaker wins a made part, and only with all of its squares. */
        private void assertHeld(SquareSet squares, SquareSet edges) {
            assertThat(squares.size()).isLessThanOrEqualTo(Part.MAX_SQUARES);
            assertThat(breakerWins(squares, edges)).isTrue();
            for (int v : squares.toArray()) {
                assertThat(breakerWins(squares.without(v), edges)).as("without " + v).isFalse();
            }
        }

        private boolean breakerWins(SquareSet squares, SquareSet edges) {
            int[] masks = edges.stream().map(e -> mask(e, squares.toArray())).toArray();
            return IntStream.of(masks).noneMatch(mask -> mask == 0)
                    && SmallMakerBreaker.breakerWins(masks);
        }

        private int mask(int e, int[] squares) {
            return IntStream.range(0, squares.length)
                    .filter(i -> graph.contains(e, squares[i]))
                    .map(i -> 1 << i)
                    .sum();
        }
    }

    @Test
    void search_whatIsFound_isDisjointAndHoldsEveryEdge() throws Exception {
        int found = 0;
        for (String game : List.of("mnk:6,6,5", "mnk:5,5,4", "mnk:7,7,5")) {
            Hypergraph board = GameParser.parse(game).hypergraph();
            SplittableRandom random = new SplittableRandom(7);
            for (int i = 0; i < 25; i++) {
                SquareSet breaker = SquareSet.empty();
                for (int k = 0; k < i % 6; k++) {
                    breaker = breaker.with(random.nextInt(board.squares()));
                }
                Trial trial = Trial.of(board, SquareSet.empty(), breaker, i);
                if (trial.search().search(NO_PARTS, STEPS)) {
                    trial.assertPartition();
                    assertThat(trial.search().open()).isZero();
                    found++;
                } else {
                    assertThat(trial.search().open()).isPositive();
                }
            }
        }
        assertThat(found).isBetween(20, 74);
    }

    @Test
    void search_whereOnlyATriangleHolds_findsIt() {
        Hypergraph board =
                new Hypergraph(
                        5,
                        List.of(SquareSet.of(0, 1), SquareSet.of(0, 2, 3), SquareSet.of(1, 2, 4)));
        SquareSet none = SquareSet.empty();
        assertThat(
                        new PairingStrategy(5)
                                .find(
                                        ResidualHypergraph.of(
                                                board.squares(), board.sets(), none, none)))
                .isNull();
        Trial trial = Trial.of(board, none, none, 1);
        assertThat(trial.search().search(NO_PARTS, STEPS)).isTrue();
        trial.assertPartition();
        assertThat(trial.search().parts()).hasSize(1);
    }

    /** No partition into catalogued parts holds these five edges, but Breaker does. */
    @Test
    void search_whereOnlyALargerPartHolds_makesIt() {
        Hypergraph board = new Hypergraph(7, needsMadePart(0));
        Trial trial = Trial.of(board, SquareSet.empty(), SquareSet.empty(), 1);
        assertThat(trial.search().search(NO_PARTS, STEPS)).isTrue();
        assertThat(trial.search().parts()).hasSize(1).matches(trial::areMade);
        trial.assertPartition();
    }

    /** Returns the sets of a game that needs a made part, its seven squares from {@code at} on. */
    private static List<SquareSet> needsMadePart(int at) {
        return List.of(
                SquareSet.of(at, at + 1),
                SquareSet.of(at, at + 2, at + 3),
                SquareSet.of(at + 1, at + 2, at + 4),
                SquareSet.of(at, at + 4, at + 5),
                SquareSet.of(at + 1, at + 3, at + 6));
    }

    /** The squares of the second made part lie in both words of a mask. */
    @Test
    void search_whereTwoLargerPartsHold_makesBoth() {
        List<SquareSet> sets = new ArrayList<>(needsMadePart(0));
        sets.addAll(needsMadePart(60));
        Trial trial = Trial.of(new Hypergraph(67, sets), SquareSet.empty(), SquareSet.empty(), 1);
        assertThat(trial.search().search(NO_PARTS, STEPS)).isTrue();
        assertThat(trial.search().parts()).hasSize(2).matches(trial::areMade);
        trial.assertPartition();
    }

    @Test
    void toParts_ofAnotherPosition_takesInTheMadePartsThatAreFree() {
        List<SquareSet> sets = new ArrayList<>(needsMadePart(0));
        sets.addAll(needsMadePart(60));
        Hypergraph board = new Hypergraph(67, sets);
        Trial trial = Trial.of(board, SquareSet.empty(), SquareSet.empty(), 1);
        trial.search().search(NO_PARTS, STEPS);
        PartNumbers numbers = trial.parts().toNumbers(trial.search().parts());
        Trial later = Trial.of(board, SquareSet.empty(), SquareSet.of(0, 1), 1);
        int[] parts = later.parts().toParts(numbers);
        assertThat(parts).hasSize(1).matches(later::areMade);
        assertThat(later.search().search(parts, 0)).isTrue();
        later.assertPartition();
    }

    @Test
    void search_whereMakerWins_findsNothing() {
        Hypergraph board = new Hypergraph(3, List.of(SquareSet.of(0, 1), SquareSet.of(1, 2)));
        Trial trial = Trial.of(board, SquareSet.empty(), SquareSet.empty(), 1);
        assertThat(trial.search().search(NO_PARTS, STEPS)).isFalse();
        assertThat(trial.search().open()).isOne();
    }

    @Test
    void search_barredSquares_areNotUsed() {
        Hypergraph board = new Hypergraph(4, List.of(SquareSet.of(0, 1, 2, 3)));
        Trial trial = Trial.of(board, SquareSet.empty(), SquareSet.empty(), 1);
        trial.search().restrict(1, 0, 0b0011, 0);
        assertThat(trial.search().search(NO_PARTS, STEPS)).isTrue();
        int part = trial.search().parts()[0];
        assertThat(trial.parts().masks[4 * part]).isEqualTo(0b1100);
    }

    @Test
    void search_sameSeed_takesTheSameSteps() throws Exception {
        Hypergraph board = GameParser.parse("mnk:7,7,5").hypergraph();
        Trial first = Trial.of(board, SquareSet.empty(), SquareSet.of(24), 5);
        Trial second = Trial.of(board, SquareSet.empty(), SquareSet.of(24), 5);
        assertThat(first.search().search(NO_PARTS, STEPS))
                .isEqualTo(second.search().search(NO_PARTS, STEPS));
        assertThat(first.search().parts()).isEqualTo(second.search().parts());
        assertThat(first.search().steps()).isPositive().isEqualTo(second.search().steps());
    }
}
