package proofstone.checker;

/**
 * The board of Hex (format page, section 10): places are the cells, row by row from the top, then
 * the edges top, bottom, left, right.
 */
record Rhombus(int rows, int columns) {
    static final int MAX_SIZE = 19;

    private static final int TOP = 0;
    private static final int BOTTOM = 1;
    private static final int LEFT = 2;
    private static final int RIGHT = 3;
    private static final int EDGES = 4;

    /** The name of the only game with this board. */
    String name() {
        return rows == columns ? "hex:" + rows : "hex:" + rows + "x" + columns;
    }

    int cells() {
        return rows * columns;
    }

    int places() {
        return cells() + EDGES;
    }

    boolean isCell(int place) {
        return place < cells();
    }

    /** The edge at which a player begins, and the one at which he ends. */
    int[] edges(Colour player) {
        return player == Colour.BLACK
                ? new int[] {cells() + TOP, cells() + BOTTOM}
                : new int[] {cells() + LEFT, cells() + RIGHT};
    }

    boolean isEdgeOf(int place, Colour player) {
        int[] edges = edges(player);
        return place == edges[0] || place == edges[1];
    }

    /** Whether two places touch. */
    boolean touch(int x, int y) {
        if (isCell(x) && isCell(y)) {
            int down = y / columns - x / columns;
            int right = y % columns - x % columns;
            return down == 0 && Math.abs(right) == 1
                    || right == 0 && Math.abs(down) == 1
                    || down == 1 && right == -1
                    || down == -1 && right == 1;
        }
        return isCell(x) ? isBeside(x, y - cells()) : isCell(y) && isBeside(y, x - cells());
    }

    private boolean isBeside(int cell, int edge) {
        return switch (edge) {
            case TOP -> cell / columns == 0;
            case BOTTOM -> cell / columns == rows - 1;
            case LEFT -> cell % columns == 0;
            default -> cell % columns == columns - 1;
        };
    }

    /** Where a symmetry takes a place: 1 half a turn, 2 rows for columns, 3 both. */
    int image(int symmetry, int place) {
        int image = symmetry == 1 ? place : transposed(place);
        return symmetry == 2 ? image : turned(image);
    }

    private int turned(int place) {
        if (isCell(place)) {
            return cells() - 1 - place;
        }
        int edge = place - cells();
        return cells() + (edge ^ 1);
    }

    private int transposed(int place) {
        if (isCell(place)) {
            return place % columns * columns + place / columns;
        }
        int edge = place - cells();
        return cells() + (edge ^ 2);
    }
}
