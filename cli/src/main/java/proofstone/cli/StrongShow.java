package proofstone.cli;

import java.util.List;
import java.util.Optional;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongTree;
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;

/** {@code show} for certificates of strong games. */
final class StrongShow {
    private final StrongCertificate certificate;
    private final Board board;
    private final Optional<Player> prover;
    private final Io io;

    /**
     * Shows a certificate on {@code io}.
     *
     * @param board the board with the names and places of its squares
     * @param prover whose strategy is shown where there are two
     */
    StrongShow(StrongCertificate certificate, Board board, Optional<Player> prover, Io io) {
        this.certificate = certificate;
        this.board = board;
        this.prover = prover;
        this.io = io;
    }

    private StrongWalkthrough walk(List<String> moves) throws GameSyntaxException {
        StrongWalkthrough walk = new StrongWalkthrough(certificate, board, prover);
        walk.follow(walk.read(String.join(" ", moves)));
        walk.reply();
        return walk;
    }

    /** Prints the position after some moves. */
    void print(List<String> moves, TextBoard.Glyphs glyphs) throws GameSyntaxException {
        StrongWalkthrough walk = walk(moves);
        io.line(walk.headline());
        io.line("");
        TextBoard.lines(walk.scene(), glyphs).forEach(io::line);
        io.line("");
        if (!walk.movesText().isEmpty()) {
            io.line("moves    " + walk.movesText());
        }
        walk.replySentence().ifPresent(reply -> io.line("reply    " + reply));
        if (!walk.remark().isEmpty()) {
            io.line("reason   " + walk.remark());
        }
        if (walk.end().isPresent()) {
            io.line("end      " + walk.end().get());
            return;
        }
        io.line("next     " + walk.outlook());
        walk.margin().ifPresent(sets -> io.line("margin   " + sets));
        io.line("carrier  " + walk.carrierText());
    }

    /** Returns the position after some moves as JSON. */
    String json(List<String> moves) throws GameSyntaxException {
        return walk(moves).json();
    }

    /** Returns the picture of the position after some moves. */
    String picture(List<String> moves) throws GameSyntaxException {
        StrongWalkthrough walk = walk(moves);
        String reply = walk.replySentence().orElse("");
        String remark = walk.remark().isEmpty() ? "" : " (" + walk.remark() + ")";
        return SvgBoard.document(walk.scene(), walk.headline(), walk.end().orElse(reply + remark));
    }

    /** Prints the moves of the proof. */
    void printTree(int depth) {
        Player shown = prover.orElseGet(() -> certificate.strategies().getFirst().claim().prover());
        StrongTree tree =
                certificate
                        .strategy(shown)
                        .map(StrongTree::of)
                        .orElseThrow(() -> new BadInput("no strategy of " + Wording.word(shown)));
        io.line(StrongWording.headline(certificate.verdict(), certificate.problem()));
        StrongTreeText.print(board.layout(), tree, depth, new TreeLines(io));
    }
}
