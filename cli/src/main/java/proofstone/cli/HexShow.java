package proofstone.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexTree;
import proofstone.game.GameSyntaxException;

/** {@code show} for certificates of Hex. */
final class HexShow {
    private static final String STDOUT = "-";
    private static final int MOST_LINES = 10_000;

    private final HexCertificate certificate;
    private final Io io;

    /** Shows a certificate on {@code io}. */
    HexShow(HexCertificate certificate, Io io) {
        this.certificate = certificate;
        this.io = io;
    }

    private HexWalkthrough walk(List<String> moves) throws GameSyntaxException {
        HexWalkthrough walk = new HexWalkthrough(certificate);
        walk.follow(walk.read(String.join(" ", moves)));
        walk.reply();
        return walk;
    }

    /** Prints the position after some moves. */
    void print(List<String> moves, TextBoard.Glyphs glyphs) throws GameSyntaxException {
        HexWalkthrough walk = walk(moves);
        io.line(walk.headline());
        io.line("");
        HexText.lines(walk.scene(), glyphs).forEach(io::line);
        io.line("");
        if (!walk.movesText().isEmpty()) {
            io.line("moves    " + walk.movesText());
        }
        walk.lastReply().ifPresent(cell -> io.line("reply    " + walk.board().name(cell)));
        if (walk.isOver()) {
            io.line("end      " + walk.outlook());
            return;
        }
        io.line("carrier  " + HexWording.cells(walk.board(), walk.carrier()));
        longestLine();
    }

    private void longestLine() {
        List<Integer> line = HexTree.of(certificate).longestLine();
        if (!line.isEmpty()) {
            String moves = String.join(" ", HexWording.names(certificate.position().board(), line));
            io.line("longest  " + moves + " (" + Wording.count(line.size(), "move") + ")");
        }
    }

    /** Prints the position after some moves as JSON. */
    void json(List<String> moves) throws GameSyntaxException {
        io.line(walk(moves).json());
    }

    /** Draws the position after some moves. */
    void draw(List<String> moves, String out, OutputFile.Existing existing)
            throws GameSyntaxException {
        HexWalkthrough walk = walk(moves);
        String note =
                walk.isOver()
                        ? walk.outlook()
                        : walk.lastReply().isPresent()
                                ? "reply " + walk.board().name(walk.lastReply().getAsInt())
                                : "";
        write(HexSvg.document(walk.scene(), walk.headline(), note), out, existing);
    }

    /** Draws the tree of moves. */
    void drawTree(int depth, String out, OutputFile.Existing existing) {
        String title = HexWording.headline(certificate.winner(), certificate.position());
        HexTree tree = HexTree.of(certificate);
        write(
                HexTreeSvg.document(certificate.position().board(), tree, depth, title),
                out,
                existing);
    }

    private void write(String document, String out, OutputFile.Existing existing) {
        if (out.equals(STDOUT)) {
            io.out().print(document);
            return;
        }
        OutputFile picture = OutputFile.prepare(out, existing);
        picture.write(path -> Files.writeString(path, document, StandardCharsets.UTF_8));
        picture.publish();
    }

    /** Prints the tree of moves. */
    void printTree(int depth) {
        io.line(HexWording.headline(certificate.winner(), certificate.position()));
        int[] lines = {0};
        HexTreeText.print(
                certificate.position().board(),
                HexTree.of(certificate),
                depth,
                line -> {
                    io.line(line);
                    lines[0]++;
                    if (lines[0] == MOST_LINES) {
                        io.line("... and more; see --depth");
                    }
                    return lines[0] < MOST_LINES && (lines[0] % 256 != 0 || !io.readerGone());
                });
    }
}
