package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import proofstone.checker.StrongRandomSteps.Boards;

/** What the accept rules of strong games accept is true, against brute force. */
final class StrongSoundnessTest {
    private static final int BOARDS = 400;
    private static final int STEPS = 60;

    /** Squares of a larger board. */
    private static final int MORE = 2;

    @Test
    void claim_isTrueWhenItsStepIsAccepted() throws IOException {
        Map<StrongKind, Integer> accepted = new EnumMap<>(StrongKind.class);
        for (int seed = 0; seed < BOARDS; seed++) {
            StrongRandomSteps steps = new StrongRandomSteps(seed, Boards.ANY);
            for (int i = 0; i < STEPS; i++) {
                Optional<StrongClaim> claim = steps.next();
                if (claim.isPresent()) {
                    assertThat(StrongOracle.holds(steps.game(), claim.get()))
                            .as("board %d, step %d: %s", seed, i + 1, claim.get())
                            .isTrue();
                }
            }
            steps.reader()
                    .kinds()
                    .forEach((kind, count) -> accepted.merge(kind, count, Integer::sum));
        }
        assertThat(accepted)
                .containsOnlyKeys(
                        EnumSet.complementOf(
                                        EnumSet.of(StrongKind.DRAW, StrongKind.STRATEGY_STEALING))
                                .toArray(StrongKind[]::new));
        assertThat(accepted)
                .allSatisfy((kind, count) -> assertThat(count).isGreaterThan(BOARDS / 10));
    }

    @Test
    void outerThreshold_isTrueOnLargerBoards() throws IOException {
        int claims = 0;
        for (int seed = 0; seed < BOARDS; seed++) {
            StrongRandomSteps steps =
                    new StrongRandomSteps(seed, seed % 4 == 0 ? Boards.ANY : Boards.RIM);
            for (int i = 0; i < STEPS; i++) {
                Optional<StrongClaim> claim = steps.next();
                if (claim.isPresent() && speaksOfLargerBoards(steps.game(), claim.get())) {
                    List<Integer> sets = StrongOracle.outerSets(steps.game(), MORE);
                    int set = sets.get(steps.random().nextInt(sets.size()));
                    assertThat(StrongOracle.holds(steps.game(), claim.get(), MORE, set))
                            .as("board %d, step %d: %s", seed, i + 1, claim.get())
                            .isTrue();
                    claims++;
                }
            }
        }
        assertThat(claims).isGreaterThan(3 * BOARDS);
    }

    private static boolean speaksOfLargerBoards(StrongGame game, StrongClaim claim) {
        return claim.outer() <= 4
                && game.listOf(claim.refuter()).isEmpty()
                && game.board().squares() + MORE <= 8;
    }

    @Test
    void root_isTrueWhenItIsAccepted() throws IOException {
        Map<Outcome, Integer> accepted = new EnumMap<>(Outcome.class);
        for (int seed = 0; seed < BOARDS; seed++) {
            StrongRandomSteps steps = new StrongRandomSteps(seed, Boards.ANY);
            for (int i = 0; i < STEPS; i++) {
                Optional<StrongClaim> claim = steps.next();
                if (claim.isPresent()) {
                    StrongHeader header = steps.position(claim.get());
                    if (isAccepted(header, claim.get())) {
                        accepted.merge(header.claim(), 1, Integer::sum);
                        assertThat(StrongRealGame.isTrue(header))
                                .as("board %d, step %d: %s in %s", seed, i + 1, claim, header)
                                .isTrue();
                    }
                }
            }
        }
        assertThat(accepted).hasSize(4);
    }

    private static boolean isAccepted(StrongHeader header, StrongClaim claim) {
        try {
            new StrongRoot(header).require(claim);
            return true;
        } catch (Refusal refusal) {
            return false;
        }
    }
}
