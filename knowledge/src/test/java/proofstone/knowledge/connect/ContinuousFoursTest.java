package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.Player;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.connect.NaiveFours.CounterFour;
import proofstone.knowledge.connect.NaiveFours.Win;
import proofstone.search.SearchControl;

/** With one stone a turn, order 1 finds a win if and only if continuous fours win. */
class ContinuousFoursTest {
    private static final int POSITIONS = 100;
    private static final int LEAST_STONES = 10;
    private static final int MOST_STONES = 30;

    /** A win that is not found at a glance has so many fours. */
    private static final int LONG = 4;

    /** How many positions are of each kind. */
    private static final class Tally {
        private int won;
        private int isLong;
        private int countered;
        private int refuted;
        private int others;

        void add(Optional<Win> win, boolean isRefuted) {
            won += win.isPresent() ? 1 : 0;
            isLong += win.filter(found -> found.fours() >= LONG).isPresent() ? 1 : 0;
            countered += win.filter(found -> found.counterFours() > 0).isPresent() ? 1 : 0;
            refuted += isRefuted ? 1 : 0;
            others += win.isPresent() || isRefuted ? 0 : 1;
        }
    }

    @Test
    void solve_clusteredStones_orderOneIsContinuousFours() {
        Tally tally = new Tally();
        for (String game :
                List.of("connect:9,9,5,1,1", "connect:11,11,5,1,1", "connect:15,15,5,1,1")) {
            StrongBoard board = RandomPositions.board(game);
            Random random = new Random(5);
            for (int i = 0; i < POSITIONS; i++) {
                addNext(board, random, tally);
            }
        }
        assertThat(tally.won).isGreaterThanOrEqualTo(100);
        assertThat(tally.isLong).isGreaterThanOrEqualTo(5);
        assertThat(tally.countered).isGreaterThanOrEqualTo(3);
        assertThat(tally.refuted).isGreaterThanOrEqualTo(10);
        assertThat(tally.others).isGreaterThanOrEqualTo(100);
    }

    /**
     * Tries a position in which nobody has a four, the attacker can make one and that does not win.
     */
    private static void addNext(StrongBoard board, Random random, Tally tally) {
        int stones = LEAST_STONES + random.nextInt(MOST_STONES - LEAST_STONES + 1);
        StrongProblem problem = RandomPositions.clustered(board, stones, random);
        StrongPosition position = problem.position();
        Player attacker = position.toMove();
        NaiveFours naive = new NaiveFours(board, attacker, CounterFour.COUNTS);
        NaiveFours other = new NaiveFours(board, attacker.opponent(), CounterFour.COUNTS);
        Optional<Win> win = naive.win(position);
        boolean isAtOnce = win.filter(found -> found.fours() <= 1).isPresent();
        if (isAtOnce || !naive.hasFour(position) || !other.fills(position).isEmpty()) {
            addNext(board, random, tally);
            return;
        }
        assertThat(isFound(problem)).as("%s", problem).isEqualTo(win.isPresent());
        NaiveFours freely = new NaiveFours(board, attacker, CounterFour.IS_NOTHING);
        tally.add(win, win.isEmpty() && freely.wins(position));
    }

    private static boolean isFound(StrongProblem problem) {
        StrongPosition position = problem.position();
        Player attacker = position.toMove();
        ConnectSolver solver =
                new ConnectSolver(problem.board(), position, attacker, SearchControl.unlimited());
        if (solver.solve(1) instanceof ConnectResult.Won won) {
            StrongVerdict verdict = StrongVerdict.winOf(attacker);
            assertThat(StrongCertificate.objection(problem, verdict, won.root())).isEmpty();
            return true;
        }
        return false;
    }
}
