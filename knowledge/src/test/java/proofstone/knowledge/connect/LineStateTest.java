package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.strong.StrongBoard;

/** The incremental counts are those of a slow count. */
class LineStateTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect:9,9,6,2,1",
                "connect:8,7,5,1,1",
                "connect:7,7,4,3,1",
                "connect:5,5,3,2,1",
                "connect:6,5,2,2,1",
                "connect:4,5,2,3,1",
                "connect:6,6,5,2,1;rim=2,1",
                "connect:6,6,5,2,1;rim-white=1,2"
            })
    void putAndTakeBack_randomStones_keepCounts(String game) {
        StrongBoard board = RandomPositions.board(game);
        LineState state = new LineState(board);
        Random random = new Random(2);
        List<Integer> stones = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            if (random.nextInt(5) < 3 && stones.size() < state.squares) {
                int v = random.nextInt(state.squares);
                if (state.stone[v] == LineState.EMPTY) {
                    state.put(random.nextInt(2), v);
                    stones.add(v);
                }
            } else if (!stones.isEmpty()) {
                state.takeBack(stones.removeLast());
            }
            LineStateInvariants.check(state);
        }
        while (!stones.isEmpty()) {
            state.takeBack(stones.removeLast());
        }
        LineStateInvariants.check(state);
        assertThat(state.hash()).isZero();
        assertThat(state.weight(0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect:6,6,4,2,1", "connect:7,7,5,1,1", "connect:5,5,4,3,1"})
    void threats_randomPosition_areLeastHittingSets(String game) {
        StrongBoard board = RandomPositions.board(game);
        Random random = new Random(3);
        for (int i = 0; i < 150; i++) {
            LineState state = new LineState(board);
            state.set(RandomPositions.of(board, board.squares() - 6 - i % 12, random).position());
            Threats threats = new Threats(state);
            for (int p = 0; p < 2; p++) {
                assertThat(threats.number(p)).isEqualTo(slowNumber(state, p));
            }
        }
    }

    private static int slowNumber(LineState state, int p) {
        int most = state.stonesATurn;
        for (int t = 0; t <= most; t++) {
            if (someStop(state, p, t, 0)) {
                return t;
            }
        }
        return most + 1;
    }

    /** Tries all sets of so many squares from a square on. */
    private static boolean someStop(LineState state, int p, int stones, int from) {
        if (LineStateInvariants.threats(state, p).isEmpty()) {
            return true;
        }
        for (int v = from; stones > 0 && v < state.squares; v++) {
            if (state.stone[v] == LineState.EMPTY) {
                state.put(1 - p, v);
                boolean stopped = someStop(state, p, stones - 1, v + 1);
                state.takeBack(v);
                if (stopped) {
                    return true;
                }
            }
        }
        return false;
    }
}
