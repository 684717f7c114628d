package proofstone.knowledge.hex;

/** A proof under a symmetry of the board. */
record Turned(Proof inner, Symmetry symmetry, int player, long stones, long carrier)
        implements Proof {
    static Proof of(Proof inner, Symmetry symmetry, HexGeometry geometry) {
        if (symmetry == Symmetry.SAME) {
            return inner;
        }
        return new Turned(
                inner,
                symmetry,
                symmetry.player(inner.player()),
                symmetry.apply(geometry, inner.stones()),
                symmetry.apply(geometry, inner.carrier()));
    }

    @Override
    public boolean movesFirst() {
        return inner.movesFirst();
    }
}
