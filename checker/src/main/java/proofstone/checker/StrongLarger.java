package proofstone.checker;

import java.util.Optional;

/**
 * The larger boards of which a win on a board with a rim speaks: each rim is absent, and the board
 * is no larger there, or as broad as a row can reach.
 *
 * <p>Lemma: put the inner board anywhere. The attacker's sets are there. A set of the other
 * player's that meets it lies in the board with the rim; one that does not lacks a whole row at
 * first, for no stone stands outside the inner board, and its stones come one by one.
 *
 * @param length how many in a row win
 * @param boards the boards in words
 */
record StrongLarger(int length, String boards) {
    /** Whether the name, the stones and the claim of a header are of that kind. */
    static boolean speaks(StrongHeader header) {
        Optional<StrongRim> rim = StrongRim.of(header.game());
        Colour winner = header.claim() == Outcome.BLACK_WINS_LARGER ? Colour.BLACK : Colour.WHITE;
        return rim.isPresent()
                && rim.get().attacker() == winner
                && of(header).isPresent()
                && hasInnerStones(header);
    }

    /** Games of {@code mnk} begin without stones; those of {@code connect} may go on. */
    private static boolean hasInnerStones(StrongHeader header) {
        StrongGame game = header.board();
        Bits room =
                header.game().startsWith("connect:")
                        ? game.grid().orElseThrow().inner()
                        : game.noSquares();
        return header.black().firstNotIn(room) < 0 && header.white().firstNotIn(room) < 0;
    }

    /** The boards, by the name of a header; empty if it speaks of no larger ones. */
    static Optional<StrongLarger> of(StrongHeader header) {
        return StrongRim.of(header.game()).flatMap(StrongLarger::of);
    }

    private static Optional<StrongLarger> of(StrongRim rim) {
        String rows = bound(rim.rows(), rim.rowRim(), rim.length());
        String columns = bound(rim.columns(), rim.columnRim(), rim.length());
        return rows.isEmpty() || columns.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new StrongLarger(rim.length(), "M x N, M " + rows + ", N " + columns));
    }

    private static String bound(int size, int rim, int length) {
        return rim == 0 ? "= " + size : rim == length - 1 ? ">= " + size : "";
    }
}
