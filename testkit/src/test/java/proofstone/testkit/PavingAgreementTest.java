package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Paving;
import proofstone.knowledge.Technique;

/** What a paving holds on small boards with stones is Breaker's by brute force, on its carrier. */
class PavingAgreementTest {
    private static final String[] ANIMALS = {
        "fatty", "F", "I", "P", "T", "U", "V", "W", "X", "Z", "L", "N", "Y", "elly", "skinny", "tic"
    };

    private static WeakProblem random(SplittableRandom random) throws GameSyntaxException {
        String animal = ANIMALS[random.nextInt(ANIMALS.length)];
        int columns = random.nextInt(3, 6);
        Board board = GameParser.parse("animal:%s,3,%d".formatted(animal, columns));
        SquareSet maker = stones(random, columns);
        SquareSet breaker = stones(random, columns).minus(maker);
        Role toMove = random.nextBoolean() ? Role.MAKER : Role.BREAKER;
        return WeakProblem.of(board, new WeakPosition(maker, breaker, toMove));
    }

    private static SquareSet stones(SplittableRandom random, int columns) {
        SquareSet stones = SquareSet.empty();
        for (int left = random.nextInt(3); left > 0; left--) {
            stones = stones.with(random.nextInt(3 * columns));
        }
        return stones;
    }

    @Test
    void pavings_agreeWithBruteForce() throws GameSyntaxException {
        SplittableRandom random = new SplittableRandom(11);
        int found = 0;
        for (int trial = 0; trial < 600; trial++) {
            WeakProblem problem = random(random);
            Optional<Step> step = Paving.find(problem, EnumSet.allOf(Technique.class));
            if (step.isPresent()) {
                found++;
                SquareSet carrier = step.get().claim().carrier();
                assertThat(BruteForce.winner(problem)).as("%s", problem).isEqualTo(Role.BREAKER);
                assertThat(BruteForce.carrierHolds(problem, Role.BREAKER, carrier)).isTrue();
            }
        }
        assertThat(found).isGreaterThan(60);
    }
}
