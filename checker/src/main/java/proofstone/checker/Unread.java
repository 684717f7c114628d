package proofstone.checker;

/** Thrown where the input cannot be read as a certificate at all. */
final class Unread extends Exception {
    private static final long serialVersionUID = 1;

    private final Verdict.Cause cause;

    Unread(Verdict.Cause cause, String detail) {
        super(detail, null, false, false);
        this.cause = cause;
    }

    /** Ends the check if its thread has been interrupted. */
    static void ifInterrupted() throws Unread {
        if (Thread.currentThread().isInterrupted()) {
            throw new Unread(Verdict.Cause.INTERRUPTED, "the check was interrupted");
        }
    }

    Verdict.Unreadable verdict() {
        return new Verdict.Unreadable(cause, String.valueOf(getMessage()));
    }
}
