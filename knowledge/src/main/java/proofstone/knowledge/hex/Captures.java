package proofstone.knowledge.hex;

/**
 * Turns a proof for a filled-in position into one for the position before.
 *
 * <p>Only the winner's own captured pairs matter: those of the loser are outside his carrier. A
 * pair that the proof uses is given back with as few further stones as keep it captured.
 */
final class Captures {
    private final CaptureGame game;

    Captures(HexGeometry geometry) {
        game = new CaptureGame(geometry);
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

    private Proof undo(Proof proof, long region, long own) {
        long support = own & ~region & ~proof.carrier();
        long extra = support & ~proof.stones();
        for (long rest = extra; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            support = isCaptured(proof, region, support & ~bit) ? support & ~bit : support;
        }
        if (!isCaptured(proof, region, support)) {
            throw new IllegalStateException("region is not captured");
        }
        return Capture.of(proof, region, support);
    }

    private boolean isCaptured(Proof proof, long region, long support) {
        game.position(
                proof.player(),
                (proof.stones() | support) & ~region,
                proof.stones() | proof.carrier());
        return game.isCaptured(region);
    }
}
