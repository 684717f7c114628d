package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import proofstone.certificate.HexClaim.Strength;
import proofstone.certificate.HexStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexEdge;

/** The calculus of Hex proves nothing that is false: random proofs, and a search that judges. */
class HexCalculusSoundnessTest {
    private static final int TRIES = Integer.getInteger("proofstone.hexSteps", 2500);
    private static final List<HexBoard> BOARDS =
            List.of(HexBoard.of(3, 3), HexBoard.of(3, 4), HexBoard.of(4, 3), HexBoard.of(2, 5));

    @Test
    void everyClaim_isTrueByItsWording() {
        Map<Kind, Integer> accepted = new EnumMap<>(Kind.class);
        Map<Kind, Integer> refused = new EnumMap<>(Kind.class);
        for (int seed = 0; seed < 24; seed++) {
            HexBoard board = BOARDS.get(seed % BOARDS.size());
            HexRandomSteps steps = new HexRandomSteps(new Random(seed), board);
            HexOracle oracle = new HexOracle(board);
            for (HexStep step : steps.pool()) {
                accepted.merge(step.kind(), 1, Integer::sum);
                assertTrue(oracle, step, seed);
            }
            for (int i = 0; i < TRIES; i++) {
                Optional<HexStep> step = steps.next();
                if (step.isPresent()) {
                    accepted.merge(step.get().kind(), 1, Integer::sum);
                    assertTrue(oracle, step.get(), seed);
                }
            }
            steps.refused().forEach((kind, count) -> refused.merge(kind, count, Integer::sum));
        }
        for (Kind kind : Kind.values()) {
            assertThat(accepted.getOrDefault(kind, 0)).as("accepted %s", kind).isGreaterThan(200);
            assertThat(refused.getOrDefault(kind, 0)).as("refused %s", kind).isGreaterThan(100);
        }
    }

    private static void assertTrue(HexOracle oracle, HexStep step, int seed) {
        assertThat(oracle.holds(step.claim()))
                .as("%s of seed %d: %s", step.board(), seed, step)
                .isTrue();
    }

    @Test
    void oracle_knowsFalseClaims() {
        HexBoard board = HexBoard.of(3, 3);
        HexOracle oracle = new HexOracle(board);
        int top = board.place(HexEdge.TOP);
        SquareSet middle = SquareSet.of(4);
        SquareSet both = SquareSet.of(1, 2);
        assertThat(oracle.holds(bridge(top, Strength.FULL, middle, both))).isTrue();
        assertThat(oracle.holds(bridge(top, Strength.FULL, middle, SquareSet.of(1)))).isFalse();
        assertThat(oracle.holds(bridge(top, Strength.SEMI, middle, SquareSet.of(1)))).isTrue();
        assertThat(oracle.holds(bridge(top, Strength.SEMI, middle, SquareSet.of(0)))).isFalse();
        assertThat(oracle.holds(bridge(top, Strength.FULL, SquareSet.empty(), both))).isFalse();
        int left = board.place(HexEdge.LEFT);
        assertThat(oracle.holds(bridge(left, Strength.FULL, middle, SquareSet.of(3)))).isFalse();
    }

    private static HexClaim bridge(int edge, Strength strength, SquareSet stones, SquareSet free) {
        return new HexClaim(Player.BLACK, 4, edge, strength, stones, free);
    }
}
