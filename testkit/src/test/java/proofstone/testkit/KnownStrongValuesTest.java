package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.game.GameParser;
import proofstone.game.Player;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.game.strong.StrongProblem;
import proofstone.solver.SolveOptions;
import proofstone.solver.Solver;
import proofstone.solver.Verdict;
import proofstone.testkit.KnownValues.KnownStrongValue;

/** The values of strong games in the literature, each with proofs that the checker accepts. */
final class KnownStrongValuesTest {
    /** Rows that take ten seconds or more: docs/results.md has those that were run. */
    private static final Set<String> NOT_HERE =
            Set.of(
                    "mnk:4,7,4",
                    "mnk:4,8,4",
                    "mnk:4,9,4",
                    "mnk:4,10,4",
                    "mnk:4,11,4",
                    "mnk:4,9,4;rim=0,1",
                    "mnk:4,10,4;rim=0,1",
                    "mnk:4,9,4;rim+=0,1",
                    "mnk:4,10,4;rim+=0,1",
                    "mnk:4,10,4;rim+=0,2",
                    "mnk:4,10,4;rim+=0,3");

    static Stream<KnownStrongValue> solved() {
        return KnownValues.strong().stream().filter(row -> !NOT_HERE.contains(row.game()));
    }

    /** The value of a game with a rim is whether Black wins; else White does not win either. */
    private static String value(String game) {
        StrongProblem problem = StrongProblem.start(StrongProofs.board(game));
        if (StrongProofs.wins(problem, Player.BLACK, StrongProofs.ALL)) {
            return "black-wins";
        }
        return problem.board().isEqualForBoth() ? "draw" : "not-black";
    }

    @ParameterizedTest
    @MethodSource("solved")
    void value_isProvedByACheckedCertificate(KnownStrongValue row) {
        assertThat(value(row.game())).as(row.source()).isEqualTo(row.verdict());
    }

    @Test
    void fourInARowOnFiveByFive_isADrawThoughMakerWins() throws Exception {
        String game = "mnk:5,5,4";
        WeakProblem weak = WeakProblem.of(GameParser.parse(game), WeakPosition.empty(Role.MAKER));
        Verdict maker = new Solver(weak, SolveOptions.defaults(), progress -> {}).solve();
        assertThat(maker.winner()).isEqualTo(Optional.of(Role.MAKER));
        assertThat(value(game)).isEqualTo("draw");
    }

    @Test
    void strong_everyRowHasASource() {
        List<KnownStrongValue> rows = KnownValues.strong();
        assertThat(rows).hasSizeGreaterThan(20).allMatch(row -> !row.source().isBlank());
        assertThat(rows).extracting(KnownStrongValue::game).doesNotHaveDuplicates();
        assertThat(rows).extracting(KnownStrongValue::game).containsAll(NOT_HERE);
    }

    /** The file beside the clone may have more rows than the kit; those of mnk games may not. */
    @Test
    void strong_hasEveryRowOfTheReference() throws IOException {
        List<KnownStrongValue> reference = reference();
        assertThat(KnownValues.strong()).containsAll(reference);
    }

    private static List<KnownStrongValue> reference() throws IOException {
        for (Path at = ProjectFiles.root(); at != null; at = at.getParent()) {
            Path file = at.resolve("shared/reference/known-values.tsv");
            if (Files.isRegularFile(file)) {
                return Files.readAllLines(file).stream()
                        .map(line -> line.split("\t", -1))
                        .filter(cells -> cells[1].equals("strong") && cells[0].startsWith("mnk:"))
                        .map(cells -> new KnownStrongValue(cells[0], cells[2], cells[3]))
                        .toList();
            }
        }
        return List.of();
    }
}
