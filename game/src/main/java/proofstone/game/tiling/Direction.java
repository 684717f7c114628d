package proofstone.game.tiling;

/** The four directions in which squares stand in a row. */
public enum Direction {
    /** Along a row. */
    RIGHT(1, 0, "to the right"),
    /** Along a column. */
    UP(0, 1, "upward"),
    /** Along a diagonal that rises to the right. */
    RISING(1, 1, "to the right and up"),
    /** Along a diagonal that falls to the right. */
    FALLING(1, -1, "to the right and down");

    private final Cell step;
    private final String words;

    Direction(int right, int up, String words) {
        this.step = new Cell(right, up);
        this.words = words;
    }

    /** Returns the translation from a square to the next. */
    public Cell step() {
        return step;
    }

    /** Returns the direction in words, to follow the first square. */
    public String words() {
        return words;
    }
}
