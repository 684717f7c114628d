package proofstone.checker;

/** The header of a certificate of rule {@code hex}, read and found in order. */
record HexHeader(
        Rhombus board,
        Bits black,
        Bits white,
        Colour toMove,
        Colour winner,
        String producer,
        String command,
        int live,
        int steps) {

    private static final long CLAIM_OVERHEAD = 220;

    Bits stones(Colour player) {
        return player == Colour.BLACK ? black : white;
    }

    /** An upper bound of the bytes that one living step takes. */
    long bytesPerClaim() {
        long words = (board.cells() + 63L) >> 6;
        return CLAIM_OVERHEAD + 2 * 8 * words;
    }
}
