package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.SquareSet;

/** Turns that meet all carriers, against all sets of squares; and the bound of the work. */
class TurnCoverageTest {
    private static final int SQUARES = 8;

    @Test
    void canMeetAll_isWhatTryingAllSetsSays() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 3000; i++) {
            List<SquareSet> carriers =
                    random.longs(random.nextInt(8), 0, 1 << SQUARES)
                            .mapToObj(SquareSet::ofWords)
                            .toList();
            int stones = random.nextInt(6);
            assertThat(new TurnCoverage().canMeetAll(carriers, stones))
                    .as("%s stones, carriers %s", stones, carriers)
                    .isEqualTo(tryAll(carriers, stones));
        }
    }

    private static boolean tryAll(List<SquareSet> carriers, int stones) {
        return IntStream.range(0, 1 << SQUARES)
                .mapToObj(mask -> SquareSet.ofWords(mask))
                .filter(turn -> turn.size() <= stones)
                .anyMatch(turn -> carriers.stream().allMatch(turn::intersects));
    }

    @Test
    void canMeetAll_needsNoSearchWhereCarriersAreDisjoint() {
        List<SquareSet> carriers = new ArrayList<>();
        for (int v = 0; v < 600; v += 10) {
            carriers.add(SquareSet.of(IntStream.range(v, v + 10).toArray()));
        }
        assertThat(new TurnCoverage(1000).canMeetAll(carriers, 59)).isFalse();
        assertThat(new TurnCoverage(100_000).canMeetAll(carriers, 60)).isTrue();
    }

    /** Of five squares any three make a carrier: three stones are needed, one group is disjoint. */
    @Test
    void canMeetAll_endsAtItsBoundOfWork() {
        List<SquareSet> carriers = triples(60);
        assertThatThrownBy(() -> new TurnCoverage(1 << 20).canMeetAll(carriers, 24))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("more turns to answer");
    }

    /** The depth of the recursion is bounded with the work. */
    @Test
    void canMeetAll_onManySquares_endsWithoutFillingTheStack() {
        List<SquareSet> carriers = triples(60_000);
        assertThatThrownBy(() -> new TurnCoverage().canMeetAll(carriers, 24_000))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("more turns to answer");
    }

    private static List<SquareSet> triples(int squares) {
        List<SquareSet> carriers = new ArrayList<>();
        for (int v = 0; v < squares; v += 5) {
            for (int a = 0; a < 5; a++) {
                for (int b = a + 1; b < 5; b++) {
                    for (int c = b + 1; c < 5; c++) {
                        carriers.add(SquareSet.of(v + a, v + b, v + c));
                    }
                }
            }
        }
        return carriers;
    }
}
