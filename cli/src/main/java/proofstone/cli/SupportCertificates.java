package proofstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import proofstone.certificate.Certificate;
import proofstone.certificate.Form;
import proofstone.certificate.Step;
import proofstone.cli.CertificateOutput.Check;
import proofstone.cli.CertificateOutput.Written;
import proofstone.game.Board;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.solver.SolveOptions;

/**
 * The folder in which {@code reproduce} writes a certificate for each position of a support that is
 * solved, checked like those of {@code solve} (docs/formats/support.md).
 */
final class SupportCertificates {
    private final Path folder;
    private int files;
    private int checked;
    private long bytes;

    private SupportCertificates(Path folder) {
        this.folder = folder;
    }

    /** Returns the folder of that name, which is made if there is none. */
    static SupportCertificates in(String name) {
        Path folder =
                InputFile.path(name)
                        .filter(_ -> !name.isEmpty())
                        .orElseThrow(() -> new BadInput("'" + name + "': not a name for a folder"));
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(name + ": not a folder");
        }
        try {
            return new SupportCertificates(Files.createDirectories(folder));
        } catch (IOException e) {
            throw new BadInput(name + ": the folder cannot be made (" + e.getMessage() + ")");
        }
    }

    /** Writes the certificate of {@code position}, which {@code moves} lead to. */
    void write(Board board, WeakPosition position, String moves, Step proof) {
        String game = board.name();
        String file = game.replace(':', '-') + "-" + moves + ".cert";
        OutputFile output =
                OutputFile.prepare(folder.resolve(file).toString(), OutputFile.Existing.REPLACE);
        Certificate certificate =
                new Certificate(
                        WeakProblem.of(board, position),
                        SolveOptions.defaults().producer(),
                        "proofstone solve %s --position %s".formatted(game, moves),
                        proof);
        Written written =
                new CertificateOutput(output, Form.BINARY, Check.INDEPENDENT).write(certificate);
        files++;
        checked += written.isChecked() ? 1 : 0;
        bytes += written.bytes();
    }

    /** Returns how many certificates were written since the last call, if any. */
    Optional<String> report() {
        if (files == 0) {
            return Optional.empty();
        }
        String said =
                String.format(
                        Locale.ROOT,
                        "%s of %,d bytes, %s checked",
                        Wording.count(files, "certificate"),
                        bytes,
                        checked == files ? "all" : String.valueOf(checked));
        files = 0;
        checked = 0;
        bytes = 0;
        return Optional.of(said);
    }
}
