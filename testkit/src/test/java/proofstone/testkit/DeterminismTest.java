package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.certificate.Form;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexCertificateWriter;
import proofstone.certificate.HexStep;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.knowledge.Technique;
import proofstone.knowledge.hex.HexSearch;
import proofstone.knowledge.hex.HexSolution;
import proofstone.search.SearchControl;
import proofstone.solver.Method;
import proofstone.solver.Verdict;

/** One thread, the same problem and the same options give the same search and the same proof. */
final class DeterminismTest {
    private static Stream<WeakProblem> problems() throws GameSyntaxException {
        Stream.Builder<WeakProblem> problems = Stream.builder();
        for (String game : List.of("mnk:4,5,4", "mnk:5,5,4", "animal:elly,4,4", "strip7:8")) {
            problems.add(WeakProblem.of(GameParser.parse(game), WeakPosition.empty(Role.MAKER)));
        }
        for (long seed = 0; seed < 20; seed++) {
            problems.add(RandomProblems.hypergraph(seed));
            problems.add(AdversarialProblems.problem(seed));
        }
        return problems.build();
    }

    private static Verdict solve(WeakProblem problem, Method method) {
        return SolvedProblems.solve(problem, EnumSet.allOf(Technique.class), method);
    }

    @ParameterizedTest
    @EnumSource
    void solve_twiceTheSame(Method method) throws Exception {
        for (WeakProblem problem : problems().toList()) {
            Verdict first = solve(problem, method);
            Verdict second = solve(problem, method);
            assertThat(second.nodes()).isEqualTo(first.nodes());
            assertThat(second.principalVariation()).isEqualTo(first.principalVariation());
            assertThat(SolvedProblems.bytes(second.certificate().orElseThrow(), Form.TEXT))
                    .isEqualTo(SolvedProblems.bytes(first.certificate().orElseThrow(), Form.TEXT));
        }
    }

    /** Openings of Hex that take from a few to a thousand nodes, each by two new searches. */
    @ParameterizedTest
    @CsvSource({"5, a1", "5, e2", "5, c3", "6, a1", "6, b3", "6, c2", "6, f4"})
    void solve_findsTheSameProofOfHexTwice(int size, String opening) throws Exception {
        HexBoard board = HexBoard.of(size, size);
        HexPosition opened = HexPosition.empty(board).play(board.square(opening).orElseThrow());
        HexSolution first = new HexSearch(board, SearchControl.unlimited()).solve(opened);
        HexSolution second = new HexSearch(board, SearchControl.unlimited()).solve(opened);
        assertThat(second.nodes()).isEqualTo(first.nodes());
        assertThat(second.move()).isEqualTo(first.move());
        assertThat(bytes(opened, second.proof())).isEqualTo(bytes(opened, first.proof()));
    }

    private static byte[] bytes(HexPosition position, HexStep root) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HexCertificate certificate = new HexCertificate(position, "test", "none", root);
        HexCertificateWriter.write(certificate, bytes, Form.BINARY);
        return bytes.toByteArray();
    }
}
