package proofstone.cli;

/** A record of a game where {@code show} stands in it. */
interface RecordShow {
    /** Prints the board and what is known of the game there. */
    void print(Io io, TextBoard.Glyphs glyphs);

    /** Returns the picture as SVG. */
    String picture();

    /** Returns the position and what is said about it as one JSON object. */
    String json();
}
