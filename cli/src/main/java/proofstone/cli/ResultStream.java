package proofstone.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The stream of results, in UTF-8: a print stream that remembers why something could not be
 * written, so that a command whose results are lost does not end as if all were well.
 */
final class ResultStream extends PrintStream {
    private static final int BUFFER = 1 << 16;

    private final Watched target;
    private final BooleanSupplier isPipe;

    /**
     * Writes to {@code target}, with a buffer.
     *
     * @param isPipe whether it leads to a reader that may go away; asked if something fails
     */
    ResultStream(OutputStream target, BooleanSupplier isPipe) {
        this(new Watched(target), isPipe);
    }

    private ResultStream(Watched target, BooleanSupplier isPipe) {
        super(new BufferedOutputStream(target, BUFFER), false, StandardCharsets.UTF_8);
        this.target = target;
        this.isPipe = isPipe;
    }

    /** Returns the standard output of the process. */
    static ResultStream ofProcess() {
        return new ResultStream(
                new FileOutputStream(FileDescriptor.out), ResultStream::isProcessPiped);
    }

    /** Linux says what standard output is; elsewhere only the words of a failure tell. */
    private static boolean isProcessPiped() {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
            return target.startsWith("pipe:") || target.startsWith("socket:");
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    /**
     * Returns why results were lost; empty if none were, or if their reader has gone away, as in
     * {@code | head}.
     */
    Optional<String> loss() {
        return target.failure.filter(reason ->
                !reason.toLowerCase(Locale.ROOT).contains("pipe") && !isPipe.getAsBoolean());
    }

    /** Notes the first failure. */
    private static final class Watched extends FilterOutputStream {
        private Optional<String> failure = Optional.empty();

        Watched(OutputStream target) {
            super(target);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                failure = failure.or(() -> Optional.of(String.valueOf(e.getMessage())));
                throw e;
            }
        }
    }
}
