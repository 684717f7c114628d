package proofstone.game.tiling;

import java.util.List;
import java.util.stream.IntStream;

/**
 * So many squares in a row.
 *
 * @param start the first square
 * @param direction where the others follow
 * @param length the number of squares
 */
public record Segment(Cell start, Direction direction, int length) {
    /** Returns the squares from the first on. */
    public List<Cell> cells() {
        return IntStream.range(0, length)
                .mapToObj(i -> start.plus(direction.step().times(i)))
                .toList();
    }

    /** Returns the first square, the number and the direction in words. */
    @Override
    public String toString() {
        return length + " in a row from " + start + " " + direction.words();
    }
}
