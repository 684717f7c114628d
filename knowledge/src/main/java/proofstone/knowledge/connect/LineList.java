package proofstone.knowledge.connect;

/** A set of line numbers that is added to, taken from and listed in constant time each. */
final class LineList {
    private final int[] items;
    private final int[] places;
    private int size;

    /** Makes the empty set of some of the lines 0 to {@code lines - 1}. */
    LineList(int lines) {
        items = new int[lines];
        places = new int[lines];
    }

    /** Adds a line that is not in the set. */
    void add(int line) {
        assert places[line] == 0 : "twice";
        items[size++] = line;
        places[line] = size;
    }

    /** Takes out a line that is in the set; the last one moves to its place. */
    void remove(int line) {
        int place = places[line] - 1;
        int last = items[--size];
        items[place] = last;
        places[last] = place + 1;
        places[line] = 0;
    }

    /** Returns whether a line is in the set. */
    boolean contains(int line) {
        return places[line] > 0;
    }

    /** Returns the number of lines. */
    int size() {
        return size;
    }

    /** Returns the line at a place, 0 to size - 1. */
    int get(int place) {
        return items[place];
    }
}
