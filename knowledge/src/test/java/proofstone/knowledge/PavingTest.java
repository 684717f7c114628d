package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** For which games a pairing that repeats is found, and what it holds. */
class PavingTest {
    private static Optional<Step> find(String game) throws GameSyntaxException {
        return find(GameParser.parse(game), WeakPosition.empty(Role.MAKER));
    }

    private static Optional<Step> find(Board board, WeakPosition position) {
        return Paving.find(WeakProblem.of(board, position), EnumSet.allOf(Technique.class));
    }

    private static SquareSet held(Step step) {
        return ((Claim.OfBreaker) step.claim()).held();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fatty", "F", "I", "P", "T", "U", "V", "W", "X", "Z"})
    void animalThatMakerCannotBuild_isHeldOnEveryBoard(String animal) throws GameSyntaxException {
        for (String size : new String[] {"7,7", "8,13", "19,19"}) {
            String game = "animal:" + animal + "," + size;
            Step step = find(game).orElseThrow();
            int sets = GameParser.parse(game).hypergraph().sets().size();
            assertThat(held(step)).as(game).isEqualTo(SquareSet.range(sets));
            assertThat(step.kind()).isEqualTo(Step.Kind.PAIRS);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "animal:elly,4,4",
                "animal:skinny,6,6",
                "animal:L,9,9",
                "animal:N,9,9",
                "animal:Y,9,9",
                "mnk:15,15,8",
                "mnk:5,5,4",
                "tile:b2,2"
            })
    void gameWithoutPaving_hasNone(String game) throws GameSyntaxException {
        assertThat(find(game)).isEmpty();
    }

    @Test
    void techniqueNotInUse_findsNone() throws GameSyntaxException {
        WeakPosition start = WeakPosition.empty(Role.MAKER);
        WeakProblem problem = WeakProblem.of(GameParser.parse("animal:fatty,7,7"), start);
        assertThat(Paving.find(problem, EnumSet.noneOf(Technique.class))).isEmpty();
    }

    @Test
    void stones_ofMakers_onlyLeavePairsThatAreFree() throws GameSyntaxException {
        Board board = GameParser.parse("animal:T,8,8");
        SplittableRandom random = new SplittableRandom(5);
        int found = 0;
        for (int trial = 0; trial < 200; trial++) {
            SquareSet maker = SquareSet.of(random.nextInt(64));
            SquareSet breaker = SquareSet.of(random.nextInt(64)).minus(maker);
            var position = new WeakPosition(maker, breaker, Role.MAKER);
            Optional<Step> step = find(board, position);
            found += step.isPresent() ? 1 : 0;
            step.ifPresent(proof -> assertHolds(board, position, proof));
        }
        assertThat(found).isBetween(1, 199);
    }

    private static void assertHolds(Board board, WeakPosition position, Step proof) {
        assertThat(proof.claim().carrier().intersects(position.occupied())).isFalse();
        for (int e = 0; e < board.hypergraph().sets().size(); e++) {
            boolean isDead = board.hypergraph().sets().get(e).intersects(position.breaker());
            assertThat(isDead || held(proof).contains(e)).isTrue();
        }
    }
}
