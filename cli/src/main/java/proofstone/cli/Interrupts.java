package proofstone.cli;

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
    private static final long PATIENCE_SECONDS = 10;

    private final AtomicReference<Optional<Runnable>> action =
            new AtomicReference<>(Optional.empty());
    private final CountDownLatch finished = new CountDownLatch(1);
    private final AtomicInteger exitCode = new AtomicInteger(ExitCode.UNSOLVED);

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
        action.set(Optional.of(stop));
        return () -> action.set(Optional.empty());
    }

    /** Runs what an interrupt runs. */
    void interrupt() {
        action.get().ifPresent(Runnable::run);
    }

    /** Ends the process with {@code code}. */
    void exit(int code) {
        exitCode.set(code);
        finished.countDown();
        System.exit(code);
    }

    private void stop() {
        if (finished.getCount() == 0 || action.get().isEmpty()) {
            return;
        }
        interrupt();
        try {
            if (finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                Runtime.getRuntime().halt(exitCode.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
