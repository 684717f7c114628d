package proofstone.checker;

/** Thrown where the certificate breaks a rule; the step is added by whoever counts steps. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    Refusal(Reason reason, String detail) {
        super(detail, null, false, false);
        this.reason = reason;
    }

    Reason reason() {
        return reason;
    }

    String detail() {
        return String.valueOf(getMessage());
    }

    /** Refuses unless {@code accepted} is true. */
    static void unless(boolean accepted, Reason reason, String detail) throws Refusal {
        if (!accepted) {
            throw new Refusal(reason, detail);
        }
    }

    /** Refuses unless {@code accepted} is true; the detail names one number. */
    static void unless(boolean accepted, Reason reason, String what, int number) throws Refusal {
        if (!accepted) {
            throw new Refusal(reason, what + " " + number);
        }
    }
}
