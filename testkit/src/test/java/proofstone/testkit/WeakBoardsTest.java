package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import proofstone.checker.Checker;

/** The published table of weak k-in-a-row boards, and the certificates kept beside it. */
final class WeakBoardsTest {
    private static final Path FOLDER = ProjectFiles.root().resolve("docs/weak-boards");
    private static final int MOST_SQUARES = 42;

    /** A board of at most {@link #MOST_SQUARES} squares, rows no more than columns. */
    private record Key(int rows, int columns, int k) {
        String game() {
            return "mnk:" + rows + "," + columns + "," + k;
        }

        Path certificate() {
            return FOLDER.resolve("mnk-" + rows + "-" + columns + "-" + k + ".cert");
        }
    }

    private final Map<String, String> verdicts = new LinkedHashMap<>();

    WeakBoardsTest() {
        ProjectFiles.read(FOLDER.resolve("boards.tsv"))
                .lines()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .forEach(words -> verdicts.put(words[0], words[1]));
    }

    private boolean makerWins(Key key) {
        return "maker-wins".equals(verdicts.get(key.game()));
    }

    @Test
    void table_hasEveryBoard_andTheCertificateOfEachIsAccepted() {
        int boards = 0;
        for (int k = 3; k <= 6; k++) {
            for (int rows = 1; rows * rows <= MOST_SQUARES; rows++) {
                for (int columns = Math.max(rows, k); rows * columns <= MOST_SQUARES; columns++) {
                    Key key = new Key(rows, columns, k);
                    String verdict = makerWins(key) ? "maker-wins" : "breaker-wins";
                    assertThat(verdicts).containsKey(key.game());
                    assertThat(Checker.check(key.certificate()).line())
                            .startsWith("VALID " + verdict + " " + key.game() + ",");
                    boards++;
                }
            }
        }
        assertThat(verdicts).hasSize(boards);
    }

    /** A larger board or a smaller k is only better for Maker. */
    @Test
    void table_isMonotone() {
        int makers = 0;
        for (String game : verdicts.keySet()) {
            String[] numbers = game.substring("mnk:".length()).split(",", -1);
            Key key =
                    new Key(
                            Integer.parseInt(numbers[0]),
                            Integer.parseInt(numbers[1]),
                            Integer.parseInt(numbers[2]));
            if (makerWins(key)) {
                assertMakers(new Key(key.rows(), key.columns() + 1, key.k()));
                assertMakers(new Key(key.rows(), key.columns(), key.k() - 1));
                makers++;
            }
        }
        assertThat(makers).isBetween(1, verdicts.size() - 1);
    }

    private void assertMakers(Key key) {
        if (verdicts.containsKey(key.game())) {
            assertThat(makerWins(key)).as(key.game()).isTrue();
        }
    }
}
