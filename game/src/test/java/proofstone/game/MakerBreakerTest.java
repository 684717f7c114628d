package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MakerBreakerTest {
    private static WeakProblem problem(String text) throws GameSyntaxException {
        return PgReader.parse("x.pg", text.replace(';', '\n')).toWeakProblem("free:x.pg");
    }

    @Test
    void toWeakProblem_makesStonesOfInitials() throws Exception {
        WeakProblem problem =
                problem(
                        "#times 1 2 3;#blackturns 1 3;#positions a1 b1 a2 b2 c2;"
                                + "#blackwins;a1 b1;a2 b2;#blackinitials a1;#whiteinitials b2");
        assertThat(problem.board().name()).isEqualTo("free:x.pg");
        assertThat(problem.board().layout().columns()).isEqualTo(3);
        assertThat(problem.board().symmetries()).hasSize(1);
        assertThat(problem.board().hypergraph())
                .isEqualTo(new Hypergraph(5, List.of(SquareSet.of(0, 1), SquareSet.of(2, 3))));
        assertThat(problem.position())
                .isEqualTo(new WeakPosition(SquareSet.of(0), SquareSet.of(3), Role.MAKER));
        assertThat(problem.makerStones()).isEmpty();
        assertThat(problem.firstMoves()).isEmpty();
    }

    @Test
    void toWeakProblem_keepsTheNameOnOneLine() throws Exception {
        PositionalGame game = PgReader.parse("x", "#times #positions a");
        assertThat(game.toWeakProblem("free:\u00e4\nb.pg").board().name())
                .isEqualTo("free:\u00e4?b.pg");
    }

    /** On five free squares; plies are B and W in order. */
    @ParameterizedTest
    @CsvSource({
        "'', MAKER, 0",
        "B, MAKER, 1",
        "BW, MAKER, 1",
        "BWB, MAKER, 2",
        "BWBW, MAKER, 2",
        "BWBWB, MAKER, -1",
        "BWBWBWBW, MAKER, -1",
        "BWBWBBBB, MAKER, -1",
        "W, BREAKER, 0",
        "WB, BREAKER, 1",
        "WBW, BREAKER, 1",
        "WBWB, BREAKER, -1",
        "WBWBW, BREAKER, -1",
    })
    void toWeakProblem_countsMakersPlies(String plies, Role first, int stones) throws Exception {
        StringBuilder text = new StringBuilder("#positions a b c d e;#blackwins;a b;");
        for (int i = 0; i < plies.length(); i++) {
            text.append("#times ").append(i).append(';');
            text.append(plies.charAt(i) == 'B' ? "#blackturns " + i + ";" : "");
        }
        text.append(plies.isEmpty() ? "#times" : "");
        WeakProblem problem = problem(text.toString());
        assertThat(problem.position().toMove()).isEqualTo(first);
        assertThat(problem.makerStones())
                .isEqualTo(stones < 0 ? OptionalInt.empty() : OptionalInt.of(stones));
    }

    @ParameterizedTest
    @CsvSource({
        "1 2 3, 1, '1 2', MAKER",
        "1 2, 1 2, '2', MAKER",
        "1 2 3 4 5 6, 3 4, '2 2', BREAKER",
        "1 2 3, 3, '2 1', BREAKER",
    })
    void toWeakProblem_listsTheTurns(String times, String black, String turns, Role first)
            throws Exception {
        WeakProblem problem =
                problem("#times " + times + ";#blackturns " + black + ";#positions a b c d");
        List<Integer> sizes = Stream.of(turns.split(" ")).map(Integer::valueOf).toList();
        assertThat(problem.turns()).contains(new Turns.Listed(sizes));
        assertThat(problem.position().toMove()).isEqualTo(first);
        assertThat(PositionalGame.of(problem).toWeakProblem("free:x.pg").turns())
                .isEqualTo(problem.turns());
    }

    @Test
    void toWeakProblem_keepsTheFreeFirstMoves() throws Exception {
        WeakProblem problem =
                problem("#times 1;#blackturns 1;#positions a b c;#firstmoves a b;#whiteinitials b");
        assertThat(problem.firstMoves()).contains(SquareSet.of(0));
    }

    @Test
    void toWeakProblem_dropsWhiteSetsThatBlackHolds() throws Exception {
        WeakProblem problem = problem("#times 1;#positions a b c;#whitewins;a b;#blackinitials b");
        assertThat(problem.position().toMove()).isEqualTo(Role.BREAKER);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#times 1;#blackturns 1;#positions a b;#whitewins;a | White has winning sets"
                        + " (#whitewins), so the game is strong",
                "#times 1 2;#blackturns 1 2;#positions a b c;#firstmoves a | #firstmoves do not go"
                        + " with several stones a turn yet",
                "#times 1;#blackturns 1;#positions a b;#firstmoves a;#blackinitials a"
                        + " | every square of #firstmoves is occupied from the start",
                "#times 1 2;#blackturns 2;#positions a b;#firstmoves a"
                        + " | White, who begins, may take the only free square of #firstmoves",
            })
    void toWeakProblem_refusesByReason(String text, String reason) {
        assertThatThrownBy(() -> problem(text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("game free:x.pg: " + reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mnk:3,3,3", "animal:el,4,5;torus", "strip7:8", "mnk:3,3,5"})
    void toWeakProblem_invertsOf(String name) throws Exception {
        Board board = GameParser.parse(name);
        for (Role first : Role.values()) {
            for (int limit = -1; limit <= 3; limit++) {
                WeakPosition position = MoveParser.play(board, "a1 b1 c2", first);
                OptionalInt stones = limit < 0 ? OptionalInt.empty() : OptionalInt.of(limit);
                assertInverse(new WeakProblem(board, position, stones, Optional.empty()));
                SquareSet some = SquareSet.of(0, 1);
                assertInverse(new WeakProblem(board, position, stones, Optional.of(some)));
            }
        }
    }

    private static void assertInverse(WeakProblem problem) throws GameSyntaxException {
        String text = PgWriter.toText(PositionalGame.of(problem));
        WeakProblem read = PgReader.parse("x", text).toWeakProblem("free:x");
        assertThat(read.board().hypergraph()).isEqualTo(problem.board().hypergraph());
        assertThat(read.position()).isEqualTo(problem.position());
        assertThat(read.makerStones().orElse(99)).isEqualTo(stonesThatMatter(problem));
        assertThat(read.firstMoves()).isEqualTo(problem.firstMoves());
        Layout layout = problem.board().layout();
        for (int square = 0; square < problem.board().hypergraph().squares(); square++) {
            assertThat(read.board().layout().name(square)).isEqualTo(layout.name(square));
            assertThat(read.board().layout().row(square)).isEqualTo(layout.row(square));
            assertThat(read.board().layout().column(square)).isEqualTo(layout.column(square));
        }
    }

    /** The limit, or 99 where Maker never has more stones before the board is full. */
    private static int stonesThatMatter(WeakProblem problem) {
        int free = problem.board().hypergraph().squares() - problem.position().occupied().size();
        int most = (problem.position().toMove() == Role.MAKER ? free + 1 : free) / 2;
        int limit = problem.makerStones().orElse(99);
        return limit >= most ? 99 : limit;
    }

    @Test
    void of_writesFullAndLimitedGames() throws Exception {
        Board board = GameParser.parse("mnk:1,3,2");
        WeakPosition full = MoveParser.play(board, "a1 b1 c1", Role.MAKER);
        assertThat(PositionalGame.of(WeakProblem.of(board, full)).plies()).isEmpty();
        WeakProblem none =
                new WeakProblem(
                        board,
                        WeakPosition.empty(Role.MAKER),
                        OptionalInt.empty(),
                        Optional.of(SquareSet.empty()));
        assertThatThrownBy(() -> PositionalGame.of(none))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a set of first moves [] is empty or leaves the board of 3");
    }
}
