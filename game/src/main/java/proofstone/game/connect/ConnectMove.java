package proofstone.game.connect;

/** What happens on the board at one node of a record. */
public sealed interface ConnectMove {
    /**
     * The player to move puts one stone of his turn.
     *
     * @param cell where
     */
    record Stone(ConnectCell cell) implements ConnectMove {}

    /** What is no stone. */
    enum Other implements ConnectMove {
        /** The player to move forgoes the stones that are left of his turn. */
        PASS,
        /** Nothing, as at the root: the node only carries text or marks. */
        NONE
    }
}
