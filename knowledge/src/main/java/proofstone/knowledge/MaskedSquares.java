package proofstone.knowledge;

import proofstone.game.SquareSet;

/** Numbers in masks of one word for some squares of a board. */
final class MaskedSquares {
    private final int[] squares;

    /** Numbers {@code squares}, at most 64, in their order. */
    MaskedSquares(int... squares) {
        this.squares = squares.clone();
    }

    /** Returns the squares of the board that a mask has. */
    SquareSet onBoard(long mask) {
        return SquareSet.of(members(mask));
    }

    /** Returns the squares of the board that a mask has, those of low numbers first. */
    int[] members(long mask) {
        int[] members = new int[Long.bitCount(mask)];
        int found = 0;
        for (long left = mask; left != 0; left &= left - 1) {
            members[found++] = member(left);
        }
        return members;
    }

    /** Returns the square of the lowest number that a mask has. */
    int member(long mask) {
        return squares[Long.numberOfTrailingZeros(mask)];
    }

    /** Returns the mask of the members of {@code set} that have a number. */
    long mask(SquareSet set) {
        long mask = 0;
        for (int i = 0; i < squares.length; i++) {
            mask |= set.contains(squares[i]) ? 1L << i : 0;
        }
        return mask;
    }
}
