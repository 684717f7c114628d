package proofstone.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * Runs the parts of a search at the same time, each on a thread of its own, until one of them has
 * the result or all have ended.
 */
public final class Workers {
    private Workers() {}

    /**
     * Returns the first result that some task gives, or empty if none does; then all have ended.
     *
     * @param <T> what is looked for
     * @param tasks what to run, at least one; an exception of one ends the others and is thrown on
     * @param ending called before the tasks that still run are interrupted and waited for
     * @throws SearchControl.Stopped if a task throws it, or the calling thread is interrupted
     */
    public static <T> Optional<T> first(List<Supplier<Optional<T>>> tasks, Runnable ending) {
        try (ExecutorService executor = Executors.newFixedThreadPool(tasks.size())) {
            var service = new ExecutorCompletionService<Optional<T>>(executor);
            tasks.forEach(task -> service.submit(task::get));
            try {
                return firstOf(service, tasks.size());
            } finally {
                ending.run();
                executor.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    /**
     * Runs all of {@code tasks} to their ends.
     *
     * @param tasks what to run, at least one; an exception of one ends the others and is thrown on
     * @throws SearchControl.Stopped if a task throws it, or the calling thread is interrupted
     */
    public static void all(List<Runnable> tasks) {
        List<Supplier<Optional<Void>>> withoutResult = new ArrayList<>();
        for (Runnable task : tasks) {
            withoutResult.add(() -> {
                task.run();
                return Optional.empty();
            });
        }
        first(withoutResult, () -> {});
    }

    private static <T> Optional<T> firstOf(
            ExecutorCompletionService<Optional<T>> service, int tasks)
            throws InterruptedException, ExecutionException {
        for (int i = 0; i < tasks; i++) {
            Optional<T> result = service.take().get();
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }
}
