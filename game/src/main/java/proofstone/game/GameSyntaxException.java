package proofstone.game;

/**
 * What a user wrote cannot be read: a GAME string, a list of moves or a file.
 *
 * <p>The message is one line for the user: what is wrong, where, and what was expected.
 */
public final class GameSyntaxException extends Exception {
    /** Makes the failure with its one line. */
    public GameSyntaxException(String message) {
        super(message);
    }
}
