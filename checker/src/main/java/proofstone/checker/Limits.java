package proofstone.checker;

import java.util.Locale;
import java.util.Optional;

/**
 * What a check may spend.
 *
 * @param memory bytes for the board and the claims of the living steps
 */
public record Limits(long memory) {
    private static final String UNITS = "kmgt";

    /** Checks the bound. */
    public Limits {
        if (memory < 1) {
            throw new IllegalArgumentException("memory must be positive: " + memory);
        }
    }

    /** Half of the heap that this JVM may use. */
    public static Limits ofHeap() {
        return new Limits(Math.max(1, Runtime.getRuntime().maxMemory() / 2));
    }

    /**
     * Reads a size such as {@code 500m} or {@code 2g}: a positive number of bytes, with k, m, g or
     * t for powers of 1024. Empty if the text is no such size.
     */
    public static Optional<Limits> parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        int unit = lower.isEmpty() ? -1 : UNITS.indexOf(lower.charAt(lower.length() - 1));
        String digits = unit < 0 ? lower : lower.substring(0, lower.length() - 1);
        if (!digits.matches("[1-9][0-9]{0,14}") || (unit >= 0 && digits.length() > 6)) {
            return Optional.empty();
        }
        return Optional.of(new Limits(Long.parseLong(digits) << (10 * (unit + 1))));
    }

    /** The smaller of these limits and those of the heap: more memory cannot be had anyway. */
    public Limits withinHeap() {
        return new Limits(Math.min(memory, ofHeap().memory));
    }

    /** What to throw where a check would need more. */
    Unread exceeded() {
        return new Unread(
                Verdict.Cause.TOO_LARGE,
                "checking needs more than the " + memory + " bytes of memory allowed");
    }
}
