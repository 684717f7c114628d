package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.Certificate;
import proofstone.certificate.Form;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Role;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

/**
 * One way to solve problems, to be compared with brute force.
 *
 * @param techniques the techniques in use
 * @param method the search
 * @param depth how far the result is looked into
 */
record Trial(Set<Technique> techniques, Method method, Depth depth) {
    /** What is compared. */
    enum Depth {
        /** The winner and the carrier. */
        VALUE,
        /** Also the certificate, by the independent checker and by playing it out. */
        CERTIFICATE
    }

    private static final long BUDGET = 2_000;
    private static final Limits LIMITS = new Limits(64 << 20);

    /** Returns what is wrong with the solver's result, or empty if nothing is. */
    Optional<String> fault(WeakProblem problem, BruteForce force) {
        try {
            compare(problem, force);
            return Optional.empty();
        } catch (RuntimeException | AssertionError e) {
            return Optional.of(e.toString());
        }
    }

    /** Returns whether anything is wrong with the solver's result. */
    boolean fails(WeakProblem problem) {
        return fault(problem, new BruteForce(problem)).isPresent();
    }

    private void compare(WeakProblem problem, BruteForce force) {
        Role winner = force.winner();
        Optional<Certificate> found =
                SolvedProblems.solve(problem, techniques, method).certificate();
        assertThat(found).as("a certificate").isPresent();
        Certificate certificate = found.get();
        assertThat(certificate.winner()).as("winner").isEqualTo(winner);
        assertThat(force.carrierHolds(winner, certificate.root().claim().carrier()))
                .as("the carrier %s holds", certificate.root().claim().carrier())
                .isTrue();
        if (depth == Depth.CERTIFICATE) {
            assertProves(certificate);
        }
    }

    private static void assertProves(Certificate certificate) {
        byte[] bytes = SolvedProblems.bytes(certificate, Form.BINARY);
        Verdict verdict = Checker.check(new ByteArrayInputStream(bytes), LIMITS);
        assertThat(verdict).as(verdict.line()).isInstanceOf(Verdict.Valid.class);
        assertThat(NaiveChecker.playAll(certificate, BUDGET))
                .isNotEqualTo(NaiveChecker.Outcome.PROVER_LOSES);
    }
}
