package proofstone.game.connect;

/**
 * A square by its coordinates.
 *
 * @param x the column, from 0 at the left where the board has a left end, growing to the right
 * @param y the row, from 0 at the bottom where the board has a bottom, growing upwards
 */
public record ConnectCell(int x, int y) implements Comparable<ConnectCell> {
    /** Returns the square so many columns to the right and rows up. */
    public ConnectCell plus(int columns, int rows) {
        return new ConnectCell(x + columns, y + rows);
    }

    /** Compares in reading order: from the top down, in a row from the left. */
    @Override
    public int compareTo(ConnectCell other) {
        return y == other.y ? Integer.compare(x, other.x) : Integer.compare(other.y, y);
    }
}
