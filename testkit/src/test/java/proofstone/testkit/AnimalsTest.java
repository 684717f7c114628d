package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.checker.Checker;

/** The published table of Harary's animals, and the certificates kept beside it. */
final class AnimalsTest {
    private static final Path FOLDER = ProjectFiles.root().resolve("docs/animals");
    private static final String NONE = "-";

    /**
     * A row of the table.
     *
     * @param animal the name
     * @param cells the number of its cells
     * @param board the side of the smallest square board that Maker wins
     * @param stones the least number of his stones there
     * @param held the side of the largest square board that Breaker is known to hold
     */
    record Row(String animal, int cells, String board, String stones, String held) {
        static Row of(String line) {
            List<String> words = List.of(line.split("\t", -1));
            return new Row(
                    words.get(0),
                    Integer.parseInt(words.get(1)),
                    words.get(2),
                    words.get(3),
                    words.get(4));
        }
    }

    static Stream<Row> rows() {
        return ProjectFiles.read(FOLDER.resolve("animals.tsv")).lines().skip(1).map(Row::of);
    }

    private static void assertProved(Row row, String file, String verdict, String side) {
        assertThat(Checker.check(FOLDER.resolve(row.animal() + "-" + file + ".cert")).line())
                .startsWith(
                        "VALID %s animal:%s,%s,%s,".formatted(verdict, row.animal(), side, side));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void row_isProvedFromBothSides(Row row) {
        if (!row.held().equals(NONE)) {
            assertProved(row, row.held(), "breaker-wins", row.held());
        }
        if (row.board().equals(NONE)) {
            assertThat(row.held()).isNotEqualTo(NONE);
            return;
        }
        assertProved(row, row.board(), "maker-wins", row.board());
        int stones = Integer.parseInt(row.stones());
        assertProved(row, row.board() + "-" + stones, "maker-wins", row.board());
        if (stones > row.cells()) {
            assertProved(row, row.board() + "-" + (stones - 1), "breaker-wins", row.board());
        }
    }
}
