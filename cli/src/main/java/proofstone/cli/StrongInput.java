package proofstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.certificate.CertificateFormatException;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateReader;
import proofstone.game.GameSyntaxException;
import proofstone.game.MoveParser;
import proofstone.game.Player;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** What the user names as input for strong games: boards, moves and certificates. */
final class StrongInput {
    private static final long LONGEST_FILE = 1 << 20;

    private StrongInput() {}

    /** Returns whether a file is a certificate of a strong game. */
    static boolean isCertificate(String name) {
        Optional<Path> file = InputFile.path(name).filter(Files::isRegularFile);
        try {
            return file.isPresent() && StrongCertificateReader.isStrong(file.get());
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the certificate of that name; reading it makes every step anew. */
    static StrongCertificate certificate(String name) {
        try {
            return StrongCertificateReader.read(InputFile.existing(name), StrongInput::board);
        } catch (CertificateFormatException e) {
            throw new BadInput(name + ": no valid certificate: " + e.getMessage());
        } catch (IOException e) {
            throw new BadInput(name + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    private static Optional<StrongBoard> board(String name) {
        try {
            return Optional.of(StrongGames.parse(name));
        } catch (GameSyntaxException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the problem of a board after the moves of {@code --position}, or of a file of them.
     */
    static StrongProblem problem(StrongBoard board, Optional<String> moves, Optional<Player> toMove)
            throws GameSyntaxException {
        StrongPosition position = StrongPosition.empty(Player.BLACK);
        if (moves.isPresent()) {
            position = played(board, moves.get());
        }
        return new StrongProblem(
                board, toMove.map(position::withToMove).orElse(position), OptionalInt.empty());
    }

    private static StrongPosition played(StrongBoard board, String argument)
            throws GameSyntaxException {
        StrongPosition position = StrongPosition.empty(Player.BLACK);
        for (int square : squares(board, argument)) {
            if (position.occupied().contains(square)) {
                throw new BadInput(
                        "--position: " + board.board().layout().name(square) + " is occupied");
            }
            if (!board.possibleSquares(position.toMove()).contains(square)) {
                throw new BadInput(
                        "--position: "
                                + board.board().layout().name(square)
                                + " is in the rim, where "
                                + HexWording.name(position.toMove())
                                + " may not play");
            }
            position = position.play(square);
        }
        return position;
    }

    private static List<Integer> squares(StrongBoard board, String argument)
            throws GameSyntaxException {
        Optional<Path> file = InputFile.path(argument).filter(Files::isRegularFile);
        if (file.isEmpty()) {
            return MoveParser.squares(board.board(), argument);
        }
        if (isCertificate(argument)) {
            throw new BadInput(argument + ": a certificate; give its moves");
        }
        try {
            if (Files.size(file.get()) > LONGEST_FILE) {
                throw new BadInput(argument + ": too long for a file of moves");
            }
            return MoveParser.squares(board.board(), Files.readString(file.get()));
        } catch (IOException e) {
            throw new BadInput(argument + ": cannot be read (" + e.getMessage() + ")");
        }
    }
}
