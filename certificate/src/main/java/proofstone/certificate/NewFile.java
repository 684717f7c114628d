package proofstone.certificate;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.CertificateWriteException.Reason;

/**
 * A file that appears under its name complete or not at all.
 *
 * <p>It is written under a passing name in the same folder, forced to disk and then moved into
 * place, which the operating system does as one act. Whatever fails, the passing file is deleted.
 */
final class NewFile {
    /** Writes the content of a file. */
    @FunctionalInterface
    interface Content {
        /** Writes all of it to {@code out}. */
        void writeTo(OutputStream out) throws IOException;
    }

    private final Path target;
    private final ExistingFile existing;

    NewFile(Path target, ExistingFile existing) {
        this.target = target;
        this.existing = existing;
    }

    /** Writes the file. */
    void write(Content content) throws CertificateWriteException {
        refuseExisting();
        Path passing = passingName();
        try {
            try (FileChannel channel = open(passing)) {
                content.writeTo(Channels.newOutputStream(channel));
                channel.force(true);
            }
            moveIntoPlace(passing);
        } catch (CertificateWriteException e) {
            throw e;
        } catch (IOException e) {
            throw failure(e);
        } finally {
            delete(passing);
        }
    }

    /** Fails if writing would fail now, apart from the space that the content needs. */
    void probe() throws CertificateWriteException {
        refuseExisting();
        Path passing = passingName();
        try {
            open(passing).close();
        } catch (CertificateWriteException e) {
            throw e;
        } catch (IOException e) {
            throw failure(e);
        } finally {
            delete(passing);
        }
    }

    private void refuseExisting() throws CertificateWriteException {
        if (Files.isDirectory(target)) {
            throw new CertificateWriteException(Reason.EXISTS, target, "it is a folder", null);
        }
        if (existing == ExistingFile.KEEP && Files.exists(target, NOFOLLOW_LINKS)) {
            throw exists(null);
        }
    }

    private FileChannel open(Path passing) throws IOException {
        try {
            return FileChannel.open(passing, CREATE_NEW, WRITE);
        } catch (FileSystemException e) {
            if (isFull(e)) {
                throw e;
            }
            boolean exists = Files.isDirectory(passing.resolveSibling("."));
            String what = exists ? "the folder takes no new file" : "there is no such folder";
            throw new CertificateWriteException(Reason.FOLDER, target, what, e);
        }
    }

    private void moveIntoPlace(Path passing) throws IOException {
        if (existing == ExistingFile.REPLACE) {
            Files.move(passing, target, StandardCopyOption.ATOMIC_MOVE);
            return;
        }
        try {
            Files.move(passing, target);
        } catch (FileAlreadyExistsException e) {
            throw exists(e);
        }
    }

    private Path passingName() {
        long process = ProcessHandle.current().pid();
        return target.resolveSibling(".proofstone-" + process + "-" + System.nanoTime() + ".part");
    }

    private CertificateWriteException exists(@Nullable Throwable cause) {
        return new CertificateWriteException(Reason.EXISTS, target, "the file exists", cause);
    }

    private CertificateWriteException failure(IOException e) {
        return isFull(e)
                ? new CertificateWriteException(Reason.NO_SPACE, target, "the disk is full", e)
                : new CertificateWriteException(Reason.FAILED, target, firstLine(e), e);
    }

    /** The operating system says so in words only. */
    private static boolean isFull(IOException e) {
        String message = firstLine(e).toLowerCase(Locale.ROOT);
        return message.contains("no space left") || message.contains("quota exceeded");
    }

    private static String firstLine(IOException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given");
    }

    private static void delete(Path passing) {
        try {
            Files.deleteIfExists(passing);
        } catch (IOException e) {
            // The certificate is in place or its failure is on its way to the caller; a stray
            // passing file must not hide either.
        }
    }
}
