package proofstone.checker;

import java.util.Optional;
import java.util.OptionalInt;

/** The header of a certificate, read and found in order. */
record Header(
        String game,
        Board board,
        Bits maker,
        Bits breaker,
        Player toMove,
        OptionalInt makerStones,
        Optional<Bits> firstMoves,
        Optional<TurnOrder> turns,
        Player winner,
        String producer,
        String command,
        int live,
        int steps) {

    /** Bytes of a hash map's entry, a claim and its sets without their words. */
    private static final long CLAIM_OVERHEAD = 280;

    /** An upper bound of the bytes that one living step takes. */
    long bytesPerClaim() {
        long words = 3L * words(board.squares()) + words(board.sets());
        return CLAIM_OVERHEAD + 8 * words;
    }

    private static int words(int bits) {
        return (bits + 63) >> 6;
    }
}
