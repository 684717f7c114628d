package proofstone.knowledge;

import java.util.Arrays;
import proofstone.game.SquareSet;

/**
 * The edges of a residual hypergraph along a path of exchanges, a level for each exchange, in
 * memory that is used again and again. The board of {@link ThreatSequences}.
 *
 * <p>Makes no objects once its arrays have grown. Not safe for use by several threads.
 */
final class ThreatLevels {
    /*
     * Level d holds the edges that are alive after d exchanges, less Maker's squares: `edges[d]`, one long each, and in
     * `ids[d]` the numbers of their winning sets. An exchange copies the level without the edges that Breaker's
     * answer kills. Going back is free: the upper level is still there.
     *
     * A square is one bit. On boards of up to 64 squares bit v is square v; on larger ones the squares of the smallest
     * edges get the bits in order of appearance, and edges that do not fit are left out, which can only hide wins.
     */
    private static final int BITS = 64;

    private long[][] edges = new long[0][];
    private int[][] ids = new int[0][];
    private int[][] twoLines = new int[0][];
    private int[] counts = {};
    private int[] exchanged = {};
    private final long[] own = new long[BITS + 1];
    private final long[] lost = new long[BITS + 1];
    private int capacity;
    private int[] squareOf = {};
    private int[] bitOf = {};
    private boolean isRenumbered;
    private boolean isWhole;

    /** Makes level 0 of {@code graph}. */
    void start(ResidualHypergraph graph) {
        grow(graph.count());
        isRenumbered = graph.width() > 1;
        isWhole = true;
        counts[0] = 0;
        if (isRenumbered) {
            renumber(graph);
            return;
        }
        for (int i = 0; i < graph.count(); i++) {
            add(graph.word(i, 0), graph.id(i));
        }
    }

    private void grow(int count) {
        if (count > capacity || edges.length == 0) {
            capacity = Math.max(BITS, 2 * count);
            int levels = BITS / 2 + 2; // an exchange takes two squares
            edges = new long[levels][capacity];
            ids = new int[levels][capacity];
            twoLines = new int[levels][capacity];
            counts = new int[levels];
            exchanged = new int[levels];
        }
    }

    private void add(long edge, int id) {
        edges[0][counts[0]] = edge;
        ids[0][counts[0]++] = id;
    }

    private void renumber(ResidualHypergraph graph) {
        squareOf = new int[BITS];
        bitOf = new int[graph.width() * BITS];
        Arrays.fill(bitOf, -1);
        int used = 0;
        int greatest = 0;
        for (int i = 0; i < graph.count(); i++) {
            greatest = Math.max(greatest, graph.size(i));
        }
        for (int size = 1; size <= greatest; size++) {
            for (int i = 0; i < graph.count(); i++) {
                if (graph.size(i) == size) {
                    used = addRenumbered(graph, i, used);
                }
            }
        }
    }

    /** Adds edge {@code i} if its squares fit; returns how many bits are in use then. */
    private int addRenumbered(ResidualHypergraph graph, int i, int used) {
        int fresh = 0;
        for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
            fresh += bitOf[v] < 0 ? 1 : 0;
        }
        if (used + fresh > BITS) {
            isWhole = false;
            return used;
        }
        int next = used;
        long edge = 0;
        for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
            if (bitOf[v] < 0) {
                squareOf[next] = v;
                bitOf[v] = next++;
            }
            edge |= 1L << bitOf[v];
        }
        add(edge, graph.id(i));
        return next;
    }

    /** Returns whether no edge was left out. */
    boolean isWhole() {
        return isWhole;
    }

    /** Lists the edges of two squares; returns their number. */
    int collectTwoLines(int level) {
        long[] from = edges[level];
        int[] lines = twoLines[level];
        int found = 0;
        for (int i = 0; i < counts[level]; i++) {
            long rest = from[i] & (from[i] - 1);
            if (rest != 0 && (rest & (rest - 1)) == 0) {
                lines[found++] = i;
            }
        }
        return found;
    }

    /** Returns the place of the n-th edge of two squares. */
    int twoLine(int level, int n) {
        return twoLines[level][n];
    }

    /** Returns the squares of an edge. */
    long edge(int level, int i) {
        return edges[level][i];
    }

    /** Returns the number of the winning set of an edge. */
    int id(int level, int i) {
        return ids[level][i];
    }

    /**
     * Makes the next level: Maker takes {@code a} of the edge {@code line}, Breaker answers {@code
     * b}. Returns whether Maker's square was of use on a further edge.
     */
    boolean exchange(int level, int line, long a, long b) {
        own[level] = a;
        lost[level] = b;
        exchanged[level] = ids[level][line];
        long[] from = edges[level];
        long[] to = edges[level + 1];
        int[] fromIds = ids[level];
        int[] toIds = ids[level + 1];
        int count = 0;
        long changed = 0;
        for (int i = 0; i < counts[level]; i++) {
            long edge = from[i];
            if ((edge & b) == 0) {
                changed |= edge & a;
                to[count] = edge & ~a;
                toIds[count++] = fromIds[i];
            }
        }
        counts[level + 1] = count;
        return changed != 0;
    }

    /** Returns Maker's square of the exchange at {@code level}. */
    long own(int level) {
        return own[level];
    }

    /** Returns Breaker's square of the exchange at {@code level}. */
    long lost(int level) {
        return lost[level];
    }

    /** Returns the winning set that the exchange at {@code level} threatens to fill. */
    int exchanged(int level) {
        return exchanged[level];
    }

    /** Returns the square of the board that a single bit stands for. */
    int square(long bit) {
        int index = Long.numberOfTrailingZeros(bit);
        return isRenumbered ? squareOf[index] : index;
    }

    /** Returns the bits of those of {@code squares} that have one. */
    long mask(SquareSet squares) {
        if (!isRenumbered) {
            return squares.word(0);
        }
        long mask = 0;
        for (int v = squares.first(); v >= 0; v = squares.next(v + 1)) {
            mask |= bitOf[v] < 0 ? 0 : 1L << bitOf[v];
        }
        return mask;
    }
}
