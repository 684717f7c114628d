package proofstone.search;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What a running search shares with its surroundings: counters, limits, cancellation, progress.
 *
 * <p>Safe for use by several threads. A search calls {@link #visit} at every node it works on; that
 * throws {@link Stopped} when the time is over, the nodes of {@link #limitNodes} are, someone has
 * called {@link #cancel}, or the memory is full and {@link #endWhenMemoryIsFull} was called.
 */
public final class SearchControl {
    /** Thrown through a search to end it; carries no stack trace. */
    public static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final StopReason reason;

        /** Makes the exception with the reason why the search ends. */
        public Stopped(StopReason reason) {
            super(reason.word(), null, false, false);
            this.reason = reason;
        }

        /** Returns why the search ends. */
        public StopReason reason() {
            return reason;
        }
    }

    /**
     * A snapshot for a progress line.
     *
     * @param seconds since the start
     * @param nodes visited so far
     * @param measure what the search says of the root, such as its proof and disproof number
     * @param tableFill the share of the table in use, 0 to 1
     */
    public record Progress(double seconds, long nodes, String measure, double tableFill) {}

    private static final long REPORT_EVERY_NANOS = 200_000_000L;

    /** First guesses of proof and disproof numbers end here. */
    private static final long LARGE = 1L << 40;

    private final long start = System.nanoTime();
    private final long deadline;
    private final Consumer<Progress> listener;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final LongAdder nodes = new LongAdder();
    private volatile long mostNodes = Long.MAX_VALUE;
    private volatile BooleanSupplier memoryIsFull = () -> false;
    private volatile String measure = "";
    private volatile double tableFill;
    private volatile long nextReport = start + REPORT_EVERY_NANOS;

    /**
     * Starts the clock.
     *
     * @param nanos the time allowed, {@link Long#MAX_VALUE} for no limit
     * @param listener told about five times a second while the search runs
     */
    public SearchControl(long nanos, Consumer<Progress> listener) {
        this.deadline = nanos;
        this.listener = listener;
    }

    /** Makes a control without limit and without listener. */
    public static SearchControl unlimited() {
        return new SearchControl(Long.MAX_VALUE, progress -> {});
    }

    /** Asks the search to stop; returns at once. */
    public void cancel() {
        cancelled.set(true);
    }

    /** Returns whether {@link #cancel} was called. */
    public boolean isCancelled() {
        return cancelled.get();
    }

    /**
     * Lets the search end when the heap is nearly full. For searches on one thread that cannot give
     * anything up; the others make room themselves.
     */
    public void endWhenMemoryIsFull() {
        endWhen(new HeapWatch()::isTight);
    }

    void endWhen(BooleanSupplier full) {
        memoryIsFull = full;
    }

    /**
     * Lets the search end after so many nodes; with several threads it may be a few more.
     *
     * @param most at least 1
     */
    public void limitNodes(long most) {
        mostNodes = most;
    }

    /** Returns after how many nodes the search ends, {@link Long#MAX_VALUE} for no limit. */
    public long nodeLimit() {
        return mostNodes;
    }

    /** Counts a node and throws {@link Stopped} if the search has to end. */
    public void visit() {
        if (isAtLimit()) {
            throw new Stopped(StopReason.NODES);
        }
        nodes.increment();
        check();
        if (memoryIsFull.getAsBoolean()) {
            throw new Stopped(StopReason.MEMORY);
        }
    }

    /** Throws {@link Stopped} if the search has to end, and reports progress when it is due. */
    public void check() {
        if (cancelled.get() || Thread.currentThread().isInterrupted()) {
            throw new Stopped(StopReason.CANCELLED);
        }
        long now = System.nanoTime();
        if (isLate(now)) {
            throw new Stopped(StopReason.TIME);
        }
        if (isDue(now)) {
            report(now);
        }
    }

    private boolean isAtLimit() {
        return mostNodes < Long.MAX_VALUE && nodes.sum() >= mostNodes;
    }

    private boolean isLate(long now) {
        return now - start > deadline;
    }

    private boolean isDue(long now) {
        return now > nextReport;
    }

    private synchronized void report(long now) {
        if (isDue(now)) {
            nextReport = now + REPORT_EVERY_NANOS;
            listener.accept(new Progress(seconds(), nodes(), measure, tableFill));
        }
    }

    /** Sets what the progress line says of the root. */
    public void measure(String text) {
        measure = text;
    }

    /** Says what the proof and disproof number of the root are, to the listener. */
    void measure(long proof, long disproof) {
        measure("proof " + bounded(proof) + " disproof " + bounded(disproof));
    }

    /** A number beyond all first guesses says only that it is large. */
    private static String bounded(long number) {
        return number < LARGE ? Long.toString(number) : "over 10^12";
    }

    /** Returns what the progress line says of the root. */
    public String measure() {
        return measure;
    }

    /** Sets the share of the table in use that the progress line shows. */
    public void tableFill(double share) {
        tableFill = share;
    }

    /** Returns the number of nodes visited so far. */
    public long nodes() {
        return nodes.sum();
    }

    /** Returns the seconds since the start. */
    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
