package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the accept rules accept is true: every claim and every root, against brute force. */
final class SoundnessTest {
    private static final int BOARDS = 2000;
    private static final int STEPS = 60;

    @Test
    void claim_isTrueWhenItsStepIsAccepted() throws IOException {
        Map<Kind, Integer> accepted = new EnumMap<>(Kind.class);
        for (int seed = 0; seed < BOARDS; seed++) {
            RandomSteps steps = new RandomSteps(seed);
            for (int i = 0; i < STEPS; i++) {
                Optional<Claim> claim = steps.next();
                if (claim.isPresent()) {
                    assertThat(BruteForce.holds(steps.board(), steps.firstMoves(), claim.get()))
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
                        EnumSet.complementOf(EnumSet.of(Kind.BOXES, Kind.PUTS, Kind.ANSWERS))
                                .toArray(Kind[]::new));
        assertThat(accepted)
                .allSatisfy((kind, count) -> assertThat(count).isGreaterThan(BOARDS / 10));
    }

    @Test
    void root_winsTheGameWhenItIsAccepted() throws IOException {
        int[] accepted = new int[Player.values().length];
        for (int seed = 0; seed < BOARDS; seed++) {
            RandomSteps steps = new RandomSteps(seed);
            for (int i = 0; i < STEPS; i++) {
                Optional<Claim> claim = steps.next();
                if (claim.isPresent() && winsSomePosition(steps, claim.get(), seed)) {
                    accepted[claim.get().prover() == Player.MAKER ? 0 : 1]++;
                }
            }
        }
        assertThat(accepted[0]).isGreaterThan(BOARDS);
        assertThat(accepted[1]).isGreaterThan(BOARDS);
    }

    private static boolean winsSomePosition(RandomSteps steps, Claim claim, int seed) {
        Header header = steps.position(claim);
        try {
            new RootRule(header).require(claim);
        } catch (Refusal refusal) {
            return false;
        }
        assertThat(RealGame.winner(header))
                .as("board %d: %s in %s", seed, claim, header)
                .isEqualTo(claim.prover());
        return true;
    }

    @Test
    void bruteForce_knowsFalseClaims() {
        Board board = new Board(3, List.of(new int[] {0, 1}, new int[] {1, 2}));
        Bits all = Bits.of(3, 0, 1, 2);
        Bits both = Bits.of(2, 0, 1);
        Claim breaker =
                new Claim.Breakers(Player.MAKER, Claim.UNLIMITED, all, both, Claim.Phase.ANY_TIME);
        assertThat(BruteForce.holds(board, Optional.empty(), breaker)).isFalse();
        Claim maker = new Claim.Makers(Player.MAKER, 2, all, Bits.of(3), both, Bits.of(3, 1));
        assertThat(BruteForce.holds(board, Optional.empty(), maker)).isTrue();
        Claim fewer = new Claim.Makers(Player.MAKER, 1, all, Bits.of(3), both, Bits.of(3, 1));
        assertThat(BruteForce.holds(board, Optional.empty(), fewer)).isFalse();
        Claim opening = new Claim.Makers(Player.MAKER, 2, all, Bits.of(3), both, Bits.of(3, 0));
        assertThat(BruteForce.holds(board, Optional.empty(), opening)).isFalse();
        Claim second = new Claim.Makers(Player.BREAKER, 2, all, Bits.of(3), both, Bits.of(3, 0, 1));
        assertThat(BruteForce.holds(board, Optional.empty(), second)).isFalse();
    }
}
