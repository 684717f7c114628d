package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import proofstone.certificate.Form;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateWriter;
import proofstone.certificate.StrongStep;
import proofstone.certificate.StrongVerdict;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Player;
import proofstone.game.strong.StrongProblem;

/** Puts proofs of wins to the independent checker. */
final class CheckedProof {
    private CheckedProof() {}

    /** Asserts that a certificate of the win is accepted. */
    static void of(StrongProblem problem, Player winner, StrongStep root) {
        StrongCertificate certificate =
                new StrongCertificate(problem, StrongVerdict.winOf(winner), "test", "none", root);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            StrongCertificateWriter.write(certificate, out, Form.BINARY);
            Verdict said =
                    Checker.check(new ByteArrayInputStream(out.toByteArray()), Limits.ofHeap());
            assertThat(said).as("%s: %s", problem, said.line()).isInstanceOf(Verdict.Valid.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
