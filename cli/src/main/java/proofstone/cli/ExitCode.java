package proofstone.cli;

/** The exit codes of the program; scripts rely on them. */
final class ExitCode {
    /** The problem is solved, all certificates are valid, the work is done. */
    static final int OK = 0;

    /** A bug of the program; of {@code check}: a certificate is invalid. */
    static final int BUG = 1;

    /** The input cannot be used, or the results could not be written. */
    static final int BAD_INPUT = 2;

    /** Not solved within the limits, or interrupted. */
    static final int UNSOLVED = 3;

    private ExitCode() {}
}
