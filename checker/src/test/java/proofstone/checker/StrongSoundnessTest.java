package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.checker.StrongRandomSteps.Boards;

/** What the accept rules of strong games accept is true, against brute force. */
final class StrongSoundnessTest {
    private static final int BOARDS = 300;
    private static final int STEPS = 60;

    /** Squares of a larger board. */
    private static final int MORE = 2;

    /** The kinds that speak of a position, and those of them that several stones a turn allow. */
    private static EnumSet<StrongKind> kinds(int stones) {
        EnumSet<StrongKind> kinds = EnumSet.allOf(StrongKind.class);
        kinds.removeAll(EnumSet.of(StrongKind.DRAW, StrongKind.STRATEGY_STEALING));
        if (stones > 1) {
            kinds.removeAll(EnumSet.of(StrongKind.THREAT, StrongKind.PARTS));
        }
        return kinds;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void claim_isTrueWhenItsStepIsAccepted(int stones) throws IOException {
        Map<StrongKind, Integer> accepted = new EnumMap<>(StrongKind.class);
        int exact = 0;
        for (int seed = 0; seed < BOARDS; seed++) {
            StrongRandomSteps steps = new StrongRandomSteps(seed, Boards.ANY, stones);
            for (int i = 0; i < STEPS; i++) {
                Optional<StrongClaim> claim = steps.next();
                if (claim.isPresent()) {
                    exact += claim.get().exact() ? 1 : 0;
                    assertThat(StrongOracle.holds(steps.game(), claim.get()))
                            .as("board %d, step %d: %s", seed, i + 1, claim.get())
                            .isTrue();
                }
            }
            steps.reader()
                    .kinds()
                    .forEach((kind, count) -> accepted.merge(kind, count, Integer::sum));
        }
        assertThat(exact).isGreaterThan(BOARDS / 10);
        assertThat(accepted).containsOnlyKeys(kinds(stones).toArray(StrongKind[]::new));
        assertThat(accepted)
                .allSatisfy((kind, count) -> assertThat(count).isGreaterThan(BOARDS / 10));
    }

    /** The tempo lemma: wherever a claim may be used it says what it is taken for. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void claim_isTrueWhereverItIsUsable(int stones) throws IOException {
        int usable = 0;
        for (int seed = 0; seed < BOARDS; seed++) {
            StrongRandomSteps steps = new StrongRandomSteps(seed, Boards.ANY, stones);
            for (int i = 0; i < STEPS; i++) {
                Optional<StrongClaim> claim = steps.next();
                if (claim.isPresent() && steps.random().nextInt(4) == 0) {
                    usable += assertUsable(steps.game(), claim.get());
                }
            }
        }
        assertThat(usable).isGreaterThan(BOARDS);
    }

    /** Returns the number of other turns at which it is usable. */
    private static int assertUsable(StrongGame game, StrongClaim claim) {
        int usable = 0;
        for (Colour player : Colour.values()) {
            for (int left = 1; left <= game.stones(); left++) {
                StrongTurn at = new StrongTurn(player, left);
                if (!at.equals(claim.turn()) && claim.isUsable(at, game.stones())) {
                    usable++;
                    StrongClaim there = used(game, claim, at);
                    assertThat(StrongOracle.holds(game, there))
                            .as("%s used as %s", claim, there)
                            .isTrue();
                }
            }
        }
        return usable;
    }

    private static StrongClaim used(StrongGame game, StrongClaim claim, StrongTurn at) {
        return new StrongClaim(
                claim.prover(),
                claim.goal(),
                at,
                claim.isWin()
                        ? claim.winStones(at, game.stones())
                        : claim.holdStones(at, game.stones()),
                claim.needed(),
                claim.thresholds(),
                claim.outer());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void outerThreshold_isTrueOnLargerBoards(int stones) throws IOException {
        int claims = 0;
        for (int seed = 0; seed < BOARDS; seed++) {
            StrongRandomSteps steps =
                    new StrongRandomSteps(seed, seed % 4 == 0 ? Boards.ANY : Boards.RIM, stones);
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

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void root_isTrueWhenItIsAccepted(int stones) throws IOException {
        Map<Outcome, Integer> accepted = new EnumMap<>(Outcome.class);
        for (int seed = 0; seed < BOARDS; seed++) {
            StrongRandomSteps steps = new StrongRandomSteps(seed, Boards.ANY, stones);
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
