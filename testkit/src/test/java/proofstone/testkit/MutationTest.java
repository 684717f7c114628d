package proofstone.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.certificate.Calculus;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateFormatException;
import proofstone.certificate.Form;
import proofstone.certificate.Part;
import proofstone.certificate.Step;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

/**
 * Every way of breaking the solver's certificates is refused by its reason, or the luck is real.
 */
final class MutationTest {
    private static final int PLACES = 12;
    private static final int CERTIFICATES_OF_A_KIND = 5;
    private static final int SEEDS = 60;
    private static final long BUDGET = 30_000;
    private static final Limits LIMITS = Limits.ofHeap();

    /** Few techniques leave much to the must-play rule, and the proofs become large. */
    private static final List<Set<Technique>> TECHNIQUES =
            List.of(
                    EnumSet.allOf(Technique.class),
                    EnumSet.of(
                            Technique.ZONES,
                            Technique.SYMMETRY,
                            Technique.TRANSPOSITIONS,
                            Technique.ISOMORPHISM,
                            Technique.DOMINATION));

    private static final List<byte[]> CERTIFICATES = new ArrayList<>();

    @BeforeAll
    static void solve() throws Exception {
        Map<String, Integer> found = new HashMap<>();
        for (String game : List.of("mnk:3,3,3", "mnk:4,4,4", "animal:el,3,3", "animal:tic,4,4")) {
            WeakPosition empty = WeakPosition.empty(Role.MAKER);
            solve(WeakProblem.of(GameParser.parse(game), empty), TECHNIQUES.get(0), found);
        }
        for (long seed = 0; seed < SEEDS; seed++) {
            solve(RandomProblems.hypergraph(seed), TECHNIQUES.get((int) seed % 2), found);
            solve(AdversarialProblems.problem(seed), TECHNIQUES.get((int) seed % 2), found);
        }
        addPartitions();
    }

    /**
     * Pairing strategies written as partitions, and a part with three sub-edges on five squares.
     */
    private static void addPartitions() {
        for (byte[] text : List.copyOf(CERTIFICATES)) {
            TextCertificate certificate = TextCertificate.parse(new String(text, UTF_8));
            List<TextCertificate.TextStep> pairings = certificate.steps("pairs");
            for (TextCertificate.TextStep step : pairings) {
                step.word = "parts";
                for (int i = step.head.size() - 2; i > 0; i -= 2) {
                    step.head.add(i, "/");
                }
            }
            if (!pairings.isEmpty()) {
                CERTIFICATES.add(certificate.toBytes());
            }
        }
        ProblemDraft draft = new ProblemDraft(9);
        draft.sets.addAll(
                List.of(
                        SquareSet.of(5, 6, 8),
                        SquareSet.of(0, 1, 7),
                        SquareSet.of(0, 2, 3),
                        SquareSet.of(1, 2, 4, 8)));
        WeakProblem problem = draft.build();
        Calculus calculus = new Calculus(problem.board().hypergraph());
        Part triangle = Part.of(new int[] {0, 1}, new int[] {0, 2, 3}, new int[] {1, 2, 4});
        Step step = calculus.parts(List.of(Part.of(new int[] {5, 6}), triangle));
        Certificate certificate = new Certificate(problem, "", "", step);
        CERTIFICATES.add(SolvedProblems.bytes(certificate, Form.TEXT));
    }

    /** Keeps the certificate if it has a kind of step that few others have. */
    private static void solve(
            WeakProblem problem, Set<Technique> techniques, Map<String, Integer> found) {
        Certificate certificate =
                SolvedProblems.solve(problem, techniques, Method.DEPTH_FIRST)
                        .certificate()
                        .orElseThrow();
        Set<String> kinds = new TreeSet<>();
        addKinds(certificate.root(), kinds);
        if (kinds.stream().anyMatch(k -> found.getOrDefault(k, 0) < CERTIFICATES_OF_A_KIND)) {
            kinds.forEach(kind -> found.merge(kind, 1, Integer::sum));
            CERTIFICATES.add(SolvedProblems.bytes(certificate, Form.TEXT));
        }
    }

    private static void addKinds(Step step, Set<String> kinds) {
        String lists = step.secondOperandCount() > 0 ? " with two lists" : "";
        kinds.add(step.claim().prover() + " " + step.kind() + lists);
        step.children().forEach(child -> addKinds(child, kinds));
    }

    private static Verdict check(byte[] bytes) {
        return Checker.check(new ByteArrayInputStream(bytes), LIMITS);
    }

    @Test
    void certificates_areAcceptedUnchanged() {
        assertThat(CERTIFICATES).hasSizeGreaterThan(10);
        for (byte[] certificate : CERTIFICATES) {
            assertThat(check(certificate)).isInstanceOf(Verdict.Valid.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void mutation_isRefusedByItsReasonOrStillProves(Mutation mutation) throws IOException {
        int refused = 0;
        for (int i = 0; i < CERTIFICATES.size(); i++) {
            for (long seed = 0; seed < PLACES; seed++) {
                Optional<byte[]> mutant = mutation.apply(CERTIFICATES.get(i), seed);
                if (mutant.isPresent()) {
                    String place = mutation + " of certificate " + i + ", seed " + seed;
                    refused += assertJudged(mutation, mutant.get(), place) ? 1 : 0;
                }
            }
        }
        assertThat(refused).as("refusals of %s", mutation).isPositive();
    }

    /** Returns whether the checker refuses; if it does not, the certificate has to be a proof. */
    private static boolean assertJudged(Mutation mutation, byte[] mutant, String place)
            throws IOException {
        Verdict verdict = check(mutant);
        Optional<Certificate> read = read(mutant);
        assertThat(read.isPresent())
                .as("the reader accepts what the checker says of %s: %s", place, verdict.line())
                .isEqualTo(verdict instanceof Verdict.Valid);
        if (verdict instanceof Verdict.Invalid invalid) {
            assertThat(mutation.reasons())
                    .as("%s: %s", place, verdict.line())
                    .contains(invalid.reason());
        }
        read.ifPresent(certificate ->
                assertThat(NaiveChecker.playAll(certificate, BUDGET))
                        .as("%s: %s", place, verdict.line())
                        .isNotEqualTo(NaiveChecker.Outcome.PROVER_LOSES));
        return read.isEmpty();
    }

    private static Optional<Certificate> read(byte[] bytes) throws IOException {
        try {
            return Optional.of(SolvedProblems.read(bytes));
        } catch (CertificateFormatException refused) {
            return Optional.empty();
        }
    }
}
