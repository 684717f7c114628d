package proofstone.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateWriter;
import proofstone.certificate.Form;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexCertificateWriter;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateWriter;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.PgReader;
import proofstone.game.PgWriter;
import proofstone.game.PositionalGame;
import proofstone.game.Turns;
import proofstone.game.WeakProblem;
import proofstone.game.connect.RecordFormat;
import proofstone.game.strong.MakerMaker;

/**
 * {@code proofstone convert}: certificates between their two forms, games to {@code .pg} files,
 * records of games between formats.
 */
@Command(
        name = "convert",
        description =
                "Converts certificates between text and binary, games to .pg files, and records.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "A certificate turns into its other form, or into the one that is asked for. A GAME (taken as",
            "weak), a .pg file or the problem of a certificate turns into a .pg file if OUT ends in .pg.",
            "Records of Hex: SGF in .sgf, Little Golem's in .hsgf, links such as #7,b6c4.",
            "Records of Connect6, Gomoku and their family: .sgf, .tsv (tables of games), .txt (text of",
            "competitions), .psq, .lib (RenLib), .moves; FILE@3 is the third game of a file.",
            "",
            "Examples:",
            "  proofstone convert 775.cert 775.txt",
            "  proofstone convert --text 775.cert - | less",
            "  proofstone convert mnk:4,4,4 444.pg",
            "  proofstone convert messy.pg tidy.pg",
            "  proofstone convert docs/games/connect6.sgf connect6.moves",
            "  proofstone convert docs/games/connect6.sgf capital.sgf --sgf capital",
            "  proofstone convert '#7,b6c4' game.hsgf",
            "  proofstone convert game.hsgf -           prints a link of HexWorld"
        })
final class ConvertCommand extends Subcommand {
    private static final String STDOUT = "-";

    @Parameters(
            index = "0",
            paramLabel = "IN",
            description = "A certificate, a .pg file, a GAME or a record of a game.")
    @SuppressWarnings("NullAway.Init")
    private String in;

    @Parameters(
            index = "1",
            paramLabel = "OUT",
            description = "The file to write; - prints text or .pg.")
    @SuppressWarnings("NullAway.Init")
    private String out;

    @Option(names = "--text", description = "Write the text form of a certificate.")
    private boolean text;

    @Option(names = "--binary", description = "Write the binary form of a certificate.")
    private boolean binary;

    @Option(names = "--replace", description = "Overwrite OUT if it exists.")
    private boolean replace;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ConnectConvert records;

    @Override
    public Integer call() throws GameSyntaxException {
        if (records.converts(in, out)) {
            requireNoForm();
            byte[] record = records.converted(in, out, io());
            write(target -> target.write(record));
            return ExitCode.OK;
        }
        records.requireNone();
        if (HexConvert.isRecord(in)) {
            requireNoForm();
            String record = HexConvert.converted(in, out, io());
            write(target -> target.write(record.getBytes(StandardCharsets.UTF_8)));
            return ExitCode.OK;
        }
        InputFile.requireFileOrGame(in);
        Optional<Path> file = InputFile.path(in).filter(Files::exists);
        boolean certificate = file.isPresent() && !ProblemOptions.isPgFile(in);
        if (ProblemOptions.isPgFile(out) || (out.equals(STDOUT) && !certificate)) {
            requireNoForm();
            String pg = PgWriter.toText(certificate ? ofCertificate() : game());
            write(target -> target.write(pg.getBytes(StandardCharsets.UTF_8)));
        } else if (certificate) {
            refuseRecord(out);
            convert(file.get());
        } else {
            throw new BadInput(out + ": expected a name in .pg for a game");
        }
        return ExitCode.OK;
    }

    private void requireNoForm() {
        new GivenOptions().with("--text", text).with("--binary", binary).refuse("for certificates");
    }

    /** Refuses the name of a record of a game for a certificate; .txt is its text form. */
    private static void refuseRecord(String name) {
        boolean isText = name.toLowerCase(Locale.ROOT).endsWith(".txt");
        if (!isText && (HexInput.isRecord(name) || RecordFormat.named(name).isPresent())) {
            throw new BadInput(
                    name
                            + ": a certificate is no record of a game; expected a name in .cert or .txt");
        }
    }

    private void convert(Path file) {
        if (HexInput.isCertificate(in)) {
            convertHex(file);
            return;
        }
        if (StrongInput.isCertificate(in)) {
            convertStrong(file);
            return;
        }
        Certificate read = CertificateInput.read(in);
        Form form = form(file);
        write(target -> CertificateWriter.write(read, target, form));
    }

    private void convertHex(Path file) {
        HexCertificate read = HexInput.certificate(in);
        Form form = form(file);
        write(target -> HexCertificateWriter.write(read, target, form));
    }

    private void convertStrong(Path file) {
        StrongCertificate read = StrongInput.certificate(in);
        Form form = form(file);
        write(target -> StrongCertificateWriter.write(read, target, form));
    }

    private Form form(Path file) {
        if (binary && (text || out.equals(STDOUT))) {
            throw new BadInput("--binary goes neither with --text nor with - for OUT");
        }
        if (text || out.equals(STDOUT)) {
            return Form.TEXT;
        }
        boolean other = CertificateInput.form(file) == Form.TEXT;
        return binary || other ? Form.BINARY : Form.TEXT;
    }

    /** Writes to a stream. */
    private interface Content {
        /** Writes all of it; the stream stays open. */
        void writeTo(OutputStream target) throws IOException;
    }

    private void write(Content content) {
        if (out.equals(STDOUT)) {
            try {
                content.writeTo(io().out());
            } catch (IOException readerGone) {
                io().flush();
            }
            return;
        }
        var existing = OutputFile.Existing.replacedIf(replace);
        OutputFile file = OutputFile.prepare(out, existing);
        file.write(path -> {
            try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(path))) {
                content.writeTo(stream);
            }
        });
        file.publish();
    }

    private PositionalGame ofCertificate() {
        if (StrongInput.isCertificate(in)) {
            return ofStrong();
        }
        return game(CertificateInput.read(in).problem());
    }

    private PositionalGame ofStrong() {
        try {
            return MakerMaker.game(StrongInput.certificate(in).problem());
        } catch (IllegalArgumentException e) {
            throw new BadInput(in + ": " + e.getMessage());
        }
    }

    private PositionalGame game(WeakProblem problem) {
        if (problem.turns().orElse(null) instanceof Turns.UpTo) {
            throw new BadInput(
                    in + ": a .pg file has no turns of which a player chooses the stones");
        }
        return PositionalGame.of(problem);
    }

    private PositionalGame game() throws GameSyntaxException {
        if (ProblemOptions.isPgFile(in)) {
            return PgReader.read(InputFile.existing(in));
        }
        return game(GameParser.start(in));
    }
}
