package proofstone.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Certificate;
import proofstone.certificate.Form;
import proofstone.game.WeakProblem;

final class TextCertificateTest {
    private static final int SAMPLE = 60;

    private static List<Certificate> sample() {
        List<Certificate> sample = new ArrayList<>();
        for (long seed = 0; seed < SAMPLE; seed++) {
            WeakProblem problem =
                    seed % 2 == 0
                            ? RandomProblems.hypergraph(seed)
                            : AdversarialProblems.problem(seed);
            sample.add(SolvedProblems.certificate(problem));
        }
        return sample;
    }

    private static TextCertificate parsed(Certificate certificate) {
        byte[] text = SolvedProblems.bytes(certificate, Form.TEXT);
        return TextCertificate.parse(new String(text, UTF_8));
    }

    @Test
    void toBytes_theReaderReadsTheSameProof() throws Exception {
        for (Certificate certificate : sample()) {
            Certificate read = SolvedProblems.read(parsed(certificate).toBytes());
            assertThat(read.root().claim()).isEqualTo(certificate.root().claim());
            assertThat(read.problem().position()).isEqualTo(certificate.problem().position());
        }
    }

    @Test
    void binaryForm_theReaderReadsTheSameProof() throws Exception {
        for (Certificate certificate : sample()) {
            byte[] body = BinaryForm.body(BinaryForm.items(parsed(certificate)));
            Certificate read = SolvedProblems.read(BinaryForm.seal(body));
            assertThat(read.root().claim()).isEqualTo(certificate.root().claim());
        }
    }

    @Test
    void copy_isIndependentAndTheSameFromThenOn() {
        for (Certificate certificate : sample()) {
            TextCertificate first = parsed(certificate).copy();
            TextCertificate second = first.copy();
            assertThat(second.toBytes()).isEqualTo(first.toBytes());
            second.root().word = "blocked";
            second.setField("game", "other");
            assertThat(first.root().word).isEqualTo(first.copy().root().word);
            assertThat(first.field("game")).isPresent().isNotEqualTo(second.field("game"));
        }
    }

    @Test
    void carriers_areThoseOfTheCalculus() {
        for (Certificate certificate : sample()) {
            TextCertificate text = parsed(certificate);
            assertThat(new TextCarriers(text).of(text.root()))
                    .isEqualTo(certificate.root().claim().carrier());
        }
    }
}
