package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.Certificate;
import proofstone.certificate.Form;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Monotonicity;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

/** Proofs that are carried to larger and smaller boards, against brute force. */
final class MonotonicityTest {
    private static final Limits LIMITS = new Limits(64 << 20);
    private static final Set<Technique> ALL = EnumSet.allOf(Technique.class);

    private static WeakProblem problem(String game) {
        try {
            return GameParser.weakProblem(game, Optional.of(Rule.WEAK));
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Certificate solved(WeakProblem problem) {
        return SolvedProblems.solve(problem, ALL, Method.AUTO).certificate().orElseThrow();
    }

    private static Monotonicity.Conclusion from(Certificate known, WeakProblem asked) {
        return Monotonicity.apply(known, asked, "test", "solve --from");
    }

    private static void assertValid(Certificate certificate) throws Exception {
        byte[] bytes = SolvedProblems.bytes(certificate, Form.BINARY);
        Verdict verdict = Checker.check(new ByteArrayInputStream(bytes), LIMITS);
        assertThat(verdict).as(verdict.line()).isInstanceOf(Verdict.Valid.class);
    }

    /** A board of {@code mnk}. */
    private record Mnk(int rows, int columns, int length) {
        private boolean isWithin(Mnk other) {
            boolean straight = rows <= other.rows && columns <= other.columns;
            return straight || (columns <= other.rows && rows <= other.columns);
        }

        private String game() {
            return "mnk:" + rows + "," + columns + "," + length;
        }
    }

    /** What monotonicity says of each pair of small boards is derived, and nothing else. */
    @Test
    void smallBoards_allPairs_followOrNot() throws Exception {
        Map<Mnk, Certificate> proofs = new LinkedHashMap<>();
        for (int rows = 1; rows <= 4; rows++) {
            for (int columns = 1; rows * columns <= 12; columns++) {
                for (int length = 2; length <= 4; length++) {
                    Mnk board = new Mnk(rows, columns, length);
                    proofs.put(board, solved(problem(board.game())));
                }
            }
        }
        int derived = 0;
        for (Map.Entry<Mnk, Certificate> known : proofs.entrySet()) {
            for (Map.Entry<Mnk, Certificate> asked : proofs.entrySet()) {
                derived += assertPair(known.getKey(), known.getValue(), asked) ? 1 : 0;
            }
        }
        assertThat(derived).isGreaterThan(500);
    }

    private static boolean assertPair(
            Mnk board, Certificate known, Map.Entry<Mnk, Certificate> asked) throws Exception {
        Mnk other = asked.getKey();
        boolean isMakers = known.winner() == Role.MAKER;
        boolean implied =
                isMakers
                        ? board.isWithin(other) && other.length() <= board.length()
                        : other.isWithin(board) && other.length() >= board.length();
        Monotonicity.Conclusion conclusion = from(known, asked.getValue().problem());
        String what = board.game() + " " + known.winner() + " -> " + other.game();
        if (implied) {
            assertThat(conclusion.certificate()).as(what + conclusion.reason()).isPresent();
        }
        if (conclusion.certificate().isPresent()) {
            assertThat(conclusion.certificate().get().winner())
                    .as(what)
                    .isEqualTo(asked.getValue().winner());
            assertValid(conclusion.certificate().get());
        } else {
            assertThat(conclusion.reason()).isNotBlank();
        }
        return implied;
    }

    /** Positions with stones: what is derived is true. */
    @Test
    void positions_whatFollows_isTrue() throws Exception {
        List<WeakProblem> problems = new ArrayList<>();
        for (String game : List.of("mnk:3,3,3", "mnk:3,4,3", "animal:el,2,3", "animal:tic,3,4")) {
            for (long seed = 0; seed < 15; seed++) {
                problems.add(MiddleGames.position(problem(game).board(), seed));
            }
        }
        int derived = 0;
        for (WeakProblem known : problems) {
            Certificate proof = solved(known);
            for (WeakProblem asked : problems) {
                Optional<Certificate> found = from(proof, asked).certificate();
                if (found.isPresent()) {
                    derived++;
                    assertThat(found.get().winner()).isEqualTo(new BruteForce(asked).winner());
                    assertValid(found.get());
                }
            }
        }
        assertThat(derived).isGreaterThan(problems.size());
    }

    @ParameterizedTest
    @CsvSource({
        "'mnk:5,5,4', 'mnk:6,9,4', true",
        "'mnk:5,5,4', 'mnk:7,5,3', true",
        "'mnk:5,5,4', 'mnk:5,5,4;torus', true",
        "'mnk:5,5,4', 'mnk:5,5,5', false",
        "'mnk:5,5,4', 'mnk:4,9,4', false",
        "'mnk:6,6,5', 'mnk:5,6,5', true",
        "'mnk:6,6,5', 'mnk:6,5,6', true",
        "'mnk:6,6,5', 'mnk:6,6,4', false",
        "'mnk:6,6,5', 'mnk:6,7,5', false",
        "'animal:elly,4,4', 'animal:elly,5,6', true",
        "'animal:fatty,6,6', 'animal:fatty,5,4', true",
        "'animal:fatty,6,6', 'animal:P,5,5', true",
    })
    void namedBoards_followOrNot(String known, String asked, boolean follows) throws Exception {
        Monotonicity.Conclusion conclusion = from(solved(problem(known)), problem(asked));
        assertThat(conclusion.certificate().isPresent()).as(conclusion.reason()).isEqualTo(follows);
        if (follows) {
            assertValid(conclusion.certificate().orElseThrow());
        }
    }
}
