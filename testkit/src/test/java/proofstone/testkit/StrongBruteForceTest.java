package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** Known values of small strong games; those of the rims agree with the checker's own oracle. */
class StrongBruteForceTest {
    private static StrongBoard plain(String game) throws GameSyntaxException {
        return StrongBoard.plain(GameParser.parse(game), Optional.empty());
    }

    private static String value(StrongProblem problem) {
        return StrongBruteForce.winnerOf(problem)
                .map(winner -> winner == Player.BLACK ? "black" : "white")
                .orElse("draw");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:3,3,3|draw",
                "mnk:3,4,3|black",
                "mnk:2,4,3|draw",
                "mnk:2,2,2|black",
                "mnk:3,4,4|draw",
                "mnk:1,3,4|draw",
                "mnk:1,1,1|black"
            })
    void value_isTheKnownOne(String game, String value) throws GameSyntaxException {
        assertThat(value(StrongProblem.start(plain(game)))).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 4, 0, 1, 2, FORBIDDEN, black",
        "1, 4, 0, 1, 2, ALLOWED, black",
        "2, 2, 1, 1, 2, FORBIDDEN, black",
        "3, 1, 0, 1, 3, FORBIDDEN, white",
        "1, 3, 0, 2, 3, FORBIDDEN, white",
        "1, 3, 0, 2, 3, ALLOWED, draw",
        "2, 3, 0, 1, 3, FORBIDDEN, white"
    })
    void rim_letsWhiteWinWhereBlackMayNotAnswer(
            int rows, int columns, int rowRim, int columnRim, int k, Parry parry, String value)
            throws GameSyntaxException {
        InnerBoard inner = new InnerBoard(rows, columns, rowRim, columnRim);
        StrongBoard board = StrongBoard.rim(inner, k, parry);
        assertThat(value(StrongProblem.start(board))).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"0, draw", "2, draw", "3, black", "4, black", "100, black"})
    void plies_endTheGame(int plies, String value) throws GameSyntaxException {
        StrongProblem problem =
                new StrongProblem(
                        plain("mnk:2,2,2"),
                        StrongPosition.empty(Player.BLACK),
                        OptionalInt.of(plies));
        assertThat(value(problem)).isEqualTo(value);
    }

    @Test
    void position_isJudgedWithThePlayerToMove() throws GameSyntaxException {
        StrongBoard board = plain("mnk:3,3,3");
        SquareSet black = SquareSet.of(0, 1);
        SquareSet white = SquareSet.of(3, 4);
        StrongBruteForce force = new StrongBruteForce(board);
        for (Player player : Player.values()) {
            StrongPosition position = new StrongPosition(black, white, player);
            StrongProblem problem = new StrongProblem(board, position, OptionalInt.empty());
            assertThat(force.winner(problem)).isEqualTo(Optional.of(player));
        }
    }

    /** The values of the empty board agree with the checker's own oracle. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connect:1,5,3,2,2|draw",
                "connect:2,4,3,2,2|draw",
                "connect:3,3,3,2,2|black",
                "connect:2,3,3,3,3|black",
                "connect:1,3,3,2,2;rim=0,2|draw",
                "connect:1,3,2,2,2;rim-white=0,1|black",
                "connect:3,3,3,2,1|black",
                "connect:3,3,3,2,0|white"
            })
    void severalStones_haveTheKnownValue(String game, String value) throws GameSyntaxException {
        assertThat(value(StrongGames.problem(game))).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"1, draw", "2, draw", "3, white", "4, white"})
    void plies_areStones(int plies, String value) throws GameSyntaxException {
        StrongProblem start = StrongGames.problem("connect:2,2,2,2,1");
        StrongProblem limited =
                new StrongProblem(start.board(), start.position(), OptionalInt.of(plies));
        assertThat(value(limited)).isEqualTo(value);
    }

    @Test
    void board_mayNotBeLarge() throws GameSyntaxException {
        StrongBoard board = plain("mnk:3,7,4");
        assertThatThrownBy(() -> new StrongBruteForce(board))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("too large");
    }
}
