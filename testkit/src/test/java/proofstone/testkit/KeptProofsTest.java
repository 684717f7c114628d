package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.checker.Checker;

/** The certificates of single results that are kept in docs/proofs. */
final class KeptProofsTest {
    private static final Path FOLDER = ProjectFiles.root().resolve("docs/proofs");

    /**
     * A row of the table.
     *
     * @param certificate the file, without its ending
     * @param verdict what is proved
     * @param game of which game
     */
    record Row(String certificate, String verdict, String game) {
        static Row of(String line) {
            List<String> words = List.of(line.split("\t", -1));
            return new Row(words.get(0), words.get(1), words.get(2));
        }

        String file() {
            return certificate + ".cert";
        }
    }

    static Stream<Row> rows() {
        return ProjectFiles.read(FOLDER.resolve("proofs.tsv")).lines().skip(1).map(Row::of);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void certificate_isValid(Row row) {
        assertThat(Checker.check(FOLDER.resolve(row.file())).line())
                .startsWith("VALID %s %s".formatted(row.verdict(), row.game()));
    }

    @Test
    void table_hasEveryCertificate() {
        assertThat(FOLDER.toFile().list((_, name) -> name.endsWith(".cert")))
                .containsExactlyInAnyOrderElementsOf(rows().map(Row::file).toList());
    }
}
