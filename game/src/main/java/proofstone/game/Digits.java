package proofstone.game;

import java.util.OptionalInt;

/** Numbers as users write them: ASCII digits and nothing else. */
public final class Digits {
    static final int MOST_DIGITS = 9;

    private Digits() {}

    /** Returns the value of at most nine decimal digits, leading zeros not counted; else empty. */
    public static OptionalInt parse(String text) {
        return isNumber(text) && !isTooLong(text)
                ? OptionalInt.of(Integer.parseInt(text))
                : OptionalInt.empty();
    }

    /** Returns whether {@code text} is a number of more digits than are read. */
    static boolean isTooLong(String text) {
        return isNumber(text) && text.replaceFirst("^0+", "").length() > MOST_DIGITS;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
