package proofstone.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateFormatException;
import proofstone.certificate.CertificateReader;
import proofstone.certificate.Form;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.WeakProblem;

/** Certificates that the user names as input. */
final class CertificateInput {
    private static final byte[] BINARY = "PSTONE1\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] TEXT =
            "proofstone-certificate ".getBytes(StandardCharsets.US_ASCII);

    private CertificateInput() {}

    /** Returns whether a file begins as a certificate does. */
    static boolean looksLikeOne(Path file) {
        return beginning(file).isPresent();
    }

    /** Returns the form of a file that begins as a certificate does. */
    static Form form(Path file) {
        return beginning(file).orElseThrow();
    }

    private static Optional<Form> beginning(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty(); // a pipe would be waited for
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] first = in.readNBytes(TEXT.length);
            if (Arrays.equals(first, TEXT)) {
                return Optional.of(Form.TEXT);
            }
            boolean binary = Arrays.mismatch(first, BINARY) == BINARY.length;
            return binary ? Optional.of(Form.BINARY) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns the certificate of that name; reading it makes every step anew. */
    static Certificate read(String name) {
        try {
            return CertificateReader.read(InputFile.existing(name), CertificateInput::board);
        } catch (CertificateFormatException e) {
            throw new BadInput(name + ": no valid certificate: " + e.getMessage());
        } catch (IOException e) {
            throw new BadInput(name + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    /**
     * Returns the certificate of that name, its squares named as in a {@code .pg} file if given.
     */
    static Certificate read(String name, Optional<String> pgFile) throws GameSyntaxException {
        Certificate read = read(name);
        return pgFile.isPresent() ? renamed(read, pgFile.get()) : read;
    }

    /**
     * Returns {@code certificate} with the squares named and placed as in a {@code .pg} file.
     * Certificates of free boards number their squares and nothing more.
     */
    private static Certificate renamed(Certificate certificate, String pgFile)
            throws GameSyntaxException {
        WeakProblem problem = certificate.problem();
        Board board = problem.board();
        Board named =
                pgFile.startsWith("tile:") || pgFile.startsWith("exclusive:")
                        ? GameParser.parse(pgFile)
                        : ProblemOptions.fromFile(pgFile).board();
        if (!Set.copyOf(named.hypergraph().sets()).equals(Set.copyOf(board.hypergraph().sets()))
                || named.hypergraph().squares() != board.hypergraph().squares()) {
            throw new BadInput(pgFile + ": not the game of the certificate, which is " + board);
        }
        Board renamed =
                new Board(board.name(), board.hypergraph(), named.layout(), board.symmetries());
        return new Certificate(
                new WeakProblem(
                        renamed,
                        problem.position(),
                        problem.makerStones(),
                        problem.firstMoves(),
                        problem.turns()),
                certificate.producer(),
                certificate.command(),
                certificate.root());
    }

    private static Optional<Board> board(String name) {
        try {
            return Optional.of(GameParser.parse(name));
        } catch (GameSyntaxException e) {
            return Optional.empty();
        }
    }
}
