package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Valid certificates of Hex with one or two words changed, under a right hash: whatever the checker
 * still calls valid is true, and nothing is a crash.
 */
final class HexMutationTest {
    private static final int CHANGES = 3000;

    static List<Script> valid() {
        return HexRefusals.valid();
    }

    @ParameterizedTest
    @MethodSource("valid")
    void change_isRefusedOrStillTrue(Script script) {
        Random random = new Random(script.lines().hashCode());
        int accepted = 0;
        for (int i = 0; i < CHANGES; i++) {
            Script changed = WordChange.of(script, random, 13);
            Verdict verdict = changed.check();
            if (verdict instanceof Verdict.Valid(Verdict.HexSummary summary)) {
                accepted++;
                assertThat(new Game(summary).winner())
                        .as(changed.lines())
                        .isEqualTo(summary.winner());
            }
        }
        assertThat(accepted).isLessThan(CHANGES / 2);
    }

    /** The real game, by trying every move. */
    private static final class Game {
        private final Rhombus board;
        private final Map<Long, Colour> known = new HashMap<>();
        private final Verdict.HexSummary start;

        Game(Verdict.HexSummary start) {
            this.start = start;
            this.board = new Rhombus(start.rows(), start.columns());
        }

        Colour winner() {
            return winner(mask(start.black()), mask(start.white()), start.toMove());
        }

        private static int mask(List<Integer> cells) {
            return cells.stream().mapToInt(cell -> 1 << cell).sum();
        }

        private Colour winner(int black, int white, Colour mover) {
            if (isJoined(black, Colour.BLACK)) {
                return Colour.BLACK;
            }
            if (isJoined(white, Colour.WHITE)) {
                return Colour.WHITE;
            }
            long key = ((long) black << 20 | white) << 1 | (mover == Colour.BLACK ? 0 : 1);
            Colour found = known.get(key);
            if (found == null) {
                found = search(black, white, mover);
                known.put(key, found);
            }
            return found;
        }

        private Colour search(int black, int white, Colour mover) {
            for (int cell = 0; cell < board.cells(); cell++) {
                int stone = 1 << cell;
                if (((black | white) & stone) == 0) {
                    Colour winner =
                            mover == Colour.BLACK
                                    ? winner(black | stone, white, mover.opponent())
                                    : winner(black, white | stone, mover.opponent());
                    if (winner == mover) {
                        return mover;
                    }
                }
            }
            return mover.opponent();
        }

        private boolean isJoined(int stones, Colour player) {
            int[] edges = board.edges(player);
            boolean[] reached = new boolean[board.places()];
            reached[edges[0]] = true;
            boolean grows = true;
            while (grows) {
                grows = false;
                for (int x = 0; x < board.places(); x++) {
                    boolean isPlace = x == edges[1] || (board.isCell(x) && (stones >> x & 1) != 0);
                    if (isPlace && !reached[x] && touches(x, reached)) {
                        reached[x] = true;
                        grows = true;
                    }
                }
            }
            return reached[edges[1]];
        }

        private boolean touches(int place, boolean[] reached) {
            for (int x = 0; x < reached.length; x++) {
                if (reached[x] && board.touch(x, place)) {
                    return true;
                }
            }
            return false;
        }
    }
}
