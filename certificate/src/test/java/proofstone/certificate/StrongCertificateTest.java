package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** The rule of the root: what it refuses, and by which reason. */
class StrongCertificateTest {
    private final StrongBoard board = board("mnk:3,3,3");
    private final StrongCalculus calculus = new StrongCalculus(board);

    /** Black fills the lowest row by square 8. */
    private final StrongStep row =
            calculus.line(Player.BLACK, board.sets().indexOf(SquareSet.of(6, 7, 8)), 8);

    private static StrongBoard board(String game) {
        try {
            return StrongGames.parse(game);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static StrongProblem problem(
            StrongBoard board, SquareSet black, SquareSet white, Player toMove) {
        return new StrongProblem(
                board, new StrongPosition(black, white, toMove), OptionalInt.empty());
    }

    private StrongProblem problem(SquareSet black, SquareSet white, Player toMove) {
        return problem(board, black, white, toMove);
    }

    private static Optional<String> objection(
            StrongProblem problem, StrongVerdict verdict, StrongStep root) {
        return StrongCertificate.objection(problem, verdict, root);
    }

    private static StrongProblem within(int plies, StrongProblem problem) {
        return new StrongProblem(problem.board(), problem.position(), OptionalInt.of(plies));
    }

    @Test
    void win_isAccepted() {
        StrongProblem problem = problem(SquareSet.of(6, 7), SquareSet.of(0, 1), Player.BLACK);
        assertThat(objection(problem, StrongVerdict.BLACK_WINS, row)).isEmpty();
        assertThat(objection(within(1, problem), StrongVerdict.BLACK_WINS, row)).isEmpty();
        assertThat(objection(problem, StrongVerdict.NOT_WHITE, row)).isEmpty();
    }

    @Test
    void win_isRefused() {
        StrongProblem problem = problem(SquareSet.of(6, 7), SquareSet.of(0, 1), Player.BLACK);
        assertThat(objection(problem, StrongVerdict.WHITE_WINS, row))
                .contains("the root does not prove white-wins");
        assertThat(objection(problem, StrongVerdict.DRAW, row))
                .contains("a draw has a root of its own");
        assertThat(
                        objection(
                                problem(SquareSet.of(6, 7), SquareSet.of(0, 1), Player.WHITE),
                                StrongVerdict.BLACK_WINS,
                                row))
                .contains("the root has the other player to move");
        assertThat(
                        objection(
                                problem(SquareSet.of(6), SquareSet.of(0), Player.BLACK),
                                StrongVerdict.BLACK_WINS,
                                row))
                .contains("the stones are not those of the root");
        assertThat(
                        objection(
                                problem(SquareSet.of(6, 7), SquareSet.of(0, 1, 2), Player.BLACK),
                                StrongVerdict.BLACK_WINS,
                                row))
                .contains("a set is filled in the position");
        assertThat(objection(within(0, problem), StrongVerdict.BLACK_WINS, row))
                .contains("the win takes more plies than are left");
    }

    @Test
    void hold_mustHoldEverySetToTheEnd() {
        StrongProblem empty = StrongProblem.start(board);
        StrongStep pairs = calculus.pairs(Player.WHITE, 0, 1, 3, 4, 6, 7);
        StrongStep late = calculus.late(Player.WHITE, 2);
        assertThat(objection(empty, StrongVerdict.NOT_BLACK, pairs).orElse(""))
                .endsWith("lacks too few stones");
        assertThat(objection(empty, StrongVerdict.WHITE_WINS, pairs))
                .contains("the root does not prove white-wins");
        assertThat(objection(empty, StrongVerdict.NOT_BLACK, late))
                .contains("the hold ends before the game");
        assertThat(objection(within(5, empty), StrongVerdict.NOT_BLACK, late))
                .contains("the hold ends before the game");
        assertThat(objection(within(4, empty), StrongVerdict.NOT_BLACK, late)).isEmpty();
    }

    /** The steps of one board say nothing of another, whatever numbers its sets have. */
    @Test
    void root_ofAnotherBoardIsRefused() {
        StrongProblem rim = StrongProblem.start(board("mnk:3,1,3;rim=0,1"));
        StrongStep hold = new StrongCalculus(board("mnk:3,3,3")).late(Player.WHITE, 0);
        assertThat(objection(within(0, rim), StrongVerdict.NOT_BLACK, hold))
                .contains("the root speaks of another board");
    }

    /** Row 0 is the winning set, and each of its squares is paired with one of row 1. */
    private static StrongBoard longRow(int length) {
        int[][] row = {IntStream.range(0, length).toArray()};
        return StrongBoard.plain(
                TestBoards.free(TestBoards.hypergraph(2 * length, row)), Optional.empty());
    }

    /** A pair with one square in a set does not hold it, however many such pairs there are. */
    @ParameterizedTest
    @ValueSource(ints = {126, 127, 128, 130, 255, 256, 383})
    void thresholdWithoutEnd_isNotMetByALongSet(int length) {
        StrongBoard board = longRow(length);
        StrongCalculus calculus = new StrongCalculus(board);
        int[] columns =
                IntStream.range(0, length).flatMap(v -> IntStream.of(v, length + v)).toArray();
        StrongStep pairs = calculus.pairs(Player.WHITE, columns);
        assertThat(pairs.claim().threshold(0)).isEqualTo(StrongClaim.NEVER);
        for (StrongStep root : List.of(pairs, calculus.pairs(Player.WHITE))) {
            assertThat(objection(StrongProblem.start(board), StrongVerdict.NOT_BLACK, root))
                    .contains("winning set 0 lacks too few stones");
        }
    }

    @Test
    void draw_needsBothHalves() {
        StrongBoard two = board("mnk:1,2,2");
        StrongCalculus rules = new StrongCalculus(two);
        StrongStep white = rules.pairs(Player.WHITE, 0, 1);
        StrongStep black = rules.pairs(Player.BLACK, 0, 1);
        StrongProblem start = StrongProblem.start(two);
        StrongStep both = rules.draw(white, black);
        StrongStep stolen = rules.strategyStealing(white);
        assertThat(objection(start, StrongVerdict.DRAW, both)).isEmpty();
        assertThat(objection(start, StrongVerdict.DRAW, stolen)).isEmpty();
        assertThat(objection(start, StrongVerdict.NOT_BLACK, both))
                .contains("a draw has a root of its own");
        StrongStep empty = rules.pairs(Player.BLACK);
        assertThat(objection(start, StrongVerdict.DRAW, rules.draw(white, empty)).orElse(""))
                .endsWith("lacks too few stones");
        assertThat(objection(within(2, start), StrongVerdict.DRAW, stolen))
                .contains("strategies are stolen at the start only");
        StrongProblem later = problem(two, SquareSet.empty(), SquareSet.empty(), Player.WHITE);
        assertThat(objection(later, StrongVerdict.DRAW, stolen))
                .contains("strategies are stolen at the start only");
    }

    @Test
    void larger_needsRimsAsBroadAsARow() throws Exception {
        for (String game : List.of("mnk:1,3,2", "mnk:1,3,2;rim=0,2")) {
            StrongStep win = middle(board(game));
            assertThat(objection(win(win), StrongVerdict.BLACK_WINS, win)).as(game).isEmpty();
            assertThat(objection(win(win), StrongVerdict.BLACK_WINS_LARGER, win))
                    .as(game)
                    .contains("nothing is claimed of boards larger than this");
        }
        InnerBoard inner = new InnerBoard(1, 3, 0, 1);
        StrongStep win = middle(StrongBoard.rim(inner, 2, Parry.FORBIDDEN));
        assertThat(objection(win(win), StrongVerdict.BLACK_WINS_LARGER, win)).isEmpty();
        assertThatThrownBy(() ->
                        new StrongCertificate(
                                within(9, win(win)), StrongVerdict.BLACK_WINS_LARGER, "", "", win))
                .isInstanceOf(IllegalStepException.class);
    }

    /** White, who keeps to the inner board, has a stone there and two more to put. */
    @Test
    void larger_takesStonesOfTheInnerBoard() {
        StrongBoard room = board("connect:1,3,3,2,1;rim-white=0,2");
        int row = room.sets().indexOf(SquareSet.of(2, 3, 4));
        StrongCalculus rules = new StrongCalculus(room);
        StrongStep win = rules.move(3, rules.line(Player.WHITE, row, 2));
        Turn turn = new Turn(Player.WHITE, 2);
        StrongVerdict larger = StrongVerdict.WHITE_WINS_LARGER;
        assertThat(objection(at(room, SquareSet.empty(), 4, turn), larger, win)).isEmpty();
        assertThat(objection(at(room, SquareSet.of(1), 4, turn), larger, win))
                .contains("nothing is claimed of boards larger than this");
        assertThat(objection(at(room, SquareSet.of(1), 4, turn), StrongVerdict.WHITE_WINS, win))
                .isEmpty();
        assertThat(objection(at(room, SquareSet.empty(), 4, turn.next(2)), larger, win))
                .contains("the root has the other player to move");
    }

    private static StrongProblem at(StrongBoard board, SquareSet black, int white, Turn turn) {
        StrongPosition position = new StrongPosition(black, SquareSet.of(white), turn);
        return new StrongProblem(board, position, OptionalInt.empty());
    }

    private static StrongProblem win(StrongStep root) {
        return StrongProblem.start(root.board());
    }

    /** Black takes the middle of three squares and then a neighbour. */
    private static StrongStep middle(StrongBoard board) {
        StrongCalculus rules = new StrongCalculus(board);
        int first = board.inner().orElseThrow().columnRim();
        int left = board.sets().indexOf(SquareSet.of(first, first + 1));
        int right = board.sets().indexOf(SquareSet.of(first + 1, first + 2));
        StrongStep leftLine = rules.line(Player.BLACK, left, first);
        StrongStep rightLine = rules.line(Player.BLACK, right, first + 2);
        StrongCalculus.Reply reply = new StrongCalculus.Reply(SquareSet.of(first), rightLine);
        return rules.move(first + 1, rules.replies(leftLine, List.of(reply)));
    }
}
