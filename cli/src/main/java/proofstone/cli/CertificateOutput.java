package proofstone.cli;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntSupplier;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateWriter;
import proofstone.certificate.Form;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexCertificateWriter;
import proofstone.certificate.ProofStatistics;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateWriter;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Player;

/**
 * Where the certificate of a solved problem goes: written, checked by the independent checker, and
 * only then given its name.
 */
final class CertificateOutput {
    /** Who looks at the file before it gets its name. */
    enum Check {
        /** Nobody. */
        NONE,
        /** The independent checker; what it refuses is a bug of the program. */
        INDEPENDENT
    }

    /**
     * A certificate file that stands.
     *
     * @param file its name
     * @param bytes its length
     * @param steps the number of its steps
     * @param checked whether the checker has accepted it, in words
     */
    record Written(String file, long bytes, int steps, String checked) {
        /** Returns whether the checker has accepted it. */
        boolean isChecked() {
            return checked.equals(CHECKED);
        }

        /** Returns the line for people. */
        String line() {
            StringBuilder line = new StringBuilder(file);
            line.append(": ").append(Wording.count(bytes, "byte")).append(", ");
            return line.append(Wording.count(steps, "step"))
                    .append(", ")
                    .append(checked)
                    .toString();
        }

        /** Returns the members of the JSON object. */
        Map<String, Object> json() {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("file", file);
            json.put("bytes", bytes);
            json.put("steps", steps);
            json.put("checked", isChecked());
            return json;
        }
    }

    private static final String CHECKED = "checked";

    private final OutputFile file;
    private final Form form;
    private final Check check;

    /** Writes to {@code file}. */
    CertificateOutput(OutputFile file, Form form, Check check) {
        this.file = file;
        this.form = form;
        this.check = check;
    }

    /**
     * What is to be written.
     *
     * @param game the name of the game
     * @param claim what is proved, such as {@code maker-wins}
     * @param steps counts the steps
     * @param body writes them
     */
    private record Content(String game, String claim, IntSupplier steps, Body body) {}

    /** Writes a certificate in a form. */
    private interface Body {
        /** Writes all of it; the stream stays open. */
        void writeTo(OutputStream out, Form form) throws IOException;
    }

    /** Writes the certificate. */
    Written write(Certificate certificate) {
        return write(content(certificate));
    }

    private static Content content(Certificate certificate) {
        return new Content(
                certificate.problem().board().name(),
                certificate.winner().word() + "-wins",
                () -> ProofStatistics.of(certificate.root()).steps(),
                (out, form) -> CertificateWriter.write(certificate, out, form));
    }

    /** Writes the certificate. */
    Written write(HexCertificate certificate) {
        return write(
                new Content(
                        certificate.position().board().name(),
                        certificate.winner() == Player.BLACK ? "black-wins" : "white-wins",
                        certificate::steps,
                        (out, form) -> HexCertificateWriter.write(certificate, out, form)));
    }

    /** Writes the certificate. */
    Written write(StrongCertificate certificate) {
        return write(content(certificate));
    }

    private static Content content(StrongCertificate certificate) {
        return new Content(
                certificate.problem().board().name(),
                certificate.verdict().word(),
                certificate::steps,
                (out, form) -> StrongCertificateWriter.write(certificate, out, form));
    }

    /** Has a certificate checked that is kept nowhere; returns its size and that it is valid. */
    static String checked(Certificate certificate) {
        return checkedInMemory(content(certificate));
    }

    /** Has a certificate checked that is kept nowhere; returns its size and that it is valid. */
    static String checked(StrongCertificate certificate) {
        return checkedInMemory(content(certificate));
    }

    private static String checkedInMemory(Content certificate) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            certificate.body().writeTo(file, Form.BINARY);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Verdict verdict =
                Checker.check(new ByteArrayInputStream(file.toByteArray()), Limits.ofHeap());
        return switch (verdict) {
            case Verdict.Valid(Verdict.Proved proved) when proves(proved, certificate) ->
                    String.format(Locale.ROOT, "certificate of %,d bytes %s", file.size(), CHECKED);
            case Verdict.Unreadable(Verdict.Cause cause, String detail)
                    when cause == Verdict.Cause.TOO_LARGE ->
                    "certificate not checked (" + detail + ")";
            default -> throw refused(verdict);
        };
    }

    private static boolean proves(Verdict.Proved proved, Content certificate) {
        return proved.game().equals(certificate.game())
                && proved.claim().equals(certificate.claim());
    }

    private Written write(Content certificate) {
        Path draft =
                file.write(path -> {
                    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
                        certificate.body().writeTo(out, form);
                    }
                });
        try {
            Written written =
                    check == Check.NONE
                            ? unchecked(certificate, draft, "not checked")
                            : checked(certificate, draft);
            file.publish();
            return written;
        } catch (IOException e) {
            throw new BadInput(file.name() + ": cannot be read again (" + e.getMessage() + ")");
        } finally {
            file.discard();
        }
    }

    /** Lack of memory to check does not throw away the work of a long search. */
    private Written checked(Content certificate, Path draft) throws IOException {
        Verdict verdict = Checker.check(draft, Limits.ofHeap());
        return switch (verdict) {
            case Verdict.Valid(Verdict.Proved proved) when proves(proved, certificate) ->
                    new Written(file.name(), Files.size(draft), proved.steps(), CHECKED);
            case Verdict.Unreadable(Verdict.Cause cause, String detail)
                    when cause == Verdict.Cause.TOO_LARGE ->
                    unchecked(certificate, draft, "not checked (" + detail + ")");
            default -> throw refused(verdict);
        };
    }

    private Written unchecked(Content certificate, Path draft, String reason) throws IOException {
        int steps = certificate.steps().getAsInt();
        return new Written(file.name(), Files.size(draft), steps, reason);
    }

    private static IllegalStateException refused(Verdict verdict) {
        return new IllegalStateException(
                "the checker does not accept the certificate, which is not kept: "
                        + verdict.line());
    }
}
