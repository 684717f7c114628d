package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards with exclusive squares: squares, lines, turns and symmetries. */
class ExclusiveBoardTest {
    private static WeakProblem problem(String game) throws GameSyntaxException {
        return GameParser.weakProblem(game, Optional.empty());
    }

    @Test
    void rectangle_hasRowsThenColumnsWithSquaresOfTheirOwn() throws Exception {
        WeakProblem problem = problem("exclusive:rec,2,3,1");
        assertThat(problem.board().hypergraph().sets())
                .containsExactly(
                        SquareSet.of(0, 1, 2, 6),
                        SquareSet.of(3, 4, 5, 7),
                        SquareSet.of(0, 3, 8, 9),
                        SquareSet.of(1, 4, 10, 11),
                        SquareSet.of(2, 5, 12, 13));
        SquareSet exclusive = SquareSet.range(14).minus(SquareSet.range(6));
        assertThat(problem.turns()).contains(new Turns.UpTo(14, 14, 2, exclusive));
        assertThat(problem.board().layout().name(6)).isEqualTo("d4");
        assertThat(problem.board().layout().name(0)).isEqualTo("a4");
        assertThat(problem.board().layout().name(9)).isEqualTo("a1");
        assertThat(problem.board().symmetries()).hasSize(4);
    }

    @Test
    void band_hasColumnsThenRisingDiagonals() throws Exception {
        WeakProblem problem = problem("exclusive:band,2,3,0");
        assertThat(problem.board().hypergraph().sets())
                .containsExactly(
                        SquareSet.of(0, 3, 6),
                        SquareSet.of(1, 4, 7),
                        SquareSet.of(2, 5, 8),
                        SquareSet.of(3, 1, 9),
                        SquareSet.of(4, 2, 10));
        assertThat(problem.board().layout().name(9)).isEqualTo("c4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rec,1,1,0", "rec,3,3,1", "rec,1,4,2", "band,3,5,1", "band,4,2,3"})
    void symmetries_mapLinesToLines(String game) throws Exception {
        Board board = problem("exclusive:" + game).board();
        assertThat(board.symmetries())
                .allMatch(p -> Symmetries.isAutomorphism(board.hypergraph(), p));
    }
}
