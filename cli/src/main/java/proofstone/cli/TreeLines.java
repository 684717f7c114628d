package proofstone.cli;

import java.util.function.Predicate;

/**
 * Prints the lines of the tree of a proof, and says after each whether more are wanted: a tree can
 * be far larger than its proof, so it ends after 10,000 lines, and soon after nobody reads it any
 * more.
 */
final class TreeLines implements Predicate<String> {
    private static final int MOST = 10_000;

    /** How often the reader is asked for, which costs a system call. */
    private static final int LINES_A_LOOK = 256;

    private final Io io;
    private int printed;

    /** Prints to {@code io}, beginning with no line printed. */
    TreeLines(Io io) {
        this.io = io;
    }

    @Override
    public boolean test(String line) {
        io.line(line);
        printed++;
        if (printed == MOST) {
            io.line("... and more; see --depth");
            return false;
        }
        return printed % LINES_A_LOOK != 0 || !io.readerGone();
    }
}
