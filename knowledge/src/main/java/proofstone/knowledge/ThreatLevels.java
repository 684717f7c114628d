package proofstone.knowledge;

import java.util.Arrays;
import proofstone.game.SquareSet;

/**
 * The edges of a residual hypergraph along a path of exchanges, a level for each exchange, in
 * memory that is used again and again. The board of {@link ExchangeSearch}.
 *
 * <p>Makes no objects once its arrays have grown. Not safe for use by several threads.
 */
final class ThreatLevels {
    /*
     * The edges stand once, one long each. Level d has the squares that both players have taken in d exchanges: an edge
     * without one of Breaker's is alive and is, less Maker's squares, the edge at this level. Besides, each level
     * lists its edges of two squares, with these squares beside the number. An exchange changes only those and the edges through Maker's new square,
     * so it looks at no others. Going back is free: the upper level is still there.
     *
     * A square is one bit. On boards of up to 64 squares bit v is square v; on larger ones the squares of the smallest
     * edges get the bits in order of appearance, and edges that do not fit are left out, which can only hide wins.
     */
    private static final int BITS = 64;

    private static final int LEVELS = BITS / 2 + 2; // an exchange takes two squares

    private long[] edges = {};
    private int[] ids = {};
    private int count;

    /**
     * The edges through bit v are {@code through[starts[v]]} to {@code through[starts[v + 1] - 1]}.
     */
    private int[] through = {};

    private final int[] starts = new int[BITS + 1];

    private int[][] twoLines = new int[LEVELS][];
    private long[][] twoSquares = new long[LEVELS][];
    private final int[] twoLineCounts = new int[LEVELS];
    private final int[] newTwoLines = new int[LEVELS];
    private final int[] exchanged = new int[LEVELS];
    private final long[] own = new long[LEVELS];
    private final long[] lost = new long[LEVELS];
    private final long[] makers = new long[LEVELS];
    private final long[] breakers = new long[LEVELS];
    private int[] squareOf = {};
    private int[] bitOf = {};
    private boolean isRenumbered;
    private boolean isWhole;

    /** Makes level 0 of {@code graph}. */
    void start(ResidualHypergraph graph) {
        take(graph);
        index();
        begin(0, 0);
    }

    /** The same where only exchanges follow, without the edges that these cannot shrink to two. */
    void startAlone(ResidualHypergraph graph) {
        take(graph);
        dropUnreachable();
        index();
        begin(0, 0);
    }

    private void take(ResidualHypergraph graph) {
        grow(graph.count());
        isRenumbered = graph.width() > 1;
        isWhole = true;
        count = 0;
        if (isRenumbered) {
            renumber(graph);
        } else {
            for (int i = 0; i < graph.count(); i++) {
                add(graph.word(i, 0), graph.id(i));
            }
        }
    }

    /**
     * Drops the edges that have more than two squares left whatever exchanges there are: Maker gets
     * squares of 2-lines only, so of edges that others like them have brought down to two.
     */
    private void dropUnreachable() {
        long reached = 0;
        long before;
        do {
            before = reached;
            for (int i = 0; i < count; i++) {
                reached |= isAtMostTwo(edges[i] & ~reached) ? edges[i] : 0;
            }
        } while (reached != before);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if ((edges[i] & ~reached) == 0) {
                edges[kept] = edges[i];
                ids[kept++] = ids[i];
            }
        }
        count = kept;
    }

    /** Makes level 0 anew, with squares that Maker and Breaker have taken besides. */
    void begin(long own, long lost) {
        makers[0] = own;
        breakers[0] = lost;
        listTwoLines();
    }

    private void grow(int size) {
        if (size > edges.length) {
            edges = new long[2 * size];
            ids = new int[2 * size];
            twoLines = new int[LEVELS][2 * size];
            twoSquares = new long[LEVELS][2 * size];
        }
    }

    private void add(long edge, int id) {
        edges[count] = edge;
        ids[count++] = id;
    }

    /** Fills {@code through}, edges in ascending order. */
    private void index() {
        Arrays.fill(starts, 0);
        for (int i = 0; i < count; i++) {
            for (long left = edges[i]; left != 0; left &= left - 1) {
                starts[Long.numberOfTrailingZeros(left)]++;
            }
        }
        int end = 0;
        for (int v = 0; v <= BITS; v++) {
            end += starts[v];
            starts[v] = end;
        }
        through = through.length < end ? new int[2 * end] : through;
        for (int i = count - 1; i >= 0; i--) {
            for (long left = edges[i]; left != 0; left &= left - 1) {
                through[--starts[Long.numberOfTrailingZeros(left)]] = i;
            }
        }
    }

    private void listTwoLines() {
        int found = 0;
        for (int i = 0; i < count; i++) {
            long left = edges[i] & ~makers[0];
            if (isTwo(left) && (edges[i] & breakers[0]) == 0) {
                twoSquares[0][found] = left;
                twoLines[0][found++] = i;
            }
        }
        twoLineCounts[0] = found;
        newTwoLines[0] = found;
    }

    private static boolean isTwo(long edge) {
        long rest = edge & edge - 1;
        return rest != 0 && (rest & rest - 1) == 0;
    }

    private static boolean isAtMostTwo(long edge) {
        long rest = edge & edge - 1;
        return (rest & rest - 1) == 0;
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

    /** Returns the number of edges of two squares. */
    int twoLines(int level) {
        return twoLineCounts[level];
    }

    /** Returns how many of the edges of two squares are new at this level; they come first. */
    int newTwoLines(int level) {
        return newTwoLines[level];
    }

    /** Returns the place of the n-th edge of two squares. */
    int twoLine(int level, int n) {
        return twoLines[level][n];
    }

    /** Returns the squares of the n-th edge of two squares. */
    long twoSquares(int level, int n) {
        return twoSquares[level][n];
    }

    /** Returns the number of the winning set of an edge. */
    int id(int i) {
        return ids[i];
    }

    /**
     * Makes the next level: Maker takes {@code a} of the edge {@code line}, Breaker answers {@code
     * b}. Returns whether Maker's square was of use on a further edge.
     */
    boolean exchange(int level, int line, long a, long b) {
        own[level] = a;
        lost[level] = b;
        exchanged[level] = ids[line];
        makers[level + 1] = makers[level] | a;
        breakers[level + 1] = breakers[level] | b;
        return shrink(level, a, a | b);
    }

    /**
     * Lists the two-lines of the next level; returns whether an edge through {@code a} is alive.
     */
    private boolean shrink(int level, long a, long gone) {
        long mine = makers[level + 1];
        long his = breakers[level + 1];
        int[] to = twoLines[level + 1];
        long[] toSquares = twoSquares[level + 1];
        int found = 0;
        boolean isAlive = false;
        int v = Long.numberOfTrailingZeros(a);
        for (int k = starts[v]; k < starts[v + 1]; k++) {
            int i = through[k];
            if ((edges[i] & his) == 0) {
                isAlive = true;
                long left = edges[i] & ~mine;
                if (isTwo(left)) {
                    toSquares[found] = left;
                    to[found++] = i;
                }
            }
        }
        if (isAlive) {
            newTwoLines[level + 1] = found;
            twoLineCounts[level + 1] = copy(level, gone, found);
        }
        return isAlive;
    }

    /**
     * Copies two-lines without a square of {@code gone} to the next level, from place {@code at}
     * on.
     */
    private int copy(int level, long gone, int at) {
        int[] lines = twoLines[level];
        long[] squares = twoSquares[level];
        int[] nextLines = twoLines[level + 1];
        long[] nextSquares = twoSquares[level + 1];
        int found = at;
        for (int n = 0; n < twoLineCounts[level]; n++) {
            if ((squares[n] & gone) == 0) {
                nextSquares[found] = squares[n];
                nextLines[found++] = lines[n];
            }
        }
        return found;
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

    /** Returns the bit of {@code square}, or 0 if it has none. */
    long bit(int square) {
        int index = square < 0 ? -1 : isRenumbered ? bitOf[square] : square;
        return index < 0 ? 0 : 1L << index;
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
