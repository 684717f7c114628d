package proofstone.certificate;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Thrown when a certificate could not be put under its name; nothing stands there then. */
public final class CertificateWriteException extends IOException {
    private static final long serialVersionUID = 1L;

    /** What went wrong. */
    public enum Reason {
        /** Something of that name exists and was not to be replaced. */
        EXISTS,
        /** The folder is missing or no files can be made in it. */
        FOLDER,
        /** The disk is full. */
        NO_SPACE,
        /** Anything else that the operating system reports. */
        FAILED
    }

    private final Reason reason;

    CertificateWriteException(Reason reason, Path target, String what, @Nullable Throwable cause) {
        super("cannot write " + target + ": " + what, cause);
        this.reason = reason;
    }

    /** Returns what went wrong. */
    public Reason reason() {
        return reason;
    }
}
