package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.QuickMakerBreaker.Outcome;

class MediumMakerBreakerTest {
    private static final int GAMES = 30_000;
    private static final int PAIRS = 3_000;
    private static final int ENOUGH = 100_000;

    private final MediumMakerBreaker game = new MediumMakerBreaker();

    /** Sets of two to six squares, some of up to ten, that mostly lie near each other. */
    private static int[] sets(SplittableRandom random, int squares) {
        int[] sets = new int[1 + random.nextInt(12)];
        for (int i = 0; i < sets.length; i++) {
            int most = random.nextInt(6) == 0 ? 9 : 5;
            int size = Math.min(squares, 2 + random.nextInt(most));
            int at = random.nextInt(squares);
            while (Integer.bitCount(sets[i]) < size) {
                sets[i] |= 1 << at;
                at = random.nextInt(4) == 0 ? random.nextInt(squares) : (at + 1) % squares;
            }
        }
        return sets;
    }

    private static long[] wide(int[] sets) {
        return IntStream.of(sets).asLongStream().toArray();
    }

    private static int[] narrow(LongStream sets) {
        return sets.mapToInt(set -> (int) set).toArray();
    }

    private Outcome decide(long... sets) {
        return game.decide(sets, sets.length, ENOUGH);
    }

    /** One instance, so that positions which it remembers from other games would be seen. */
    @Test
    void decide_agreesWithTheSearchByStones() {
        SplittableRandom random = new SplittableRandom(8);
        int[] won = new int[2];
        int smaller = 0;
        for (int i = 0; i < GAMES; i++) {
            int[] sets = sets(random, 3 + random.nextInt(10));
            boolean isBreakers = SmallMakerBreaker.breakerWins(sets);
            String name = "game " + i;
            Outcome expected = isBreakers ? Outcome.BREAKER : Outcome.MAKER;
            assertThat(decide(wide(sets))).as(name).isEqualTo(expected);
            long zone = game.zone();
            int[] within =
                    isBreakers
                            ? narrow(LongStream.of(wide(sets)).map(set -> set & zone))
                            : narrow(LongStream.of(wide(sets)).filter(set -> (set & ~zone) == 0));
            assertThat(within).as(name).isNotEmpty().doesNotContain(0);
            assertThat(SmallMakerBreaker.breakerWins(within)).as(name).isEqualTo(isBreakers);
            won[isBreakers ? 1 : 0]++;
            smaller += zone == IntStream.of(sets).reduce(0, (a, b) -> a | b) ? 0 : 1;
        }
        assertThat(won[0]).isGreaterThan(GAMES / 10);
        assertThat(won[1]).isGreaterThan(GAMES / 10);
        assertThat(smaller).isGreaterThan(GAMES / 10);
    }

    /** Of so many sets the shares of a square are too large for a byte. */
    @Test
    void decide_manySets_agreesWithTheSearchByStones() {
        SplittableRandom random = new SplittableRandom(10);
        int[] won = new int[2];
        for (int i = 0; i < PAIRS; i++) {
            int[] sets =
                    IntStream.range(0, 30 + random.nextInt(34))
                            .map(set -> set(random, 3 + random.nextInt(4)))
                            .toArray();
            boolean isBreakers = SmallMakerBreaker.breakerWins(sets);
            assertThat(decide(wide(sets)) == Outcome.BREAKER).as("game " + i).isEqualTo(isBreakers);
            won[isBreakers ? 1 : 0]++;
        }
        assertThat(won[0]).isPositive();
        assertThat(won[1]).isPositive();
    }

    private static int set(SplittableRandom random, int size) {
        int set = 1 << random.nextInt(3);
        while (Integer.bitCount(set) < size) {
            set |= 1 << random.nextInt(12);
        }
        return set;
    }

    /** Breaker wins two games on different squares if he wins each. */
    @Test
    void decide_twoGamesAtOnce_areBreakersIfBothAre() {
        SplittableRandom random = new SplittableRandom(9);
        int both = 0;
        for (int i = 0; i < PAIRS; i++) {
            int[] first = sets(random, 12);
            int[] second = sets(random, 12);
            // one among the other, so that no cut tells them apart
            long[] sets =
                    LongStream.concat(
                                    IntStream.of(first).mapToLong(set -> spread(set, 0)),
                                    IntStream.of(second).mapToLong(set -> spread(set, 2)))
                            .toArray();
            boolean isBreakers =
                    SmallMakerBreaker.breakerWins(first) && SmallMakerBreaker.breakerWins(second);
            assertThat(decide(sets) == Outcome.BREAKER).as("game " + i).isEqualTo(isBreakers);
            both += isBreakers ? 1 : 0;
        }
        assertThat(both).isBetween(PAIRS / 10, PAIRS * 9 / 10);
    }

    /** Puts square v at 5 v + {@code shift}. */
    private static long spread(int set, int shift) {
        return IntStream.range(0, 12)
                .filter(v -> (set >> v & 1) != 0)
                .mapToLong(v -> 1L << 5 * v + shift)
                .sum();
    }

    @Test
    void decide_gamesOfManySquares_areThoseOfStrips() throws GameSyntaxException {
        Board board = GameParser.parse("strip7:7");
        long[] sets = board.hypergraph().sets().stream().mapToLong(set -> set.word(0)).toArray();
        assertThat(decide(sets)).isEqualTo(Outcome.MAKER);
        // the disproof set-up: Maker a4 and a1, Breaker a3, then d4 with Maker to move
        long maker = 1L << 0 | 1L << 21;
        long breaker = 1L << 7 | 1L << 3;
        long[] open =
                LongStream.of(sets)
                        .filter(set -> (set & breaker) == 0)
                        .map(set -> set & ~maker)
                        .toArray();
        assertThat(decide(open)).isEqualTo(Outcome.BREAKER);
    }

    @Test
    void decide_beyondItsBudget_saysSo() {
        int[] wheel = {0b11, 0b1101, 0b10110, 0b110001, 0b1001010};
        assertThat(game.decide(wide(wheel), 5, ENOUGH)).isEqualTo(Outcome.BREAKER);
        MediumMakerBreaker other = new MediumMakerBreaker();
        long[] grid = grid();
        assertThat(other.decide(grid, grid.length, 1)).isEqualTo(Outcome.UNDECIDED);
        assertThat(other.decide(grid, grid.length, ENOUGH)).isEqualTo(decide(grid));
    }

    /** Four in a row on 4 x 5. */
    private static long[] grid() {
        return LongStream.concat(
                        IntStream.range(0, 4)
                                .boxed()
                                .flatMapToLong(
                                        r -> LongStream.of(0b1111L << 5 * r, 0b11110L << 5 * r)),
                        IntStream.range(0, 5).mapToLong(c -> 0b1000010000100001L << c))
                .toArray();
    }

    @Test
    void decide_edgeCases() {
        assertThat(decide()).isEqualTo(Outcome.BREAKER);
        assertThat(game.zone()).isZero();
        assertThat(decide(1L << 61)).isEqualTo(Outcome.MAKER);
        assertThat(game.zone()).isEqualTo(1L << 61);
        assertThat(decide(0b11L << 60)).isEqualTo(Outcome.BREAKER);
        assertThat(decide(0b11, 0b101)).isEqualTo(Outcome.MAKER);
        assertThat(decide(0b11, 0b11, 0b111)).isEqualTo(Outcome.BREAKER);
        assertThat(game.decide(new long[] {0b11, 0b101}, 1, ENOUGH)).isEqualTo(Outcome.BREAKER);
        assertThatThrownBy(() -> decide(new long[64]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("64 sets");
        assertThatThrownBy(() -> decide(0b11L << 61))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a square beyond 61");
    }

    /** Lists that had one key when a change in one set could be undone in the next. */
    @Test
    void decide_listsThatDifferInTheirLastBits_areToldApart() {
        long[] makers = {
            268435490L,
            1152921504606847012L,
            2305843009213693974L,
            2305843009213693961L,
            2305843009482129409L,
            33L,
            2305843009750564896L,
            1152921504606846983L,
            536870917L
        };
        long[] breakers = makers.clone();
        breakers[2] = 1152921504606846998L;
        breakers[3] = 1152921505412153353L;
        assertThat(SetKey.of(makers, 9)).isNotEqualTo(SetKey.of(breakers, 9));
        assertThat(decide(makers)).isEqualTo(Outcome.MAKER);
        assertThat(decide(breakers)).isEqualTo(Outcome.BREAKER);
    }

    /** Lists that had one key when the high bits of a set stayed among themselves. */
    @Test
    void decide_listsOfHighSquares_areToldApart() {
        long[] makers = LongStream.of(6, 10, 18, 28).map(set -> set << 55).toArray();
        long[] breakers = LongStream.of(19, 38, 48, 85).map(set -> set << 55).toArray();
        assertThat(SetKey.of(makers, 4)).isNotEqualTo(SetKey.of(breakers, 4));
        assertThat(decide(makers)).isEqualTo(Outcome.MAKER);
        assertThat(decide(breakers)).isEqualTo(Outcome.BREAKER);
        assertThat(decide(makers)).isEqualTo(Outcome.MAKER);
    }

    /** All lists of four of the sets of two and three squares among seven neighbours. */
    @ParameterizedTest
    @ValueSource(ints = {0, 13, 28, 41, 50, 55})
    void keysOfSmallLists_areDifferent(int shift) {
        long[] sets =
                IntStream.range(0, 1 << 7)
                        .filter(set -> Integer.bitCount(set) == 2 || Integer.bitCount(set) == 3)
                        .mapToLong(set -> (long) set << shift)
                        .toArray();
        Set<Long> keys = new HashSet<>();
        int lists = 0;
        for (int a = 0; a < sets.length; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        keys.add(SetKey.of(new long[] {sets[a], sets[b], sets[c], sets[d]}, 4));
                        lists++;
                    }
                }
            }
        }
        assertThat(keys).hasSize(lists);
    }

    @Test
    void minimal_keepsOneOfEqualSets() {
        long[] sets = {0b111, 0b11, 0b1100, 0b11, 0b1110};
        int kept = SetMasks.minimal(sets, sets.length);
        assertThat(LongStream.of(sets).limit(kept)).containsExactly(0b1100L, 0b11L);
    }

    @Test
    void reply_winsWhereOneDoes() {
        SplittableRandom random = new SplittableRandom(31);
        int won = 0;
        for (int i = 0; i < PAIRS; i++) {
            int squares = 3 + random.nextInt(8);
            int[] some = sets(random, squares);
            int[] more = sets(random, squares);
            int[] sets = IntStream.concat(IntStream.of(some), IntStream.of(more)).toArray();
            boolean isWon = IntStream.range(0, 10).anyMatch(reply -> isHeldAfter(sets, 1 << reply));
            long reply = game.reply(wide(sets), sets.length, ENOUGH);
            assertThat(reply != 0).as("game " + i).isEqualTo(isWon);
            assertThat(reply == 0 || isHeldAfter(sets, (int) reply)).as("game " + i).isTrue();
            won += isWon ? 1 : 0;
        }
        assertThat(won).isBetween(PAIRS / 20, PAIRS - PAIRS / 20);
        assertThat(game.reply(new long[] {0b11, 0b1100, 0b110000, 0b1000}, 4, 0)).isEqualTo(0b1000);
    }

    private static boolean isHeldAfter(int[] sets, int reply) {
        int[] left = IntStream.of(sets).filter(set -> (set & reply) == 0).toArray();
        return left.length == 0 || SmallMakerBreaker.breakerWins(left);
    }

    @Test
    void decide_asksItsPaceForEachPositionThatItDoesNotRemember() {
        SplittableRandom random = new SplittableRandom(32);
        int[] asked = new int[1];
        var paced = new MediumMakerBreaker(1 << 20, () -> asked[0]++);
        for (int i = 0; i < PAIRS; i++) {
            long[] sets = wide(sets(random, 12));
            Outcome first = paced.decide(sets, sets.length, ENOUGH);
            int before = asked[0];
            assertThat(paced.decide(sets, sets.length, ENOUGH)).isEqualTo(first);
            assertThat(asked[0]).isEqualTo(before);
        }
        assertThat(asked[0]).isGreaterThan(100);
    }

    @Test
    void constructor_refusesTooLittleMemory() {
        assertThatThrownBy(() -> new MediumMakerBreaker(31, () -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("31 bytes");
        long[] pair = {0b11};
        assertThat(new MediumMakerBreaker(32, () -> {}).decide(pair, 1, 0))
                .isEqualTo(Outcome.BREAKER);
    }
}
