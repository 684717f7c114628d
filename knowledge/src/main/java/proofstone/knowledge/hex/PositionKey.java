package proofstone.knowledge.hex;

/** A position with the player to move. */
record PositionKey(long black, long white, long free, int toMove) {
    /** The least image of a position and the symmetry that leads to it. */
    record Framed(PositionKey key, Symmetry symmetry) {}

    /** Returns the stones of a player. */
    long stones(int player) {
        return player == HexGeometry.BLACK ? black : white;
    }

    /** Returns the position after a move. */
    PositionKey after(int cell) {
        long bit = 1L << cell;
        boolean isBlack = toMove == HexGeometry.BLACK;
        return new PositionKey(
                isBlack ? black | bit : black,
                isBlack ? white : white | bit,
                free & ~bit,
                1 - toMove);
    }

    /**
     * Returns the least image among the symmetric ones; on a square board one with Black to move.
     */
    Framed framed(HexGeometry geometry) {
        if (geometry.symmetries.size() == 1) {
            return new Framed(this, Symmetry.SAME);
        }
        boolean flip = geometry.exchangesPlayers && toMove == HexGeometry.WHITE;
        Framed one = image(geometry, flip ? Symmetry.FLIP : Symmetry.SAME);
        Framed two = image(geometry, flip ? Symmetry.TURNED_FLIP : Symmetry.TURN);
        return two.key.isBefore(one.key) ? two : one;
    }

    private Framed image(HexGeometry geometry, Symmetry symmetry) {
        long newBlack = symmetry.apply(geometry, symmetry.isExchange() ? white : black);
        long newWhite = symmetry.apply(geometry, symmetry.isExchange() ? black : white);
        long newFree = symmetry.apply(geometry, free);
        int newMover = symmetry.player(toMove);
        return new Framed(new PositionKey(newBlack, newWhite, newFree, newMover), symmetry);
    }

    private boolean isBefore(PositionKey that) {
        int first = Long.compare(black, that.black);
        int second = first != 0 ? first : Long.compare(white, that.white);
        return (second != 0 ? second : Long.compare(free, that.free)) < 0;
    }

    /** Returns a hash of 64 bits; two seeds give hashes that have nothing to do with each other. */
    long hash(long seed) {
        return mixed(mixed(mixed(mixed(seed ^ black) ^ white) ^ free) ^ toMove);
    }

    /** The finalizer of SplitMix64, Java's {@link java.util.SplittableRandom}. */
    private static long mixed(long value) {
        long once = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        long twice = (once ^ once >>> 27) * 0x94D049BB133111EBL;
        return (twice ^ twice >>> 31) + 0x9E3779B97F4A7C15L;
    }

    @Override
    public int hashCode() {
        long hash = black * 0x9E3779B97F4A7C15L + white;
        hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L + free;
        hash = (hash ^ hash >>> 32) * 0x94D049BB133111EBL;
        return (int) (hash >>> 32) ^ toMove;
    }
}
