package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.checker.Checker;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.MoveParser;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.knowledge.strips.RootSupport;

/** The winners of table III of [Czifra2021] whose certificates are kept. */
final class SupportsTest {
    private static final Path FOLDER = ProjectFiles.root().resolve("docs/supports");

    @ParameterizedTest
    @CsvSource({"7, 113", "8, 148"})
    void support_hasACertificateOfEachPosition(int columns, int breakerWins) throws Exception {
        Board board = GameParser.parse("strip7:" + columns);
        String name = "strip7-" + columns;
        Set<WeakPosition> proved = new HashSet<>();
        int breakers = 0;
        List<String> lines = ProjectFiles.read(FOLDER.resolve(name + ".txt")).lines().toList();
        for (String line : lines.subList(1, lines.size())) {
            List<String> words = List.of(line.split(" ", -1));
            WeakPosition position = position(board, words.get(1));
            check(file(name, words), board, words);
            proved.add(position);
            breakers += words.get(2).equals("breaker-wins") ? 1 : 0;
        }
        assertThat(proved).containsExactlyInAnyOrderElementsOf(RootSupport.of(board));
        assertThat(breakers).isEqualTo(breakerWins);
    }

    /** Of strip7:12 some certificates are kept; no line may say another winner than they do. */
    @Test
    void keptCertificates_ofStrip12_proveTheirLines() throws Exception {
        Board board = GameParser.parse("strip7:12");
        Set<Path> proved = new HashSet<>();
        for (String line : ProjectFiles.read(FOLDER.resolve("strip7-12.txt")).lines().toList()) {
            List<String> words = List.of(line.split(" ", -1));
            Path file = file("strip7-12", words);
            if (Files.exists(file)) {
                check(file, board, words);
                proved.add(file);
            }
        }
        try (Stream<Path> files = Files.list(FOLDER.resolve("strip7-12"))) {
            assertThat(files).hasSize(19).containsExactlyInAnyOrderElementsOf(proved);
        }
    }

    private static Path file(String name, List<String> words) {
        return FOLDER.resolve("%s/%s-%s.cert".formatted(name, name, words.get(1)));
    }

    private static void check(Path file, Board board, List<String> words) throws Exception {
        WeakPosition position = position(board, words.get(1));
        assertThat(Checker.check(file).line())
                .startsWith(
                        "VALID %s %s, breaker to move, maker has %s, breaker %s ("
                                .formatted(
                                        words.get(2),
                                        words.get(0),
                                        names(board, position.maker()),
                                        names(board, position.breaker())));
    }

    private static WeakPosition position(Board board, String moves) throws Exception {
        WeakPosition position = WeakPosition.empty(Role.MAKER);
        for (int square : MoveParser.squares(board, moves)) {
            position = position.play(square);
        }
        return position;
    }

    private static List<String> names(Board board, SquareSet squares) {
        return Arrays.stream(squares.toArray()).mapToObj(board.layout()::name).toList();
    }
}
