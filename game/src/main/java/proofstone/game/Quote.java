package proofstone.game;

/** Foreign text as it may stand in a message: short, and printable on one line. */
public final class Quote {
    private static final int LONGEST = 60;

    private Quote() {}

    /** Returns the beginning of the text with what is not printable ASCII as {@code ?}. */
    public static String of(String text) {
        return text.length() > LONGEST
                ? printable(text.substring(0, LONGEST)) + "..."
                : printable(text);
    }

    /** Returns the whole text with what is not printable ASCII as {@code ?}. */
    public static String printable(String text) {
        StringBuilder shown = new StringBuilder();
        text.chars().forEach(c -> shown.append(c >= ' ' && c <= '~' ? (char) c : '?'));
        return shown.toString();
    }
}
