package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Step;
import proofstone.game.GameParser;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Layout;
import proofstone.game.Role;
import proofstone.game.SmallMakerBreaker;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.search.DfPn;
import proofstone.search.SearchControl;
import proofstone.search.Settings;

/** Partition strategies as static proofs of a position. */
class PartitionLeafTest {
    private static final int POSITIONS = 3_000;
    private static final int SQUARES = 9;
    private static final double LITTLE = 1.4;
    private static final double MUCH = 2.2;

    private static ResidualHypergraph graph(Hypergraph board, SquareSet maker, SquareSet breaker) {
        return SupersetRemoval.apply(
                ResidualHypergraph.of(board.squares(), board.sets(), maker, breaker));
    }

    private static ResidualHypergraph graph(Hypergraph board) {
        return graph(board, SquareSet.empty(), SquareSet.empty());
    }

    private static PartitionLeaf leaf(Hypergraph board) {
        Layout row = new GridLayout(1, board.squares());
        return new PartitionLeaf(new Calculus(board), row);
    }

    private static @Nullable Step find(Hypergraph board) {
        return leaf(board).find(graph(board), LITTLE, 0);
    }

    /** Returns whether a step holds all edges, within their squares. */
    private static boolean holds(Step step, ResidualHypergraph graph) {
        OfBreaker claim = (OfBreaker) step.claim();
        return IntStream.range(0, graph.count()).allMatch(i -> claim.held().contains(graph.id(i)))
                && SquareSet.ofWords(graph.live()).containsAll(claim.carrier());
    }

    @Test
    void find_triangle_isHeldThoughNoPairingDoes() {
        Hypergraph board =
                new Hypergraph(
                        5,
                        List.of(SquareSet.of(0, 1), SquareSet.of(0, 2, 3), SquareSet.of(1, 2, 4)));
        assertThat(new PairingStrategy(5, PairingStrategy.CHOICES).find(graph(board))).isNull();
        Step step = Objects.requireNonNull(find(board));
        assertThat(step.kind()).isEqualTo(Step.Kind.PARTS);
        assertThat(holds(step, graph(board))).isTrue();
    }

    /** The pairs lie around each other, so that a straight cut goes through some of them. */
    @Test
    void find_partsThatNoStraightCutTellsApart_areFound() {
        List<SquareSet> sets = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            sets.add(SquareSet.of(i, 23 - i));
        }
        sets.add(SquareSet.of(8, 9, 10, 11));
        sets.add(SquareSet.of(12, 13, 14, 15));
        Hypergraph board = new Hypergraph(24, sets);
        Step step = Objects.requireNonNull(find(board));
        assertThat(step.kind()).isEqualTo(Step.Kind.PARTS);
        assertThat(holds(step, graph(board))).isTrue();
    }

    @Test
    void find_makersWin_findsNothing() {
        Hypergraph fork = new Hypergraph(3, List.of(SquareSet.of(0, 1), SquareSet.of(1, 2)));
        PartitionLeaf leaf = leaf(fork);
        assertThat(leaf.find(graph(fork), LITTLE, 0)).isNull();
        assertThat(leaf.find(graph(fork), LITTLE, 0)).as("asked again").isNull();
    }

    @Test
    void find_greatPotential_doesNotLook() {
        Hypergraph pair = new Hypergraph(2, List.of(SquareSet.of(0, 1)));
        PartitionLeaf leaf = leaf(pair);
        assertThat(leaf.find(graph(pair), MUCH, 0)).isNull();
        assertThat(leaf.find(graph(pair), LITTLE, 0)).isNotNull();
    }

    @Test
    void find_afterTheNinthReply_doesNotLook() {
        Hypergraph pair = new Hypergraph(2, List.of(SquareSet.of(0, 1)));
        PartitionLeaf leaf = leaf(pair);
        assertThat(leaf.find(graph(pair), LITTLE, 8)).isNull();
        assertThat(leaf.find(graph(pair), LITTLE, 7)).isNotNull();
    }

    @Test
    void find_manyLiveSquares_doesNotLook() {
        List<SquareSet> fours =
                IntStream.range(0, 11)
                        .mapToObj(i -> SquareSet.of(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3))
                        .toList();
        assertThat(find(new Hypergraph(44, fours))).isNull();
        assertThat(find(new Hypergraph(44, fours.subList(0, 10)))).isNotNull();
    }

    @Test
    void find_largeBoard_doesNotLook() {
        List<SquareSet> pair = List.of(SquareSet.of(0, 1));
        assertThat(find(new Hypergraph(82, pair))).isNull();
        assertThat(find(new Hypergraph(81, pair))).isNotNull();
    }

    @Test
    void find_randomPositions_agreesWithBruteForce() {
        SplittableRandom random = new SplittableRandom(11);
        int found = 0;
        int missed = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Hypergraph board = random(random);
            int square = random.nextInt(SQUARES);
            SquareSet stone = SquareSet.of(square);
            ResidualHypergraph graph =
                    switch (i % 3) {
                        case 0 -> graph(board);
                        case 1 -> graph(board, stone, SquareSet.empty());
                        default -> graph(board, SquareSet.empty(), stone);
                    };
            boolean isBreakers = graph.count() == 0 || SmallMakerBreaker.breakerWins(masks(graph));
            Step step = graph.count() == 0 ? null : leaf(board).find(graph, LITTLE, 0);
            if (step != null) {
                assertThat(isBreakers).as("board %s", board.sets()).isTrue();
                assertThat(holds(step, graph)).as("board %s", board.sets()).isTrue();
                found++;
            }
            missed += step == null && isBreakers ? 1 : 0;
        }
        assertThat(found).isGreaterThan(POSITIONS / 10);
        assertThat(missed).as("of %s", found + missed).isLessThan(found / 4);
    }

    private static Hypergraph random(SplittableRandom random) {
        List<SquareSet> sets = new ArrayList<>();
        for (int e = 3 + random.nextInt(4); e > 0; e--) {
            SquareSet set = SquareSet.empty();
            for (int size = 2 + random.nextInt(3); set.size() < size; ) {
                set = set.with(random.nextInt(SQUARES));
            }
            sets.add(set);
        }
        return new Hypergraph(SQUARES, sets.stream().distinct().toList());
    }

    private static int[] masks(ResidualHypergraph graph) {
        return IntStream.range(0, graph.count()).map(i -> (int) graph.word(i, 0)).toArray();
    }

    @Test
    void dfPn_strip_visitsLessThanHalfAsMuchWithPartitions() throws Exception {
        EnumSet<Technique> without = EnumSet.allOf(Technique.class);
        without.remove(Technique.PARTITIONS);
        assertThat(visits(EnumSet.allOf(Technique.class))).isLessThan(visits(without) / 2);
    }

    /** Returns the visits of df-pn to the disproof set-up of strip7:7. */
    private static long visits(Set<Technique> techniques) throws Exception {
        SearchControl control = SearchControl.unlimited();
        WeakPosition position =
                new WeakPosition(SquareSet.of(0, 21), SquareSet.of(7), Role.BREAKER);
        WeakProblem problem = WeakProblem.of(GameParser.parse("strip7:7"), position);
        new DfPn<Step>(
                        new Settings(
                                EnumSet.allOf(Settings.Reuse.class), 64 << 20, control, () -> {}),
                        DfPn.SLACK)
                .search(new WeakGame(problem, techniques).root());
        return control.nodes();
    }
}
