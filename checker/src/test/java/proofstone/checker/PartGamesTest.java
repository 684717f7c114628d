package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

    /** More squares than are played out, in pairs of small parts: both have to be held. */
    @Test
    void breakerWins_twoPartsInOne_ifBothAreHeld() throws Refusal {
        SplittableRandom random = new SplittableRandom(6);
        PartGames games = new PartGames();
        int wins = 0;
        for (int i = 0; i < GAMES; i++) {
            PartGames.Shape shape = new PartGames.Shape();
            boolean isBreakers = true;
            for (int part = 0; part < 2; part++) {
                List<Integer> edges = new ArrayList<>();
                for (int e = 1 + random.nextInt(5); e > 0; e--) {
                    int[] edge = edge(random);
                    int first = part * SQUARES;
                    shape.add(IntStream.of(edge).map(square -> square + first).toArray());
                    edges.add(IntStream.of(edge).map(square -> 1 << square).sum());
                }
                isBreakers &= holds(edges, 0, 0);
            }
            assertThat(games.breakerWins(shape)).as("part %d", i).isEqualTo(isBreakers);
            wins += isBreakers ? 1 : 0;
        }
        assertThat(wins).isBetween(GAMES / 10, GAMES * 9 / 10);
    }

    /** Parts that are small enough for playing every line, by the other way. */
    @Test
    void largerPart_agreesWithPlayingEveryLine() throws Refusal {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < GAMES; i++) {
            List<Integer> edges = new ArrayList<>();
            for (int e = 1 + random.nextInt(7); e > 0; e--) {
                edges.add(IntStream.of(edge(random)).map(square -> 1 << square).sum());
            }
            int[] masks = edges.stream().mapToInt(edge -> edge).toArray();
            assertThat(LargerPart.breakerHolds(masks, 10_000))
                    .as("%s", edges)
                    .isEqualTo(holds(edges, 0, 0));
        }
    }

    @Test
    void largerPart_ofMorePositionsThanPermitted_isRefused() throws Refusal {
        int[] ring = {0b111, 0b1110, 0b11100, 0b111000, 0b110001, 0b100011};
        assertThat(LargerPart.breakerHolds(ring, 100)).isTrue();
        assertThatThrownBy(() -> LargerPart.breakerHolds(ring, 0))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> assertThat(refusal.reason()).isEqualTo(Reason.PART_TOO_LARGE));
    }
}
