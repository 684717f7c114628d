package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.search.SearchControl;

/** What is found is true: agreement with trying everything. */
class ConnectSolverTest {
    /** Positions of each board; all boards together make more than 2,000. */
    private static final int POSITIONS = 220;

    @ParameterizedTest
    @CsvSource({
        "'connect:4,4,3,1,1', 9, 100",
        "'connect:5,4,4,1,1', 10, 15",
        "'connect:4,4,4,2,1', 9, 20",
        "'connect:5,4,4,2,1', 9, 30",
        "'connect:5,5,4,2,1', 9, 50",
        "'connect:5,5,5,2,1', 9, 10",
        "'connect:6,4,4,2,1', 9, 40",
        "'connect:5,5,4,3,2', 8, 50",
        "'connect:5,5,5,3,1', 8, 30",
        "'connect:5,5,5,4,1', 7, 30"
    })
    void solve_randomPosition_findsNoFalseWin(String game, int free, int least) {
        StrongBoard board = RandomPositions.board(game);
        Random random = new Random(1);
        int found = 0;
        int irrelevant = 0;
        for (int i = 0; i < POSITIONS; i++) {
            StrongProblem problem = RandomPositions.of(board, free, random);
            Player attacker = random.nextBoolean() ? Player.BLACK : Player.WHITE;
            BruteForce brute = new BruteForce(board, problem.position(), attacker);
            switch (solver(problem, attacker).solve(3)) {
                case ConnectResult.Won won -> {
                    found++;
                    assertThat(brute.wins(problem.position())).as("%s", problem).isTrue();
                    StrongVerdict verdict = StrongVerdict.winOf(attacker);
                    assertThat(StrongCertificate.objection(problem, verdict, won.root())).isEmpty();
                    irrelevant += addIrrelevantStones(problem, verdict, won, brute);
                    addManyStones(problem, verdict, won, brute, random);
                }
                case ConnectResult.Defended defended ->
                        assertThat(missed(problem, defended, brute)).as("%s", problem).isEmpty();
                case ConnectResult.NotFound _ -> {}
            }
        }
        assertThat(found).isGreaterThanOrEqualTo(least);
        assertThat(irrelevant).isGreaterThanOrEqualTo(least);
    }

    /**
     * Adds one and two stones of the defender's anywhere; where the proof says that it holds all
     * the same, the attacker must win.
     *
     * @return how many positions the proof answers
     */
    private static int addIrrelevantStones(
            StrongProblem problem, StrongVerdict verdict, ConnectResult.Won won, BruteForce brute) {
        int answered = 0;
        SquareSet free =
                SquareSet.range(problem.board().squares()).minus(problem.position().occupied());
        for (int x = free.first(); x >= 0; x = free.next(x + 1)) {
            for (int y = x; y >= 0; y = free.next(y + 1)) {
                StrongProblem more = withStones(problem, verdict.prover(), SquareSet.of(x).with(y));
                if (StrongCertificate.objection(more, verdict, won.root()).isEmpty()) {
                    answered++;
                    assertThat(brute.wins(more.position())).as("%s", more).isTrue();
                }
            }
        }
        return answered;
    }

    /** Adds random sets of three to six stones in the same way. */
    private static void addManyStones(
            StrongProblem problem,
            StrongVerdict verdict,
            ConnectResult.Won won,
            BruteForce brute,
            Random random) {
        SquareSet free =
                SquareSet.range(problem.board().squares()).minus(problem.position().occupied());
        for (int i = 0; i < 20; i++) {
            SquareSet stones = SquareSet.empty();
            for (int left = 3 + random.nextInt(4); left > 0; left--) {
                int[] squares = free.minus(stones).toArray();
                stones = stones.with(squares[random.nextInt(squares.length)]);
            }
            StrongProblem more = withStones(problem, verdict.prover(), stones);
            if (StrongCertificate.objection(more, verdict, won.root()).isEmpty()) {
                assertThat(brute.wins(more.position())).as("%s", more).isTrue();
            }
        }
    }

    private static StrongProblem withStones(
            StrongProblem problem, Player attacker, SquareSet stones) {
        StrongPosition old = problem.position();
        boolean black = attacker == Player.WHITE;
        return new StrongProblem(
                problem.board(),
                new StrongPosition(
                        black ? old.black().union(stones) : old.black(),
                        black ? old.white() : old.white().union(stones),
                        old.turn()),
                problem.plies());
    }

    private static ConnectSolver solver(StrongProblem problem, Player attacker) {
        return new ConnectSolver(
                problem.board(), problem.position(), attacker, SearchControl.unlimited());
    }

    /** Returns the turns of the defender's that hold although the verifier does not list them. */
    private static List<SquareSet> missed(
            StrongProblem problem, ConnectResult.Defended defended, BruteForce brute) {
        List<SquareSet> missed = new ArrayList<>();
        collect(problem.position(), problem, SquareSet.empty(), defended, brute, missed);
        return missed;
    }

    private static void collect(
            StrongPosition position,
            StrongProblem problem,
            SquareSet turn,
            ConnectResult.Defended defended,
            BruteForce brute,
            List<SquareSet> missed) {
        StrongBoard board = problem.board();
        if (defended.defences().stream().anyMatch(turn::containsAll)) {
            return;
        }
        if (position.toMove() != problem.position().toMove()) {
            boolean holds =
                    new StrongProblem(board, position, problem.plies()).winner().isPresent()
                            || !brute.wins(position);
            if (holds) {
                missed.add(turn);
            }
            return;
        }
        SquareSet free = SquareSet.range(board.squares()).minus(position.occupied());
        for (int v = free.first(); v >= 0; v = free.next(v + 1)) {
            StrongPosition next = position.play(v, board.stonesATurn());
            collect(next, problem, turn.with(v), defended, brute, missed);
        }
    }
}
