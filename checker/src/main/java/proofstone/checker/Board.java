package proofstone.checker;

import java.util.List;

/** Squares and winning sets as the header lists them; the squares of a set are sorted. */
final class Board {
    private final int squares;
    private final int[][] sets;
    private final int[][] setsAt;

    /** Takes sorted, non-empty arrays of distinct squares. */
    Board(int squares, List<int[]> sets) {
        this.squares = squares;
        this.sets = sets.toArray(int[][]::new);
        this.setsAt = incidence();
    }

    private int[][] incidence() {
        int[] degree = new int[squares];
        for (int[] set : sets) {
            for (int square : set) {
                degree[square]++;
            }
        }
        int[][] at = new int[squares][];
        for (int v = 0; v < squares; v++) {
            at[v] = new int[degree[v]];
        }
        for (int e = sets.length - 1; e >= 0; e--) {
            for (int square : sets[e]) {
                at[square][--degree[square]] = e;
            }
        }
        return at;
    }

    int squares() {
        return squares;
    }

    int sets() {
        return sets.length;
    }

    /** The squares of winning set {@code e}; not to be changed. */
    int[] set(int e) {
        return sets[e];
    }

    /** E(v), the winning sets that contain {@code v}; not to be changed. */
    int[] setsAt(int v) {
        return setsAt[v];
    }

    boolean contains(int e, int square) {
        for (int member : sets[e]) {
            if (member == square) {
                return true;
            }
        }
        return false;
    }

    /** How many squares of set {@code e} are in {@code part}. */
    int countIn(int e, Bits part) {
        int count = 0;
        for (int square : sets[e]) {
            count += part.has(square) ? 1 : 0;
        }
        return count;
    }

    /** Whether every square of set {@code e} is in {@code part}. */
    boolean isWithin(int e, Bits part) {
        return countIn(e, part) == sets[e].length;
    }

    Bits noSquares() {
        return new Bits(squares);
    }

    Bits noSets() {
        return new Bits(sets.length);
    }
}
