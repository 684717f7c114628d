package proofstone.certificate;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Thrown when a file is no certificate, or when one of its steps proves nothing. */
public final class CertificateFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    private final int step;
    private final String reason;

    CertificateFormatException(int step, String reason, @Nullable Throwable cause) {
        super((step == 0 ? "header: " : "step " + step + ": ") + reason, cause);
        this.step = step;
        this.reason = reason;
    }

    /** Returns the number of the step that was refused, from 1; 0 for the header. */
    public int step() {
        return step;
    }

    /** Returns why, in a few words. */
    public String reason() {
        return reason;
    }
}
