package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.SmallMakerBreaker;
import proofstone.game.SquareSet;

/** Replies that leave Maker a win by exchanges, against all sequences and the whole game. */
class ThreatRepliesTest {
    private static final int GAMES = 2000;
    private static final int SQUARES = 10;

    private final SplittableRandom random = new SplittableRandom(5);
    private final ThreatReplies threats = new ThreatReplies();
    private int wins;
    private int met;
    private int unmet;

    @Test
    void isMet_agreesWithAllSequences() {
        for (int i = 0; i < GAMES; i++) {
            int[] sets = sets(4 + random.nextInt(8));
            threats.start(
                    ResidualHypergraph.of(
                            SQUARES,
                            IntStream.of(sets).mapToObj(SquareSet::ofWords).toList(),
                            SquareSet.empty(),
                            SquareSet.empty()));
            check(sets, Attack.NONE);
            for (int move = 0; move < SQUARES; move++) {
                check(sets, move);
            }
        }
        assertThat(List.of(wins, met, unmet)).allMatch(count -> count > GAMES / 10);
    }

    private int[] sets(int count) {
        int[] sets = new int[count];
        for (int i = 0; i < count; i++) {
            int size = 2 + random.nextInt(3);
            while (Integer.bitCount(sets[i]) < size) {
                sets[i] |= 1 << random.nextInt(SQUARES);
            }
        }
        return sets;
    }

    private void check(int[] sets, int move) {
        int[] after = after(sets, move, Attack.NONE);
        if (IntStream.of(after).anyMatch(set -> Integer.bitCount(set) < 2)) {
            return;
        }
        assertThat(threats.isWon(move, Attack.NONE)).isEqualTo(wins(after));
        assertThat(threats.isExhausted() || threats.isUnmet()).isTrue();
        wins += wins(after) ? 1 : 0;
        unmet += threats.isUnmet() ? 1 : 0;
        boolean isAnyMet = false;
        for (int reply = 0; reply < SQUARES; reply++) {
            if (reply != move) {
                boolean isWon = wins(after(sets, move, reply));
                assertThat(threats.isMet(reply)).isEqualTo(!isWon);
                isAnyMet |= !isWon;
            }
        }
        assertThat(threats.isUnmet()).isEqualTo(!isAnyMet);
        checkAfterReply(sets, move);
    }

    private void checkAfterReply(int[] sets, int move) {
        int reply = (Math.max(move, 0) + 1 + random.nextInt(SQUARES - 1)) % SQUARES;
        int[] after = after(sets, move, reply);
        boolean isWon = wins(after);
        assertThat(threats.isWon(move, reply)).isEqualTo(isWon);
        met += isWon ? 0 : 1;
        if (isWon) {
            assertThat(SmallMakerBreaker.breakerWins(after)).isFalse();
        }
    }

    private static int[] after(int[] sets, int move, int reply) {
        return IntStream.of(sets)
                .filter(set -> (set & bit(reply)) == 0)
                .map(set -> set & ~bit(move))
                .toArray();
    }

    private static int bit(int square) {
        return square < 0 ? 0 : 1 << square;
    }

    /** Returns whether Maker, to move, wins by exchanges; tries them all. */
    private static boolean wins(int[] sets) {
        int[] lines = IntStream.of(sets).filter(set -> Integer.bitCount(set) == 2).toArray();
        return Arrays.stream(lines).anyMatch(one -> isCrossed(one, lines))
                || Arrays.stream(lines).anyMatch(line -> winsAfter(sets, line));
    }

    private static boolean isCrossed(int line, int[] lines) {
        return IntStream.of(lines).anyMatch(other -> other != line && (other & line) != 0);
    }

    private static boolean winsAfter(int[] sets, int line) {
        int low = Integer.numberOfTrailingZeros(line);
        int high = Integer.numberOfTrailingZeros(line & line - 1);
        return wins(after(sets, low, high)) || wins(after(sets, high, low));
    }
}
