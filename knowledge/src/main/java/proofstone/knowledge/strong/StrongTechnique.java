package proofstone.knowledge.strong;

/** The parts of the search of strong games that can be switched off; none changes a verdict. */
public enum StrongTechnique {
    /** Forced wins by a sequence of direct threats, {@link ThreatSequence}. */
    THREATS("threats"),
    /** What the player who is not to move threatens bounds the moves, {@link OpenPosition}. */
    NULL_MOVE("null-move"),
    /** Pairing strategies of the player who holds, {@link StrongPairing}. */
    PAIRING("pairing"),
    /** Pairs and small games that he holds as Breaker, {@link StrongPartition}. */
    PARTITIONS("partitions"),
    /** Each answer that is found shrinks the moves that still need one. */
    MUST_PLAY("must-play"),
    /** Positions that are images of each other are one. */
    SYMMETRY("symmetry");

    private final String word;

    StrongTechnique(String word) {
        this.word = word;
    }

    /** Returns the word of the command line. */
    public String word() {
        return word;
    }
}
