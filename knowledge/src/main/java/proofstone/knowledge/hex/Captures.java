package proofstone.knowledge.hex;

/**
 * Turns a proof for a filled-in position into one for the position before.
 *
 * <p>Only the winner's own captured pairs matter: those of the loser are outside his carrier. A
 * pair that the proof uses is given back with as few further stones as keep it captured.
 */
final class Captures {
    private final HexGeometry geometry;

    Captures(HexGeometry geometry) {
        this.geometry = geometry;
    }

    /** Undoes the captures of a fill-in, the last first. */
    Proof undo(Proof proof, FillIn fillIn) {
        Proof result = proof;
        long own = fillIn.stones(proof.player());
        for (int i = fillIn.captures() - 1; i >= 0; i--) {
            long pair = fillIn.captured(i, proof.player());
            own &= ~pair;
            if ((pair & result.stones()) != 0) {
                result = undo(result, pair, own);
            }
        }
        return result;
    }

    private Proof undo(Proof proof, long pair, long own) {
        long support = geometry.around(pair) & own & ~pair & ~proof.carrier();
        long extra = support & ~proof.stones();
        for (long rest = extra; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            support = isCaptured(proof, pair, support & ~bit) ? support & ~bit : support;
        }
        if (!isCaptured(proof, pair, support)) {
            throw new IllegalStateException("pair is not captured");
        }
        return Capture.of(proof, pair, support);
    }

    private boolean isCaptured(Proof proof, long pair, long support) {
        long first = Long.lowestOneBit(pair);
        long second = pair & ~first;
        long stones = (proof.stones() | support) & ~pair;
        return isDead(proof, first, stones | second) && isDead(proof, second, stones | first);
    }

    private boolean isDead(Proof proof, long bit, long stones) {
        int cell = Long.numberOfTrailingZeros(bit);
        return DeadRing.isDead(
                DeadRing.code(geometry, proof.player(), cell, stones, proof.carrier()));
    }
}
