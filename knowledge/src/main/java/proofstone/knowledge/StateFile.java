package proofstone.knowledge;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The file in which a long search keeps its state, so that a later run can go on from it.
 *
 * <p>Written every few minutes and when a limit or ctrl-C ends the search; replaced in one step, so
 * that it is complete at any time. Safe for use by several threads.
 */
public final class StateFile {
    private static final byte[] MAGIC = {'P', 'S', 'T', 'A', 'T', 'E', '1', '\n'};

    /** So many times as long as it took to write the state the search has for itself. */
    private static final long SEARCH_FOR_SAVE = 20;

    private final Path file;
    private final long everyNanos;
    private long nextSave;
    private boolean isWritten;
    private Optional<String> failure = Optional.empty();

    /**
     * Makes the keeper of {@code file}.
     *
     * @param every the time from one writing to the next, at least; longer where a state is so
     *     large that the writing would take a notable part of the time
     */
    public StateFile(Path file, Duration every) {
        this.file = file;
        this.everyNanos = every.toNanos();
        this.nextSave = System.nanoTime() + everyNanos;
    }

    /** Returns the file. */
    public Path file() {
        return file;
    }

    /** Returns whether there is a state to go on from. */
    public boolean exists() {
        return Files.exists(file);
    }

    /**
     * Brings {@code search} to the state of the file.
     *
     * @throws IOException if it cannot be read or belongs to another problem
     */
    public void restore(PartitionSearch search) throws IOException {
        try (InputStream raw = new BufferedInputStream(Files.newInputStream(file))) {
            if (!Arrays.equals(raw.readNBytes(MAGIC.length), MAGIC)) {
                throw new IOException("not the state of a search");
            }
            InputStream state = new BufferedInputStream(new InflaterInputStream(raw), 1 << 16);
            search.restore(state);
            // the checksum is compared at the end of the stream
            if (state.read() >= 0) {
                throw new IOException("something follows the state");
            }
        }
    }

    /** Writes the state of {@code search} if it is time to. */
    public void saveIfDue(PartitionSearch search) {
        if (isDue()) {
            save(search);
        }
    }

    private synchronized boolean isDue() {
        long now = System.nanoTime();
        boolean isDue = now - nextSave > 0;
        nextSave = isDue ? now + everyNanos : nextSave;
        return isDue;
    }

    /** Writes the state of {@code search}. */
    public synchronized void save(PartitionSearch search) {
        long start = System.nanoTime();
        write(search);
        long end = System.nanoTime();
        nextSave = end + Math.max(everyNanos, SEARCH_FOR_SAVE * (end - start));
    }

    private void write(PartitionSearch search) {
        Path draft = file.resolveSibling(file.getFileName() + ".draft");
        try {
            pack(search, draft);
            Files.move(
                    draft,
                    file,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
            isWritten = true;
            failure = Optional.empty();
        } catch (IOException e) {
            // the search is worth more than its state: it goes on, and the next save may succeed
            draft.toFile().delete();
            failure = Optional.of(file + ": the state cannot be written (" + e.getMessage() + ")");
        }
    }

    private static void pack(PartitionSearch search, Path draft) throws IOException {
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try (OutputStream raw = new BufferedOutputStream(Files.newOutputStream(draft))) {
            raw.write(MAGIC);
            try (OutputStream packed =
                    new BufferedOutputStream(new DeflaterOutputStream(raw, deflater), 1 << 16)) {
                search.save(packed);
            }
        } finally {
            deflater.end();
        }
    }

    /** Returns whether this run has written the state. */
    public synchronized boolean isWritten() {
        return isWritten;
    }

    /** Returns why the last attempt to write the state failed, if it did. */
    public synchronized Optional<String> failure() {
        return failure;
    }

    /** Deletes the file, when the problem is solved. */
    public void delete() {
        file.toFile().delete();
    }
}
