package proofstone.game.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameSyntaxException;
import proofstone.game.PgReader;
import proofstone.game.PgWriter;
import proofstone.game.Player;
import proofstone.game.PositionalGame;
import proofstone.game.SquareSet;
import proofstone.game.Turn;

class MakerMakerTest {
    private static StrongProblem problem(String text) throws GameSyntaxException {
        PositionalGame game = PgReader.parse("x", text.replace(';', '\n'));
        return MakerMaker.problem(game, "free:x");
    }

    @Test
    void problem_takesInitialsAndTheFirstMover() throws Exception {
        StrongProblem problem =
                problem(
                        "#times 1 2;#blackturns 2;#positions a b c d;#whitewins;a b"
                                + ";#blackwins;c d;#blackinitials c;#whiteinitials a");
        assertThat(problem.position())
                .isEqualTo(new StrongPosition(SquareSet.of(2), SquareSet.of(0), Player.WHITE));
        assertThat(problem.board().owners()).containsExactly(Owner.BLACK, Owner.WHITE);
    }

    @Test
    void problem_hasALimitIfSquaresStayFree() throws Exception {
        String board = "#positions a b c;#blackwins;a b;#whitewins;a b;";
        assertThat(problem(board + "#times 1 2;#blackturns 1").plies())
                .isEqualTo(OptionalInt.of(2));
        assertThat(problem(board + "#times 1 2 3;#blackturns 1 3").plies()).isEmpty();
        assertThat(problem(board + "#times 1 2 3 4 5;#blackturns 1 3 4").plies()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "1 2 3 4 5, 1 4 5, 2, BLACK, 1",
        "1 2 3 4 5, 1 2 5, 2, BLACK, 2",
        "1 2 3 4, 1 2 3, 3, BLACK, 3",
        "1 2 3 4, 2 3 4, 3, WHITE, 1",
        "1 2, , 2, WHITE, 2",
        "1, 1, 1, BLACK, 1"
    })
    void problem_takesTurnsOfSeveralStones(
            String times, String black, int stones, Player player, int left) throws Exception {
        StrongProblem problem =
                problem(
                        "#positions a b c d e f;#blackwins;a b;#whitewins;a b;#times %s;#blackturns %s"
                                .formatted(times, black == null ? "" : black));
        assertThat(problem.board().stonesATurn()).isEqualTo(stones);
        assertThat(problem.position().turn()).isEqualTo(new Turn(player, left));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#times 1 2 3 4;#blackturns 1 2 4;#positions a b c d;#whitewins;a"
                        + " | turns of different numbers of stones do not go with #whitewins",
                "#times 1 2;#blackturns 1;#positions a b c;#whitewins;a;#firstmoves a"
                        + " | #firstmoves do not go with #whitewins",
            })
    void problem_refuses(String text, String reason) {
        assertThatThrownBy(() -> problem(text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("game free:x: " + reason);
    }

    @Test
    void problem_invertsGame() throws Exception {
        Random random = new Random(5);
        for (int round = 0; round < 100; round++) {
            StrongProblem asked = random(StrongGames.parse("mnk:3,4,3"), random);
            String text = PgWriter.toText(MakerMaker.game(asked));
            StrongProblem read = MakerMaker.problem(PgReader.parse("x", text), "free:x");
            assertThat(read.board().sets()).isEqualTo(asked.board().sets());
            assertThat(read.board().owners()).isEqualTo(asked.board().owners());
            assertThat(read.position()).isEqualTo(asked.position());
            assertThat(read.plies()).isEqualTo(asked.plies());
        }
    }

    private static StrongProblem random(StrongBoard board, Random random) {
        StrongPosition position =
                StrongPosition.empty(random.nextBoolean() ? Player.BLACK : Player.WHITE);
        int stones = random.nextInt(6);
        while (position.occupied().size() < stones) {
            int square = random.nextInt(board.squares());
            position = position.occupied().contains(square) ? position : position.play(square);
        }
        int free = board.squares() - stones;
        OptionalInt plies =
                random.nextBoolean()
                        ? OptionalInt.empty()
                        : OptionalInt.of(1 + random.nextInt(free - 1));
        return new StrongProblem(board, position, plies);
    }

    @Test
    void game_refusesForbiddenSquares() throws Exception {
        StrongProblem rim = StrongGames.problem("mnk:3,3,3;rim=0,2");
        assertThatThrownBy(() -> MakerMaker.game(rim))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("may not play everywhere");
    }
}
