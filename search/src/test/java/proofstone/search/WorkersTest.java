package proofstone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Tasks that run together end together: by a result, by an exception or by an interrupt. */
class WorkersTest {
    private final CountDownLatch never = new CountDownLatch(1);
    private final AtomicInteger ended = new AtomicInteger();

    private Optional<String> waits() {
        try {
            never.await();
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            ended.incrementAndGet();
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        }
    }

    private static Optional<String> fails(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) failure;
    }

    private Optional<String> run(Supplier<Optional<String>> task) {
        return Workers.first(List.of(this::waits, task), ended::incrementAndGet);
    }

    @Test
    void first_firstResult_endsTheOthers() {
        assertThat(run(() -> Optional.of("found"))).contains("found");
        assertThat(ended).hasValueBetween(1, 2);
    }

    @Test
    void first_noResult_waitsForAll() {
        List<Supplier<Optional<String>>> tasks = List.of(Optional::empty, Optional::empty);
        assertThat(Workers.first(tasks, () -> {})).isEmpty();
    }

    @Test
    void first_exceptionOfATask_isThrownOn() {
        assertThatThrownBy(() -> run(() -> fails(new SearchControl.Stopped(StopReason.TIME))))
                .isInstanceOf(SearchControl.Stopped.class);
        assertThatThrownBy(() -> run(() -> fails(new OutOfMemoryError("test"))))
                .isInstanceOf(IllegalStateException.class)
                .hasCauseInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void first_interruptedCaller_isCancelled() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> run(this::waits))
                .isInstanceOfSatisfying(
                        SearchControl.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(StopReason.CANCELLED));
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void all_runsEveryTaskToItsEnd() {
        CountDownLatch met = new CountDownLatch(3);
        Runnable task =
                () -> {
                    met.countDown();
                    awaitQuietly(met); // none ends before all run
                    ended.incrementAndGet();
                };
        Workers.all(List.of(task, task, task));
        assertThat(ended.get()).isEqualTo(3);
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
