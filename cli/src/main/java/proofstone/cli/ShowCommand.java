package proofstone.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.certificate.Certificate;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;

/** {@code proofstone show}: walks along a certificate and draws where it stands. */
@Command(
        name = "show",
        description =
                "Walks along a certificate: the board, the prover's reply, the carrier; or a record.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "MOVES are those of the loser, from the position of the certificate on; the winner's replies",
            "are filled in and may be left out. Of a record of Connect6, Gomoku and their family they lead",
            "through its variations; FILE#9 is the position after 9 turns, FILE@3 the third game of a file.",
            "Of a record of Hex, or a link in place of FILE, they are played on from there.",
            "",
            "Examples:",
            "  proofstone show 775.cert",
            "  proofstone show 775.cert d4 c3",
            "  proofstone show b2.cert c3-f3",
            "  proofstone show 775.cert d4 --svg after-d4.svg",
            "  proofstone show 333.cert --tree --depth 4",
            "  proofstone show b6.cert --tree --svg b6-tree.svg",
            "  proofstone show docs/games/connect6.sgf#5 --svg turn5.svg",
            "  proofstone show docs/games/connect6.sgf j10 i12-h11",
            "  proofstone show '#7,b6c4' d4"
        })
final class ShowCommand extends Subcommand {
    private static final String SVG = ".svg";
    private static final String STDOUT = "-";
    private static final int USUAL_DEPTH = 12;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "A certificate, text or binary, or a record of a game, or a link of Hex.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "MOVES",
            description = "Moves such as d4 c3 or d4c3; several stones of one turn as d4-c3.")
    private List<String> moves = new ArrayList<>();

    @Option(
            names = "--svg",
            arity = "0..1",
            fallbackValue = STDOUT,
            paramLabel = "OUT.svg",
            description = "Draw an SVG picture, to a file or to standard output.")
    private Optional<String> svg = Optional.empty();

    @Option(names = "--replace", description = "Overwrite OUT.svg if it exists.")
    private boolean replace;

    @Option(
            names = "--tree",
            description =
                    "Print the whole proof as an indented tree; for Hex the moves of the proof, "
                            + "with --svg as a picture.")
    private boolean tree;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "How many levels of the tree to print. Default: " + USUAL_DEPTH + ".")
    private Optional<Integer> depth = Optional.empty();

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private DrawingOptions drawing;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private RecordOptions reading;

    @Option(
            names = "--strategy",
            paramLabel = "PLAYER",
            converter = Vocabulary.OfPlayer.class,
            completionCandidates = Vocabulary.OfPlayer.class,
            description = "Whose strategy to show of a draw of a strong game: white or black.")
    private Optional<Player> prover = Optional.empty();

    @Option(names = "--json", description = "Print the position as one JSON object.")
    private boolean json;

    @Override
    public Integer call() throws GameSyntaxException {
        requireOneForm();
        requireUse();
        if (ConnectInput.isRecord(file)) {
            requireNothingOfProofs();
            showRecord(ConnectShow.of(file, reading, moves, io()));
            return ExitCode.OK;
        }
        reading.requireNone();
        if (StrongInput.isCertificate(file)) {
            showStrong(StrongInput.certificate(file));
            return ExitCode.OK;
        }
        requireNoStrategy();
        if (HexInput.isCertificate(file)) {
            drawing.requireNoNames();
            showHex(new HexShow(HexInput.certificate(file), io()));
            return ExitCode.OK;
        }
        if (HexInput.isGame(file)) {
            drawing.requireNoNames();
            showRecord(HexRecordShow.of(file, moves));
            return ExitCode.OK;
        }
        requireNoTreePicture();
        Certificate certificate = drawing.read(file);
        if (tree) {
            printTree(certificate);
            return ExitCode.OK;
        }
        Walkthrough walk = new Walkthrough(certificate);
        walk.follow(walk.read(String.join(" ", moves)));
        walk.reply();
        if (svg.isPresent()) {
            draw(walk, svg.get());
        } else if (json) {
            io().line(walk.json());
        } else {
            print(walk);
        }
        return ExitCode.OK;
    }

    private void showRecord(RecordShow show) {
        if (tree) {
            throw new BadInput(file + ": --tree shows proofs, not records");
        }
        if (svg.isPresent()) {
            write(show.picture(), svg.get());
        } else if (json) {
            io().line(show.json());
        } else {
            show.print(io(), drawing.glyphs());
        }
    }

    private void showStrong(StrongCertificate certificate) throws GameSyntaxException {
        requireNoTreePicture();
        if (certificate.verdict() != StrongVerdict.DRAW) {
            requireNoStrategy();
        }
        StrongShow show = new StrongShow(certificate, drawing.board(certificate), prover, io());
        if (tree) {
            show.printTree(levels());
        } else if (svg.isPresent()) {
            write(show.picture(moves), svg.get());
        } else if (json) {
            io().line(show.json(moves));
        } else {
            show.print(moves, drawing.glyphs());
        }
    }

    private void showHex(HexShow show) throws GameSyntaxException {
        if (tree && svg.isPresent()) {
            write(show.treePicture(levels()), svg.get());
        } else if (tree) {
            show.printTree(levels());
        } else if (svg.isPresent()) {
            write(show.picture(moves), svg.get());
        } else if (json) {
            io().line(show.json(moves));
        } else {
            show.print(moves, drawing.glyphs());
        }
    }

    private OutputFile.Existing existing() {
        return OutputFile.Existing.replacedIf(replace);
    }

    private void requireNoTreePicture() {
        if (tree && svg.isPresent()) {
            throw new BadInput("--tree, --svg and --json exclude each other");
        }
    }

    private void requireOneForm() {
        if (json && (tree || svg.isPresent())) {
            throw new BadInput("--tree, --svg and --json exclude each other");
        }
        if (tree && !moves.isEmpty()) {
            throw new BadInput("--tree shows the whole proof; leave the moves out");
        }
        if (levels() < 1) {
            throw new BadInput("--depth " + levels() + ": expected 1 or more");
        }
        svg.filter(out -> !out.equals(STDOUT) && !out.toLowerCase(Locale.ROOT).endsWith(SVG))
                .ifPresent(out -> {
                    throw new BadInput("--svg " + out + ": expected a name in .svg, or nothing");
                });
    }

    /** Refuses options that change nothing without another one. */
    private void requireUse() {
        if (depth.isPresent() && !tree) {
            throw new BadInput("--depth says how much of a tree to show; add --tree");
        }
        if (tree || json || svg.isPresent()) {
            drawing.requireNoCharacters();
        }
        if (replace && svg.filter(out -> !out.equals(STDOUT)).isEmpty()) {
            throw new BadInput("--replace says how to write a picture; add --svg OUT.svg");
        }
    }

    private void requireNothingOfProofs() {
        requireNoStrategy();
        drawing.requireNoNames();
    }

    private void requireNoStrategy() {
        if (prover.isPresent()) {
            throw new BadInput("--strategy is for certificates of draws of strong games");
        }
    }

    private int levels() {
        return depth.orElse(USUAL_DEPTH);
    }

    private void printTree(Certificate certificate) {
        io().line(Walkthrough.headline(certificate));
        ProofTree.print(certificate, levels(), new TreeLines(io()));
    }

    private void draw(Walkthrough walk, String out) {
        String title = Wording.name(walk.prover()) + " wins " + walk.board().name();
        write(SvgBoard.document(walk.scene(), title, caption(walk)), out);
    }

    private void write(String document, String out) {
        if (out.equals(STDOUT)) {
            io().out().print(document);
            return;
        }
        OutputFile picture = OutputFile.prepare(out, existing());
        picture.write(path -> Files.writeString(path, document, StandardCharsets.UTF_8));
        picture.publish();
    }

    private static String caption(Walkthrough walk) {
        return walk.end().or(walk::explainedReply).orElseGet(walk::outlook);
    }

    private void print(Walkthrough walk) {
        io().line(walk.headline());
        io().line("");
        TextBoard.lines(walk.scene(), drawing.glyphs()).forEach(io()::line);
        io().line("");
        if (!walk.moves().isEmpty()) {
            io().line("moves    " + walk.movesText());
        }
        walk.replySentence()
                .ifPresent(reply -> {
                    io().line("reply    " + reply);
                    io().line("reason   " + walk.reason());
                });
        if (walk.end().isEmpty()) {
            io().line("next     " + walk.outlook());
        }
        io().line("carrier  " + walk.carrierText());
        walk.end().ifPresent(end -> io().line("end      " + end));
    }
}
