package proofstone.cli;

import java.util.Optional;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.Turn;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectMoves;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.connect.ReadOptions;

/** Reads positions of Connect6, Gomoku and their family: moves, or a record {@code FILE#n}. */
final class ConnectPositions {
    private ConnectPositions() {}

    /** Returns the position of a known game. */
    static ConnectPosition of(ConnectGame game, String text) throws GameSyntaxException {
        if (!ConnectInput.isRecord(text)) {
            return fromMoves(game, text);
        }
        ConnectInput input = ConnectInput.of(text);
        ConnectRecord record = input.record(ReadOptions.NONE, note -> {});
        if (!record.game().equals(game)) {
            throw new BadInput(
                    "%s is a game of %s, not of %s"
                            .formatted(
                                    input.file(),
                                    Quote.printable(record.game().name()),
                                    game.name()));
        }
        return record.position(input.node(record));
    }

    /** Returns the position of a record, or of moves of the game that the options name. */
    static ConnectPosition of(String text, ReadOptions options) throws GameSyntaxException {
        if (!ConnectInput.isRecord(text)) {
            return fromMoves(options.game().orElse(ConnectGame.CONNECT6), text);
        }
        ConnectInput input = ConnectInput.of(text);
        ConnectRecord record = input.record(options, note -> {});
        return record.position(input.node(record));
    }

    private static ConnectPosition fromMoves(ConnectGame game, String text)
            throws GameSyntaxException {
        try {
            ConnectRecord record = ConnectMoves.parse(game, text);
            return record.position(record.lineEnd(0));
        } catch (GameSyntaxException e) {
            throw new BadInput(
                    "%s: %s moves of %s: %s"
                            .formatted(
                                    Quote.of(text),
                                    isMissingFile(text)
                                            ? "no such file, and no"
                                            : "neither a record nor",
                                    game.name(),
                                    e.getMessage()));
        }
    }

    private static boolean isMissingFile(String text) {
        String file = ConnectInput.of(text).file();
        return file.contains(".") && !InputFile.exists(file);
    }

    /** Returns the position with another player to move, who then has a whole turn. */
    static ConnectPosition turnedTo(ConnectPosition position, Optional<Player> mover) {
        if (mover.isEmpty() || mover.get() == position.turn().player()) {
            return position;
        }
        Turn turn = new Turn(mover.get(), position.game().stones());
        return new ConnectPosition(position.game(), position.stones(), turn);
    }

    /** Refuses a position in which somebody has won. */
    static void requireOpen(ConnectPosition position) {
        for (Player player : Player.values()) {
            if (position.hasWon(player)) {
                throw new BadInput(
                        "the game is over, %s has %d in a row"
                                .formatted(Wording.name(player), position.game().length()));
            }
        }
    }
}
