package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Step.Kind;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/** The calculus proves nothing that is false: random proofs, and a game search that judges them. */
class CalculusSoundnessTest {
    private static final int BOARDS = Integer.getInteger("proofstone.boards", 400);
    private static final int TRIES = 180;

    private static final Set<Kind> UNCHECKED =
            EnumSet.of(Kind.BLOCKED, Kind.SHORT, Kind.LINE, Kind.FILLED);

    /** The rules that can refuse what {@link RandomSteps} puts into them. */
    private static final List<Kind> CHECKED =
            RandomSteps.KINDS.stream().filter(kind -> !UNCHECKED.contains(kind)).toList();

    @Test
    void everyClaim_isTrueByItsWording() {
        Map<Kind, Integer> accepted = new EnumMap<>(Kind.class);
        Map<Kind, Integer> refused = new EnumMap<>(Kind.class);
        for (int seed = 0; seed < BOARDS; seed++) {
            Random random = new Random(seed);
            Hypergraph board = RandomSteps.board(random, 6);
            RandomSteps steps = new RandomSteps(random, board);
            ClaimOracle oracle = new ClaimOracle(board, steps.firstMoves());
            for (int i = 0; i < TRIES; i++) {
                Optional<Step> step = steps.next();
                if (step.isPresent()) {
                    accepted.merge(step.get().kind(), 1, Integer::sum);
                    assertThat(oracle.holds(step.get().claim()))
                            .as("board %s of seed %d: %s", board, seed, step.get())
                            .isTrue();
                }
            }
            steps.refused().forEach((kind, count) -> refused.merge(kind, count, Integer::sum));
        }
        for (Kind kind : RandomSteps.KINDS) {
            assertThat(accepted.get(kind)).as("accepted %s", kind).isGreaterThan(BOARDS / 4);
        }
        for (Kind kind : CHECKED) {
            assertThat(refused.get(kind)).as("refused %s", kind).isGreaterThan(BOARDS / 10);
        }
    }

    @Test
    void oracle_knowsFalseClaims() {
        Hypergraph path = TestBoards.hypergraph(3, new int[][] {{0, 1}, {1, 2}});
        ClaimOracle oracle = new ClaimOracle(path, SquareSet.of(0));
        SquareSet all = SquareSet.range(3);
        SquareSet both = SquareSet.of(0, 1);
        assertThat(oracle.holds(new Claim.OfBreaker(Role.MAKER, 9, all, both, false))).isFalse();
        assertThat(oracle.holds(new Claim.OfBreaker(Role.MAKER, 1, all, both, false))).isTrue();
        assertThat(oracle.holds(new Claim.OfBreaker(Role.MAKER, 9, all, both, true))).isTrue();
        assertThat(oracle.holds(new Claim.OfBreaker(Role.BREAKER, 9, all, both, false))).isTrue();
        SquareSet none = SquareSet.empty();
        SquareSet middle = SquareSet.of(1);
        SquareSet end = SquareSet.of(0);
        assertThat(oracle.holds(new Claim.OfMaker(Role.MAKER, 2, all, none, both, middle)))
                .isTrue();
        assertThat(oracle.holds(new Claim.OfMaker(Role.MAKER, 2, all, none, both, end))).isFalse();
        assertThat(oracle.holds(new Claim.OfMaker(Role.MAKER, 1, all, none, both, middle)))
                .isFalse();
        assertThat(oracle.holds(new Claim.OfMaker(Role.BREAKER, 2, all, none, both, middle)))
                .isFalse();
        assertThat(oracle.holds(new Claim.OfMaker(Role.MAKER, 1, end, middle, middle, end)))
                .isFalse();
    }
}
