package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.connect.NaiveFours.CounterFour;
import proofstone.knowledge.connect.NaiveFours.Win;
import proofstone.search.SearchControl;

/**
 * Composed positions of Gomoku and small games like it, the owner of the first stones to move:
 * victory by continuous fours is order 1, by threes and fours order 2. Each is tried with Black as
 * attacker and, colours exchanged, with White.
 */
class GomokuThreatsTest {
    private static final int SQUARES = 225;

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
                "diagonal too short      | 0 | a4 b3 c2         | -",
                "shortest diagonal       | 0 | b4 c3 d2         | -",
                // the other player is first
                "double three, other has two threes | 0 | h6 h7 f8 g8 | c3 d3 e3 j12 k12 l12",
                "double three, other has a four and a three "
                        + "| 0 | h6 h7 f8 g8 b3 | c3 d3 e3 f3 j12 k12 l12",
                "double three, other has a four-three and a three "
                        + "| 0 | h6 h7 f8 g8 b3 | c3 d3 e3 f4 f5 j12 k12 l12",
                // threes
                "double three, crossing  | 2 | h6 h7 f8 g8      | b2 b13",
                "double three, slants    | 2 | f6 g7 j6 i7      | b2 b13",
                "double three, mixed     | 2 | h6 h7 f6 g7      | b2 n2",
                "double three with a gap | 2 | h5 h7 f8 g8      | b2 b13",
                "double three, two gaps  | 2 | h5 h7 e8 g8      | b2 b13",
                "double three, angle     | 2 | h9 h10 i8 j8     | b2 b13",
                "double three by the edge | 2 | b6 b7 c8 d8     | n14 n2",
                "double three, corner    | 2 | c2 d2 b3 b4      | n14",
                "double three, other's three is stopped first | 2 | h6 h7 f8 g8 | c3 d3 e3",
                "three and closed three  | 2 | h6 h7 f8 g8 i9 j9 | h5",
                "three arms              | 2 | h9 i8 g9         | b2",
                "double three, other's four is far | 2 | h6 h7 f8 g8 | a1 a2 a3",
            })
    void solve_composedPosition_hasItsOrder(
            String name, int order, String own, @Nullable String other) throws GameSyntaxException {
        for (Player attacker : Player.values()) {
            StrongProblem problem = problem(ConnectGame.GOMOKU, attacker, own, other);
            Naive naive = Naive.of(problem);
            assertThat(naive.winsByFours(problem.position())).as(name).isEqualTo(order == 1);
            if (order == 0) {
                assertThat(naive.isHopeless(problem.position())).as(name).isTrue();
            }
            for (int tried = 1; tried <= 2; tried++) {
                boolean isWin = order > 0 && order <= tried;
                assertThat(orderOfWin(problem, tried))
                        .as(name)
                        .isEqualTo(isWin ? OptionalInt.of(order) : OptionalInt.empty());
            }
        }
    }

    /** What replies to fours do that are fours themselves. */
    enum Counters {
        NONE,
        ANSWERED,
        REFUTE
    }

    /** {@code fours} is how many the attacker makes before a five; none if he does not win so. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "five comes first             | 0 | NONE     | h6 h7 h8 h9 | c3 d3 e3 f3",
                "block of a four wins         | 1 | NONE     | b1 c6 d6 e6 | b2 b3 b4 b5",
                "block of a four is no four   | - | NONE     | b1 h6 h7 h8 | b2 b3 b4 b5",
                "open four cannot be blocked  | - | NONE     | h6 h7 h8 | c3 d3 e3 f3",
                "reply makes a four           | - | REFUTE   | h5 h6 h7 f8 g8 | h4 e9 f9 g9",
                "its block makes an open four | 2 | ANSWERED "
                        + "| h5 h6 h7 f8 g8 d9 j10 k11 | h4 e9 f9 g9",
                "five fours                   | 5 | NONE     "
                        + "| c8 d8 e8 f9 f10 g11 h11 i10 i9 j8 k8 l9 l10 "
                        + "| b8 f7 e11 i12 h8 g10 j9 e9 h10",
                "fourth reply makes a four    | - | REFUTE   "
                        + "| c8 d8 e8 f9 f10 g11 h11 i10 i9 j8 k8 l9 l10 "
                        + "| b8 f7 e11 i12 h8 g10 j9 e9 h10 m9 m10 m11",
                "along the edge               | 3 | NONE     | a1 b1 c1 d2 d3 e4 f4 | -",
                "three on a diagonal of five  | - | NONE     | c1 c2 c4 b4 d2 | -",
                "three on a diagonal of six   | 2 | NONE     | c2 c3 c5 b5 d3 | c1",
            })
    void solve_foursAndCounterFours_winAsTryingAllSays(
            String name,
            @Nullable Integer fours,
            Counters counters,
            String own,
            @Nullable String other)
            throws GameSyntaxException {
        for (Player attacker : Player.values()) {
            StrongProblem problem = problem(ConnectGame.GOMOKU, attacker, own, other);
            Optional<Win> win = Naive.of(problem).attacker().win(problem.position());
            assertThat(win.map(Win::fours)).as(name).isEqualTo(Optional.ofNullable(fours));
            assertThat(counters(problem, win)).as(name).isEqualTo(counters);
            assertThat(orderOfWin(problem, 1).isPresent()).as(name).isEqualTo(fours != null);
        }
    }

    private static Counters counters(StrongProblem problem, Optional<Win> win) {
        if (win.isPresent()) {
            return win.get().counterFours() > 0 ? Counters.ANSWERED : Counters.NONE;
        }
        Player attacker = problem.position().toMove();
        NaiveFours freely = new NaiveFours(problem.board(), attacker, CounterFour.IS_NOTHING);
        boolean isUnthreatened = Naive.of(problem).defender().fills(problem.position()).isEmpty();
        return isUnthreatened && freely.wins(problem.position()) ? Counters.REFUTE : Counters.NONE;
    }

    /** Boards on which trying everything says who wins. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                // two threes at once, and only replies that make a three save the other player
                "connect:5,5,4,1,1 | 0 | b4 c4 e3 d2 a1 d1 | d5 a4 d4 a3 c3 c1",
                "connect:5,5,4,1,1 | 0 | d5 e5 d4 c3 e2 e1 | b5 d3 e3 a2 b2 d1",
                "connect:5,5,4,1,1 | 0 | a5 d4 e4 b3 d2 d1 | a4 b4 c4 a3 d3 e1",
                "connect:5,5,4,1,1 | 0 | d5 a4 c4 b2 a1 e1 | b5 c5 d4 e4 a2 b1",
                // and here they do not
                "connect:5,5,4,1,1 | 2 | a4 b4 e4 a3 d3 a1 | b3 e3 a2 b2 e2 b1",
                "connect:5,5,4,1,1 | 2 | b4 e4 d3 b2 c1 d1 | a5 d5 d4 e2 a1 b1",
                "connect:5,5,4,1,1 | 2 | b5 a3 b2 e2 b1 c1 e1 | c5 e5 a4 d4 e4 a1 d1",
            })
    void solve_smallBoard_findsWhatThreesWin(
            String game, int order, String own, @Nullable String other) throws GameSyntaxException {
        for (Player attacker : Player.values()) {
            StrongProblem problem = problem(ConnectGame.parse(game), attacker, own, other);
            boolean wins =
                    new BruteForce(problem.board(), problem.position(), attacker)
                            .wins(problem.position());
            assertThat(wins).isEqualTo(order > 0);
            for (int tried = 1; tried <= ConnectSolver.MOST_ORDER; tried++) {
                boolean isWin = order > 0 && order <= tried;
                assertThat(orderOfWin(problem, tried))
                        .isEqualTo(isWin ? OptionalInt.of(order) : OptionalInt.empty());
            }
        }
    }

    /** Both players' fours by trying all of them. */
    private record Naive(NaiveFours attacker, NaiveFours defender) {
        static Naive of(StrongProblem problem) {
            Player attacker = problem.position().toMove();
            return new Naive(
                    new NaiveFours(problem.board(), attacker, CounterFour.COUNTS),
                    new NaiveFours(problem.board(), attacker.opponent(), CounterFour.COUNTS));
        }

        boolean winsByFours(StrongPosition position) {
            return attacker.wins(position);
        }

        /** Returns whether order 2 cannot win for the attacker, who is to move. */
        boolean isHopeless(StrongPosition position) {
            return losesToFours(position) || !mayThreaten(position);
        }

        /**
         * Returns whether the attacker, who is to move, wins by fours, or has a move after which he
         * would if the defender passed; fours may come before that move. Without one there is no
         * win of order 2.
         */
        private boolean mayThreaten(StrongPosition position) {
            return winsByFours(position) || next(position).anyMatch(this::threatens);
        }

        private boolean threatens(StrongPosition position) {
            return attacker.fills(position).stream()
                    .findFirst()
                    .map(reply -> mayThreaten(position.play(reply)))
                    .orElseGet(() -> winsByFours(position));
        }

        /** Returns whether the defender wins by fours whatever the attacker's move is. */
        private boolean losesToFours(StrongPosition position) {
            return next(position).allMatch(defender::wins);
        }

        private static Stream<StrongPosition> next(StrongPosition position) {
            SquareSet free = SquareSet.range(SQUARES).minus(position.occupied());
            return free.stream().mapToObj(position::play);
        }
    }

    /** Returns the order of the win that is found, and whose certificate is accepted. */
    private static OptionalInt orderOfWin(StrongProblem problem, int order) {
        Player attacker = problem.position().toMove();
        ConnectSolver solver =
                new ConnectSolver(
                        problem.board(), problem.position(), attacker, SearchControl.unlimited());
        if (solver.solve(order) instanceof ConnectResult.Won won) {
            StrongVerdict verdict = StrongVerdict.winOf(attacker);
            assertThat(StrongCertificate.objection(problem, verdict, won.root())).isEmpty();
            return OptionalInt.of(won.order());
        }
        return OptionalInt.empty();
    }

    private static StrongProblem problem(
            ConnectGame game, Player attacker, String own, @Nullable String other)
            throws GameSyntaxException {
        Map<ConnectCell, Player> stones = new HashMap<>();
        put(game, stones, own, attacker);
        put(game, stones, other, attacker.opponent());
        ConnectPosition position = new ConnectPosition(game, stones, new Turn(attacker, 1));
        return ConnectWindow.of(position, attacker, 0).problem();
    }

    private static void put(
            ConnectGame game,
            Map<ConnectCell, Player> stones,
            @Nullable String squares,
            Player player) {
        if (squares != null) {
            for (String square : squares.split(" ", -1)) {
                stones.put(game.cell(square).orElseThrow(), player);
            }
        }
    }
}
