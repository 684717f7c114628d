package proofstone.checker;

/** One of the two players of Hex and of strong games. */
public enum Colour {
    /** In Hex joins the top edge to the bottom edge; in strong games mostly moves first. */
    BLACK("black"),
    /** In Hex joins the left edge to the right edge. */
    WHITE("white");

    private final String word;

    Colour(String word) {
        this.word = word;
    }

    /** The word that stands for this player in a certificate of the text form. */
    public String word() {
        return word;
    }

    /** The other player. */
    public Colour opponent() {
        return this == BLACK ? WHITE : BLACK;
    }
}
