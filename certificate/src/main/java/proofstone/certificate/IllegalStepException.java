package proofstone.certificate;

/** Thrown when a step would break an accept rule of the certificate format. */
public final class IllegalStepException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Makes the exception with the rule and what broke it. */
    public IllegalStepException(String message) {
        super(message);
    }
}
