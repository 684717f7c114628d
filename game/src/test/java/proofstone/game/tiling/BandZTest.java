package proofstone.game.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BandZTest {
    /** Property 1 of [Chiang2011]. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 16, 31, 128})
    void threeLinesLessOne_hold(int length) {
        Cover cover = BandZ.cover(length);
        assertThat(cover.length()).hasValue(3 * length - 1);
        assertThat(cover.hole(3 * length - 2)).isPresent();
    }

    /** The lines of the two bands fill a period and no line is of both. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8})
    void bands_areDisjoint(int length) {
        List<List<Cell>> lines = BandZ.lines(length);
        Set<Integer> lower = new HashSet<>();
        lines.subList(0, 4 * length).forEach(line -> line.forEach(c -> lower.add(c.up())));
        assertThat(lower).allMatch(up -> up >= 0 && up < length);
        assertThat(lines.subList(4 * length, 8 * length))
                .allSatisfy(line -> assertThat(line).allMatch(c -> c.up() >= length));
    }

    /**
     * Lemma 3 of [Chiang2011]: with rows and columns of the odd zones exchanged, rows counted from
     * the top, the lines are all columns and all rising diagonals.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 9})
    void band_isTheHypergraphOfColumnsAndDiagonals(int length) {
        Set<Set<Cell>> expected = new HashSet<>();
        for (int i = 0; i < 2 * length; i++) {
            expected.add(Set.copyOf(new Segment(new Cell(i, 0), Direction.UP, length).cells()));
            expected.add(Set.copyOf(new Segment(new Cell(i, 0), Direction.RISING, length).cells()));
        }
        Set<Set<Cell>> mapped = new HashSet<>();
        for (List<Cell> line : BandZ.band(length)) {
            mapped.add(Set.copyOf(line.stream().map(c -> exchanged(length, c)).toList()));
        }
        assertThat(mapped).isEqualTo(expected);
    }

    private static Cell exchanged(int length, Cell cell) {
        int zone = Math.floorDiv(cell.right(), length);
        int column = Math.floorMod(cell.right(), length);
        int fromTop = length - 1 - cell.up();
        return zone % 2 == 0 ? cell : new Cell(zone * length + fromTop, length - 1 - column);
    }
}
