package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/** Threats and critical defences are those that trying all sets of squares gives. */
class ThreatsTest {
    private static final int POSITIONS = 150;

    @ParameterizedTest
    @CsvSource({
        "'connect:6,6,4,2,1', 330",
        "'connect:7,7,5,1,1', 10",
        "'connect:5,5,4,3,1', 1000",
        "'connect:6,6,5,3,1', 2900"
    })
    void defences_randomPosition_areAllSetsWithNoneToSpare(String game, int least) {
        StrongBoard board = RandomPositions.board(game);
        Random random = new Random(7);
        int stopped = 0;
        for (int i = 0; i < POSITIONS; i++) {
            StrongPosition position =
                    RandomPositions.clustered(board, 6 + i % 12, random).position();
            LineState state = new LineState(board);
            state.set(position);
            Threats threats = new Threats(state);
            for (int p = 0; p < 2; p++) {
                NaiveThreats naive = new NaiveThreats(board, position, LineState.player(p));
                assertThat(threats.number(p)).isEqualTo(naive.number());
                for (int most = 0; most <= state.stonesATurn; most++) {
                    List<SquareSet> defences = sets(threats.defences(p, most));
                    assertThat(defences).containsExactlyInAnyOrderElementsOf(naive.stops(most));
                    stopped += naive.number() > 0 ? defences.size() : 0;
                }
            }
        }
        assertThat(stopped).isGreaterThanOrEqualTo(least);
    }

    private static List<SquareSet> sets(List<int[]> defences) {
        return defences.stream().map(SquareSet::of).toList();
    }
}
