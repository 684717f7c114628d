package proofstone.cli;

import java.time.Duration;
import proofstone.search.SearchControl;
import proofstone.search.SearchControl.Progress;

/**
 * What the searches of a table's rows share with the command: the progress line, and ctrl-C, which
 * ends the search at hand, so that its row says what is known, and lets no other row follow.
 */
final class RowWatch implements AutoCloseable {
    /** Ends a table after the row that was interrupted. */
    static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Interrupted() {
            super(null, null, false, false);
        }
    }

    private final Io io;
    private ProgressLine line;
    private Runnable stop = () -> {};
    private boolean isInterrupted;

    /** Shows progress on the standard error of {@code io}. */
    RowWatch(Io io) {
        this.io = io;
        this.line = new ProgressLine(io);
    }

    /** Returns what a search that may take some time shares with its surroundings. */
    SearchControl control(Duration time) {
        SearchControl control = new SearchControl(time.toNanos(), this::report);
        stopBy(control::cancel);
        return control;
    }

    /** Says how the search that begins now is stopped; it is at once if ctrl-C came before. */
    synchronized void stopBy(Runnable action) {
        stop = action;
        if (isInterrupted) {
            action.run();
        }
    }

    /** Shows how the search goes. */
    synchronized void report(Progress progress) {
        line.accept(progress);
    }

    /** Stops the search at hand and all that follow. */
    synchronized void interrupt() {
        isInterrupted = true;
        stop.run();
    }

    /** Takes the progress line away until the next report, to make room for a row. */
    @Override
    public synchronized void close() {
        line.close();
        line = new ProgressLine(io);
    }

    /**
     * Lets the table go on.
     *
     * @throws Interrupted if ctrl-C has come
     */
    synchronized void goOn() {
        if (isInterrupted) {
            throw new Interrupted();
        }
    }
}
