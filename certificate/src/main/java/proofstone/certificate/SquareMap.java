package proofstone.certificate;

import proofstone.game.SquareSet;

/**
 * Where the squares of a step lie on the board of the certificate, after the isomorphisms and
 * dominations above it. Only the squares of the step's carrier have a meaning. Immutable.
 */
final class SquareMap {
    private static final SquareMap IDENTITY = new SquareMap(new int[0]);

    /** Squares beyond the array stay where they are. */
    private final int[] images;

    private SquareMap(int[] images) {
        this.images = images;
    }

    /** Returns the map that moves nothing. */
    static SquareMap identity() {
        return IDENTITY;
    }

    /** Returns where {@code square} lies. */
    int apply(int square) {
        return square < images.length ? images[square] : square;
    }

    /** Returns where {@code squares} lie. */
    SquareSet apply(SquareSet squares) {
        if (images.length == 0) {
            return squares;
        }
        int[] moved = squares.toArray();
        for (int i = 0; i < moved.length; i++) {
            moved[i] = apply(moved[i]);
        }
        return SquareSet.of(moved);
    }

    /** Returns the map of the child of a step that has this map and sends from to from to .... */
    SquareMap below(int[] fromTo) {
        int length = images.length;
        for (int i = 0; i < fromTo.length; i += 2) {
            length = Math.max(length, fromTo[i] + 1);
        }
        int[] composed = new int[length];
        for (int square = 0; square < length; square++) {
            composed[square] = apply(square);
        }
        for (int i = 0; i < fromTo.length; i += 2) {
            composed[fromTo[i]] = apply(fromTo[i + 1]);
        }
        return new SquareMap(composed);
    }
}
