package proofstone.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import proofstone.game.GameSyntaxException;
import proofstone.game.connect.ConnectPosition;

/** The position of Connect6, Gomoku or their family that a command asks about. */
final class ConnectParameter {
    @Parameters(
            index = "0",
            paramLabel = "POSITION",
            description =
                    "Moves from the first stone on, or a record: FILE, FILE@game, FILE#turns.")
    @SuppressWarnings("NullAway.Init")
    private String text;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private RecordOptions record;

    /** Returns the position; {@link BadInput} says what is wrong with it. */
    ConnectPosition position() throws GameSyntaxException {
        return ConnectPositions.of(text, record.reading());
    }
}
