package proofstone.knowledge.draws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TurnThreatsTest {
    private static final int EFFORT = 100_000;

    private static TurnThreats.Finding search(List<Long> sets, int stones) {
        return TurnThreats.search(sets, stones, EFFORT);
    }

    @Test
    void search_findsTheShortestWins() {
        assertThat(search(List.of(0b11L), 2)).isEqualTo(TurnThreats.Finding.WIN);
        assertThat(search(List.of(0b111L), 2)).isEqualTo(TurnThreats.Finding.NONE);
        assertThat(search(List.of(0b111L, 0b11100L), 2)).isEqualTo(TurnThreats.Finding.WIN);
        assertThat(search(List.of(0b11L, 0b110L), 1)).isEqualTo(TurnThreats.Finding.WIN);
        assertThat(search(List.of(0b11L, 0b1100L), 1)).isEqualTo(TurnThreats.Finding.NONE);
    }

    @Test
    void search_staysWithinItsEffort() {
        assertThat(TurnThreats.search(List.of(0b111L, 0b11100L), 2, 0))
                .isEqualTo(TurnThreats.Finding.NONE);
    }

    /** What is found is true; and on boards so small most wins are found. */
    @Test
    void search_agreesWithBruteForce() {
        int wins = 0;
        int found = 0;
        for (long seed = 0; seed < 1500; seed++) {
            Random random = new Random(seed);
            int stones = 1 + random.nextInt(2);
            List<Long> sets = randomSets(random, stones);
            boolean maker = new BruteForce(sets, stones).makerWins(0, 0);
            boolean finding = search(sets, stones) == TurnThreats.Finding.WIN;
            assertThat(!finding || maker).as("seed %d: %s", seed, sets).isTrue();
            wins += maker ? 1 : 0;
            found += finding ? 1 : 0;
        }
        assertThat(found).isGreaterThan(wins / 2);
        assertThat(wins).isBetween(200, 1300);
    }

    private static List<Long> randomSets(Random random, int stones) {
        List<Long> sets = new ArrayList<>();
        int count = 2 + random.nextInt(4);
        while (sets.size() < count) {
            long set = random.nextInt(1, 1 << 7);
            if (Long.bitCount(set) > stones && Long.bitCount(set) <= stones + 2) {
                sets.add(set);
            }
        }
        return sets;
    }

    /** Definition 1, by trying everything. */
    private static final class BruteForce {
        private static final int SQUARES = 7;

        private final List<Long> sets;
        private final int stones;
        private final Map<List<Long>, Boolean> known = new HashMap<>();

        BruteForce(List<Long> sets, int stones) {
            this.sets = sets;
            this.stones = stones;
        }

        boolean makerWins(long maker, long breaker) {
            Boolean before = known.get(List.of(maker, breaker));
            if (before != null) {
                return before;
            }
            boolean wins = false;
            for (long put = 1; put < 1 << SQUARES && !wins; put++) {
                boolean legal = (put & (maker | breaker)) == 0 && Long.bitCount(put) <= stones;
                wins = legal && winsWith(maker | put, breaker, Long.bitCount(put));
            }
            known.put(List.of(maker, breaker), wins);
            return wins;
        }

        private boolean winsWith(long maker, long breaker, int answers) {
            if (sets.stream().anyMatch(set -> (set & ~maker) == 0)) {
                return true;
            }
            for (long put = 0; put < 1 << SQUARES; put++) {
                boolean legal = (put & (maker | breaker)) == 0 && Long.bitCount(put) <= answers;
                if (legal && !makerWins(maker, breaker | put)) {
                    return false;
                }
            }
            return true;
        }
    }
}
