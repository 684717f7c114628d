package proofstone.certificate;

import java.io.IOException;

/** Thrown by a {@link Source} where the bytes do not have the form of the format page. */
final class MalformedException extends IOException {
    private static final long serialVersionUID = 1L;

    MalformedException(String reason) {
        super(reason);
    }
}
