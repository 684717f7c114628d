package proofstone.cli;

import java.util.List;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexTree;
import proofstone.game.GameSyntaxException;

/** {@code show} for certificates of Hex. */
final class HexShow {
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
        if (walk.end().isPresent()) {
            io.line("end      " + walk.end().get());
            return;
        }
        io.line("carrier  " + HexWording.cells(walk.board(), walk.carrier()));
        if (moves.isEmpty()) {
            longestLine();
        }
    }

    /** Prints the longest line of the proof, which begins at its first position. */
    private void longestLine() {
        List<Integer> line = HexTree.of(certificate).longestLine();
        if (!line.isEmpty()) {
            String moves = String.join(" ", HexWording.names(certificate.position().board(), line));
            io.line("longest  " + moves + " (" + Wording.count(line.size(), "move") + ")");
        }
    }

    /** Returns the position after some moves as JSON. */
    String json(List<String> moves) throws GameSyntaxException {
        return walk(moves).json();
    }

    /** Returns the picture of the position after some moves. */
    String picture(List<String> moves) throws GameSyntaxException {
        HexWalkthrough walk = walk(moves);
        String reply =
                walk.lastReply().stream()
                        .mapToObj(cell -> "reply " + walk.board().name(cell))
                        .findFirst()
                        .orElse("");
        return HexSvg.document(walk.scene(), walk.headline(), walk.end().orElse(reply));
    }

    /** Returns the picture of the tree of moves. */
    String treePicture(int depth) {
        String title = HexWording.headline(certificate.winner(), certificate.position());
        HexTree tree = HexTree.of(certificate);
        return HexTreeSvg.document(certificate.position().board(), tree, depth, title);
    }

    /** Prints the tree of moves. */
    void printTree(int depth) {
        io.line(HexWording.headline(certificate.winner(), certificate.position()));
        HexTreeText.print(
                certificate.position().board(), HexTree.of(certificate), depth, new TreeLines(io));
    }
}
