package proofstone.game;

import java.util.Locale;

/**
 * The positions of a strip from which [Czifra2021] measures its searches and collects its data,
 * fig. 2: one that Maker wins and one that Breaker wins.
 */
public enum StripSetup {
    /** The empty board with Maker to move. */
    PROOF(""),
    /**
     * Two weak stones of Maker, a strong one of Breaker, and Breaker to move.
     *
     * <p>The paper shows its choice in a picture only, which the copy we worked from does not have.
     * Ours: Maker holds both squares of the left column that lie on the fewest winning sets, its
     * ends a1 and a4; Breaker holds a3 between them, which lies on one of the two shortest winning
     * sets and on the column of both. So Maker has spent two moves in an end where little is left.
     */
    DISPROOF("a1 a3 a4");

    private final String moves;

    StripSetup(String moves) {
        this.moves = moves;
    }

    /** Returns the name in tables. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the moves from the empty board, Maker's first. */
    public String moves() {
        return moves;
    }

    /**
     * Returns the problem on {@code strip7:columns}.
     *
     * @throws IllegalArgumentException if there is no such strip
     */
    public WeakProblem problem(int columns) {
        try {
            Board board = GameParser.parse("strip7:" + columns);
            return WeakProblem.of(board, MoveParser.play(board, moves, Role.MAKER));
        } catch (GameSyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
