package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.QuickMakerBreaker.Outcome;

class QuickMakerBreakerTest {
    private static final int GAMES = 3000;

    private final QuickMakerBreaker game = new QuickMakerBreaker();

    private static int[] sets(SplittableRandom random, int squares, int count) {
        int[] sets = new int[count];
        for (int i = 0; i < count; i++) {
            while (Integer.bitCount(sets[i]) < 2) {
                sets[i] |= 1 << random.nextInt(squares);
                sets[i] |= random.nextInt(3) == 0 ? 1 << random.nextInt(squares) : 0;
            }
        }
        return sets;
    }

    @Test
    void decide_agreesWithTheSearchWithATable() {
        SplittableRandom random = new SplittableRandom(3);
        Map<Outcome, Integer> seen = new EnumMap<>(Outcome.class);
        int smaller = 0;
        for (int i = 0; i < GAMES; i++) {
            int[] sets = sets(random, 3 + random.nextInt(10), 1 + random.nextInt(12));
            Outcome outcome = game.decide(sets, sets.length, 200);
            seen.merge(outcome, 1, Integer::sum);
            if (outcome != Outcome.UNDECIDED) {
                assertThat(outcome == Outcome.BREAKER)
                        .as("game " + i)
                        .isEqualTo(SmallMakerBreaker.breakerWins(sets));
            }
            if (outcome == Outcome.BREAKER) {
                int carrier = game.carrier();
                int[] within = IntStream.of(sets).map(set -> set & carrier).toArray();
                assertThat(within).as("game " + i).doesNotContain(0);
                assertThat(SmallMakerBreaker.breakerWins(within)).as("game " + i).isTrue();
                smaller += carrier == IntStream.of(sets).reduce(0, (a, b) -> a | b) ? 0 : 1;
            }
        }
        assertThat(smaller).isPositive();
        assertThat(seen.get(Outcome.BREAKER)).isGreaterThan(GAMES / 10);
        assertThat(seen.get(Outcome.MAKER)).isGreaterThan(GAMES / 10);
    }

    @Test
    void decide_beyondItsBudget_saysSo() {
        int[] triangle = {0b11, 0b1101, 0b10110};
        assertThat(game.decide(triangle, 3, 100)).isEqualTo(Outcome.BREAKER);
        assertThat(game.decide(triangle, 3, 0)).isEqualTo(Outcome.UNDECIDED);
    }

    @Test
    void decide_edgeCases() {
        assertThat(game.decide(new int[0], 0, 1)).isEqualTo(Outcome.BREAKER);
        assertThat(game.decide(new int[] {0b1}, 1, 1)).isEqualTo(Outcome.MAKER);
        assertThat(game.decide(new int[] {0b11, 0b101}, 2, 10)).isEqualTo(Outcome.MAKER);
        assertThat(game.decide(new int[] {0b11, 0b111}, 1, 10)).isEqualTo(Outcome.BREAKER);
    }
}
