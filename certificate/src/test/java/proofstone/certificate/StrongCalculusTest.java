package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static proofstone.certificate.StrongClaim.NEVER;
import static proofstone.certificate.StrongClaim.UNLIMITED;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.StrongCalculus.Reply;
import proofstone.certificate.StrongClaim.Goal;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.Owner;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;

/** What each rule claims, worked out by hand from the format page, and what it refuses. */
class StrongCalculusTest {
    /** Set 1 is Black's, sets 3 and 4 are White's; Black may not play on squares 6 and 7. */
    private final StrongCalculus calculus =
            new StrongCalculus(
                    new StrongBoard(
                            TestBoards.free(
                                    TestBoards.hypergraph(
                                            8,
                                            new int[][] {
                                                {0, 1, 2}, {2, 3}, {3, 4, 5}, {1, 4, 6}, {5, 6, 7}
                                            })),
                            List.of(Owner.BOTH, Owner.BLACK, Owner.BOTH, Owner.WHITE, Owner.WHITE),
                            SquareSet.range(6),
                            SquareSet.range(8),
                            Parry.ALLOWED,
                            Optional.empty()));

    /** Squares 0 to 8, row by row. */
    private final StrongCalculus grid = new StrongCalculus(plain("mnk:3,3,3", 3, 3));

    /** Fills {2, 3} by 3. */
    private final StrongStep domino = calculus.line(Player.BLACK, 1, 3);

    private static StrongBoard plain(String game, int rows, int columns) {
        return StrongBoard.plain(parse(game), Optional.of(new InnerBoard(rows, columns, 0, 0)));
    }

    private static Board parse(String game) {
        try {
            return GameParser.parse(game);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Two rows of five squares, of which the columns 0 and 4 are the rim. */
    private static StrongCalculus rim() {
        try {
            InnerBoard inner = new InnerBoard(2, 3, 0, 1);
            return new StrongCalculus(StrongBoard.rim(inner, 2, Parry.FORBIDDEN));
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertRefused(Supplier<StrongStep> rule, String reason) {
        assertThatThrownBy(rule::get)
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining(reason);
    }

    private static void assertSquares(StrongStep step, int[] free, int[] own, int[] needed) {
        assertThat(step.claim().carrier()).isEqualTo(SquareSet.of(free));
        assertThat(step.claim().support()).isEqualTo(SquareSet.of(own));
        assertThat(step.claim().needed()).isEqualTo(SquareSet.of(needed));
    }

    private static void assertBounds(StrongStep step, int stones, int outer, Integer... sets) {
        StrongClaim claim = step.claim();
        assertThat(claim.stones()).isEqualTo(stones);
        assertThat(claim.outer()).isEqualTo(outer);
        assertThat(IntStream.range(0, claim.thresholdCount()).map(claim::threshold).boxed())
                .containsExactly(sets);
    }

    private static void assertSays(StrongStep step, Player prover, Goal goal, Player turn) {
        assertThat(step.claim().prover()).isEqualTo(prover);
        assertThat(step.claim().goal()).isEqualTo(goal);
        assertThat(step.claim().turn().player()).isEqualTo(turn);
    }

    private static int[] squares(int... squares) {
        return squares;
    }

    private static Reply reply(StrongStep answer, int... moves) {
        return new Reply(SquareSet.of(moves), answer);
    }

    @Test
    void line_letsNoOtherSetBeFilledButThatWithTheLastStoneMissing() {
        StrongStep line = calculus.line(Player.BLACK, 0, 2);
        assertSays(line, Player.BLACK, Goal.WIN, Player.BLACK);
        assertSquares(line, squares(2), squares(0, 1), squares());
        assertBounds(line, 1, 1, 0, 0, 1, 0, 1);
    }

    @Test
    void line_refuses() {
        assertRefused(() -> calculus.line(Player.BLACK, 3, 1), "the set is not the player's");
        assertRefused(() -> calculus.line(Player.WHITE, 1, 2), "the set is not the player's");
        assertRefused(() -> calculus.line(Player.BLACK, 0, 3), "the square is not in the set");
        assertRefused(() -> calculus.line(Player.BLACK, 5, 0), "no winning set");
        assertRefused(() -> calculus.line(Player.BLACK, -1, 0), "no winning set");
    }

    @Test
    void threat_givesTheRefuterOneStoneAndTheAnswer() {
        StrongStep threat = calculus.threat(0, 0, 1, domino);
        assertSays(threat, Player.BLACK, Goal.WIN, Player.BLACK);
        assertSquares(threat, squares(0, 1, 3), squares(2), squares());
        assertBounds(threat, 2, 2, 0, 0, 2, 2, 2);
    }

    @Test
    void threat_providesAStoneThatTheChildNeeds() {
        StrongStep child = calculus.parry(4, 7, calculus.late(Player.BLACK, 2));
        assertSquares(child, squares(7), squares(), squares(5, 6));
        StrongStep threat = calculus.threat(2, 4, 5, child);
        assertSays(threat, Player.BLACK, Goal.HOLD, Player.BLACK);
        assertSquares(threat, squares(4, 5, 7), squares(3), squares(6));
        assertBounds(threat, 3, 3, 3, 0, 0, 0, 0);
    }

    /** A fork that waits for the refuter costs the prover one stone more when he is to move. */
    @Test
    void threat_countsTheStoneOfTheTempoLemma() {
        StrongStep fork = fork();
        assertThat(fork.claim().stones()).isEqualTo(1);
        StrongStep threat = grid.threat(set(2, 4, 6), 2, 4, fork);
        assertThat(threat.claim().stones()).isEqualTo(3);
        assertSquares(threat, squares(2, 3, 4, 7), squares(0, 6, 8), squares());
    }

    private int set(int... squares) {
        return grid.board().sets().indexOf(SquareSet.of(squares));
    }

    /** Black has three corners. */
    private StrongStep fork() {
        StrongStep column = grid.line(Player.BLACK, set(0, 3, 6), 3);
        StrongStep row = grid.line(Player.BLACK, set(6, 7, 8), 7);
        return grid.replies(column, List.of(reply(row, 3)));
    }

    @Test
    void threat_refuses() {
        StrongStep parry = calculus.parry(4, 7, calculus.late(Player.BLACK, 2));
        assertRefused(() -> calculus.threat(3, 1, 4, domino), "the set is not the prover's");
        assertRefused(() -> calculus.threat(0, 1, 1, domino), "no two squares of the set");
        assertRefused(() -> calculus.threat(0, 1, 4, domino), "no two squares of the set");
        assertRefused(() -> calculus.threat(2, 3, 4, domino), "counts on a or b to be free");
        assertRefused(() -> calculus.threat(2, 4, 3, domino), "counts on a or b to be free");
        assertRefused(() -> calculus.threat(2, 5, 4, parry), "needs the refuter on a");
        assertRefused(() -> calculus.threat(0, 0, 2, domino), "counts on a stone on b");
        assertRefused(() -> calculus.threat(2, 4, 5, domino), "free and the prover's");
        StrongStep foreign = new StrongCalculus(plain("mnk:3,3,3", 3, 3)).late(Player.BLACK, 2);
        assertRefused(() -> grid.threat(set(0, 1, 2), 0, 1, foreign), "another board");
    }

    @Test
    void move_blocksTheSetsOfItsSquare() {
        StrongStep move = calculus.move(1, calculus.late(Player.BLACK, 2));
        assertSays(move, Player.BLACK, Goal.HOLD, Player.BLACK);
        assertSquares(move, squares(1), squares(), squares());
        assertBounds(move, 2, 3, 0, 0, 3, 0, 3);
        StrongStep win = grid.move(6, fork());
        assertSays(win, Player.BLACK, Goal.WIN, Player.BLACK);
        assertSquares(win, squares(3, 6, 7), squares(0, 8), squares());
        assertThat(win.claim().stones()).isEqualTo(2);
    }

    @Test
    void move_refuses() {
        StrongStep late = calculus.late(Player.BLACK, 5);
        StrongStep pairs = calculus.pairs(Player.BLACK, 0, 1);
        StrongStep needy = calculus.replies(calculus.parry(4, 7, late), List.of(reply(late, 7)));
        assertRefused(() -> calculus.move(6, late), "the prover may not play there");
        assertRefused(() -> calculus.move(4, domino), "the child has the prover to move");
        assertRefused(() -> calculus.move(0, pairs), "counts on the square to be free");
        assertRefused(() -> calculus.move(5, needy), "needs the refuter on the square");
    }

    @Test
    void parry_needsTheThreatThatItAnswers() {
        StrongStep parry = calculus.parry(4, 7, calculus.late(Player.BLACK, 2));
        assertSays(parry, Player.BLACK, Goal.HOLD, Player.BLACK);
        assertSquares(parry, squares(7), squares(), squares(5, 6));
        assertBounds(parry, 2, 3, 3, 0, 3, 3, 0);
    }

    @Test
    void parry_refuses() {
        StrongStep late = calculus.late(Player.BLACK, 2);
        StrongStep stone = calculus.replies(domino, List.of(reply(late, 3)));
        assertRefused(
                () -> grid.parry(0, 0, grid.late(Player.BLACK, 2)), "the board allows no parry");
        assertRefused(() -> calculus.parry(1, 2, late), "the set is not the refuter's");
        assertRefused(() -> calculus.parry(4, 0, late), "the square is not in the set");
        assertRefused(() -> calculus.parry(4, 7, domino), "the child has the prover to move");
        assertRefused(
                () -> calculus.parry(4, 7, calculus.pairs(Player.BLACK, 4, 5)), "free and taken");
        assertRefused(() -> calculus.parry(0, 0, stone), "both players'");
    }

    @Test
    void replies_uniteTheirAnswersAndCountTheMove() {
        StrongStep other = calculus.line(Player.BLACK, 0, 1);
        StrongStep replies = calculus.replies(domino, List.of(reply(other, 3)));
        assertSays(replies, Player.BLACK, Goal.WIN, Player.WHITE);
        assertSquares(replies, squares(1, 3), squares(0, 2), squares());
        assertBounds(replies, 1, 2, 0, 0, 2, 2, 2);
        assertThat(replies.answered(0)).isEqualTo(SquareSet.empty());
        assertThat(replies.answered(1)).isEqualTo(SquareSet.of(3));
    }

    /** A set that keeps a square of the carrier after the move is none the worse for it. */
    @Test
    void replies_leaveASetThatTheFreeCarrierProtects() {
        StrongStep replies =
                calculus.replies(
                        calculus.late(Player.BLACK, 0),
                        List.of(reply(calculus.late(Player.BLACK, 1), 5, 6)));
        assertBounds(replies, 1, 2, 2, 0, 3, 3, 3);
        StrongStep kept =
                calculus.replies(
                        calculus.late(Player.BLACK, 0),
                        List.of(reply(calculus.late(Player.BLACK, 0), 5, 6)));
        assertBounds(kept, 1, 2, 2, 0, 2, 2, 0);
    }

    @Test
    void replies_holdIfOneAnswerOnlyHolds() {
        StrongStep replies =
                calculus.replies(domino, List.of(reply(calculus.late(Player.BLACK, 2), 3)));
        assertSays(replies, Player.BLACK, Goal.HOLD, Player.WHITE);
        assertThat(replies.claim().stones()).isEqualTo(3);
        StrongStep pairs = calculus.pairs(Player.WHITE);
        StrongStep endless = calculus.replies(pairs, List.of(reply(pairs, 0)));
        assertBounds(endless, UNLIMITED, NEVER, NEVER, NEVER, NEVER, 0, 0);
    }

    @Test
    void replies_needOnlyStonesOfTheRefuterBeforeHisMove() {
        StrongStep parry = calculus.parry(4, 7, calculus.late(Player.BLACK, 2));
        StrongStep first = calculus.late(Player.BLACK, 2);
        assertSquares(
                calculus.replies(first, List.of(reply(parry, 5))),
                squares(5, 7),
                squares(),
                squares(6));
        assertRefused(
                () -> calculus.replies(first, List.of(reply(parry, 5, 6))),
                "a move on a stone that a child counts on");
    }

    @Test
    void replies_countMovesOutsideTheInnerBoard() {
        StrongCalculus rim = rim();
        StrongStep first = rim.late(Player.BLACK, 1);
        StrongStep other = rim.late(Player.BLACK, 4);
        assertThat(rim.replies(first, List.of(reply(other, 1))).claim().outer()).isEqualTo(5);
        assertThat(rim.replies(first, List.of(reply(other, 1, 4))).claim().outer()).isEqualTo(6);
        assertThat(rim.replies(first, List.of()).claim().outer()).isEqualTo(3);
    }

    @Test
    void replies_refuse() {
        StrongStep late = calculus.late(Player.BLACK, 2);
        StrongStep white = calculus.late(Player.WHITE, 2);
        assertRefused(() -> calculus.replies(late, List.of(reply(white, 0))), "different players");
        assertRefused(() -> calculus.replies(late, List.of(reply(late))), "an answer to no move");
        assertRefused(
                () -> calculus.replies(late, List.of(reply(late, 0, 1), reply(late, 1))),
                "a move has two answers");
        assertRefused(
                () -> calculus.replies(late, List.of(reply(domino, 3))),
                "a move on its answer's carrier");
        assertRefused(() -> calculus.replies(domino, List.of()), "has no answer");
        assertRefused(
                () -> calculus.replies(domino, List.of(reply(late, 2, 3))),
                "a move on a stone that a child counts on");
        StrongStep line = calculus.line(Player.BLACK, 0, 2);
        assertRefused(
                () -> calculus.replies(domino, List.of(reply(line, 3))), "free and the prover's");
    }

    /** White's set {2, 3} lacks both, so that Black, who has 0 and 1 only, may not parry there. */
    private static StrongCalculus shut(Parry parry, int[]... sets) {
        return new StrongCalculus(
                new StrongBoard(
                        TestBoards.free(TestBoards.hypergraph(5, sets)),
                        IntStream.range(0, sets.length)
                                .mapToObj(h -> h == 0 ? Owner.BLACK : Owner.WHITE)
                                .toList(),
                        SquareSet.of(0, 1),
                        SquareSet.range(5),
                        parry,
                        Optional.empty()));
    }

    private static StrongStep shutReplies(StrongCalculus white, StrongStep first) {
        StrongStep held = white.pairs(Player.WHITE);
        return white.replies(
                first, List.of(reply(white.move(1, held), 0), reply(white.move(0, held), 1)));
    }

    private static StrongStep shutThreat(StrongCalculus white) {
        return white.threat(1, 2, 3, white.pairs(Player.WHITE, 0, 1));
    }

    @Test
    void replies_needNoAnswerWhereNoParryIsLegal() {
        StrongCalculus white = shut(Parry.ALLOWED, new int[][] {{0, 1}, {2, 3}});
        StrongStep replies = shutReplies(white, shutThreat(white));
        assertSays(replies, Player.WHITE, Goal.HOLD, Player.BLACK);
        assertThat(replies.claim().isExact()).isTrue();
        assertThat(replies.claim().isUsable(new Turn(Player.WHITE, 1), 1)).isFalse();
        assertRefused(() -> white.threat(1, 2, 3, replies), "another turn");
        StrongCalculus forbidden = shut(Parry.FORBIDDEN, new int[][] {{0, 1}, {2, 3}});
        StrongStep plain = shutReplies(forbidden, shutThreat(forbidden));
        assertThat(plain.claim().isExact()).isFalse();
        assertThat(plain.claim().isUsable(new Turn(Player.WHITE, 1), 1)).isTrue();
    }

    @Test
    void weaken_namesTheSquaresThatForbidAParry() {
        StrongCalculus white = shut(Parry.ALLOWED, new int[][] {{0, 1}, {2, 3}, {3, 4}});
        StrongStep threat = shutThreat(white);
        String reason = "a move on the first child's carrier has no answer";
        assertRefused(() -> shutReplies(white, threat), reason);
        SquareSet four = SquareSet.of(4);
        StrongStep free = white.weaken(threat, four, SquareSet.empty());
        assertSquares(shutReplies(white, free), squares(0, 1, 2, 3, 4), squares(), squares());
        StrongStep taken = white.weaken(threat, SquareSet.empty(), four);
        assertSquares(shutReplies(white, taken), squares(0, 1, 2, 3), squares(), squares(4));
        assertRefused(() -> white.weaken(threat, four, four), "free and taken");
        assertRefused(() -> white.weaken(threat, SquareSet.of(5), four), "not on the board");
    }

    @Test
    void pairs_holdTheSetsThatContainOne() {
        StrongStep pairs = calculus.pairs(Player.BLACK, 0, 1, 5, 4);
        assertSays(pairs, Player.BLACK, Goal.HOLD, Player.WHITE);
        assertSquares(pairs, squares(0, 1, 4, 5), squares(), squares());
        assertBounds(pairs, UNLIMITED, NEVER, 0, 0, 0, NEVER, NEVER);
    }

    @Test
    void pairs_refuse() {
        assertRefused(() -> calculus.pairs(Player.BLACK, 0, 1, 1, 2), "stands in two pairs");
        assertRefused(() -> calculus.pairs(Player.BLACK, 0, 1, 2), "a pair has two squares");
        assertRefused(() -> calculus.pairs(Player.BLACK, 5, 6), "the player may not play there");
    }

    @Test
    void parts_holdTheSetsThatContainASubEdge() {
        Part fork = Part.of(squares(0, 1), squares(0, 2, 3), squares(1, 2, 4));
        StrongStep parts = calculus.parts(Player.BLACK, List.of(fork));
        assertSays(parts, Player.BLACK, Goal.HOLD, Player.WHITE);
        assertSquares(parts, squares(0, 1, 2, 3, 4), squares(), squares());
        assertBounds(parts, UNLIMITED, NEVER, 0, 0, NEVER, NEVER, NEVER);
    }

    @Test
    void parts_refuse() {
        Part pair = Part.of(squares(0, 1));
        Part triangle = Part.of(squares(0, 1), squares(1, 2), squares(0, 2));
        Part white = Part.of(squares(5, 6));
        Part small = Part.of(squares(0));
        assertRefused(() -> calculus.parts(Player.BLACK, List.of()), "no part");
        assertRefused(() -> calculus.parts(Player.BLACK, List.of(triangle)), "a part is lost");
        assertRefused(() -> calculus.parts(Player.BLACK, List.of(small)), "a small sub-edge");
        assertRefused(() -> calculus.parts(Player.BLACK, List.of(Part.of())), "without sub-edges");
        assertRefused(() -> calculus.parts(Player.BLACK, List.of(pair, pair)), "share a square");
        assertRefused(
                () -> calculus.parts(Player.BLACK, List.of(white)),
                "the player may not play there");
    }

    @Test
    void late_holdsTheSetsThatLackMore() {
        StrongStep late = calculus.late(Player.BLACK, 1);
        assertSays(late, Player.BLACK, Goal.HOLD, Player.WHITE);
        assertSquares(late, squares(), squares(), squares());
        assertBounds(late, 1, 2, 2, 0, 2, 2, 2);
        assertBounds(calculus.late(Player.WHITE, 2), 2, 3, 3, NEVER, 3, 0, 0);
    }

    @Test
    void late_refuses() {
        assertRefused(() -> calculus.late(Player.BLACK, -1), "a negative number of stones");
        assertRefused(
                () -> calculus.late(Player.BLACK, 1 << 30), "more stones than can be written");
        assertRefused(
                () -> calculus.late(Player.BLACK, UNLIMITED), "more stones than can be written");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void symmetry_movesAllOfTheClaim(int g) {
        Permutation map = grid.board().inner().orElseThrow().symmetry(g).orElseThrow();
        StrongStep corner = grid.line(Player.BLACK, set(0, 1, 2), 0);
        int image = grid.board().sets().indexOf(map.apply(SquareSet.of(0, 1, 2)));
        assertThat(grid.symmetry(g, corner).claim())
                .isEqualTo(grid.line(Player.BLACK, image, map.apply(0)).claim());
    }

    /** Two stones a turn on two sets of two squares and one of three. */
    private static StrongCalculus pairsOfStones() {
        Board board =
                new Board(
                        "free:two",
                        new Hypergraph(
                                5,
                                List.of(
                                        SquareSet.of(0, 1),
                                        SquareSet.of(2, 3),
                                        SquareSet.of(0, 2, 4))),
                        new GridLayout(1, 5),
                        List.of(Permutation.identity(5)));
        SquareSet all = SquareSet.range(5);
        return new StrongCalculus(
                new StrongBoard(
                        board,
                        List.of(Owner.BOTH, Owner.BOTH, Owner.BOTH),
                        all,
                        all,
                        Parry.FORBIDDEN,
                        Optional.empty(),
                        2));
    }

    private static void assertTurn(StrongStep step, Player player, int left, int stones) {
        assertThat(step.claim().turn()).isEqualTo(new Turn(player, left));
        assertThat(step.claim().stones()).isEqualTo(stones);
    }

    @Test
    void move_isAStoneOfTheTurnBefore() {
        StrongCalculus two = pairsOfStones();
        StrongStep line = two.line(Player.BLACK, 0, 1);
        StrongStep both = two.move(0, line);
        assertTurn(line, Player.BLACK, 1, 1);
        assertTurn(both, Player.BLACK, 2, 2);
        assertTurn(two.move(4, two.late(Player.BLACK, 3)), Player.BLACK, 1, 3);
        assertRefused(() -> two.move(4, both), "the child has the prover to move");
        StrongStep late = two.late(Player.BLACK, 3, 1);
        assertTurn(late, Player.WHITE, 1, 3);
        assertRefused(() -> two.move(4, late), "in the middle of the refuter's turn");
        assertRefused(() -> two.late(Player.BLACK, 3, 3), "no turn of 3 stones");
    }

    @Test
    void replies_areOneStoneOfTheTurn() {
        StrongCalculus two = pairsOfStones();
        StrongStep first = two.move(0, two.line(Player.BLACK, 0, 1));
        StrongStep second = two.move(2, two.line(Player.BLACK, 1, 3));
        StrongStep one = two.replies(first, List.of(reply(second, 0, 1)));
        assertTurn(one, Player.WHITE, 1, 2);
        assertBounds(one, 2, 2, 0, 0, 0);
        StrongStep late = two.late(Player.BLACK, 3);
        assertTurn(two.replies(late, List.of()), Player.WHITE, 2, 3);
        assertTurn(two.replies(late, List.of(reply(first, 4))), Player.WHITE, 1, 4);
        StrongStep end = two.late(Player.BLACK, 3, 1);
        assertTurn(two.replies(end, List.of()), Player.WHITE, 2, 4);
        assertTurn(two.replies(end, List.of(reply(first, 4))), Player.WHITE, 1, 3);
    }

    @Test
    void turn_isUsableWithExtraStonesAndPasses() {
        StrongCalculus two = pairsOfStones();
        StrongStep first = two.move(0, two.line(Player.BLACK, 0, 1));
        StrongStep second = two.move(2, two.line(Player.BLACK, 1, 3));
        StrongStep one = two.replies(first, List.of(reply(second, 0, 1)));
        assertThat(usable(two.line(Player.BLACK, 0, 1))).isEqualTo("black 1, black 2");
        assertThat(usable(first)).isEqualTo("black 2");
        assertThat(usable(one)).isEqualTo("black 2, white 1");
        assertThat(usable(two.late(Player.BLACK, 3)))
                .isEqualTo("black 1, black 2, white 1, white 2");
    }

    private static String usable(StrongStep step) {
        return Stream.of(Player.BLACK, Player.WHITE)
                .flatMap(player -> Stream.of(new Turn(player, 1), new Turn(player, 2)))
                .filter(turn -> step.claim().isUsable(turn, 2))
                .map(turn -> turn.player().name().toLowerCase(Locale.ROOT) + " " + turn.left())
                .collect(Collectors.joining(", "));
    }

    @Test
    void severalStones_refuseWhatIsForOne() {
        StrongCalculus two = pairsOfStones();
        StrongStep line = two.line(Player.BLACK, 0, 1);
        assertRefused(() -> two.threat(1, 2, 3, line), "for one stone a turn");
        assertRefused(() -> two.pairs(Player.BLACK, 0, 1), "pairs are lost");
        assertRefused(
                () -> two.parts(Player.BLACK, List.of(Part.of(squares(0, 1)))),
                "for one stone a turn");
        StrongStep white = two.pairs(Player.WHITE);
        assertTurn(white, Player.BLACK, 2, UNLIMITED);
        assertRefused(() -> two.strategyStealing(white), "for one stone a turn");
    }

    @Test
    void symmetry_refuses() {
        StrongCalculus rim = rim();
        StrongStep late = rim.late(Player.BLACK, 0);
        assertRefused(() -> calculus.symmetry(1, domino), "no symmetry of the board");
        assertRefused(() -> rim.symmetry(0, late), "no symmetry of the board");
        assertRefused(() -> rim.symmetry(4, late), "no symmetry of the board");
        assertRefused(() -> rim.symmetry(8, late), "no symmetry of the board");
        assertThat(rim.symmetry(3, late).claim()).isEqualTo(late.claim());
    }
}
