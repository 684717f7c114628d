package proofstone.certificate;

/** Foreign text in a message: short, printable, on one line. */
final class Quoted {
    private static final int LONGEST = 40;

    private Quoted() {}

    /** Returns the beginning of {@code text} with what is not printable ASCII as {@code ?}. */
    static String of(String text) {
        String start = text.substring(0, Math.min(text.length(), LONGEST));
        return start.replaceAll("[^ -~]", "?") + (text.length() > LONGEST ? "..." : "");
    }
}
