package proofstone.cli;

import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import proofstone.search.SearchControl.Progress;

/**
 * The line on standard error that shows how a search goes, where that is a terminal.
 *
 * <p>Nothing is asked or shown before the first report, so short searches do not pay for it. Safe
 * for use by several threads.
 */
final class ProgressLine implements Consumer<Progress>, AutoCloseable {
    private static final int WIDTH = 78;
    private static final String ERASE = "\r\u001b[K";

    private final Io io;
    private Optional<Boolean> terminal = Optional.empty();
    private boolean shown;
    private boolean closed;

    /** Shows progress on the standard error of {@code io}. */
    ProgressLine(Io io) {
        this.io = io;
    }

    @Override
    public synchronized void accept(Progress progress) {
        if (closed || !isTerminal()) {
            return;
        }
        shown = true;
        print(ERASE + cut(text(progress)));
    }

    /** Takes the line away. */
    @Override
    public synchronized void close() {
        closed = true;
        print(shown ? ERASE : "");
    }

    /** Returns what is shown of {@code progress}. */
    static String text(Progress progress) {
        double rate = progress.seconds() > 0 ? progress.nodes() / progress.seconds() : 0;
        StringBuilder text = new StringBuilder(elapsed((long) progress.seconds()));
        text.append("  ").append(rounded((double) progress.nodes())).append(" nodes");
        text.append("  ").append(rounded(rate)).append("/s");
        if (!progress.measure().isEmpty()) {
            text.append("  ").append(progress.measure());
        }
        if (progress.tableFill() > 0) {
            text.append("  table ").append(Math.round(100 * progress.tableFill())).append(" %");
        }
        return text.toString();
    }

    private boolean isTerminal() {
        terminal = terminal.or(() -> Optional.of(io.terminals().isTerminal(Terminals.Stream.ERR)));
        return terminal.get();
    }

    private void print(String text) {
        PrintStream err = io.err();
        err.print(text);
        err.flush();
    }

    private static String cut(String text) {
        return text.length() <= WIDTH ? text : text.substring(0, WIDTH);
    }

    private static String elapsed(long seconds) {
        String minutes = String.format(Locale.ROOT, "%d:%02d", seconds / 60 % 60, seconds % 60);
        return seconds < 3600
                ? minutes
                : String.format(
                        Locale.ROOT,
                        "%d:%02d:%02d",
                        seconds / 3600,
                        seconds / 60 % 60,
                        seconds % 60);
    }

    private static String rounded(double number) {
        double value = number;
        String[] units = {"", " k", " M", " G"};
        int unit = 0;
        while (value >= 1000 && unit < units.length - 1) {
            value /= 1000;
            unit++;
        }
        return String.format(Locale.ROOT, unit == 0 ? "%.0f%s" : "%.1f%s", value, units[unit]);
    }
}
