package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The squares and winning sets of the boards with a name. */
final class GeometryTest {
    static List<int[]> setsOf(int rows, int columns, int length) {
        return lines(rows, columns, length, Placements.Edges.OPEN);
    }

    private static List<int[]> lines(int rows, int columns, int length, Placements.Edges edges) {
        TreeSet<int[]> sets = new TreeSet<>(Arrays::compare);
        collect(() -> Lines.forEach(new Placements(rows, columns, edges), length, sets::add));
        return List.copyOf(sets);
    }

    static List<int[]> strip(int columns) {
        TreeSet<int[]> sets = new TreeSet<>(Arrays::compare);
        collect(() -> new Strip7(columns, Strip7.Ends.BOTH, sets::add).forEach());
        return List.copyOf(sets);
    }

    private static List<int[]> halfStrip(int columns) {
        TreeSet<int[]> sets = new TreeSet<>(Arrays::compare);
        collect(() -> new Strip7(columns, Strip7.Ends.LEFT, sets::add).forEach());
        return List.copyOf(sets);
    }

    private static List<int[]> animal(String name, int rows, int columns, Placements.Edges edges) {
        TreeSet<int[]> sets = new TreeSet<>(Arrays::compare);
        List<Placements.Cell> cells = Animals.parse(name).orElseThrow();
        collect(() -> Animals.forEach(new Placements(rows, columns, edges), cells, sets::add));
        return List.copyOf(sets);
    }

    private interface Collection {
        void run() throws Refusal;
    }

    private static void collect(Collection collection) {
        try {
            collection.run();
        } catch (Refusal e) {
            throw new AssertionError("collecting refuses nothing", e);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "7, 7, 5, 60",
        "8, 8, 5, 96",
        "3, 3, 3, 8",
        "1, 4, 5, 0",
        "2, 3, 1, 6",
        "1, 1, 1, 1",
        "4, 7, 4, 31",
        "2, 2, 2, 6",
        "1, 5, 5, 1"
    })
    void mnk_hasAllLines(int rows, int columns, int length, int count) {
        assertThat(setsOf(rows, columns, length)).hasSize(count);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, 3, 12",
        "4, 4, 4, 16",
        "4, 4, 3, 64",
        "2, 3, 3, 8",
        "2, 3, 6, 1",
        "2, 2, 2, 6"
    })
    void mnkTorus_countsCoincidingLinesOnce(int rows, int columns, int length, int count) {
        List<int[]> sets = lines(rows, columns, length, Placements.Edges.TORUS);
        assertThat(sets).hasSize(count).allMatch(set -> set.length == length);
    }

    @ParameterizedTest
    @CsvSource({
        "7, 29", "8, 32", "9, 39", "10, 46", "11, 53", "12, 60", "13, 67", "14, 74", "15, 81"
    })
    void strip7_hasAsManySetsAsPublished(int columns, int count) {
        assertThat(strip(columns)).hasSize(count);
    }

    @ParameterizedTest
    @CsvSource({"4, 13", "7, 22", "8, 29", "13, 64"})
    void halfStrip_hasShortSetsOnTheLeftAlone(int columns, int count) {
        assertThat(halfStrip(columns))
                .hasSize(count)
                .filteredOn(set -> set.length < 4)
                .usingRecursiveFieldByFieldElementComparator()
                .containsExactlyInAnyOrder(
                        new int[] {1, columns},
                        new int[] {2, columns + 1, 2 * columns},
                        new int[] {columns, 2 * columns + 1, 3 * columns + 2});
    }

    @Test
    void strip7_endsWithShortSets() {
        assertThat(strip(9))
                .filteredOn(set -> set.length < 4)
                .usingRecursiveFieldByFieldElementComparator()
                .containsExactlyInAnyOrder(
                        new int[] {1, 9},
                        new int[] {2, 10, 18},
                        new int[] {9, 19, 29},
                        new int[] {7, 17},
                        new int[] {6, 16, 26},
                        new int[] {17, 25, 33});
    }

    @ParameterizedTest
    @CsvSource({
        "elam, 36",
        "domino, 60",
        "tic, 48",
        "el, 100",
        "elly, 160",
        "fatty, 25",
        "knobby, 80",
        "tippy, 80",
        "skinny, 36",
        "snaky, 80",
        "F, 128",
        "I, 24",
        "L, 120",
        "N, 120",
        "P, 160",
        "T, 64",
        "U, 80",
        "V, 64",
        "W, 64",
        "X, 16",
        "Y, 120",
        "Z, 64",
        "sNAKy, 80",
        "0.0+5.5, 2",
        "7.7+7.8, 60"
    })
    void animal_hasAllPlacementsOnSixBySix(String name, int count) {
        assertThat(animal(name, 6, 6, Placements.Edges.OPEN)).hasSize(count);
    }

    @Test
    void animalTorus_wrapsAround() {
        assertThat(animal("domino", 1, 3, Placements.Edges.TORUS)).hasSize(3);
        assertThat(animal("tippy", 5, 5, Placements.Edges.TORUS)).hasSize(100);
        assertThat(animal("el", 1, 5, Placements.Edges.TORUS)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"dragon", "''", "0.0+", "0.0+0.0", "0.00", "1", "0.-1", "0.0 +0.1"})
    void animal_refusesWhatIsNoListOfCells(String name) {
        assertThat(Animals.parse(name)).isEqualTo(Optional.empty());
    }

    @Test
    void boards_areAcceptedByName() {
        assertThat(refusal("mnk:7,7,5", 49, setsOf(7, 7, 5))).isEmpty();
        assertThat(refusal("mnk:1,3,9", 3, List.of())).isEmpty();
        assertThat(refusal("mnk:3,3,3;torus", 9, lines(3, 3, 3, Placements.Edges.TORUS))).isEmpty();
        assertThat(refusal("strip7:11", 44, strip(11))).isEmpty();
        assertThat(refusal("strip7:11;half", 44, halfStrip(11))).isEmpty();
        assertThat(refusal("animal:Tippy,4,5", 20, animal("tippy", 4, 5, Placements.Edges.OPEN)))
                .isEmpty();
        assertThat(refusal("animal:0.0+1.2,3,3", 9, animal("0.0+1.2", 3, 3, Placements.Edges.OPEN)))
                .isEmpty();
        assertThat(refusal("free:what I like", 2, List.of(new int[] {0}))).isEmpty();
    }

    @Test
    void boards_areRefusedWithAnotherSet() {
        for (String game : List.of("mnk:3,3,3", "animal:tic,3,3", "mnk:3,3,3;torus", "strip7:7")) {
            List<int[]> sets = new ArrayList<>(List.of(new int[] {0, 8}));
            int squares = game.startsWith("strip7") ? 28 : 9;
            assertThat(refusal(game, squares, sets)).contains(Reason.WRONG_BOARD);
        }
        assertThat(refusal("strip7:9;half", 36, strip(9))).contains(Reason.WRONG_BOARD);
        assertThat(refusal("strip7:9", 36, halfStrip(9))).contains(Reason.WRONG_BOARD);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:3,3",
                "mnk:3,3,3,3",
                "mnk:03,3,3",
                "mnk:3,3,0",
                "mnk:",
                "mnk:3,3,3;torus;torus",
                "strip7:6",
                "strip7:7;torus",
                "strip7:7,7",
                "strip7:3;half",
                "strip7:;half",
                "strip7:7;half;half",
                "animal:dragon,3,3",
                "freedom",
                "hex:5",
                "mnk:3, 3,3",
                "MNK:3,3,3",
                "mnk:3,3,99999999999",
                "animal:0.0+1.99999999999,3,3"
            })
    void boards_areRefusedByName(String game) {
        assertThat(refusal(game, game.startsWith("strip7") ? 28 : 9, List.of()))
                .contains(Reason.UNKNOWN_BOARD);
    }

    private static Optional<Reason> refusal(String game, int squares, List<int[]> sets) {
        try {
            BoardNames.require(game, new Board(squares, sets));
            return Optional.empty();
        } catch (Refusal refusal) {
            return Optional.of(refusal.reason());
        }
    }
}
