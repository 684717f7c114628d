package proofstone.checker;

import java.util.Arrays;

/** A map of squares to squares, at first the identity. */
final class SquareMap {
    private final int[] images;

    SquareMap(int squares) {
        images = new int[squares];
        Arrays.setAll(images, v -> v);
    }

    /** From now on {@code from} goes to {@code to}. */
    void put(int from, int to) {
        images[from] = to;
    }

    int image(int square) {
        return images[square];
    }

    /** The image of the squares; refused if two of them share one. */
    Bits imageOf(Bits squares) throws Refusal {
        Bits result = new Bits(images.length);
        for (int v = squares.next(0); v >= 0; v = squares.next(v + 1)) {
            Refusal.unless(
                    result.add(images[v]), Reason.NOT_INJECTIVE, "two squares go to", images[v]);
        }
        return result;
    }
}
