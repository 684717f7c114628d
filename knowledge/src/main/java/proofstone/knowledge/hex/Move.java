package proofstone.knowledge.hex;

/** The player moves first and plays a cell, after which his sides are joined. */
record Move(Proof after, int cell, long stones, long carrier) implements Proof {
    static Move of(Proof after, int cell) {
        long bit = 1L << cell;
        return new Move(after, cell, after.stones() & ~bit, after.carrier() | bit);
    }

    /** Returns the right to move first where it is not needed. */
    static Move none(Proof full) {
        return new Move(full, -1, full.stones(), full.carrier());
    }

    @Override
    public int player() {
        return after.player();
    }

    @Override
    public boolean movesFirst() {
        return true;
    }
}
