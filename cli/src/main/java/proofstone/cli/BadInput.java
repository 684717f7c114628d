package proofstone.cli;

/**
 * What the user gave cannot be used. Ends the program with {@link ExitCode#BAD_INPUT}.
 *
 * <p>The message is one line: what is wrong, where, and what was expected.
 */
final class BadInput extends RuntimeException {
    /** Makes the failure with its one line. */
    BadInput(String line) {
        super(line);
    }
}
