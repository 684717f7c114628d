package proofstone.game;

import java.util.OptionalInt;

/** Numbers as users write them: ASCII digits and nothing else. */
final class Digits {
    private static final int MOST_DIGITS = 9;

    private Digits() {}

    /** Returns the value of at most nine decimal digits, leading zeros not counted; else empty. */
    static OptionalInt parse(String text) {
        String digits = text.replaceFirst("^0+(?=.)", "");
        boolean readable =
                !digits.isEmpty()
                        && digits.length() <= MOST_DIGITS
                        && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return readable ? OptionalInt.of(Integer.parseInt(digits)) : OptionalInt.empty();
    }
}
