package proofstone.certificate;

import java.util.Arrays;
import java.util.List;
import proofstone.game.SquareSet;

/**
 * A part of a partition strategy ([Czifra2021] theorem III.1): a few sub-edges of winning sets, of
 * which Breaker, moving second, lets Maker fill none.
 *
 * <p>Whether he can is decided by rule B6, {@link Calculus#parts}. A pair is the part with one
 * sub-edge of two squares.
 *
 * @param edges the sub-edges, in the order of the certificate
 */
public record Part(List<SquareSet> edges) {
    /** The greatest number of squares of a part that a certificate may have. */
    public static final int MAX_SQUARES = 20;

    /** The greatest number of sub-edges of a part that a certificate may have. */
    public static final int MAX_EDGES = 16;

    /** Keeps a copy that nobody can change. */
    public Part {
        edges = List.copyOf(edges);
    }

    /** Returns the part of these sub-edges, each an array of squares. */
    public static Part of(int[]... edges) {
        return new Part(Arrays.stream(edges).map(SquareSet::of).toList());
    }

    /** Returns the squares of all sub-edges. */
    public SquareSet squares() {
        SquareSet squares = SquareSet.empty();
        for (SquareSet edge : edges) {
            squares = squares.union(edge);
        }
        return squares;
    }
}
