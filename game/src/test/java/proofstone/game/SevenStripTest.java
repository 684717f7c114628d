package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The law for which strip7 exists, theorem III.3 of [Czifra2021]: tile the plane by its blocks, in
 * bands that may be shifted against each other, and every seven in a row contains a winning set of
 * one block. So Breaker, who answers in the block where Maker moves, stops seven in a row.
 */
class SevenStripTest {
    private static final int LENGTH = 7;
    private static final int ROWS = 4;

    /** A plane whose band k, rows 4k to 4k + 3, is shifted right by {@code shifts.get(k)}. */
    private record Plane(int columns, List<SquareSet> sets, List<Integer> shifts) {
        /** A line that goes down seven rows from band 0 ends in band 2 at the latest. */
        boolean isCovered() {
            for (int square = 0; square < ROWS * columns; square++) {
                int row = square / columns;
                int column = square % columns;
                if (!covers(row, column, 0, 1)
                        || !covers(row, column, 1, 0)
                        || !covers(row, column, 1, 1)
                        || !covers(row, column, 1, -1)) {
                    return false;
                }
            }
            return true;
        }

        boolean hasHole() {
            return !isCovered();
        }

        boolean covers(int row, int column, int down, int right) {
            Map<List<Integer>, SquareSet> parts = new HashMap<>();
            for (int i = 0; i < LENGTH; i++) {
                int r = row + i * down;
                int c = column + i * right - shifts.get(r / ROWS);
                List<Integer> block = List.of(r / ROWS, Math.floorDiv(c, columns));
                int square = r % ROWS * columns + Math.floorMod(c, columns);
                parts.merge(block, SquareSet.of(square), SquareSet::union);
            }
            return parts.values().stream()
                    .anyMatch(part -> sets.stream().anyMatch(part::containsAll));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 8, 9, 10, 11, 15})
    void everySevenInARow_containsASetOfOneBlock(int columns) throws Exception {
        List<SquareSet> sets = GameParser.parse("strip7:" + columns).hypergraph().sets();
        int step = columns <= 9 ? 1 : 3;
        assertThat(planes(columns, sets, step)).allMatch(Plane::isCovered);
    }

    private static List<Plane> planes(int columns, List<SquareSet> sets, int step) {
        List<Plane> planes = new ArrayList<>();
        for (int middle = 0; middle < columns; middle += step) {
            for (int lower = 0; lower < columns; lower += step) {
                planes.add(new Plane(columns, sets, List.of(0, middle, lower)));
            }
        }
        return planes;
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 9})
    void everyWinningSet_isNeededForTheTiling(int columns) throws Exception {
        List<SquareSet> sets = GameParser.parse("strip7:" + columns).hypergraph().sets();
        for (SquareSet set : sets) {
            List<SquareSet> others = sets.stream().filter(other -> !other.equals(set)).toList();
            assertThat(planes(columns, others, 1)).as("without " + set).anyMatch(Plane::hasHole);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 7, 8, 13})
    void half_hasTheSetsInTheFirstColumnsOfALongStrip(int columns) throws Exception {
        int length = columns + 8;
        List<int[]> within = new ArrayList<>();
        for (SquareSet set : GameParser.parse("strip7:" + length).hypergraph().sets()) {
            if (set.stream().allMatch(square -> square % length < columns)) {
                within.add(set.stream().map(v -> v / length * columns + v % length).toArray());
            }
        }
        assertThat(GameParser.parse("strip7:" + columns + ";half").hypergraph().sets())
                .containsExactlyInAnyOrderElementsOf(within.stream().map(SquareSet::of).toList());
    }
}
