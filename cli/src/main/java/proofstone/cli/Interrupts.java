package proofstone.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Lets ctrl-C end a long command cleanly: the command is asked to stop, prints what it knows and
 * returns its exit code as always, and the process ends with that code.
 *
 * <p>Works by a shutdown hook, so that a hang-up and a polite kill do the same. The JVM runs hooks
 * while the main thread goes on; the hook waits for that thread to reach {@link #exit}, then ends
 * the process. A command that does not stop in time ends as if nothing had been arranged.
 */
final class Interrupts {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final AtomicReference<Optional<Action>> action =
            new AtomicReference<>(Optional.empty());
    private final CountDownLatch finished = new CountDownLatch(1);
    private final AtomicInteger exitCode = new AtomicInteger(ExitCode.UNSOLVED);

    /**
     * What an interrupt runs.
     *
     * @param stop asks the command to stop
     * @param patience how long the command may take to end
     */
    private record Action(Runnable stop, Duration patience) {}

    /** While this is open, an interrupt runs an action instead of ending the process at once. */
    interface Scope extends AutoCloseable {
        @Override
        void close();
    }

    /** Registers the hook. */
    void listen() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "interrupt"));
    }

    /** Makes interrupts run {@code stop}, from another thread, until the scope is closed. */
    Scope calling(Runnable stop) {
        return calling(stop, PATIENCE);
    }

    /**
     * The same for a command that has something to save when it is stopped.
     *
     * @param patience how long it may take to end
     */
    Scope calling(Runnable stop, Duration patience) {
        action.set(Optional.of(new Action(stop, patience)));
        return () -> action.set(Optional.empty());
    }

    /** Runs what an interrupt runs. */
    void interrupt() {
        action.get().ifPresent(now -> now.stop().run());
    }

    /** Ends the process with {@code code}. */
    void exit(int code) {
        finish(code);
        System.exit(code);
    }

    /** Says that the command has ended, and how. */
    void finish(int code) {
        exitCode.set(code);
        finished.countDown();
    }

    private void stop() {
        if (finished.getCount() > 0 && isStopped()) {
            Runtime.getRuntime().halt(exitCode.get());
        }
    }

    /** Asks the command to stop and returns whether it does so in time. */
    boolean isStopped() {
        return action.get().map(this::isStoppedBy).orElse(false);
    }

    private boolean isStoppedBy(Action asked) {
        asked.stop().run();
        try {
            return finished.await(asked.patience().toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
