package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Turn;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.search.SearchControl;

/**
 * Composed positions of Gomoku, Black to move: victory by continuous fours is order 1, by threes
 * and fours order 2. What does not win by order 1 has too few stones in its lines for that.
 */
class GomokuThreatsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                // five, open four, broken four, double four
                "five in a column        | 1 | h6 h7 h8 h9      | h5",
                "five with a gap         | 1 | e5 f5 h5 i5      | d5 j5",
                "five in the corner      | 1 | a1 b2 c3 d4      | -",
                "open three, column      | 1 | h8 h9 h10        | -",
                "open three, diagonal    | 1 | e5 f6 g7         | -",
                "open three with a gap   | 1 | h7 h8 h10        | -",
                "open three by the edge  | 1 | b1 c1 d1         | n14",
                "double four, crossing   | 1 | h5 h6 h7 e8 f8 g8 | h4 d8",
                "double four, diagonals  | 1 | e5 f6 g7 k5 j6 i7 | d4 l4",
                "double four in one row  | 1 | d8 f8 g8 h8 j8   | -",
                // a four, then an open four
                "four and three          | 1 | h5 h6 h7 f8 g8   | h4",
                "four and three, gap     | 1 | h5 h6 h7 e8 g8   | h4",
                "four and three, slant   | 1 | e5 f6 g7 h6 h7   | d4",
                "four, then four-three   | 1 | c3 d3 e3 f4 f5 g7 h7 | b3",
                "two fours in a row      | 1 | c8 d8 e8 f9 f10 f11 g5 g6 | b8 f12",
                // nothing to make a four of
                "three stones apart      | 0 | a1 h8 o15        | d4 e9",
                "closed two              | 0 | a1 a2            | a3 c3",
                "dead three              | 0 | a1 a2 a3         | a4 c4",
                "three in too little room | 0 | h8 h9 h10       | h6 h11",
                "two dead threes         | 0 | a1 a2 a3 o13 o14 o15 | a4 o12",
                "four without room       | 0 | a1 a2 a3 a4      | a5 c4",
                "one stone               | 0 | h8               | h9",
                // threes
                "double three, crossing  | 2 | h6 h7 f8 g8      | b2 b13",
                "double three, slants    | 2 | f6 g7 j6 i7      | b2 b13",
                "double three, mixed     | 2 | h6 h7 f6 g7      | b2 n2",
                "double three with a gap | 2 | h5 h7 f8 g8      | b2 b13",
                "double three, two gaps  | 2 | h5 h7 e8 g8      | b2 b13",
                "double three, angle     | 2 | h9 h10 i8 j8     | b2 b13",
                "three arms              | 2 | h9 i8 g9         | b2",
                "double three, White's four is far | 2 | h6 h7 f8 g8 | a1 a2 a3",
            })
    void solve_composedPosition_hasItsOrder(
            String name, int order, String black, @Nullable String white)
            throws GameSyntaxException {
        ConnectWindow window = ConnectWindow.of(position(black, white), Player.BLACK, 0);
        for (int tried = 1; tried <= 2; tried++) {
            if (tried == 2 && order == 0) {
                break;
            }
            ConnectResult result = solve(window, tried);
            if (order == 0 || tried < order) {
                assertThat(result).as(name).isInstanceOf(ConnectResult.NotFound.class);
            } else {
                assertThat(result).as(name).isInstanceOf(ConnectResult.Won.class);
                ConnectResult.Won won = (ConnectResult.Won) result;
                assertThat(won.order()).isEqualTo(order);
                assertThat(
                                StrongCertificate.objection(
                                        window.problem(), StrongVerdict.BLACK_WINS, won.root()))
                        .isEmpty();
            }
        }
    }

    private static ConnectResult solve(ConnectWindow window, int order) {
        StrongProblem problem = window.problem();
        return new ConnectSolver(
                        problem.board(),
                        problem.position(),
                        Player.BLACK,
                        SearchControl.unlimited())
                .solve(order);
    }

    private static ConnectPosition position(String black, @Nullable String white) {
        Map<ConnectCell, Player> stones = new HashMap<>();
        put(stones, black, Player.BLACK);
        put(stones, white, Player.WHITE);
        return new ConnectPosition(ConnectGame.GOMOKU, stones, new Turn(Player.BLACK, 1));
    }

    private static void put(
            Map<ConnectCell, Player> stones, @Nullable String squares, Player player) {
        if (squares != null) {
            for (String square : squares.split(" ", -1)) {
                stones.put(ConnectGame.GOMOKU.cell(square).orElseThrow(), player);
            }
        }
    }
}
