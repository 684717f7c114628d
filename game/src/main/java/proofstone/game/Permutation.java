package proofstone.game;

import java.util.Arrays;

/** A permutation of the squares {@code 0 .. size-1} of a board, such as a symmetry. Immutable. */
public final class Permutation {
    private final int[] images;

    private Permutation(int[] images) {
        this.images = images;
    }

    /**
     * Returns the permutation that sends square i to {@code images[i]}.
     *
     * @throws IllegalArgumentException if the images are not a permutation of their indices
     */
    public static Permutation of(int... images) {
        boolean[] seen = new boolean[images.length];
        for (int image : images) {
            if (image < 0 || image >= images.length || seen[image]) {
                throw new IllegalArgumentException("no permutation: " + Arrays.toString(images));
            }
            seen[image] = true;
        }
        return new Permutation(images.clone());
    }

    /** Returns the permutation of {@code size} squares that moves none. */
    public static Permutation identity(int size) {
        int[] images = new int[size];
        Arrays.setAll(images, i -> i);
        return new Permutation(images);
    }

    /** Returns the number of squares. */
    public int size() {
        return images.length;
    }

    /** Returns where {@code square} goes. */
    public int apply(int square) {
        return images[square];
    }

    /** Returns where the squares of {@code set} go. */
    public SquareSet apply(SquareSet set) {
        int[] squares = set.toArray();
        for (int i = 0; i < squares.length; i++) {
            squares[i] = images[squares[i]];
        }
        return SquareSet.of(squares);
    }

    /** Returns the permutation that undoes this one. */
    public Permutation inverse() {
        int[] inverse = new int[images.length];
        for (int i = 0; i < images.length; i++) {
            inverse[images[i]] = i;
        }
        return new Permutation(inverse);
    }

    /** Returns the permutation that applies this one first and then {@code next}. */
    public Permutation then(Permutation next) {
        int[] composed = new int[images.length];
        for (int i = 0; i < images.length; i++) {
            composed[i] = next.images[images[i]];
        }
        return new Permutation(composed);
    }

    /** Returns whether no square moves. */
    public boolean isIdentity() {
        for (int i = 0; i < images.length; i++) {
            if (images[i] != i) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Permutation that && Arrays.equals(images, that.images);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(images);
    }

    @Override
    public String toString() {
        return Arrays.toString(images);
    }
}
