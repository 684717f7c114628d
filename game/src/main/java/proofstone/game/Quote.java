package proofstone.game;

/** Foreign text as it may stand in a message: short, and printable on one line. */
final class Quote {
    private static final int LONGEST = 60;

    private Quote() {}

    /**
     * Returns the text with what is not printable ASCII as {@code ?}, shortened to its beginning.
     */
    static String of(String text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < Math.min(text.length(), LONGEST); i++) {
            char c = text.charAt(i);
            shown.append(c >= ' ' && c <= '~' ? c : '?');
        }
        return text.length() > LONGEST ? shown + "..." : shown.toString();
    }
}
