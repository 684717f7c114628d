package proofstone.cli;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that says how long a search may take. */
final class TimeOption {
    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description =
                    "Stop after 90s, 10m, 1h30m and the like; a number alone is seconds. "
                            + "Default: no limit.")
    private Optional<Duration> time = Optional.empty();

    /** Returns the limit, or empty if there is none. */
    Optional<Duration> limit() {
        return time;
    }

    /** Returns whether the time is over for what began at {@code start} of the nano clock. */
    boolean isOver(long start) {
        return time.isPresent() && System.nanoTime() - start > time.get().toNanos();
    }
}
