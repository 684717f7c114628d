package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.AttackMoves.Move;

/** Turns with threats against all turns that there are. */
class AttackMovesTest {
    private static final int POSITIONS = 60;

    /** Turns that are listed and that are not, and positions in which threats are to be stopped. */
    private static final class Tally {
        private int listed;
        private int missing;
        private int blocking;
    }

    @ParameterizedTest
    @CsvSource({
        "'connect:7,7,5,1,1', 150, 0, 10",
        "'connect:6,6,4,1,1', 800, 0, 30",
        "'connect:6,6,4,2,1', 3900, 0, 100",
        "'connect:7,7,6,2,1', 2200, 3700, 9"
    })
    void threatening_oneOrTwoStones_leavesOutWhatHasAStoneToSpare(
            String game, int listed, int missing, int blocking) {
        Tally tally = tally(RandomPositions.board(game));
        assertThat(tally.listed).isGreaterThanOrEqualTo(listed);
        assertThat(tally.missing).isLessThanOrEqualTo(missing);
        assertThat(tally.blocking).isGreaterThanOrEqualTo(blocking);
    }

    @ParameterizedTest
    @CsvSource({"'connect:5,5,5,3,1', 25000, 3700, 90", "'connect:6,6,6,3,1', 28000, 89200, 30"})
    void threatening_threeStones_listsNothingFalse(
            String game, int listed, int missing, int blocking) {
        Tally tally = tally(RandomPositions.board(game));
        assertThat(tally.listed).isGreaterThanOrEqualTo(listed);
        assertThat(tally.missing).isLessThanOrEqualTo(missing);
        assertThat(tally.blocking).isGreaterThanOrEqualTo(blocking);
    }

    private static Tally tally(StrongBoard board) {
        Random random = new Random(11);
        Tally tally = new Tally();
        for (int i = 0; i < POSITIONS; i++) {
            StrongPosition position =
                    RandomPositions.clustered(board, 6 + i % 12, random).position();
            for (int p = 0; p < 2; p++) {
                add(board, position, p, tally);
            }
        }
        return tally;
    }

    private static void add(StrongBoard board, StrongPosition position, int p, Tally tally) {
        LineState state = new LineState(board);
        state.set(position);
        NaiveThreats naive = new NaiveThreats(board, position, LineState.player(p));
        Map<SquareSet, Integer> turns = naive.turns();
        AttackMoves generator = new AttackMoves(state, p);
        for (int least = 1; least <= board.stonesATurn() + 1; least++) {
            Map<SquareSet, Integer> listed = new HashMap<>();
            for (Move move : generator.threatening(least)) {
                listed.put(SquareSet.of(move.squares()), move.threats());
            }
            tally.listed += listed.size();
            tally.missing += AttackMovesInvariants.check(naive, turns, least, listed);
            LineStateInvariants.check(state);
        }
        tally.blocking += state.threats[1 - p].size() > 0 ? 1 : 0;
    }
}
