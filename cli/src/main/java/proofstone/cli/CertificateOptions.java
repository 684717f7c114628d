package proofstone.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import proofstone.certificate.Form;

/** The options that say where the certificate of a solved problem goes. */
final class CertificateOptions {
    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = {
                "Write the proof to this file, which appears complete and checked, or not at all.",
                "Whether it can be written is found out before the search."
            })
    private Optional<String> file = Optional.empty();

    @Option(names = "--text", description = "Write the text form, not the compressed binary one.")
    private boolean text;

    @Option(names = "--replace", description = "Overwrite the certificate file if it exists.")
    private boolean replace;

    @Option(
            names = "--no-check",
            description = "Do not run the independent checker on the certificate.")
    private boolean unchecked;

    /** Refuses to write the certificate to a file that has another purpose. */
    void requireOther(Optional<Path> kept) {
        Optional<Path> own = file.flatMap(InputFile::path).map(p -> p.toAbsolutePath().normalize());
        if (own.isPresent() && own.equals(kept.map(p -> p.toAbsolutePath().normalize()))) {
            throw new BadInput("--certificate and --resume name one file; each needs its own");
        }
    }

    /** Returns where the certificate goes, or empty if none is wanted. */
    Optional<CertificateOutput> output() {
        if (file.isEmpty()) {
            requireNone();
        }
        var existing = OutputFile.Existing.replacedIf(replace);
        var check = unchecked ? CertificateOutput.Check.NONE : CertificateOutput.Check.INDEPENDENT;
        Form form = text ? Form.TEXT : Form.BINARY;
        return file.map(
                name -> new CertificateOutput(OutputFile.prepare(name, existing), form, check));
    }

    private void requireNone() {
        new GivenOptions()
                .with("--text", text)
                .with("--replace", replace)
                .with("--no-check", unchecked)
                .refuse("for a certificate that is written; add --certificate FILE");
    }
}
