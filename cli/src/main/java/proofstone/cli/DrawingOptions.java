package proofstone.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import proofstone.certificate.Certificate;
import proofstone.certificate.StrongCertificate;
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;

/** The options that say how the squares of a certificate are named and drawn. */
final class DrawingOptions {
    @Option(
            names = "--names",
            paramLabel = "FILE.pg",
            description =
                    "Name and place the squares as in this file, whose game was proved; "
                            + "of a tile file as tile:FILE,P.")
    private Optional<String> names = Optional.empty();

    @Option(names = "--ascii", description = "Draw with ASCII characters only.")
    private boolean ascii;

    /** Returns the certificate in {@code file}, its squares named as the options say. */
    Certificate read(String file) throws GameSyntaxException {
        return CertificateInput.read(file, names);
    }

    /** Returns the board of a strong game with the names and places that the options say. */
    Board board(StrongCertificate certificate) throws GameSyntaxException {
        return names.isPresent()
                ? StrongInput.named(certificate, names.get())
                : certificate.problem().board().board();
    }

    /**
     * Refuses to name squares where names are part of the game, as of Hex, of records and of all
     * games that are no certificate.
     */
    void requireNoNames() {
        if (names.isPresent()) {
            throw new BadInput("--names is for certificates of weak and strong games");
        }
    }

    /** Refuses to choose characters where none are drawn. */
    void requireNoCharacters() {
        if (ascii) {
            throw new BadInput("--ascii is for boards drawn with characters");
        }
    }

    /** Returns the characters to draw with. */
    TextBoard.Glyphs glyphs() {
        return ascii ? TextBoard.Glyphs.ASCII : TextBoard.Glyphs.UNICODE;
    }
}
