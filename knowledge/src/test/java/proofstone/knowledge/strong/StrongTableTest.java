package proofstone.knowledge.strong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StrongTableTest {
    private static final int COUNT = 100_000;

    @Test
    void store_losesNothingWhileItMayGrow() {
        StrongTable table = new StrongTable(1 << 24);
        store(table);
        assertThat(found(table)).isEqualTo(COUNT);
    }

    @Test
    void store_keepsTheLatestWhereItMayNotGrow() {
        StrongTable table = new StrongTable(1 << 10);
        store(table);
        assertThat(found(table)).isBetween(1, 1 << 10);
        table.store(5, 7, 9, 1, "known", 11);
        int place = table.find(5);
        assertThat(table.phi(place)).isEqualTo(7);
        assertThat(table.delta(place)).isEqualTo(9);
        assertThat(table.data(place)).isEqualTo("known");
        assertThat(table.orientation(place)).isEqualTo(11);
    }

    private static void store(StrongTable table) {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < COUNT; i++) {
            table.store(random.nextLong(), i + 1, 1, 1, null, i);
        }
    }

    private static int found(StrongTable table) {
        SplittableRandom random = new SplittableRandom(1);
        int found = 0;
        for (int i = 0; i < COUNT; i++) {
            int place = table.find(random.nextLong());
            found += place >= 0 && table.phi(place) == i + 1 ? 1 : 0;
        }
        return found;
    }
}
