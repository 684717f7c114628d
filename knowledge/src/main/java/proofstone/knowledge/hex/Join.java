package proofstone.knowledge.hex;

import java.util.List;

/** Winning moves whose carriers have no cell in common: no opponent's move hits them all. */
record Join(List<Proof> parts, long stones, long carrier) implements Proof {
    static Join of(List<Proof> parts) {
        long stones = 0;
        long carrier = 0;
        for (Proof part : parts) {
            stones |= part.stones();
            carrier |= part.carrier();
        }
        return new Join(List.copyOf(parts), stones, carrier);
    }

    @Override
    public int player() {
        return parts.get(0).player();
    }

    @Override
    public boolean movesFirst() {
        return false;
    }
}
