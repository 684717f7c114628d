package proofstone.knowledge.hex;

/**
 * A captured pair that a proof uses as stones is free again.
 *
 * @param pair the captured cells
 * @param support stones that make them captured
 */
record Capture(Proof inner, long pair, long support, long stones, long carrier) implements Proof {
    static Capture of(Proof inner, long pair, long support) {
        long stones = (inner.stones() | support) & ~pair;
        return new Capture(inner, pair, support, stones, inner.carrier() | pair);
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
