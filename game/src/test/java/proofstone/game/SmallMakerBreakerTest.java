package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SmallMakerBreakerTest {
    /** The parts of a partition strategy: each serves more lines than pairs of its squares do. */
    private static final int[] PAIR = {0b11};

    private static final int[] TRIANGLE = {0b11, 0b1101, 0b10110};
    private static final int[] HOUSE = {0b11, 0b1101, 0b10110, 0b111000};
    private static final int[] FAN = {0b11, 0b1101, 0b10110, 0b110001};
    private static final int[] DOUBLE_FAN = {0b11, 0b1101, 0b10110, 0b110001, 0b1001010};

    @Test
    void breakerWins_knownParts() {
        for (int[] part : new int[][] {PAIR, TRIANGLE, HOUSE, FAN, DOUBLE_FAN, {}}) {
            assertThat(SmallMakerBreaker.breakerWins(part)).isTrue();
        }
    }

    @Test
    void breakerWins_notWhereMakerForks() {
        assertThat(SmallMakerBreaker.breakerWins(0b1)).isFalse();
        assertThat(SmallMakerBreaker.breakerWins(0b11, 0b101)).isFalse();
        assertThat(SmallMakerBreaker.breakerWins(0b11, 0b1100, 0b110)).isFalse();
        assertThat(SmallMakerBreaker.breakerWins(0b100000000011, 0b1011, 0b110000000001)).isTrue();
    }

    @Test
    void breakerWins_likeTryingEverything() {
        Random random = new Random(17);
        int[] won = new int[2];
        for (int i = 0; i < 4000; i++) {
            int[] sets = sets(random, 2 + random.nextInt(6), 1 + random.nextInt(7));
            boolean breaker = SmallMakerBreaker.breakerWins(sets);
            assertThat(breaker).as("%s", (Object) sets).isEqualTo(survives(sets, 0, 0));
            won[breaker ? 1 : 0]++;
        }
        assertThat(won[0]).isGreaterThan(500);
        assertThat(won[1]).isGreaterThan(500);
    }

    @Test
    void breakerWins_onTwelveSquares() {
        int[] disjointTriangles = {0b11, 0b1101, 0b10110, 0b1100000, 0b110100000, 0b1011000000};
        assertThat(SmallMakerBreaker.breakerWins(disjointTriangles)).isTrue();
        int[] linked = Arrays.copyOf(disjointTriangles, 7);
        linked[6] = 0b110000000000;
        assertThat(SmallMakerBreaker.breakerWins(linked)).isTrue();
        linked[6] = 0b000100001000;
        assertThat(SmallMakerBreaker.breakerWins(linked)).isFalse();
    }

    @Test
    void reply_winsEveryLine() {
        Random random = new Random(18);
        for (int i = 0; i < 500; i++) {
            int[] sets = sets(random, 2 + random.nextInt(6), 1 + random.nextInt(6));
            if (SmallMakerBreaker.breakerWins(sets)) {
                assertWins(new SmallMakerBreaker(sets), sets, 0, 0);
            }
        }
    }

    @Test
    void reply_isNoneWhereNoneIsNeeded() {
        assertThat(new SmallMakerBreaker(PAIR).reply(0b1, 0)).hasValue(1);
        assertThat(new SmallMakerBreaker(PAIR).reply(0b1, 0b10)).isEmpty();
        assertThat(new SmallMakerBreaker(PAIR).reply(0, 0)).isEmpty();
    }

    @Test
    void reply_refusesLostGames() {
        SmallMakerBreaker fork = new SmallMakerBreaker(0b11, 0b101);
        assertThatThrownBy(() -> fork.reply(0b1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Breaker has lost: 1, 0");
    }

    @Test
    void sets_areMasksOfTwelveSquares() {
        for (int set : new int[] {0, -1, 4096}) {
            assertThatThrownBy(() -> new SmallMakerBreaker(3, set))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageEndingWith("not " + set);
        }
    }

    private static int[] sets(Random random, int squares, int count) {
        int[] sets = new int[count];
        for (int i = 0; i < count; i++) {
            int size = Math.min(squares, 2 + random.nextInt(3));
            while (Integer.bitCount(sets[i]) < size) {
                sets[i] |= 1 << random.nextInt(squares);
            }
        }
        return sets;
    }

    /** Whether Breaker wins with Maker to move, by all moves of both on eight squares. */
    private static boolean survives(int[] sets, int maker, int breaker) {
        for (int v = 1; v < 256; v <<= 1) {
            if (((maker | breaker) & v) == 0 && !survivesMove(sets, maker | v, breaker)) {
                return false;
            }
        }
        return true;
    }

    private static boolean survivesMove(int[] sets, int maker, int breaker) {
        for (int set : sets) {
            if ((set & ~maker) == 0) {
                return false;
            }
        }
        int squares = 0;
        for (int set : sets) {
            squares |= set;
        }
        int free = squares & ~maker & ~breaker;
        for (int v = 1; v <= free; v <<= 1) {
            if ((free & v) != 0 && survives(sets, maker, breaker | v)) {
                return true;
            }
        }
        return free == 0;
    }

    private static void assertWins(SmallMakerBreaker game, int[] sets, int maker, int breaker) {
        for (int v = 1; v < 256; v <<= 1) {
            if (((maker | breaker) & v) == 0) {
                int after = maker | v;
                for (int set : sets) {
                    assertThat(set & ~after).isNotZero();
                }
                OptionalInt reply = game.reply(after, breaker);
                int stone = reply.isPresent() ? 1 << reply.getAsInt() : 0;
                assertThat(stone & (after | breaker)).isZero();
                assertWins(game, sets, after, breaker | stone);
            }
        }
    }
}
