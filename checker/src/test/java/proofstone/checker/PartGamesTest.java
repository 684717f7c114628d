package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Weights and the order of replies change nothing of who wins a part. */
class PartGamesTest {
    private static final int GAMES = 500;
    private static final int SQUARES = 7;

    /** Plays every line, with Maker to move. */
    private static boolean holds(List<Integer> edges, int maker, int breaker) {
        return IntStream.range(0, SQUARES)
                .filter(m -> !isTaken(m, maker, breaker))
                .allMatch(m -> answers(edges, maker | 1 << m, breaker));
    }

    private static boolean answers(List<Integer> edges, int maker, int breaker) {
        if (edges.stream().anyMatch(edge -> (edge & ~maker) == 0)) {
            return false;
        }
        boolean isFull = (maker | breaker) == (1 << SQUARES) - 1;
        return isFull
                || IntStream.range(0, SQUARES)
                        .filter(b -> !isTaken(b, maker, breaker))
                        .anyMatch(b -> holds(edges, maker, breaker | 1 << b));
    }

    private static boolean isTaken(int square, int maker, int breaker) {
        return ((maker | breaker) >> square & 1) != 0;
    }

    private static int[] edge(SplittableRandom random) {
        int size = 2 + random.nextInt(3);
        return random.ints(0, SQUARES).distinct().limit(size).toArray();
    }

    @Test
    void breakerWins_randomParts_agreesWithPlayingEveryLine() throws Refusal {
        SplittableRandom random = new SplittableRandom(5);
        PartGames games = new PartGames();
        int wins = 0;
        for (int i = 0; i < GAMES; i++) {
            PartGames.Shape shape = new PartGames.Shape();
            List<Integer> edges = new ArrayList<>();
            for (int e = 1 + random.nextInt(7); e > 0; e--) {
                int[] edge = edge(random);
                shape.add(edge);
                edges.add(IntStream.of(edge).map(square -> 1 << square).sum());
            }
            boolean isBreakers = holds(edges, 0, 0);
            assertThat(games.breakerWins(shape)).as("%s", edges).isEqualTo(isBreakers);
            wins += isBreakers ? 1 : 0;
        }
        assertThat(wins).isBetween(GAMES / 10, GAMES * 9 / 10);
    }
}
