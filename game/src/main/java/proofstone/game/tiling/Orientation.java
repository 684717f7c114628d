package proofstone.game.tiling;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The eight ways to lay a tile: turns and reflections of the plane that keep the origin. */
public enum Orientation {
    /** As the tile is written. */
    PLAIN(1, 0, 0, 1),
    /** Left and right exchanged. */
    MIRROR(-1, 0, 0, 1),
    /** Up and down exchanged. */
    FLIP(1, 0, 0, -1),
    /** Turned by 180 degrees. */
    HALF_TURN(-1, 0, 0, -1),
    /** Turned by 90 degrees to the left. */
    LEFT_TURN(0, -1, 1, 0),
    /** Turned by 90 degrees to the right. */
    RIGHT_TURN(0, 1, -1, 0),
    /** Right and up exchanged. */
    TRANSPOSE(0, 1, 1, 0),
    /** Right and down exchanged. */
    ANTITRANSPOSE(0, -1, -1, 0);

    private final int rightOfRight;
    private final int rightOfUp;
    private final int upOfRight;
    private final int upOfUp;

    /** The matrix, row by row. */
    Orientation(int rightOfRight, int rightOfUp, int upOfRight, int upOfUp) {
        this.rightOfRight = rightOfRight;
        this.rightOfUp = rightOfUp;
        this.upOfRight = upOfRight;
        this.upOfUp = upOfUp;
    }

    /** Returns where {@code cell} goes. */
    public Cell of(Cell cell) {
        return new Cell(
                rightOfRight * cell.right() + rightOfUp * cell.up(),
                upOfRight * cell.right() + upOfUp * cell.up());
    }

    /** Returns the word of tiling files, such as {@code half-turn}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the orientation of that word. */
    static Optional<Orientation> named(String word) {
        return Stream.of(values()).filter(o -> o.word().equals(word)).findFirst();
    }
}
