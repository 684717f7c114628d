package proofstone.checker;

/** Finds the winning sets that contain all of some squares. */
final class Supersets {
    private final Board board;
    private final Bits part;

    Supersets(Board board) {
        this.board = board;
        this.part = board.noSquares();
    }

    /** Adds to {@code found} every winning set that contains the first {@code count} squares. */
    void addTo(Bits found, int[] squares, int count) {
        for (int i = 0; i < count; i++) {
            part.add(squares[i]);
        }
        for (int g : board.setsAt(squares[0])) {
            if (!found.has(g) && board.countIn(g, part) == count) {
                found.add(g);
            }
        }
        for (int i = 0; i < count; i++) {
            part.remove(squares[i]);
        }
    }
}
