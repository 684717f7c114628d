package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.game.Board;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

class CalculusTest {
    /** A path of five squares with its four edges, then the set of all five. */
    private final Hypergraph path =
            TestBoards.hypergraph(5, new int[][] {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 1, 2, 3, 4}});

    private final Calculus calculus = new Calculus(path);

    private static OfBreaker breaker(Role turn, int stones, SquareSet carrier, SquareSet held) {
        return new OfBreaker(turn, stones, carrier, held, false);
    }

    private static OfMaker maker(
            Role turn,
            int stones,
            SquareSet carrier,
            SquareSet support,
            SquareSet used,
            SquareSet opening) {
        return new OfMaker(turn, stones, carrier, support, used, opening);
    }

    private static void assertRefused(Supplier<Step> rule, String reason) {
        assertThatThrownBy(rule::get)
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void blocked_claimsNothing() {
        assertThat(calculus.blocked().claim())
                .isEqualTo(
                        breaker(Role.MAKER, Claim.UNLIMITED, SquareSet.empty(), SquareSet.empty()));
    }

    @Test
    void pairs_holdTheSetsThatContainAPair() {
        assertThat(calculus.pairs(0, 1, 3, 2).claim())
                .isEqualTo(
                        breaker(
                                Role.MAKER,
                                Claim.UNLIMITED,
                                SquareSet.of(0, 1, 2, 3),
                                SquareSet.of(0, 2, 4)));
    }

    @Test
    void pairs_refusals() {
        assertRefused(() -> calculus.pairs(), "even number");
        assertRefused(() -> calculus.pairs(0, 1, 2), "even number");
        assertRefused(() -> calculus.pairs(0, 1, 1, 2), "two pairs");
        assertRefused(() -> calculus.pairs(0, 5), "square 5 is not on the board");
        assertRefused(() -> calculus.pairs(0, -1), "square -1 is not on the board");
    }

    @Test
    void potential_dependsOnTheTurn() {
        SquareSet region = SquareSet.of(0, 1, 2);
        SquareSet sets = SquareSet.of(0, 1);
        assertThat(calculus.potential(Role.BREAKER, region, sets).claim())
                .isEqualTo(breaker(Role.BREAKER, Claim.UNLIMITED, region, SquareSet.of(0, 1, 4)));
        assertRefused(
                () -> calculus.potential(Role.MAKER, region, sets), "potential is not below one");
        assertThat(calculus.potential(Role.MAKER, region, SquareSet.of(4)).claim())
                .isEqualTo(breaker(Role.MAKER, Claim.UNLIMITED, region, SquareSet.of(4)));
    }

    @Test
    void potential_refusals() {
        assertRefused(
                () -> calculus.potential(Role.BREAKER, SquareSet.of(9), SquareSet.empty()),
                "square 9 is not on the board");
        assertRefused(
                () -> calculus.potential(Role.BREAKER, SquareSet.of(0), SquareSet.of(5)),
                "unknown winning set");
        assertRefused(
                () -> calculus.potential(Role.BREAKER, SquareSet.of(0), SquareSet.of(2)),
                "potential is not below one");
    }

    @Test
    void potential_isExactBeyondLongs() {
        int[][] sets = new int[71][];
        for (int i = 0; i < 70; i++) {
            sets[i] = IntStream.rangeClosed(0, i).toArray();
        }
        sets[70] = IntStream.rangeClosed(1, 70).toArray();
        Calculus large = new Calculus(TestBoards.hypergraph(71, sets));
        SquareSet all = SquareSet.range(71);
        SquareSet nested = SquareSet.range(70);
        assertThat(large.potential(Role.BREAKER, all, nested).claim().turn())
                .isEqualTo(Role.BREAKER);
        assertRefused(
                () -> large.potential(Role.BREAKER, all, nested.with(70)),
                "potential is not below one");
        assertThat(large.potential(Role.MAKER, all, SquareSet.of(2, 70)).claim().turn())
                .isEqualTo(Role.MAKER);
        assertRefused(
                () -> large.potential(Role.MAKER, all, SquareSet.of(0, 70)),
                "potential is not below one");
    }

    @Test
    void shortage_holdsLongSets() {
        assertThat(calculus.shortage(2, SquareSet.of(1, 2, 3)).claim())
                .isEqualTo(breaker(Role.MAKER, 2, SquareSet.of(1, 2, 3), SquareSet.of(4)));
        assertRefused(() -> calculus.shortage(-1, SquareSet.empty()), "-1 is no number");
        assertRefused(() -> calculus.shortage(1, SquareSet.of(5)), "square 5 is not on the board");
    }

    @Test
    void shortage_isNeverUnlimited() {
        Step step = calculus.shortage((1 << 30) - 1, SquareSet.empty());
        assertThat(((OfBreaker) step.claim()).stones()).isEqualTo((1 << 30) - 1);
        assertRefused(() -> calculus.shortage(1 << 30, SquareSet.empty()), "1073741824 is no");
    }

    @Test
    void parts_holdWhatContainsASubEdge() {
        Hypergraph board =
                TestBoards.hypergraph(
                        8, new int[][] {{0, 1, 7}, {0, 2, 3}, {1, 2, 4}, {5, 6}, {3, 4}, {7}});
        Part triangle = Part.of(new int[] {0, 1}, new int[] {0, 2, 3}, new int[] {1, 2, 4});
        Step step = new Calculus(board).parts(List.of(triangle, Part.of(new int[] {6, 5})));
        assertThat(step.claim())
                .isEqualTo(
                        breaker(
                                Role.MAKER,
                                Claim.UNLIMITED,
                                SquareSet.range(7),
                                SquareSet.of(0, 1, 2, 3)));
        assertThat(step.parts()).containsExactly(triangle, Part.of(new int[] {5, 6}));
        assertThat(calculus.pairs(0, 1).parts()).isEmpty();
    }

    @Test
    void parts_areRefused() {
        assertRefused(() -> calculus.parts(List.of()), "no parts");
        assertRefused(() -> parts(new int[0][]), "1 to 16 sub-edges, not 0");
        int[][] many = new int[17][];
        Arrays.fill(many, new int[] {0, 1});
        assertRefused(() -> parts(many), "1 to 16 sub-edges, not 17");
        assertRefused(() -> parts(new int[] {0}), "a sub-edge has at least two squares");
        assertRefused(() -> parts(new int[] {0, 5}), "the part [0, 5] leaves the board");
        assertRefused(
                () -> parts(new int[] {0, 1}, new int[] {1, 2}),
                "Maker wins the part [[0, 1], [1, 2]]");
        int[] large = IntStream.range(0, 21).toArray();
        assertRefused(() -> parts(large), "at most 20 squares, not 21");
        Part pair = Part.of(new int[] {0, 1});
        Part other = Part.of(new int[] {1, 2});
        assertRefused(() -> calculus.parts(List.of(pair, other)), "two parts share a square");
    }

    private Step parts(int[]... edges) {
        return calculus.parts(List.of(Part.of(edges)));
    }

    @Test
    void join_unitesDisjointParts() {
        Step left = calculus.potential(Role.BREAKER, SquareSet.of(0, 1), SquareSet.of(0));
        Step right = calculus.shortage(1, SquareSet.of(2, 3));
        assertThat(calculus.join(List.of(left, right)).claim())
                .isEqualTo(
                        breaker(Role.BREAKER, 1, SquareSet.of(0, 1, 2, 3), SquareSet.of(0, 2, 4)));
    }

    @Test
    void join_refusals() {
        Step left = calculus.pairs(0, 1);
        Step hasty = calculus.potential(Role.BREAKER, SquareSet.of(2, 3), SquareSet.of(2));
        Step hasty4 = calculus.move(4, calculus.blocked());
        Step opening = calculus.firstReplies(List.of(calculus.pairs(2, 3)), SquareSet.of(0));
        assertRefused(() -> calculus.join(List.of(left)), "at least two parts");
        assertRefused(() -> calculus.join(List.of(left, calculus.pairs(1, 2))), "share a square");
        assertRefused(() -> calculus.join(List.of(left, hasty, hasty4)), "want the move");
        assertRefused(() -> calculus.join(List.of(left, opening)), "relies on the first move");
        assertRefused(() -> calculus.join(List.of(left, calculus.filled(0))), "proves for Maker");
    }

    @Test
    void filled_needsTheWholeSet() {
        assertThat(calculus.filled(1).claim())
                .isEqualTo(
                        maker(
                                Role.BREAKER,
                                0,
                                SquareSet.empty(),
                                SquareSet.of(1, 2),
                                SquareSet.of(1),
                                SquareSet.empty()));
        assertRefused(() -> calculus.filled(5), "winning set 5 is not on the board");
    }

    @Test
    void line_fillsItsLastSquare() {
        assertThat(calculus.line(1, 2).claim())
                .isEqualTo(
                        maker(
                                Role.MAKER,
                                1,
                                SquareSet.of(2),
                                SquareSet.of(1),
                                SquareSet.of(1),
                                SquareSet.of(2)));
        assertRefused(() -> calculus.line(1, 3), "not on the line");
        assertRefused(() -> calculus.line(1, -1), "square -1 is not on the board");
    }

    @Test
    void fork_crossesTwoLines() {
        assertThat(calculus.fork(1, 0, 0, 1, 2).claim())
                .isEqualTo(
                        maker(
                                Role.MAKER,
                                2,
                                SquareSet.of(0, 1, 2),
                                SquareSet.empty(),
                                SquareSet.of(0, 1),
                                SquareSet.of(1)));
        assertRefused(() -> calculus.fork(1, 0, 0, 1, 0), "distinct");
        assertRefused(() -> calculus.fork(1, 4, 0, 1, 2), "e is no 2-line");
        assertRefused(() -> calculus.fork(1, 0, 0, 4, 2), "f is no 2-line");
        assertRefused(() -> calculus.fork(1, 0, 0, 1, 9), "square 9 is not on the board");
    }

    @Test
    void threat_keepsTheInitiative() {
        Step next = calculus.line(2, 3);
        assertThat(calculus.threat(2, 1, 1, next).claim())
                .isEqualTo(
                        maker(
                                Role.MAKER,
                                2,
                                SquareSet.of(1, 2, 3),
                                SquareSet.empty(),
                                SquareSet.of(1, 2),
                                SquareSet.of(2)));
    }

    @Test
    void threat_countsTwoStonesBeforeAWonChild() {
        OfMaker claim = (OfMaker) calculus.threat(0, 1, 0, calculus.filled(2)).claim();
        assertThat(claim.stones()).isEqualTo(2);
        assertThat(claim.support()).isEqualTo(SquareSet.of(2, 3));
    }

    @Test
    void threat_refusals() {
        Step next = calculus.line(2, 3);
        assertRefused(() -> calculus.threat(1, 1, 1, next), "e is not threatened");
        assertRefused(() -> calculus.threat(0, 2, 1, next), "e is not threatened");
        assertRefused(() -> calculus.threat(3, 2, 2, next), "threat square is in the carrier");
        assertRefused(() -> calculus.threat(1, 2, 1, next), "answer is used afterwards");
        assertRefused(() -> calculus.threat(0, 1, 4, next), "needs a square of the carrier");
        assertRefused(() -> calculus.threat(0, -1, 0, next), "square -1 is not on the board");
        Step waits = calculus.replies(List.of(calculus.line(2, 3), calculus.line(1, 1)));
        assertRefused(() -> calculus.threat(0, 4, 4, waits), "has Maker to move");
        assertRefused(() -> calculus.threat(0, 1, 0, calculus.blocked()), "proves for Breaker");
    }

    @Test
    void move_ofEachPlayer() {
        assertThat(calculus.move(2, calculus.pairs(0, 1)).claim())
                .isEqualTo(
                        breaker(
                                Role.BREAKER,
                                Claim.UNLIMITED,
                                SquareSet.of(0, 1, 2),
                                SquareSet.of(0, 1, 2, 4)));
        assertThat(calculus.move(2, calculus.filled(1)).claim())
                .isEqualTo(
                        maker(
                                Role.MAKER,
                                1,
                                SquareSet.of(2),
                                SquareSet.of(1),
                                SquareSet.of(1),
                                SquareSet.of(2)));
    }

    @Test
    void move_refusals() {
        assertRefused(() -> calculus.move(0, calculus.pairs(0, 1)), "in the child's carrier");
        assertRefused(
                () -> calculus.move(0, calculus.move(1, calculus.blocked())), "refuter to move");
        assertRefused(() -> calculus.move(0, calculus.line(1, 2)), "refuter to move");
        assertRefused(() -> calculus.move(5, calculus.filled(0)), "square 5 is not on the board");
        assertRefused(() -> calculus.move(-1, calculus.blocked()), "square -1 is not on the board");
    }

    @Test
    void replies_ofBreakerHoldWhatAllAnswersHold() {
        Step one = calculus.move(0, calculus.shortage(0, SquareSet.of(1)));
        Step two = calculus.pairs(2, 3);
        assertThat(calculus.replies(List.of(one, two)).claim())
                .isEqualTo(breaker(Role.MAKER, 1, SquareSet.of(0, 1, 2, 3), SquareSet.of(4)));
    }

    @Test
    void replies_ofMakerNeedWhatAllAnswersNeed() {
        Step one = calculus.line(0, 0);
        Step two = calculus.line(1, 2);
        assertThat(calculus.replies(List.of(one, two)).claim())
                .isEqualTo(
                        maker(
                                Role.BREAKER,
                                1,
                                SquareSet.of(0, 2),
                                SquareSet.of(1),
                                SquareSet.of(0, 1),
                                SquareSet.of(0, 2)));
    }

    @Test
    void replies_refusals() {
        Step pair = calculus.pairs(0, 1);
        Step opening = calculus.firstReplies(List.of(calculus.pairs(2, 3)), SquareSet.of(0));
        Step line = calculus.line(0, 0);
        assertRefused(() -> calculus.replies(List.of()), "no answers");
        assertRefused(() -> calculus.replies(List.of(pair)), "not covered");
        assertRefused(() -> calculus.replies(List.of(line)), "not covered");
        assertRefused(() -> calculus.replies(List.of(pair, opening)), "relies on the first move");
        assertRefused(
                () -> calculus.replies(List.of(line, calculus.line(0, 1))),
                "needs a square that another plays on");
        assertRefused(() -> calculus.replies(List.of(line, calculus.pairs(2, 3))), "for Breaker");
        assertRefused(() -> calculus.replies(List.of(calculus.pairs(2, 3), line)), "for Maker");
        Step waits = calculus.replies(List.of(calculus.line(2, 3), calculus.line(1, 1)));
        assertRefused(() -> calculus.replies(List.of(line, waits)), "Maker to move");
    }

    @Test
    void firstReplies_coverTheFirstMovesOnly() {
        Step answers = calculus.firstReplies(List.of(calculus.pairs(0, 1)), SquareSet.of(2, 3));
        assertThat(((OfBreaker) answers.claim()).opening()).isTrue();
        assertRefused(
                () -> calculus.firstReplies(List.of(calculus.pairs(0, 1)), SquareSet.of(1, 3)),
                "first move is not covered");
        assertRefused(() -> calculus.firstReplies(List.of(), SquareSet.empty()), "no answers");
        assertRefused(
                () -> calculus.firstReplies(List.of(calculus.filled(0)), SquareSet.of(2)),
                "proves for Maker");
        assertRefused(
                () -> calculus.firstReplies(List.of(answers), SquareSet.of(3)),
                "relies on the first move");
    }

    @Test
    void domination_movesTheCarrier() {
        Step answer = calculus.pairs(0, 1);
        assertThat(calculus.domination(2, 0, answer).claim())
                .isEqualTo(
                        breaker(
                                Role.MAKER,
                                Claim.UNLIMITED,
                                SquareSet.of(1, 2),
                                SquareSet.of(1, 4)));
        assertThat(calculus.domination(2, 3, answer).claim()).isEqualTo(answer.claim());
    }

    @Test
    void domination_refusals() {
        Step answer = calculus.pairs(0, 1);
        assertRefused(() -> calculus.domination(2, 2, answer), "does not dominate itself");
        assertRefused(() -> calculus.domination(0, 2, answer), "in the carrier");
        assertRefused(() -> calculus.domination(2, 7, answer), "square 7 is not on the board");
        assertRefused(() -> calculus.domination(-2, 3, answer), "square -2 is not on the board");
        assertRefused(() -> calculus.domination(1, 4, calculus.line(0, 0)), "holds no winning set");
    }

    @Test
    void isomorphism_mirrorsBreakersStrategy() {
        Step answer = calculus.pairs(0, 1);
        assertThat(calculus.isomorphism(answer, new int[] {0, 4, 1, 3}, SquareSet.empty()).claim())
                .isEqualTo(
                        breaker(
                                Role.MAKER,
                                Claim.UNLIMITED,
                                SquareSet.of(3, 4),
                                SquareSet.of(3, 4)));
    }

    @Test
    void isomorphism_takesTheFirstSetThatFits() {
        Step line = calculus.line(3, 3);
        assertThat(calculus.isomorphism(line, new int[] {3, 1}, SquareSet.of(0, 2)).claim())
                .isEqualTo(
                        maker(
                                Role.MAKER,
                                1,
                                SquareSet.of(1),
                                SquareSet.of(0, 2),
                                SquareSet.of(0),
                                SquareSet.of(1)));
    }

    @Test
    void isomorphism_refusals() {
        Step pair = calculus.pairs(0, 1);
        Step line = calculus.line(3, 3);
        SquareSet none = SquareSet.empty();
        assertRefused(() -> calculus.isomorphism(pair, new int[] {0}, none), "lists pairs");
        assertRefused(
                () -> calculus.isomorphism(pair, new int[] {0, 2, 0, 3}, none), "mapped twice");
        assertRefused(
                () -> calculus.isomorphism(pair, new int[] {3, 2}, none), "not in the carrier");
        assertRefused(() -> calculus.isomorphism(pair, new int[] {0, 1}, none), "not injective");
        assertRefused(
                () -> calculus.isomorphism(pair, new int[] {0, 5}, none),
                "square 5 is not on the board");
        assertRefused(
                () -> calculus.isomorphism(pair, new int[] {-1, 3}, none),
                "square -1 is not on the board");
        assertRefused(
                () -> calculus.isomorphism(pair, new int[] {0, 3}, SquareSet.of(4)),
                "Breaker has no support");
        assertRefused(
                () -> calculus.isomorphism(line, new int[] {3, 1}, SquareSet.of(1)),
                "share a square");
        assertRefused(
                () -> calculus.isomorphism(line, new int[] {3, 1}, SquareSet.of(3)),
                "holds no winning set");
        assertRefused(
                () -> calculus.isomorphism(line, new int[0], SquareSet.of(4, 900)),
                "square 900 is not on the board");
        Step opening = calculus.firstReplies(List.of(pair), SquareSet.of(3));
        assertRefused(
                () -> calculus.isomorphism(opening, new int[0], none), "relies on the first move");
    }

    @Test
    void stepsOfTwoBoards_doNotMix() {
        Calculus other = new Calculus(TestBoards.hypergraph(5, new int[][] {{0, 1}}));
        assertRefused(() -> other.move(3, calculus.blocked()), "another board");
        Calculus same = new Calculus(new Hypergraph(5, path.sets()));
        assertThat(same.move(3, calculus.blocked()).kind()).isEqualTo(Step.Kind.MOVE);
        WeakProblem problem =
                WeakProblem.of(
                        TestBoards.free(calculus.hypergraph()), WeakPosition.empty(Role.MAKER));
        Step foreign = other.pairs(0, 1);
        assertThat(Certificate.objection(foreign, problem))
                .hasValue("the root speaks of another board");
        assertThatThrownBy(() -> Certificate.winner(foreign, problem))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("another board");
    }

    @Test
    void certificate_asksForItsOwnFirstMoves() {
        Hypergraph edge = TestBoards.hypergraph(3, new int[][] {{0, 1}});
        Board board = TestBoards.free(edge);
        Calculus small = new Calculus(edge);
        Step answer = small.move(0, small.blocked());
        Step root = small.firstReplies(List.of(answer), SquareSet.of(1, 2));
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        String others = "the root relies on other first moves";
        assertThat(Certificate.winner(root, limited(board, empty, SquareSet.of(1))))
                .isEqualTo(Role.BREAKER);
        assertThat(Certificate.objection(root, limited(board, empty, SquareSet.of(0))))
                .hasValue(others);
        assertThat(Certificate.objection(root, WeakProblem.of(board, empty))).hasValue(others);
        Step above = small.move(2, root);
        WeakPosition breakerFirst = WeakPosition.empty(Role.BREAKER);
        assertThat(Certificate.objection(above, limited(board, breakerFirst, SquareSet.of(1))))
                .isEmpty();
        assertThat(Certificate.objection(above, limited(board, breakerFirst, SquareSet.of(0, 1))))
                .hasValue(others);
    }

    private static WeakProblem limited(Board board, WeakPosition position, SquareSet first) {
        return new WeakProblem(board, position, OptionalInt.empty(), Optional.of(first));
    }
}
