package proofstone.game.hex;

/** What a player does in a game of Hex. */
public sealed interface HexTurn {
    /**
     * Puts a stone.
     *
     * @param cell where
     */
    record Stone(int cell) implements HexTurn {}

    /** What is no stone. */
    enum Word implements HexTurn {
        /**
         * White, in his first turn, takes Black's stone over: it leaves the board, and a white one
         * stands on the cell that is its mirror image in the long diagonal.
         */
        SWAP,
        /** The player gives up. */
        RESIGN,
        /** The player does nothing. */
        PASS;

        /** Returns the word in lower case. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
