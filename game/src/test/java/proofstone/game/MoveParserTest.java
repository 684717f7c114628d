package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveParserTest {
    private static Board board() throws GameSyntaxException {
        return GameParser.parse("mnk:5,5,4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c3 e3 b4",
                "c3e3b4",
                "C3E3b4",
                " c3\te3 \n b4 ",
                "(C,3) (E,3) (B,4)",
                "(c,3)(e,3)b4",
                "c3e3 (b,4)"
            })
    void play_readsEverySpelling(String moves) throws Exception {
        WeakPosition position = MoveParser.play(board(), moves, Role.MAKER);
        assertThat(position.maker()).isEqualTo(SquareSet.of(12, 6));
        assertThat(position.breaker()).isEqualTo(SquareSet.of(14));
        assertThat(position.toMove()).isEqualTo(Role.BREAKER);
        assertThat(MoveParser.squares(board(), moves)).containsExactly(12, 14, 6);
    }

    @Test
    void play_startsWithEitherPlayerAndFromAnyPosition() throws Exception {
        WeakPosition position = MoveParser.play(board(), "c3 e3", Role.BREAKER);
        assertThat(position)
                .isEqualTo(new WeakPosition(SquareSet.of(14), SquareSet.of(12), Role.BREAKER));
        assertThat(MoveParser.play(board(), "a1", position))
                .isEqualTo(new WeakPosition(SquareSet.of(14), SquareSet.of(12, 20), Role.MAKER));
        assertThat(MoveParser.play(board(), " ", position)).isEqualTo(position);
        assertThat(MoveParser.squares(board(), "")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c3 c9 | move 2: c9 is not a square of mnk:5,5,4,"
                        + " expected a name such as a5 or e1",
                "c3e3f1b4 | move 3: f1 is not a square of mnk:5,5,4,"
                        + " expected a name such as a5 or e1",
                "c3 e3x | move 3: x is not a square of mnk:5,5,4,"
                        + " expected a name such as a5 or e1",
                "33 | move 1: 33 is not a square of mnk:5,5,4,"
                        + " expected a name such as a5 or e1",
                "c3 e3 c3 | move 3: c3 is occupied since move 1",
                "c3-e3 | move 1: c3-e3 joins several stones of one turn;"
                        + " the game has one stone a turn",
                "c3 d4-e3 | move 2: d4-e3 joins several stones of one turn;"
                        + " the game has one stone a turn",
            })
    void play_refusesByReason(String moves, String message) throws Exception {
        Board board = board();
        assertThatThrownBy(() -> MoveParser.play(board, moves, Role.MAKER))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage(message);
    }

    @Test
    void play_refusesStonesOfTheStart() throws Exception {
        Board board = board();
        WeakPosition start = MoveParser.play(board, "c3", Role.MAKER);
        assertThatThrownBy(() -> MoveParser.play(board, "a1 c3", start))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("move 2: c3 is occupied from the start");
    }

    @Test
    void play_readsFreeNames() throws Exception {
        PositionalGame game =
                PgReader.parse("x", "#times 1 2 3\n#blackturns 1 3\n#positions one-a b1c two");
        Board board = game.toWeakProblem("free:x").board();
        assertThat(MoveParser.squares(board, "two one-a b1c")).isEqualTo(List.of(2, 0, 1));
    }

    @Test
    void turns_joinStones() throws Exception {
        assertThat(MoveParser.turns(board(), "c3 e3-b4 a1b2"))
                .containsExactly(
                        MoveParser.squares(board(), "c3"),
                        MoveParser.squares(board(), "e3 b4"),
                        MoveParser.squares(board(), "a1"),
                        MoveParser.squares(board(), "b2"));
        assertThatThrownBy(() -> MoveParser.turns(board(), "c3 e3-e3"))
                .hasMessage("move 2: e3-e3 names a square twice");
    }
}
