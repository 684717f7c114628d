package proofstone.game.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoverTest {
    private static final int FAR = 10;

    /** Tiles of [Chiang2011]: 11 holds, 10 does not. */
    @Test
    void b2_holdsElevenAndNotTen() throws Exception {
        Tiling b2 = Examples.documented("b2.tiling");
        assertThat(b2.overlap()).isEmpty();
        assertThat(b2.free()).isZero();
        assertThat(b2.cover().length()).hasValue(11);
        assertThat(b2.cover().hole(11)).isEmpty();
        Segment hole = b2.cover().hole(10).orElseThrow();
        assertThat(hole.length()).isEqualTo(10);
        assertThat(holdsSet(b2, hole)).isFalse();
    }

    @Test
    void b2_isBandTiling() throws Exception {
        Tiling b2 = Examples.documented("b2.tiling");
        BandTiling band = new BandTiling(4, 6, 1, BandTiling.Bands.MIRRORED, 0, 0);
        assertThat(band.squares())
                .containsExactlyInAnyOrderElementsOf(b2.tiles().getFirst().squares());
        Tiling same = band.of(b2.tiles().getFirst());
        assertThat(same).isEqualTo(b2);
    }

    /** Theorem III.3 of [Czifra2021]; six in a row need not hold a set. */
    @ParameterizedTest
    @ValueSource(ints = {7, 8, 9, 10, 15})
    void strip_holdsSevenAndNotSix(int columns) throws Exception {
        for (int drift = 0; drift < columns; drift++) {
            Tiling strip = Examples.strip(columns, drift);
            assertThat(strip.overlap()).isEmpty();
            assertThat(strip.free()).isZero();
            assertThat(strip.cover().length()).hasValue(7);
        }
    }

    @Test
    void strip_isDocumented() throws Exception {
        Tiling read = Examples.documented("strip7-9.tiling");
        assertThat(TilingWriter.toText(read)).isEqualTo(TilingWriter.toText(Examples.strip(9, 0)));
        assertThat(read.tiles().getFirst().hypergraph().squares()).isEqualTo(36);
    }

    @Test
    void line_withoutSet_failsAtAnyLength() {
        List<List<Cell>> rows = List.of(List.of(Cell.ORIGIN, new Cell(1, 0)));
        Cover cover = new Cover(new Lattice(new Cell(2, 0), new Cell(0, 1)), rows);
        assertThat(cover.length()).isEmpty();
        assertThat(cover.hole(1000)).map(Segment::direction).hasValue(Direction.UP);
    }

    /** Random tilings: the reaches agree with a look at every segment. */
    @Test
    void cover_agreesWithEverySegment() {
        for (long seed = 0; seed < 40; seed++) {
            Tiling tiling = random(new Random(seed));
            OptionalInt length = tiling.cover().length();
            int proved = length.orElse(FAR);
            Set<Set<Cell>> sets = setsNearby(tiling);
            for (int k = 1; k <= FAR; k++) {
                boolean holds = holdsEverywhere(tiling, sets, k);
                assertThat(holds)
                        .as("seed %d, k = %d", seed, k)
                        .isEqualTo(length.isPresent() && k >= proved);
                assertThat(tiling.cover().hole(k).isEmpty()).as("seed %d", seed).isEqualTo(holds);
            }
        }
    }

    private static Tiling random(Random random) {
        int width = 1 + random.nextInt(3);
        List<List<Cell>> sets = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            for (int i = 0; i < 1 + random.nextInt(4); i++) {
                Cell start = new Cell(random.nextInt(4), random.nextInt(3) + 4);
                sets.add(new Segment(start, direction, 1 + random.nextInt(3)).cells());
            }
        }
        Tile tile = new Tile("random", sets);
        Orientation orientation = List.of(Orientation.values()).get(random.nextInt(8));
        return new Tiling(
                List.of(tile),
                new Cell(width, random.nextInt(3)),
                new Cell(-random.nextInt(3), 7),
                List.of(new Placement(tile, new Cell(random.nextInt(9), -3), orientation)));
    }

    private static boolean holdsEverywhere(Tiling tiling, Set<Set<Cell>> sets, int length) {
        Lattice lattice = tiling.lattice();
        for (Direction direction : Direction.values()) {
            for (int number = 0; number < lattice.classes(); number++) {
                Segment segment = new Segment(lattice.representative(number), direction, length);
                if (!holdsSet(sets, segment)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean holdsSet(Tiling tiling, Segment segment) {
        return holdsSet(setsNearby(tiling), segment);
    }

    private static boolean holdsSet(Set<Set<Cell>> sets, Segment segment) {
        Set<Cell> cells = Set.copyOf(segment.cells());
        return sets.stream().anyMatch(cells::containsAll);
    }

    /** Returns the winning sets of all tiles around the rectangle of representatives. */
    private static Set<Set<Cell>> setsNearby(Tiling tiling) {
        Set<Set<Cell>> sets = new HashSet<>();
        for (Placement placement : tiling.placements()) {
            Tile tile = placement.tile();
            for (int i = -2 * FAR; i <= 2 * FAR; i++) {
                for (int j = -4; j <= 4; j++) {
                    Cell by = tiling.firstPeriod().times(i).plus(tiling.secondPeriod().times(j));
                    tile.hypergraph()
                            .sets()
                            .forEach(set -> {
                                List<Cell> cells = placement.of(tile.cells(set));
                                sets.add(Set.copyOf(cells.stream().map(by::plus).toList()));
                            });
                }
            }
        }
        return sets;
    }
}
