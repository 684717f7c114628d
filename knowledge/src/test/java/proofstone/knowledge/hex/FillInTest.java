package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is filled in changes no winner, by brute force on small boards. */
class FillInTest {
    private static final int POSITIONS = 1_000;
    private static final int MOST_FREE = 9;

    /** Stones of any numbers on a board, and what is filled in. */
    private static final class Case {
        private final HexGeometry geometry;
        private final FillIn fillIn;
        private final CaptureGame game;
        private final long[] own = new long[2];
        private long free;

        Case(int rows, int columns) {
            geometry = new HexGeometry(rows, columns);
            fillIn = new FillIn(geometry, true);
            game = new CaptureGame(geometry);
        }

        /** Sets stones by which nobody has joined his sides, and fills in. */
        void random(Random random) {
            do {
                own[0] = 0;
                own[1] = 0;
                free = 0;
                random.ints(0, geometry.cells)
                        .distinct()
                        .limit(geometry.cells)
                        .forEach(cell -> put(1L << cell, random.nextInt(4)));
            } while (geometry.joins(0, own[0]) || geometry.joins(1, own[1]));
            fillIn.run(own[0], own[1], free);
        }

        private void put(long bit, int kind) {
            if (kind > 1 && Long.bitCount(free) < MOST_FREE) {
                free |= bit;
            } else {
                own[kind & 1] |= bit;
            }
        }

        /** The cells that have left the game. */
        long dead() {
            return geometry.all & ~fillIn.stones(0) & ~fillIn.stones(1) & ~fillIn.free();
        }

        boolean wins(int player, long stones, long empty) {
            return game(player, stones).isSemi(empty);
        }

        private CompleteConnections game(int player, long stones) {
            long[] side = geometry.side[player];
            return new CompleteConnections(geometry, stones, side[0], side[1]);
        }
    }

    /** Whoever moves first, and whoever has the dead cells. */
    @ParameterizedTest
    @CsvSource({"4, 4", "3, 4", "4, 3"})
    void run_leavesTheWinnerAsItIs(int rows, int columns) {
        Random random = new Random(rows * 10L + columns);
        Case position = new Case(rows, columns);
        int changed = 0;
        for (int i = 0; i < POSITIONS; i++) {
            position.random(random);
            for (int mover = 0; mover < 2; mover++) {
                assertSameWinner(position, mover);
            }
            changed += position.fillIn.free() == position.free ? 0 : 1;
        }
        assertThat(changed).isGreaterThan(POSITIONS / 2);
    }

    private static void assertSameWinner(Case position, int mover) {
        boolean before = position.wins(mover, position.own[mover], position.free);
        long stones = position.fillIn.stones(mover);
        long left = position.fillIn.free();
        assertThat(position.wins(mover, stones, left)).isEqualTo(before);
        assertThat(position.wins(mover, stones | position.dead(), left)).isEqualTo(before);
    }

    /** Stones stay, and what a player gains is what he has captured. */
    @ParameterizedTest
    @CsvSource({"4, 4", "3, 4", "4, 3"})
    void run_capturesWhatTheGameOfAllStonesConfirms(int rows, int columns) {
        Random random = new Random(rows * 100L + columns);
        Case position = new Case(rows, columns);
        int captures = 0;
        for (int i = 0; i < POSITIONS; i++) {
            position.random(random);
            for (int player = 0; player < 2; player++) {
                assertThat(position.own[player] & ~position.fillIn.stones(player)).isZero();
                assertCaptures(position, player);
            }
            assertThat(position.fillIn.stones(0) & position.fillIn.stones(1)).isZero();
            captures += position.fillIn.captures();
        }
        assertThat(captures).isGreaterThan(POSITIONS / 10);
    }

    /** Each pair is captured by the stones before it in the cells that are not the opponent's. */
    private static void assertCaptures(Case position, int player) {
        FillIn fillIn = position.fillIn;
        long own = position.own[player];
        for (int i = 0; i < fillIn.captures(); i++) {
            long pair = fillIn.captured(i, player);
            if (pair != 0) {
                assertThat(pair & ~position.free | pair & own).isZero();
                position.game.position(player, own, fillIn.stones(player) | fillIn.free());
                assertThat(position.game.isCaptured(pair)).isTrue();
                own |= pair;
            }
        }
        assertThat(own).isEqualTo(fillIn.stones(player));
    }

    /** What is left is neither dead nor captured by all stones, so groups beyond rings count. */
    @ParameterizedTest
    @CsvSource({"4, 4", "3, 4", "4, 3"})
    void run_leavesNothingThatCouldBeFilledIn(int rows, int columns) {
        Random random = new Random(rows * 1000L + columns);
        Case position = new Case(rows, columns);
        int left = 0;
        for (int i = 0; i < POSITIONS; i++) {
            position.random(random);
            for (int player = 0; player < 2; player++) {
                assertNothingLeft(position, player);
            }
            left += Long.bitCount(position.fillIn.free());
        }
        assertThat(left).isGreaterThan(POSITIONS);
    }

    private static void assertNothingLeft(Case position, int player) {
        long own = position.fillIn.stones(player);
        long free = position.fillIn.free();
        position.game.position(player, own, own | free);
        for (int cell = 0; cell < position.geometry.cells; cell++) {
            long bit = 1L << cell & free;
            assertThat(bit != 0 && position.game.isDead(bit)).isFalse();
            for (long rest = position.geometry.near[cell] & free; rest != 0; rest &= rest - 1) {
                long pair = bit | Long.lowestOneBit(rest);
                assertThat(bit != 0 && position.game.isCaptured(pair)).isFalse();
            }
        }
    }

    @Test
    void run_changesNothingIfItIsOff() {
        Random random = new Random(6);
        Case position = new Case(4, 4);
        FillIn off = new FillIn(position.geometry, false);
        for (int i = 0; i < POSITIONS; i++) {
            position.random(random);
            off.run(position.own[0], position.own[1], position.free);
            assertThat(off.position(i % 2))
                    .isEqualTo(
                            new PositionKey(
                                    position.own[0], position.own[1], position.free, i % 2));
            assertThat(off.captures()).isZero();
        }
    }
}
