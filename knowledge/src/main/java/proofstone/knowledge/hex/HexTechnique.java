package proofstone.knowledge.hex;

/** The parts of the Hex search that can be switched off; none changes who wins. */
public enum HexTechnique {
    /** Dead cells and captured pairs are filled in, {@link FillIn}. */
    FILL_IN("fill-in"),
    /** Dominated and vulnerable moves come last, {@link InferiorCells}. */
    DOMINATION("domination"),
    /** Virtual connections by the AND and OR rules, {@link Connections}. */
    CONNECTIONS("connections"),
    /** Proofs found are met again in other positions, {@link ClaimStore}. */
    LEARNING("learning");

    private final String word;

    HexTechnique(String word) {
        this.word = word;
    }

    /** Returns the word of the command line. */
    public String word() {
        return word;
    }
}
