package proofstone.checker;

import java.util.OptionalInt;

/** The header of a certificate of rule {@code strong}, read and found in order. */
record StrongHeader(
        String game,
        StrongGame board,
        Bits black,
        Bits white,
        StrongTurn turn,
        OptionalInt plies,
        Outcome claim,
        String producer,
        String command,
        int live,
        int steps) {

    /** Bytes of a hash map's entry, a claim, its sets without their words, its thresholds' head. */
    private static final long CLAIM_OVERHEAD = 340;

    Bits stones(Colour player) {
        return player == Colour.BLACK ? black : white;
    }

    /** How many of the plies that are left are the player's; only where they are limited. */
    long pliesOf(Colour player) {
        return turn.stonesOf(player, plies.orElseThrow(), board.stones());
    }

    /** An upper bound of the bytes that one living step takes. */
    long bytesPerClaim() {
        long words = (board.board().squares() + 63L) >> 6;
        return CLAIM_OVERHEAD + 3 * 8 * words + 4L * board.board().sets();
    }
}
