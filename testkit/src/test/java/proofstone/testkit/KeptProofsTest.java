package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.certificate.StrongCertificateReader;
import proofstone.checker.Checker;
import proofstone.game.GameSyntaxException;
import proofstone.game.Layout;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

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
    void certificate_isValid(Row row) throws IOException {
        Path file = FOLDER.resolve(row.file());
        assertThat(Checker.check(file).line())
                .startsWith("VALID %s %s".formatted(row.verdict(), row.game()))
                .contains(StrongCertificateReader.isStrong(file) ? stones(file) : "");
    }

    /** What a theorem says of stones, as the boards name them and not as the checker does. */
    private static String stones(Path file) throws IOException {
        StrongProblem problem = StrongCertificateReader.read(file, KeptProofsTest::board).problem();
        StrongPosition position = problem.position();
        return position.occupied().isEmpty()
                ? ""
                : ", black has %s, white %s"
                        .formatted(
                                names(problem, position.black()), names(problem, position.white()));
    }

    private static Optional<StrongBoard> board(String name) {
        try {
            return Optional.of(StrongGames.parse(name));
        } catch (GameSyntaxException e) {
            return Optional.empty();
        }
    }

    private static List<String> names(StrongProblem problem, SquareSet squares) {
        Layout layout = problem.board().board().layout();
        return Arrays.stream(squares.toArray()).mapToObj(layout::name).toList();
    }

    @Test
    void table_hasEveryCertificate() {
        assertThat(FOLDER.toFile().list((_, name) -> name.endsWith(".cert")))
                .containsExactlyInAnyOrderElementsOf(rows().map(Row::file).toList());
    }

    @Test
    void sums_areThoseOfTheFiles() throws Exception {
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        List<String> sums = new ArrayList<>();
        for (Row row : rows().toList()) {
            byte[] sum = sha256.digest(Files.readAllBytes(FOLDER.resolve(row.file())));
            sums.add(HexFormat.of().formatHex(sum) + "  " + row.file());
        }
        assertThat(ProjectFiles.read(FOLDER.resolve("SHA256SUMS")).lines())
                .as("sha256sum *.cert > SHA256SUMS")
                .containsExactlyInAnyOrderElementsOf(sums);
    }
}
