package proofstone.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses which of the known words somebody meant who wrote another one. */
final class Suggestion {
    private Suggestion() {}

    /**
     * Returns {@code " (did you mean 'KNOWN'?)"} for the known word nearest to {@code word}, or
     * nothing if none is near: less than half of its letters may be wrong.
     */
    static String of(String word, Collection<String> known) {
        return nearest(word, known).map(k -> " (did you mean '" + k + "'?)").orElse("");
    }

    /** Returns the known word nearest to {@code word}, if less than half of its letters differ. */
    static Optional<String> nearest(String word, Collection<String> known) {
        String lower = word.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(k -> 2 * distance(lower, k) < k.length())
                .min(Comparator.comparingInt(k -> distance(lower, k)));
    }

    /**
     * Returns the least number of letters to add, leave out, change or swap with their neighbours
     * (optimal string alignment).
     */
    static int distance(String a, String b) {
        int[][] of = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                of[i][j] = i == 0 || j == 0 ? i + j : step(a, b, of, i, j);
            }
        }
        return of[a.length()][b.length()];
    }

    private static int step(String a, String b, int[][] of, int i, int j) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int least = of[i - 1][j - 1] + (same ? 0 : 1);
        least = Math.min(least, 1 + Math.min(of[i - 1][j], of[i][j - 1]));
        boolean swapped =
                i > 1
                        && j > 1
                        && a.charAt(i - 1) == b.charAt(j - 2)
                        && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, 1 + of[i - 2][j - 2]) : least;
    }
}
