package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The reason for the sets of strip7: where blocks side by side make bands and bands stacked make
 * the plane, every seven in a row contain a winning set of one block, however the bands are
 * shifted.
 */
final class Strip7TilingTest {
    private static final int ROWS = 4;
    private static final List<int[]> DIRECTIONS =
            List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1});

    private record Square(int row, int column) {}

    private record BlockSquare(int band, int block, int square) {}

    @ParameterizedTest
    @ValueSource(ints = {7, 8, 9, 11, 15})
    void everySeven_containsASetOfOneBlock(int columns) {
        List<int[]> sets = GeometryTest.strip(columns);
        for (int shift = 0; shift < columns; shift++) {
            assertThat(firstSevenWithout(columns, sets, new int[] {0, shift, 2 * shift})).isEmpty();
        }
        assertThat(firstSevenWithout(columns, sets, new int[] {0, 0, 0})).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 11})
    void everySeven_needsTheShortSets(int columns) {
        List<int[]> sets =
                GeometryTest.strip(columns).stream().filter(set -> set.length != 2).toList();
        assertThat(firstSevenWithout(columns, sets, new int[] {0, 0, 0})).isNotEmpty();
    }

    /** Bands repeat with the shifts given; sevens begin anywhere in a block of the first band. */
    private static List<Square> firstSevenWithout(int columns, List<int[]> sets, int[] shifts) {
        return IntStream.range(0, ROWS * columns)
                .boxed()
                .flatMap(v -> sevens(v / columns, 100 * columns + v % columns))
                .filter(seven -> !containsSet(seven, columns, sets, shifts))
                .findFirst()
                .orElse(List.of());
    }

    private static Stream<List<Square>> sevens(int row, int column) {
        return DIRECTIONS.stream().map(direction -> seven(row, column, direction));
    }

    private static List<Square> seven(int row, int column, int[] direction) {
        return IntStream.range(0, 7)
                .mapToObj(i -> new Square(row + i * direction[0], column + i * direction[1]))
                .toList();
    }

    private static boolean containsSet(
            List<Square> seven, int columns, List<int[]> sets, int[] shifts) {
        Set<BlockSquare> covered = new HashSet<>();
        for (Square square : seven) {
            covered.add(inBlock(square, columns, shifts));
        }
        return covered.stream()
                .anyMatch(some -> sets.stream().anyMatch(set -> contains(covered, some, set)));
    }

    private static BlockSquare inBlock(Square square, int columns, int[] shifts) {
        int band = square.row() / ROWS;
        int column = square.column() + shifts[band];
        int inBlock = square.row() % ROWS * columns + column % columns;
        return new BlockSquare(band, column / columns, inBlock);
    }

    private static boolean contains(Set<BlockSquare> covered, BlockSquare some, int[] set) {
        return IntStream.of(set)
                .allMatch(v -> covered.contains(new BlockSquare(some.band(), some.block(), v)));
    }
}
