package proofstone.knowledge.draws;

/**
 * A claim on a game on the band B_N(L) of [Chiang2011]: L rows, infinite to both sides, whose lines
 * are all columns and all rising diagonals of L squares. Breaker holds it.
 *
 * @param kind which game
 * @param length L, the squares of a line
 * @param number p, the most stones of a turn of Maker's, where the kind is {@link Kind#PLAIN}; b,
 *     the most stones that Maker is left on a line, where it is {@link Kind#EXCLUSIVE}
 */
public record BandGame(Kind kind, int length, int number) {
    /** Which game is played on the band. */
    public enum Kind {
        /** MBBoardN(L,p), definition 1: up to p stones a turn, and as many answers. */
        PLAIN("N"),
        /**
         * MBBoardNX(L,b), definition 2: each line has one more square, on which only Breaker may
         * put; any number of stones a turn, and as many answers; Maker wins if after an answer a
         * line without Breaker's stones has more than b of his.
         */
        EXCLUSIVE("NX");

        private final String letters;

        Kind(String letters) {
            this.letters = letters;
        }
    }

    /** Checks the ranges. */
    public BandGame {
        if (length < 1 || number < 0 || number >= length) {
            throw new IllegalArgumentException("no game " + kind + " of " + length + ", " + number);
        }
    }

    static BandGame plain(int length, int stones) {
        return new BandGame(Kind.PLAIN, length, stones);
    }

    static BandGame exclusive(int length, int left) {
        return new BandGame(Kind.EXCLUSIVE, length, left);
    }

    /** Returns the paper's name for the game, such as {@code MBBoardN(9,5)}. */
    @Override
    public String toString() {
        return "MBBoard" + kind.letters + "(" + length + "," + number + ")";
    }
}
