package proofstone.knowledge.hex;

/** A proof some of whose carrier is the player's already. */
record Reduced(Proof inner, long extra, long stones, long carrier) implements Proof {
    static Proof of(Proof inner, long own) {
        long extra = inner.carrier() & own;
        if (extra == 0) {
            return inner;
        }
        return new Reduced(inner, extra, inner.stones() | extra, inner.carrier() & ~extra);
    }

    @Override
    public int player() {
        return inner.player();
    }

    @Override
    public boolean movesFirst() {
        return inner.movesFirst();
    }
}
