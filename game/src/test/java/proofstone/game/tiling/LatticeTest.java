package proofstone.game.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LatticeTest {
    @Test
    void classOf_isTheSameExactlyUnderTranslations() {
        Random random = new Random(7);
        for (int trial = 0; trial < 500; trial++) {
            Cell first = cell(random, 9);
            Cell second = cell(random, 9);
            if (Lattice.classes(first, second) == 0) {
                continue;
            }
            Lattice lattice = new Lattice(first, second);
            assertThat(lattice.classes()).isEqualTo((int) Lattice.classes(first, second));
            Cell cell = cell(random, 40);
            int number = lattice.classOf(cell);
            Cell by = first.times(random.nextInt(9) - 4).plus(second.times(random.nextInt(9) - 4));
            assertThat(lattice.classOf(cell.plus(by))).isEqualTo(number);
            assertThat(lattice.classOf(lattice.representative(number))).isEqualTo(number);
        }
    }

    private static Cell cell(Random random, int far) {
        return new Cell(random.nextInt(2 * far + 1) - far, random.nextInt(2 * far + 1) - far);
    }

    @Test
    void constructor_refusesPeriodsOnOneLine() {
        assertThatThrownBy(() -> new Lattice(new Cell(2, 4), new Cell(-1, -2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("make 0 classes");
    }
}
