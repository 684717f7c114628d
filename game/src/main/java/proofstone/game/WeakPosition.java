package proofstone.game;

/**
 * A position of a weak game: the stones of both players and who is to move.
 *
 * @param maker the squares with Maker's stones
 * @param breaker the squares with Breaker's stones, disjoint from {@code maker}
 * @param toMove the player to move
 */
public record WeakPosition(SquareSet maker, SquareSet breaker, Role toMove) {
    /** Checks that no square holds two stones. */
    public WeakPosition {
        if (maker.intersects(breaker)) {
            throw new IllegalArgumentException(
                    "squares with two stones: " + maker.intersect(breaker));
        }
    }

    /** Returns the empty board with {@code toMove} to move. */
    public static WeakPosition empty(Role toMove) {
        return new WeakPosition(SquareSet.empty(), SquareSet.empty(), toMove);
    }

    /** Returns the squares that hold a stone. */
    public SquareSet occupied() {
        return maker.union(breaker);
    }

    /** Returns the position that {@code symmetry} makes of this one. */
    public WeakPosition image(Permutation symmetry) {
        return new WeakPosition(symmetry.apply(maker), symmetry.apply(breaker), toMove);
    }

    /**
     * Returns the position after the player to move has put a stone on {@code square}.
     *
     * @throws IllegalArgumentException if the square holds a stone
     */
    public WeakPosition play(int square) {
        if (maker.contains(square) || breaker.contains(square)) {
            throw new IllegalArgumentException("square " + square + " holds a stone");
        }
        return toMove == Role.MAKER
                ? new WeakPosition(maker.with(square), breaker, Role.BREAKER)
                : new WeakPosition(maker, breaker.with(square), Role.MAKER);
    }
}
