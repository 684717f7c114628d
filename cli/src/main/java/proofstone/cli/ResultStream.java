package proofstone.cli;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * The stream of results, in UTF-8: a print stream that remembers why something could not be
 * written, so that a command whose results are lost does not end as if all were well.
 */
final class ResultStream extends PrintStream {
    private static final int BUFFER = 1 << 16;

    private final Watched target;

    /** Writes to {@code target}, with a buffer. */
    ResultStream(OutputStream target) {
        this(new Watched(target));
    }

    private ResultStream(Watched target) {
        super(new BufferedOutputStream(target, BUFFER), false, StandardCharsets.UTF_8);
        this.target = target;
    }

    /**
     * Returns why results were lost; empty if none were, or if their reader has gone away, as in
     * {@code | head}.
     */
    Optional<String> loss() {
        return target.failure.filter(reason -> !isReaderGone(reason));
    }

    private static boolean isReaderGone(String reason) {
        return reason.toLowerCase(Locale.ROOT).contains("pipe");
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
