package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import proofstone.certificate.Part;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;

/**
 * All small parts of a board that a partition strategy can be made of ([Czifra2021] theorem III.1):
 * pairs, triangles, houses and fans.
 *
 * <p>A part is a handful of sub-edges that Breaker, moving second, holds. Over squares a, b, ...
 * the pair is {ab}, the triangle {ab, acd, bce}, the house the triangle with def, the fan the
 * triangle with aef or bdf: all the parts of up to six squares in which no sub-edge is superfluous,
 * as an enumeration of small hypergraphs shows. Each sub-edge lies in a winning set. The catalogue
 * is made once for a board; {@link #select} finds those that are of use in a position.
 */
final class PartCatalogue {
    /*
     * The parts hang in a tree that is stored in preorder, a record for each node:
     *
     *     level 0   ab                 a pair
     *     level 1   ab, acd            no part, but shared by many
     *     level 2   ab, acd, bce       a triangle
     *     level 3   ab, acd, bce, xyf  a house or a fan
     *
     * A record holds what its node adds to its parent: new squares and one sub-edge with the sets that
     * contain it. If one of the new squares is taken or all those sets are dead, then nothing below is of use,
     * and `skip` leads to the next record outside. So a walk touches little more than what it finds.
     */
    static final int LEVELS = 4;

    /**
     * Where the enumeration ends on boards that are very dense: the triangles found so far must do.
     */
    private static final int MOST_RECORDS = 1 << 20;

    private static final int MOST_SQUARES = 128;
    private static final int MOST_SETS = 512;

    /** What a walk calls for each part that is of use. */
    interface Visitor {
        /**
         * Takes a part.
         *
         * @param part its number
         * @param lo its squares 0 to 63
         * @param hi its squares 64 to 127
         * @param sets the live winning sets that it holds, as words; valid during the call only
         */
        void part(int part, long lo, long hi, long[] sets);
    }

    private final int words;
    private final long[] through;
    private final long[] thirdLo;
    private final long[] thirdHi;
    private final int squares;
    private int count;
    private byte[] level = new byte[1024];
    private int[] skip = new int[1024];
    private int[] parent = new int[1024];
    private int[] edge = new int[1024];
    private long[] lo = new long[1024];
    private long[] hi = new long[1024];
    private long[] sets;

    /** Returns whether there is a catalogue of {@code board}: it must not be too large. */
    static boolean supports(Hypergraph board) {
        int sets = board.sets().size();
        return board.squares() <= MOST_SQUARES && sets >= 1 && sets <= MOST_SETS;
    }

    /** Enumerates the parts of a board with {@link #supports}. */
    PartCatalogue(Hypergraph board) {
        this.squares = board.squares();
        this.words = (board.sets().size() + 63) >> 6;
        this.sets = new long[1024 * words];
        this.through = new long[squares * words];
        this.thirdLo = new long[squares * squares];
        this.thirdHi = new long[squares * squares];
        for (int e = 0; e < board.sets().size(); e++) {
            index(e, board.sets().get(e));
        }
        for (int a = 0; a < squares; a++) {
            addPairs(a);
        }
    }

    private void addPairs(int a) {
        for (int b = a + 1; b < squares; b++) {
            if (isJoined(a, b)) {
                addPair(a, b);
            }
        }
    }

    private void index(int e, SquareSet set) {
        for (int a : set.toArray()) {
            through[a * words + (e >> 6)] |= 1L << e;
            for (int b : set.toArray()) {
                thirdLo[a * squares + b] |= set.word(0);
                thirdHi[a * squares + b] |= set.word(1);
            }
        }
    }

    private static long bit(int square, int word) {
        return square >> 6 == word ? 1L << square : 0;
    }

    private boolean isJoined(int a, int b) {
        return (thirdLo[a * squares + b] | thirdHi[a * squares + b]) != 0;
    }

    /** Returns the squares that share a winning set with both {@code a} and {@code b}. */
    private long third(int a, int b, int word) {
        long mask = word == 0 ? thirdLo[a * squares + b] : thirdHi[a * squares + b];
        return mask & ~bit(a, word) & ~bit(b, word);
    }

    private void addPair(int a, int b) {
        int pair = add(0, -1, a, b, -1);
        set(pair, bit(a, 0) | bit(b, 0), bit(a, 1) | bit(b, 1));
        for (int c = 0; c < squares; c++) {
            boolean isApart = (third(a, b, c >> 6) & 1L << c) == 0;
            boolean isCorner = c != a && c != b && isApart && isJoined(a, c) && isJoined(b, c);
            if (isCorner && count < MOST_RECORDS) {
                addCorner(pair, a, b, c);
            }
        }
        close(pair, count);
    }

    private void addCorner(int pair, int a, int b, int c) {
        long lo = third(a, c, 0) & ~bit(b, 0);
        long hi = third(a, c, 1) & ~bit(b, 1);
        for (int d = Masks.next(lo, hi, 0); d >= 0; d = Masks.next(lo, hi, d + 1)) {
            int corner = add(1, pair, a, c, d);
            set(corner, bit(c, 0) | bit(d, 0), bit(c, 1) | bit(d, 1));
            long lastLo = third(b, c, 0) & ~(bit(a, 0) | bit(d, 0));
            long lastHi = third(b, c, 1) & ~(bit(a, 1) | bit(d, 1));
            for (int e = Masks.next(lastLo, lastHi, 0);
                    e >= 0;
                    e = Masks.next(lastLo, lastHi, e + 1)) {
                addTriangle(corner, new int[] {a, b, c, d, e});
            }
            close(corner, count);
        }
    }

    private void addTriangle(int corner, int[] s) {
        int triangle = add(2, corner, s[1], s[2], s[4]);
        set(triangle, bit(s[4], 0), bit(s[4], 1));
        addFourth(triangle, s, s[3], s[4]);
        addFourth(triangle, s, s[0], s[4]);
        addFourth(triangle, s, s[1], s[3]);
        close(triangle, count);
    }

    private void addFourth(int triangle, int[] s, int x, int y) {
        if (!isJoined(x, y) || count >= MOST_RECORDS) {
            return;
        }
        long inLo = 0;
        long inHi = 0;
        for (int square : s) {
            inLo |= bit(square, 0);
            inHi |= bit(square, 1);
        }
        long lastLo = third(x, y, 0) & ~inLo;
        long lastHi = third(x, y, 1) & ~inHi;
        for (int f = Masks.next(lastLo, lastHi, 0); f >= 0; f = Masks.next(lastLo, lastHi, f + 1)) {
            int fourth = add(3, triangle, x, y, f);
            set(fourth, bit(f, 0), bit(f, 1));
            close(fourth, count);
        }
    }

    /**
     * Calls {@code visitor} for each part whose squares are all in the given region and whose
     * sub-edges each lie in a live set. Time about linear in the number of those parts.
     *
     * @param liveSets the live winning sets, as words
     */
    void select(long regionLo, long regionHi, long[] liveSets, Visitor visitor) {
        long[] allLo = new long[LEVELS];
        long[] allHi = new long[LEVELS];
        long[][] allSets = new long[LEVELS][words];
        int i = 0;
        while (i < count) {
            int at = level[i];
            if (!isWithin(i, regionLo, regionHi) || !add(i, at, liveSets, allSets)) {
                i = skip[i];
                continue;
            }
            allLo[at] = at == 0 ? lo[i] : allLo[at - 1] | lo[i];
            allHi[at] = at == 0 ? hi[i] : allHi[at - 1] | hi[i];
            if (at != 1) {
                visitor.part(i, allLo[at], allHi[at], allSets[at]);
            }
            i++;
        }
    }

    private boolean isWithin(int i, long regionLo, long regionHi) {
        return (lo[i] & ~regionLo) == 0 && (hi[i] & ~regionHi) == 0;
    }

    /**
     * Puts the live sets of record {@code i} and its ancestors together; returns whether it adds
     * any.
     */
    private boolean add(int i, int at, long[] liveSets, long[][] allSets) {
        long any = 0;
        for (int w = 0; w < words; w++) {
            long live = sets[i * words + w] & liveSets[w];
            any |= live;
            allSets[at][w] = at == 0 ? live : allSets[at - 1][w] | live;
        }
        return any != 0;
    }

    /** Returns whether {@code part} is a pair. */
    boolean isPair(int part) {
        return level[part] == 0;
    }

    /** Returns one more than the greatest number of a part. */
    int count() {
        return count;
    }

    /** Returns the number of words of a mask of winning sets. */
    int words() {
        return words;
    }

    /** Returns part number {@code part} for a certificate. */
    Part part(int part) {
        List<SquareSet> edges = new ArrayList<>();
        for (int i = part; i >= 0; i = parent[i]) {
            SquareSet two = SquareSet.of(edge[i] & 0xff, edge[i] >> 8 & 0xff);
            int third = (edge[i] >> 16) - 1;
            edges.add(0, third < 0 ? two : two.with(third));
        }
        return new Part(edges);
    }

    /** Adds a record of the sub-edge {@code x y z}, where z = -1 stands for none. */
    private int add(int at, int above, int x, int y, int z) {
        if (count == level.length) {
            grow();
        }
        level[count] = (byte) at;
        parent[count] = above;
        edge[count] = x | y << 8 | (z + 1) << 16;
        for (int w = 0; w < words; w++) {
            long all = through[x * words + w] & through[y * words + w];
            sets[count * words + w] = z < 0 ? all : all & through[z * words + w];
        }
        return count++;
    }

    private void set(int at, long newLo, long newHi) {
        lo[at] = newLo;
        hi[at] = newHi;
    }

    private void close(int at, int next) {
        skip[at] = next;
    }

    private void grow() {
        int size = 2 * level.length;
        level = Arrays.copyOf(level, size);
        skip = Arrays.copyOf(skip, size);
        parent = Arrays.copyOf(parent, size);
        edge = Arrays.copyOf(edge, size);
        lo = Arrays.copyOf(lo, size);
        hi = Arrays.copyOf(hi, size);
        sets = Arrays.copyOf(sets, size * words);
    }
}
