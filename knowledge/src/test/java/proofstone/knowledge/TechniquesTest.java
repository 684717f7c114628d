package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/** Each technique by itself: what it finds, and what it must not take for a win. */
class TechniquesTest {
    private static ResidualHypergraph graph(Hypergraph board) {
        SquareSet none = SquareSet.empty();
        return ResidualHypergraph.of(board.squares(), board.sets(), none, none);
    }

    private static Hypergraph board(int squares, SquareSet... sets) {
        return new Hypergraph(squares, List.of(sets));
    }

    /** Returns a board of winning sets of two squares each. */
    private static Hypergraph edges(int squares, int... ends) {
        List<SquareSet> sets = new ArrayList<>();
        for (int i = 0; i < ends.length; i += 2) {
            sets.add(SquareSet.of(ends[i], ends[i + 1]));
        }
        return new Hypergraph(squares, sets);
    }

    private static Board parsed(String game) {
        try {
            return GameParser.parse(game);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void residualHypergraph_moves_shrinkEdges() {
        Hypergraph board = board(4, SquareSet.of(0, 1), SquareSet.of(1, 2, 3));
        ResidualHypergraph graph = graph(board);
        assertThat(graph.afterMaker(1).edge(1)).isEqualTo(SquareSet.of(2, 3));
        assertThat(graph.afterBreaker(0).count()).isEqualTo(1);
        assertThat(graph.afterBreaker(0).id(0)).isEqualTo(1);
        assertThat(graph.afterBreaker(1).count()).isZero();
    }

    @Test
    void residualHypergraph_beyond64Squares_usesMoreWords() {
        ResidualHypergraph graph = graph(board(200, SquareSet.of(1, 70, 199)));
        assertThat(graph.width()).isEqualTo(4);
        assertThat(graph.next(0, 2)).isEqualTo(70);
        assertThat(graph.next(0, 71)).isEqualTo(199);
        assertThat(graph.afterMaker(70).edge(0)).isEqualTo(SquareSet.of(1, 199));
    }

    @Test
    void residualHypergraph_withRest_keepsTheOrderOfIds() {
        Hypergraph board = board(6, SquareSet.of(0, 1), SquareSet.of(1, 2, 3), SquareSet.of(4, 5));
        ResidualHypergraph whole = graph(board);
        ResidualHypergraph part = whole.without(new boolean[] {false, true, false});
        ResidualHypergraph rest = part.withRest(whole, 1, new long[] {1L << 3});
        assertThat(rest.count()).isEqualTo(3);
        assertThat(rest.id(1)).isEqualTo(1);
        assertThat(rest.edge(1)).isEqualTo(SquareSet.of(1, 2));
        assertThat(rest.edge(2)).isEqualTo(SquareSet.of(4, 5));
    }

    @Test
    void supersetRemoval_dropsSupersetsAndRepetitions() {
        Hypergraph board =
                board(4, SquareSet.of(0, 1, 2), SquareSet.of(0, 1), SquareSet.of(1, 2, 3));
        ResidualHypergraph minimal = SupersetRemoval.apply(graph(board));
        assertThat(minimal.count()).isEqualTo(2);
        assertThat(minimal.id(0)).isEqualTo(1);
        ResidualHypergraph equal = graph(board).afterMaker(2).afterMaker(3);
        assertThat(SupersetRemoval.apply(equal).count()).isEqualTo(1);
    }

    @Test
    void forcedMoves_twoEqualTwoLines_areNoCrossing() {
        Hypergraph board = board(4, SquareSet.of(0, 1, 2), SquareSet.of(0, 1, 3));
        Calculus calculus = new Calculus(board);
        ResidualHypergraph lines = graph(board).afterMaker(2).afterMaker(3);
        ForcedMoves forced = new ForcedMoves(calculus);
        assertThat(forced.crossing(lines, lines.ofSize(2))).isNull();
        assertThat(forced.line(lines)).isNull();
    }

    @Test
    void forcedMoves_crossing_isFoundAndLeavesNoTrace() {
        Hypergraph board = board(3, SquareSet.of(0, 1), SquareSet.of(1, 2));
        ForcedMoves forced = new ForcedMoves(new Calculus(board));
        ResidualHypergraph lines = graph(board);
        Step fork = Objects.requireNonNull(forced.crossing(lines, lines.ofSize(2)));
        assertThat(fork.operand(0)).isEqualTo(1);
        assertThat(forced.crossing(lines, new int[] {0})).isNull();
    }

    @Test
    void threatSequences_chain_leavesOutUselessExchanges() {
        Hypergraph board =
                board(
                        7,
                        SquareSet.of(0, 1),
                        SquareSet.of(0, 2, 3),
                        SquareSet.of(2, 4),
                        SquareSet.of(5, 6));
        Calculus calculus = new Calculus(board);
        ThreatSequences threats = new ThreatSequences(calculus);
        Step win = Objects.requireNonNull(threats.find(graph(board), Claim.UNLIMITED));
        OfMaker claim = (OfMaker) win.claim();
        assertThat(claim.turn()).isEqualTo(Role.MAKER);
        assertThat(claim.support().isEmpty()).isTrue();
        assertThat(claim.carrier()).isEqualTo(SquareSet.of(0, 1, 2, 3, 4));
        assertThat(threats.find(graph(board), 2)).isNull();
    }

    @Test
    void threatSequences_answers_shareNoSquareThatOneLeavesOut() {
        Hypergraph board = edges(6, 0, 1, 0, 2, 3, 4, 3, 5);
        ThreatSequences threats = new ThreatSequences(new Calculus(board));
        List<Step> wins = threats.answers(graph(board), Claim.UNLIMITED);
        assertThat(wins).hasSize(2);
        assertThat(wins.get(0).claim().carrier().intersects(wins.get(1).claim().carrier()))
                .isFalse();
    }

    @Test
    void threatSequences_noSecondWin_isExhausted() {
        Hypergraph board = edges(5, 0, 1, 0, 2, 3, 4);
        ThreatSequences threats = new ThreatSequences(new Calculus(board));
        assertThat(threats.answers(graph(board), Claim.UNLIMITED)).hasSize(1);
        assertThat(threats.isExhausted()).isTrue();
    }

    @Test
    void threatSequences_beyond64Squares_findTheFork() {
        Hypergraph board = board(200, SquareSet.of(1, 70, 199), SquareSet.of(70, 150));
        ThreatSequences threats = new ThreatSequences(new Calculus(board));
        Step win = Objects.requireNonNull(threats.find(graph(board).afterMaker(199), 2));
        assertThat(win.claim().carrier()).isEqualTo(SquareSet.of(1, 70, 150));
    }

    @Test
    void threatSequences_moreThan64LiveSquares_leavesOutLongEdges() {
        Hypergraph board =
                board(90, SquareSet.range(70), SquareSet.of(80, 81), SquareSet.of(80, 82));
        ThreatSequences threats = new ThreatSequences(new Calculus(board));
        assertThat(threats.answers(graph(board), 2)).hasSize(1);
        assertThat(threats.isExhausted()).isFalse();
    }

    @Test
    void pairingStrategy_fiveInARowOn5x5_holdsEveryLine() {
        Hypergraph board = parsed("mnk:5,5,5").hypergraph();
        int[] pairs = Objects.requireNonNull(new PairingStrategy(25).find(graph(board)));
        OfBreaker claim = (OfBreaker) new Calculus(board).pairs(pairs).claim();
        assertThat(claim.held().size()).isEqualTo(12);
    }

    @Test
    void pairingStrategy_oneSquareShort_findsNone() {
        Hypergraph board = board(3, SquareSet.of(0, 1), SquareSet.of(1, 2));
        assertThat(new PairingStrategy(3).find(graph(board))).isNull();
    }

    @Test
    void pairingStrategy_equalSquares_pairsNoneThatLieOnNoOpenEdge() {
        Hypergraph one = board(4, SquareSet.of(0, 1, 2, 3));
        assertThat(new PairingStrategy(4).find(graph(one))).containsExactly(0, 1);
        Hypergraph two = board(6, SquareSet.of(0, 1, 2), SquareSet.of(2, 3, 4, 5));
        assertThat(new PairingStrategy(6).find(graph(two))).containsExactly(0, 1, 2, 3);
    }

    @Test
    void pairingStrategy_hugeBoard_givesUpWithinSeconds() {
        ResidualHypergraph huge = graph(parsed("mnk:200,200,150").hypergraph());
        assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> assertThat(new PairingStrategy(40_000).find(huge)).isNull());
    }

    @Test
    void pairingStrategy_manyRandom_onlyGivesWhatTheCalculusAccepts() {
        SplittableRandom random = new SplittableRandom(5);
        int found = 0;
        for (int n = 0; n < 300; n++) {
            Hypergraph board = random(random, 10, 5, 3);
            int[] pairs = new PairingStrategy(10).find(graph(board));
            if (pairs != null) {
                found++;
                OfBreaker claim = (OfBreaker) new Calculus(board).pairs(pairs).claim();
                assertThat(claim.held().size()).isEqualTo(board.sets().size());
            }
        }
        assertThat(found).isBetween(50, 299);
    }

    private static Hypergraph random(SplittableRandom random, int squares, int sets, int size) {
        SquareSet[] list = new SquareSet[sets];
        for (int i = 0; i < sets; i++) {
            list[i] = SquareSet.of(random.ints(size, 0, squares).toArray());
            list[i] = list[i].size() < 2 ? SquareSet.of(0, 1) : list[i];
        }
        return board(squares, list);
    }

    @Test
    void potentialStop_threshold_isSharp() {
        Hypergraph three = board(6, SquareSet.of(0, 1), SquareSet.of(2, 3), SquareSet.of(4, 5, 1));
        Calculus calculus = new Calculus(three);
        SquareStatistics statistics = new SquareStatistics(graph(three), 6);
        assertThat(statistics.potential()).isEqualTo(0.625);
        assertThat(PotentialStop.find(calculus, graph(three), statistics, Role.BREAKER))
                .isNotNull();
        assertThat(PotentialStop.find(calculus, graph(three), statistics, Role.MAKER)).isNull();
    }

    @Test
    void squareStatistics_dominators_areTheCommonSquares() {
        Hypergraph board =
                board(4, SquareSet.of(0, 1, 2), SquareSet.of(1, 2, 3), SquareSet.of(1, 3));
        SquareStatistics statistics = new SquareStatistics(graph(board), 4);
        assertThat(statistics.dominator(0)).isEqualTo(1);
        assertThat(statistics.dominator(1)).isEqualTo(-1);
        assertThat(statistics.dominator(3)).isEqualTo(1);
        assertThat(statistics.degree(1)).isEqualTo(3);
    }

    @Test
    void components_ofTwoIslands_areTwo() {
        Hypergraph board = edges(6, 0, 1, 3, 4, 1, 2, 4, 5);
        List<ResidualHypergraph> parts = Components.of(graph(board));
        assertThat(parts).hasSize(2);
        assertThat(Masks.toSet(parts.get(0).live())).isEqualTo(SquareSet.of(0, 1, 2));
    }

    @Test
    void articulation_square_isFound() {
        Hypergraph board =
                board(
                        5,
                        SquareSet.of(0, 1, 2),
                        SquareSet.of(0, 1),
                        SquareSet.of(2, 3, 4),
                        SquareSet.of(3, 4));
        Articulation found = Objects.requireNonNull(Articulation.find(graph(board)));
        assertThat(found.square()).isEqualTo(2);
        assertThat(found.first().count() + found.second().count()).isEqualTo(4);
    }

    @Test
    void articulation_edge_partsKeepTheirShare() {
        Hypergraph board =
                board(
                        8,
                        SquareSet.of(0, 1),
                        SquareSet.of(1, 2),
                        SquareSet.of(0, 2, 4, 6),
                        SquareSet.of(2, 3),
                        SquareSet.of(0, 3),
                        SquareSet.of(4, 5),
                        SquareSet.of(5, 6),
                        SquareSet.of(6, 7),
                        SquareSet.of(4, 7));
        Articulation found = Objects.requireNonNull(Articulation.find(graph(board)));
        assertThat(found.square()).isEqualTo(-1);
        assertThat(sets(found.first())).isEqualTo(sets(board, 0, 1, 3, 4));
        assertThat(sets(found.second())).isEqualTo(sets(board, 5, 6, 7, 8));
        assertThat(sets(found.firstWithRest()))
                .isEqualTo(with(sets(board, 0, 1, 3, 4), 2, SquareSet.of(0, 2)));
        assertThat(sets(found.secondWithRest()))
                .isEqualTo(with(sets(board, 5, 6, 7, 8), 2, SquareSet.of(4, 6)));
    }

    /** Returns the edges by their ids. */
    private static Map<Integer, SquareSet> sets(ResidualHypergraph graph) {
        return IntStream.range(0, graph.count())
                .boxed()
                .collect(Collectors.toMap(graph::id, graph::edge));
    }

    private static Map<Integer, SquareSet> sets(Hypergraph board, int... ids) {
        return IntStream.of(ids)
                .boxed()
                .collect(Collectors.toMap(Function.identity(), board.sets()::get));
    }

    private static Map<Integer, SquareSet> with(
            Map<Integer, SquareSet> sets, int id, SquareSet set) {
        Map<Integer, SquareSet> more = new HashMap<>(sets);
        more.put(id, set);
        return more;
    }

    @Test
    void canonicalForm_mirroredPositions_shareAKey() {
        Board board = parsed("mnk:4,5,3");
        CanonicalForm form = new CanonicalForm(board, Set.of(Technique.SYMMETRY));
        ResidualHypergraph left = graph(board.hypergraph()).afterMaker(1).afterBreaker(5);
        ResidualHypergraph right = graph(board.hypergraph()).afterMaker(3).afterBreaker(9);
        ResidualHypergraph other = graph(board.hypergraph()).afterMaker(2).afterBreaker(9);
        SquareSet none = SquareSet.empty();
        assertThat(form.key(left, none, 0).high()).isEqualTo(form.key(right, none, 0).high());
        assertThat(form.key(left, none, 0).low()).isEqualTo(form.key(right, none, 0).low());
        assertThat(form.key(left, none, 0).high()).isNotEqualTo(form.key(other, none, 0).high());
        assertThat(form.key(left, none, 0).high()).isNotEqualTo(form.key(left, none, 1).high());
    }

    @Test
    void canonicalForm_filledSet_countsInTheKey() {
        Hypergraph board = board(3, SquareSet.of(0), SquareSet.of(1, 2));
        Board free = parsed("mnk:1,3,2");
        CanonicalForm form = new CanonicalForm(free, Set.of());
        ResidualHypergraph filled = graph(board).afterMaker(0);
        ResidualHypergraph blocked = graph(board).afterBreaker(0);
        SquareSet none = SquareSet.empty();
        assertThat(form.key(filled, none, 0).high())
                .isNotEqualTo(form.key(blocked, none, 0).high());
    }

    @Test
    void hypergraphIsomorphism_renamedSquares_shareAKey() {
        SplittableRandom random = new SplittableRandom(8);
        HypergraphIsomorphism isomorphism = new HypergraphIsomorphism(9);
        SquareSet none = SquareSet.empty();
        int shared = 0;
        for (int n = 0; n < 100; n++) {
            Hypergraph board = random(random, 9, 6, 3);
            int shift = random.nextInt(1, 9);
            SquareSet[] moved =
                    board.sets().stream()
                            .map(s -> SquareSet.of(s.stream().map(v -> (v + shift) % 9).toArray()))
                            .toArray(SquareSet[]::new);
            CanonicalForm.Key key = isomorphism.key(graph(board), none, 3);
            CanonicalForm.Key other = isomorphism.key(graph(board(9, moved)), none, 3);
            shared += key.high() == other.high() && key.low() == other.low() ? 1 : 0;
            assertThat(isomorphism.key(graph(board), none, 4).high()).isNotEqualTo(key.high());
        }
        assertThat(shared).isGreaterThan(90);
    }
}
