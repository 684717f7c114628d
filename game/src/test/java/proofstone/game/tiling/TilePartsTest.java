package proofstone.game.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TilePartsTest {
    /** A choice of sets covers every row by its parts exactly if the enumeration says so. */
    @Test
    void parts_agreeWithTheCover() {
        Random random = new Random(11);
        for (int trial = 0; trial < 2000; trial++) {
            BandTiling band = randomBand(random);
            int length = 2 + random.nextInt(11);
            TileParts parts = new TileParts(band);
            Set<Set<Long>> rows = parts.ofRows(length);
            List<Long> sets = someParts(random, rows);
            boolean covered = rows.stream().allMatch(row -> isCovered(row, sets));
            Tiling tiling = band.of(parts.tile("t", sets));
            boolean holds = tiling.cover().hole(length).isEmpty();
            assertThat(holds).as("trial %d: %s, %d", trial, band, length).isEqualTo(covered);
            assertThat(tiling.overlap()).isEmpty();
        }
    }

    private static boolean isCovered(Set<Long> row, List<Long> sets) {
        return row.stream().anyMatch(part -> sets.stream().anyMatch(set -> (set & ~part) == 0));
    }

    private static BandTiling randomBand(Random random) {
        int columns = 2 + random.nextInt(6);
        List<BandTiling> all = BandTiling.all(1 + random.nextInt(5), columns, random.nextInt(3));
        return all.get(random.nextInt(all.size()));
    }

    /** One part of each row, but sometimes one row is forgotten. */
    private static List<Long> someParts(Random random, Set<Set<Long>> rows) {
        Set<Long> chosen = new HashSet<>();
        for (Set<Long> row : rows) {
            if (random.nextInt(40) > 0 || chosen.isEmpty()) {
                List<Long> parts = new ArrayList<>(row);
                chosen.add(parts.get(random.nextInt(parts.size())));
            }
        }
        return new ArrayList<>(chosen);
    }

    @Test
    void all_hasTheTilingOfThePaperOnce() {
        assertThat(BandTiling.all(4, 6, 1))
                .hasSize(42)
                .containsOnlyOnce(new BandTiling(4, 6, 1, BandTiling.Bands.MIRRORED, 0, 0));
    }

    @Test
    void constructors_refuseOtherSizes() {
        assertThatThrownBy(() -> new BandTiling(4, 0, 1, BandTiling.Bands.ALIKE, 0, 0))
                .isInstanceOf(IllegalArgumentException.class);
        BandTiling large = new BandTiling(5, 13, 1, BandTiling.Bands.ALIKE, 0, 0);
        assertThatThrownBy(() -> new TileParts(large)).hasMessageContaining("64 squares");
    }
}
