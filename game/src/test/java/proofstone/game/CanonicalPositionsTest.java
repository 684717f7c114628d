package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalPositionsTest {
    @ParameterizedTest
    @ValueSource(strings = {"mnk:4,4,3", "mnk:3,5,3", "mnk:9,9,5", "mnk:3,3,3;torus", "strip7:8"})
    void of_isTheSameForAllImages(String game) throws Exception {
        Board board = GameParser.parse(game);
        Random random = new Random(7);
        for (int round = 0; round < 30; round++) {
            WeakPosition position = random(board, random);
            CanonicalPositions.Canonical canonical = CanonicalPositions.of(board, position);
            assertThat(position.image(canonical.symmetry())).isEqualTo(canonical.position());
            for (Permutation symmetry : board.symmetries()) {
                WeakPosition image = position.image(symmetry);
                assertThat(CanonicalPositions.of(board, image).position())
                        .isEqualTo(canonical.position());
            }
        }
    }

    private static WeakPosition random(Board board, Random random) {
        WeakPosition position = WeakPosition.empty(Role.MAKER);
        for (int i = random.nextInt(6); i > 0; i--) {
            int square = random.nextInt(board.hypergraph().squares());
            position = position.occupied().contains(square) ? position : position.play(square);
        }
        return position;
    }

    @Test
    void of_leavesThreeFirstMovesOfTicTacToe() throws Exception {
        Board board = GameParser.parse("mnk:3,3,3");
        Set<WeakPosition> found = new HashSet<>();
        for (int square = 0; square < 9; square++) {
            WeakPosition position = WeakPosition.empty(Role.MAKER).play(square);
            found.add(CanonicalPositions.of(board, position).position());
        }
        assertThat(found).hasSize(3);
    }
}
