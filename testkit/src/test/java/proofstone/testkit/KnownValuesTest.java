package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.certificate.BoardResolver;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateReader;
import proofstone.certificate.CertificateWriter;
import proofstone.certificate.Form;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.solver.SolveOptions;
import proofstone.solver.Solver;
import proofstone.testkit.KnownValues.KnownValue;

/** The values of the literature, each with a certificate that the independent checker accepts. */
final class KnownValuesTest {
    /** Rows that take minutes or more, and one of several stones: see SeveralStonesTest. */
    private static final Set<String> NOT_HERE =
            Set.of("mnk:8,8,5", "strip7:12", "strip7:13", "strip7:14", "tile:b2,2");

    private static final String DISPUTED = "mnk:4,7,4";
    private static final int GAMES = 100;

    @TempDir private Path folder;

    static Stream<KnownValue> solved() {
        return KnownValues.weak().stream().filter(row -> !NOT_HERE.contains(row.game()));
    }

    private static WeakProblem problem(String game) throws GameSyntaxException {
        return WeakProblem.of(GameParser.parse(game), WeakPosition.empty(Role.MAKER));
    }

    private static Certificate solve(String game) throws GameSyntaxException {
        return new Solver(problem(game), SolveOptions.defaults(), progress -> {})
                .solve()
                .certificate()
                .orElseThrow();
    }

    private static void assertAccepted(Certificate certificate, Form form) {
        byte[] bytes = SolvedProblems.bytes(certificate, form);
        Verdict verdict = Checker.check(new ByteArrayInputStream(bytes), Limits.ofHeap());
        assertThat(verdict).as(verdict.line()).isInstanceOf(Verdict.Valid.class);
    }

    @ParameterizedTest
    @MethodSource("solved")
    void value_isProvedByACheckedCertificate(KnownValue row) throws Exception {
        Certificate certificate = solve(row.game());
        assertThat(certificate.winner()).isEqualTo(row.winner().orElse(Role.BREAKER));
        assertAccepted(certificate, Form.TEXT);
        assertAccepted(certificate, Form.BINARY);
        assertThat(NaiveChecker.playRandomly(certificate, 1, GAMES))
                .isNotEqualTo(NaiveChecker.Outcome.PROVER_LOSES);
    }

    @Test
    void file_isReadBackAndStillPlaysEveryLine() throws Exception {
        for (String game : List.of("mnk:3,3,3", "animal:el,3,3", "animal:tippy,3,3")) {
            Path file = folder.resolve(game.replace(':', '-') + ".cert");
            try (OutputStream out = Files.newOutputStream(file)) {
                CertificateWriter.write(solve(game), out, Form.BINARY);
            }
            assertThat(Checker.check(file)).isInstanceOf(Verdict.Valid.class);
            assertThat(Files.size(file)).isPositive();
            assertThat(NaiveChecker.playAll(read(file), 1_000_000))
                    .isEqualTo(NaiveChecker.Outcome.PROVER_WINS);
        }
    }

    private static Certificate read(Path file) throws IOException {
        return CertificateReader.read(file, BoardResolver.games());
    }

    /** See {@link ExhaustiveSearchTest} for the value by a search without certificate. */
    @Test
    void disputed_fourInARowOnFourBySevenIsBreakers() throws Exception {
        Certificate certificate = solve(DISPUTED);
        assertThat(certificate.winner()).isEqualTo(Role.BREAKER);
        assertAccepted(certificate, Form.TEXT);
        assertThat(NaiveChecker.playRandomly(certificate, 2, 5 * GAMES))
                .isNotEqualTo(NaiveChecker.Outcome.PROVER_LOSES);
        assertThat(NaiveChecker.playAll(certificate, 20_000))
                .isEqualTo(NaiveChecker.Outcome.BUDGET_SPENT);
    }

    @Test
    void weak_everyRowHasASourceAndOneIsDisputed() {
        List<KnownValue> rows = KnownValues.weak();
        assertThat(rows).hasSizeGreaterThan(20).allMatch(row -> !row.source().isBlank());
        assertThat(rows.stream().map(KnownValue::game).collect(Collectors.toSet()))
                .hasSameSizeAs(rows);
        assertThat(rows.stream().filter(row -> row.winner().equals(Optional.empty())))
                .extracting(KnownValue::game)
                .containsExactly(DISPUTED);
    }
}
