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
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** What the user names as input for strong games: certificates, moves and positions. */
final class StrongInput {
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

    /** Returns the board of {@code certificate} with the names and places of a file's squares. */
    static Board named(StrongCertificate certificate, String pgFile) throws GameSyntaxException {
        StrongBoard board = certificate.problem().board();
        StrongBoard named = StrongGames.problem(pgFile).board();
        if (!named.sets().equals(board.sets()) || named.squares() != board.squares()) {
            throw new BadInput(pgFile + ": not the game of the certificate, which is " + board);
        }
        return new Board(
                board.name(),
                board.board().hypergraph(),
                named.board().layout(),
                board.board().symmetries());
    }

    /**
     * Returns {@code start} after what {@code --position} says: moves, or a file of moves or of a
     * position.
     */
    static StrongProblem position(StrongProblem start, String argument) throws GameSyntaxException {
        if (isCertificate(argument)) {
            return transferred(argument, certificate(argument).problem(), start);
        }
        boolean pg = ProblemOptions.isPgFile(argument);
        return pg && StrongGames.isStrong(argument, Optional.empty())
                ? transferred(argument, StrongGames.problem(argument), start)
                : played(start, argument);
    }

    private static StrongProblem transferred(String name, StrongProblem from, StrongProblem start) {
        if (!List.copyOf(from.board().sets()).equals(start.board().sets())) {
            throw new BadInput(name + ": a game on " + from.board() + ", not on " + start.board());
        }
        return new StrongProblem(start.board(), from.position(), from.plies());
    }

    /** Stones are put as in the weak game on the same squares; then they are held to the rules. */
    private static StrongProblem played(StrongProblem start, String argument)
            throws GameSyntaxException {
        StrongPosition old = start.position();
        Role mover = old.toMove() == Player.BLACK ? Role.MAKER : Role.BREAKER;
        WeakPosition stones = new WeakPosition(old.black(), old.white(), mover);
        WeakProblem weak = PositionArgument.apply(argument, weak(start, stones));
        WeakPosition reached = weak.position();
        Player toMove = reached.toMove() == Role.MAKER ? Player.BLACK : Player.WHITE;
        int left = weak.turns().map(Turns::now).orElse(1);
        StrongPosition position =
                new StrongPosition(
                        reached.maker(), reached.breaker(), new Turn(toMove, Math.max(1, left)));
        requireLegal(start.board(), position);
        int moves = position.occupied().size() - old.occupied().size();
        return new StrongProblem(start.board(), position, left(start, moves));
    }

    private static WeakProblem weak(StrongProblem start, WeakPosition stones) {
        Board board = start.board().board();
        int each = start.board().stonesATurn();
        int free = start.board().squares() - stones.occupied().size();
        return each == 1
                ? WeakProblem.of(board, stones)
                : WeakProblem.of(
                        board,
                        stones,
                        Turns.Listed.regular(start.position().turn().left(), each, free));
    }

    private static OptionalInt left(StrongProblem start, int moves) {
        if (start.plies().isEmpty()) {
            return OptionalInt.empty();
        }
        int plies = start.plies().getAsInt();
        if (moves > plies) {
            throw new BadInput("--position: " + moves + " moves, but the game has " + plies);
        }
        return OptionalInt.of(plies - moves);
    }

    private static void requireLegal(StrongBoard board, StrongPosition position) {
        for (Player player : Player.values()) {
            SquareSet wrong = position.stones(player).minus(board.possibleSquares(player));
            if (!wrong.isEmpty()) {
                throw new BadInput(
                        "--position: %s is in the rim, where %s may not play"
                                .formatted(
                                        board.board().layout().name(wrong.first()),
                                        Wording.name(player)));
            }
        }
    }

    /** Returns the names of squares. */
    static List<String> names(Board board, SquareSet squares) {
        return squares.stream().mapToObj(board.layout()::name).toList();
    }
}
