package proofstone.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Where a command reads and writes: the streams of the process, or others in tests. Text is UTF-8.
 *
 * <p>Output is buffered; {@link #flush} is called at the end of each command and wherever somebody
 * waits for it. Nothing is thrown when a reader has gone away (as in {@code | head}); a long output
 * asks {@link #readerGone} now and then and ends early.
 *
 * @param in what the user writes
 * @param out results
 * @param err messages and progress
 * @param terminals the ends that are terminals
 */
record Io(InputStream in, PrintStream out, PrintStream err, Terminals terminals) {
    /** Returns the streams of the process. */
    static Io ofProcess() {
        return new Io(
                System.in,
                ResultStream.ofProcess(),
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                new Terminals.OfProcess());
    }

    /** Writes a line of results. */
    void line(String text) {
        out.print(text);
        out.print('\n');
    }

    /** Hands on what is buffered. */
    void flush() {
        out.flush();
        err.flush();
    }

    /** Returns why results could not be written; empty if they were, or if nobody reads them. */
    Optional<String> loss() {
        return out instanceof ResultStream results ? results.loss() : Optional.empty();
    }

    /** Returns whether nobody reads the results any more. */
    boolean readerGone() {
        return out.checkError();
    }
}
