package proofstone.game;

import java.util.Comparator;

/**
 * Canonical forms of positions: of all positions that the symmetries of a board make of one, the
 * least.
 *
 * <p>Two positions have the same canonical form exactly if a symmetry takes one to the other. The
 * order compares Maker's stones and then Breaker's, each as a binary number with square 0 as the
 * lowest digit. O(symmetries * stones): for tools, not for the inner loop of a search.
 */
public final class CanonicalPositions {
    private static final Comparator<WeakPosition> ORDER =
            Comparator.comparing(WeakPosition::maker, CanonicalPositions::compare)
                    .thenComparing(WeakPosition::breaker, CanonicalPositions::compare);

    private CanonicalPositions() {}

    /**
     * A canonical position and how it is reached.
     *
     * @param position the canonical position
     * @param symmetry the symmetry that takes the given position to the canonical one
     */
    public record Canonical(WeakPosition position, Permutation symmetry) {}

    /**
     * Returns the canonical form of a position of {@code board}; of equal ways the first listed.
     */
    public static Canonical of(Board board, WeakPosition position) {
        return board.symmetries().stream()
                .map(symmetry -> new Canonical(position.image(symmetry), symmetry))
                .min(Comparator.comparing(Canonical::position, ORDER))
                .orElseThrow();
    }

    private static int compare(SquareSet one, SquareSet other) {
        int order = Integer.compare(one.wordCount(), other.wordCount());
        for (int i = one.wordCount() - 1; order == 0 && i >= 0; i--) {
            order = Long.compareUnsigned(one.word(i), other.word(i));
        }
        return order;
    }
}
