package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Symmetries one after the other. */
class SymmetryTest {
    @Test
    void then_leadsWhereBothLead() {
        HexGeometry geometry = new HexGeometry(5, 5);
        Random random = new Random(7);
        for (Symmetry first : Symmetry.values()) {
            for (Symmetry second : Symmetry.values()) {
                long cells = random.nextLong() & geometry.all;
                long both = second.apply(geometry, first.apply(geometry, cells));
                assertThat(first.then(second).apply(geometry, cells)).isEqualTo(both);
                assertThat(first.then(second).player(HexGeometry.WHITE))
                        .isEqualTo(second.player(first.player(HexGeometry.WHITE)));
            }
        }
    }
}
