package proofstone.knowledge.hex;

import java.util.Arrays;

/**
 * The virtual connections of one player in one position, found by the AND and OR rules
 * ([Hayward2005] theorem 2, [Anshelevich2002] H-search).
 *
 * <p>Ends are the two sides with the stones joined to them (0 and 1), the other groups, and the
 * free cells. A full connection joins two ends though the opponent moves first, a semi connection
 * if the player moves first; its carrier is the set of free cells that it needs. {@link #build}
 * forgets the position before. Nothing is allocated once the arrays have grown.
 */
final class Connections {
    /*
     * Candidates wait in buckets by the size of their carriers. Every rule makes a carrier at least
     * as large as those it is made from, so connections are accepted in order of size, as in
     * Dijkstra's algorithm: one accepted never has to give way to a smaller one found later.
     *
     * A candidate, accepted or not, keeps its number; from, from2 .. name its parents, so that the
     * derivation of any connection can be read off afterwards (LinkTracer).
     *
     * The end in the middle of an AND may be a side: what is joined to the same side is joined. A
     * path of the sides never needs that, but the choices of an OR do: a cell may be joined to a stone
     * or else, both, to a side. Rule H2 takes a side in the middle of a chain like any place. It makes
     * several times as many candidates, so it is left to positions with few free cells.
     *
     * For each end m, the accepted full connections (m,z) lie in a row as carrier | bit of z. One AND
     * tells whether a connection (o,m) with carrier C fits: C | bit of o must be disjoint.
     *
     * Bits, the lowest first:  shape    x:7  y:7  m:7  kind        rowLink  z:7  candidate
     */

    /** How a connection was derived. */
    static final int ADJACENT = 0;

    static final int AND_GROUP = 1;
    static final int AND_CELL = 2;
    static final int OR = 3;

    private static final int SIZES = 65;
    private static final int FULL_SLOTS = 16;
    private static final int SEMI_SLOTS = 32;
    private static final int MOST_ROOT_SEMIS = 40;
    /*
     * Room for 16 connections with each of 65 other ends; not a multiple of a power of two, so that
     * the starts of rows do not fall into one set of the cache.
     */
    private static final int ROW = 1048;

    final HexGeometry geometry;
    private final ConnectionLimits limits;

    private int player;
    private long own;
    private long free;
    private int ends;
    private int groups;
    private final long[] endCells;
    private final long[] endBit;
    private final int[] endOf = new int[64];

    private final long[] fullSet;
    private final int[] fullId;
    private final int[] fullCount;
    private final long[] semiSet;
    private final int[] semiId;
    private final int[] semiCount;
    private final long[] semiAll;
    private final long[] rowSet;
    private final int[] rowLink;
    private final int[] rowCount;

    private final int[] bucket = new int[SIZES];
    private int candidates;
    private long[] carrier = new long[1 << 10];
    private int[] next = new int[1 << 10];
    private int[] shape = new int[1 << 10];
    private int[] from = new int[4 << 10];

    private final int[] rootSemi = new int[MOST_ROOT_SEMIS + 64];
    private int rootSemis;
    private long rootAll;
    private int rootFull;
    private boolean stopAtSemi;
    private boolean throughSides;

    /*
     * The OR rule at work: older semi connections in the order in which they were accepted, which
     * matters where there are too many; what each shares with the new one is 0 if the two suffice.
     */
    private final long[] olderShare = new long[SEMI_SLOTS];
    private final long[] olderUnion = new long[SEMI_SLOTS];
    private final int[] olderId = new int[SEMI_SLOTS];
    private int older;

    /* For each older one, what all after it that do not suffice share with each other. */
    private final long[] laterAll = new long[SEMI_SLOTS];
    private int orPair;
    private int orEnds;
    private int orNew;
    private int orLargest;

    Connections(HexGeometry geometry, ConnectionLimits limits) {
        this.geometry = geometry;
        this.limits = limits;
        int mostEnds = geometry.cells + 2;
        endCells = new long[mostEnds];
        endBit = new long[mostEnds];
        rowSet = new long[mostEnds * ROW];
        rowLink = new int[mostEnds * ROW];
        rowCount = new int[mostEnds];
        int pairs = pair(0, mostEnds);
        fullSet = new long[pairs * FULL_SLOTS];
        fullId = new int[pairs * FULL_SLOTS];
        fullCount = new int[pairs];
        semiSet = new long[pairs * SEMI_SLOTS];
        semiId = new int[pairs * SEMI_SLOTS];
        semiCount = new int[pairs];
        semiAll = new long[pairs];
    }

    /**
     * Finds the connections of a player, as many as the limits allow, or until his sides are joined
     * though the opponent moves first. The stones alone must not join them yet.
     */
    void build(int who, long stones, long freeCells) {
        build(who, stones, freeCells, false);
    }

    /** Finds the connections of a player until one joins his sides, if only when he moves first. */
    void buildUntilSemi(int who, long stones, long freeCells) {
        build(who, stones, freeCells, true);
    }

    private void build(int who, long stones, long freeCells, boolean untilSemi) {
        player = who;
        own = stones;
        free = freeCells;
        stopAtSemi = untilSemi;
        throughSides = Long.bitCount(free) <= limits.throughSides();
        makeEnds();
        clear();
        seed();
        drain();
    }

    private void makeEnds() {
        ends = 0;
        long left = own;
        left &= ~addEnd(geometry.reach(geometry.side[player][0] & own, own), 0);
        left &= ~addEnd(geometry.reach(geometry.side[player][1] & own, own), 0);
        while (left != 0) {
            left &= ~addEnd(geometry.reach(Long.lowestOneBit(left), own), 0);
        }
        groups = ends;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            addEnd(bit, bit);
        }
    }

    private long addEnd(long cellsOfEnd, long bit) {
        endCells[ends] = cellsOfEnd;
        endBit[ends] = bit;
        for (long rest = cellsOfEnd; rest != 0; rest &= rest - 1) {
            endOf[Long.numberOfTrailingZeros(rest)] = ends;
        }
        ends++;
        return cellsOfEnd;
    }

    private void clear() {
        int pairs = ends * (ends - 1) / 2;
        Arrays.fill(fullCount, 0, pairs, 0);
        Arrays.fill(semiCount, 0, pairs, 0);
        Arrays.fill(semiAll, 0, pairs, -1L);
        Arrays.fill(rowCount, 0, ends, 0);
        Arrays.fill(bucket, -1);
        candidates = 0;
        rootSemis = 0;
        rootAll = free;
        rootFull = -1;
    }

    private void seed() {
        for (int y = 1; y < ends; y++) {
            long touching = geometry.around(endCells[y]) | (y < 2 ? geometry.side[player][y] : 0);
            for (int x = 0; x < y; x++) {
                if (isTouching(x, y, touching)) {
                    push(x, y, 0, ADJACENT, 0, -1, -1, -1, -1);
                }
            }
        }
    }

    private boolean isTouching(int x, int y, long touching) {
        if ((endCells[x] & touching) != 0) {
            return true;
        }
        if (x < 2) {
            return (geometry.side[player][x] & endCells[y]) != 0;
        }
        return false;
    }

    private void drain() {
        for (int size = 0; size < SIZES; size++) {
            while (bucket[size] >= 0) {
                int id = bucket[size];
                bucket[size] = next[id];
                accept(id);
                if (isOver()) {
                    return;
                }
            }
        }
    }

    private boolean isOver() {
        return rootFull >= 0 || rootAll == 0 || stopAtSemi && rootSemis > 0;
    }

    private void accept(int id) {
        int x = x(id);
        int y = y(id);
        int pair = pair(x, y);
        if (isFull(id)) {
            acceptFull(id, x, y, pair);
        } else {
            acceptSemi(id, x, y, pair);
        }
    }

    private void acceptFull(int id, int x, int y, int pair) {
        long set = carrier[id];
        int count = fullCount[pair];
        if (count >= limits.fulls() || hasFullWithin(pair, set)) {
            return;
        }
        if (y == 1) {
            rootFull = id;
            return;
        }
        fullSet[pair * FULL_SLOTS + count] = set;
        fullId[pair * FULL_SLOTS + count] = id;
        fullCount[pair] = count + 1;
        addToRow(x, y, id);
        addToRow(y, x, id);
        through(x, y, id);
        through(y, x, id);
    }

    private void addToRow(int m, int z, int id) {
        int slot = m * ROW + rowCount[m]++;
        rowSet[slot] = carrier[id] | endBit[z];
        rowLink[slot] = id << 7 | z;
    }

    private boolean hasFullWithin(int pair, long set) {
        int base = pair * FULL_SLOTS;
        for (int i = base; i < base + fullCount[pair]; i++) {
            if ((fullSet[i] & ~set) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean hasSemiWithin(int pair, long set) {
        int base = pair * SEMI_SLOTS;
        for (int i = base; i < base + semiCount[pair]; i++) {
            if ((semiSet[i] & ~set) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The AND rule: the connection (o,m) with each accepted (m,z) whose carrier is disjoint. */
    private void through(int m, int o, int id) {
        if (m < 2 && !throughSides) {
            return;
        }
        long set = carrier[id];
        long need = set | endBit[o];
        int base = m * ROW;
        for (int i = base; i < base + rowCount[m]; i++) {
            if ((rowSet[i] & need) == 0) {
                join(m, o, id, set, i);
            }
        }
    }

    private void join(int m, int o, int id, long set, int slot) {
        int z = rowLink[slot] & 127;
        if (z == o) {
            return;
        }
        long union = set | rowSet[slot] & ~endBit[z];
        int x = Math.min(o, z);
        int y = Math.max(o, z);
        if (m < groups) {
            offerFull(x, y, union, m, id, rowLink[slot] >> 7);
        } else {
            offerSemi(x, y, union | endBit[m], m, id, rowLink[slot] >> 7);
        }
    }

    private void offerFull(int x, int y, long set, int m, int id, int other) {
        int pair = pair(x, y);
        if (fullCount[pair] < limits.fulls()
                && Long.bitCount(set) <= limits.size(x >= groups)
                && !hasFullWithin(pair, set)) {
            push(x, y, set, AND_GROUP, m, id, other, -1, -1);
        }
    }

    private void offerSemi(int x, int y, long set, int m, int id, int other) {
        int pair = pair(x, y);
        if (Long.bitCount(set) > limits.size(x >= groups) || isSemiUseless(pair, x, y, set)) {
            return;
        }
        push(x, y, set, AND_CELL, m, id, other, -1, -1);
    }

    private boolean isSemiUseless(int pair, int x, int y, long set) {
        boolean root = y == 1;
        if (root) {
            return isRootUseless(set);
        }
        return semiCount[pair] >= limits.semis(x >= groups)
                || hasFullWithin(pair, set)
                || hasSemiWithin(pair, set);
    }

    private boolean isRootUseless(long set) {
        if ((rootAll & ~set) != 0) {
            return false;
        }
        if (rootSemis >= MOST_ROOT_SEMIS) {
            return true;
        }
        for (int i = 0; i < rootSemis; i++) {
            if ((carrier[rootSemi[i]] & ~set) == 0) {
                return true;
            }
        }
        return false;
    }

    private void acceptSemi(int id, int x, int y, int pair) {
        long set = carrier[id];
        if (isSemiUseless(pair, x, y, set)) {
            return;
        }
        if (y == 1) {
            rootSemi[rootSemis++] = id;
            rootAll &= set;
            return;
        }
        orRule(id, pair, x << 7 | y);
        int slot = pair * SEMI_SLOTS + semiCount[pair]++;
        semiSet[slot] = set;
        semiId[slot] = id;
        semiAll[pair] &= set;
    }

    /**
     * The OR rule: the new semi connection with one to three older ones such that all have nothing
     * in common, but the new one and any fewer of them do.
     */
    private void orRule(int id, int pair, int endPair) {
        if ((carrier[id] & semiAll[pair]) != 0 || fullCount[pair] >= limits.fulls()) {
            return;
        }
        orPair = pair;
        orEnds = endPair;
        orNew = id;
        orLargest = limits.size(endPair >> 7 >= groups);
        collectOlder();
        shareLater();
        for (int i = 0; i < older; i++) {
            if (olderShare[i] == 0) {
                offerOr(olderUnion[i], olderId[i], -1, -1);
            } else {
                withTwo(i);
            }
        }
    }

    private void collectOlder() {
        long set = carrier[orNew];
        older = 0;
        int base = orPair * SEMI_SLOTS;
        for (int i = base; i < base + semiCount[orPair]; i++) {
            long share = semiSet[i] & set;
            long union = semiSet[i] | set;
            if (share != set && Long.bitCount(union) <= orLargest) {
                olderShare[older] = share;
                olderUnion[older] = union;
                olderId[older++] = semiId[i];
            }
        }
    }

    private void shareLater() {
        long all = -1L;
        for (int i = older - 1; i >= 0; i--) {
            laterAll[i] = all;
            all &= olderShare[i] == 0 ? -1L : olderShare[i];
        }
    }

    private void withTwo(int i) {
        long share = olderShare[i];
        for (int j = i + 1; j < older && (share & laterAll[j - 1]) == 0; j++) {
            long common = share & olderShare[j];
            if (common == 0) {
                withTwo(i, j);
            } else if (common != share && (common & laterAll[j]) == 0) {
                withThree(i, j, common);
            }
        }
    }

    private void withTwo(int i, int j) {
        if (olderShare[j] != 0) {
            offerOr(olderUnion[i] | olderUnion[j], olderId[i], olderId[j], -1);
        }
    }

    private void withThree(int i, int j, long common) {
        long union = olderUnion[i] | olderUnion[j];
        if (Long.bitCount(union) > orLargest) {
            return;
        }
        for (int k = j + 1; k < older; k++) {
            long share = olderShare[k];
            if ((common & share) == 0
                    && (olderShare[i] & share) != 0
                    && (olderShare[j] & share) != 0) {
                offerOr(union | olderUnion[k], olderId[i], olderId[j], olderId[k]);
            }
        }
    }

    private void offerOr(long union, int a, int b, int c) {
        if (Long.bitCount(union) <= orLargest && !hasFullWithin(orPair, union)) {
            push(orEnds >> 7, orEnds & 127, union, OR, 0, orNew, a, b, c);
        }
    }

    private void push(int x, int y, long set, int kind, int m, int a, int b, int c, int d) {
        int id = candidates++;
        if (id == carrier.length) {
            grow();
        }
        carrier[id] = set;
        shape[id] = x | y << 7 | m << 14 | kind << 21;
        from[4 * id] = a;
        from[4 * id + 1] = b;
        from[4 * id + 2] = c;
        from[4 * id + 3] = d;
        int size = Long.bitCount(set);
        next[id] = bucket[size];
        bucket[size] = id;
    }

    private void grow() {
        int length = 2 * carrier.length;
        carrier = Arrays.copyOf(carrier, length);
        next = Arrays.copyOf(next, length);
        shape = Arrays.copyOf(shape, length);
        from = Arrays.copyOf(from, 4 * length);
    }

    private static int pair(int x, int y) {
        return y * (y - 1) / 2 + x;
    }

    /** Returns the end that a cell belongs to. */
    int endOf(int cell) {
        return endOf[cell];
    }

    /** Returns whether the sides are joined though the opponent moves first. */
    boolean isWon() {
        return rootFull >= 0 || rootAll == 0;
    }

    /** Returns the connection of the sides that is one derivation, or -1. */
    int rootFull() {
        return rootFull;
    }

    /** Returns the number of connections of the sides that need the first move. */
    int rootSemis() {
        return rootSemis;
    }

    /** Returns a connection of the sides that needs the first move; the smallest comes first. */
    int rootSemi(int i) {
        return rootSemi[i];
    }

    /** Returns the cells that a connection needs. */
    long carrier(int id) {
        return carrier[id];
    }

    int x(int id) {
        return shape[id] & 127;
    }

    int y(int id) {
        return shape[id] >> 7 & 127;
    }

    /** Returns the end at which the AND rule joined two connections. */
    int middle(int id) {
        return shape[id] >> 14 & 127;
    }

    /** Returns the free cell at which the AND rule joined two connections. */
    int middleCell(int id) {
        return Long.numberOfTrailingZeros(endCells[middle(id)]);
    }

    int kind(int id) {
        return shape[id] >> 21;
    }

    private boolean isFull(int id) {
        return kind(id) != AND_CELL;
    }

    /** Returns parent i (0 to 3) of a connection, -1 if there is none. */
    int parent(int id, int i) {
        return from[4 * id + i];
    }

    int player() {
        return player;
    }

    long own() {
        return own;
    }

    long free() {
        return free;
    }

    int ends() {
        return ends;
    }

    int groups() {
        return groups;
    }

    int candidates() {
        return candidates;
    }

    long endCells(int end) {
        return endCells[end];
    }

    int fullCount(int x, int y) {
        return fullCount[pair(Math.min(x, y), Math.max(x, y))];
    }

    long fullSet(int x, int y, int i) {
        return fullSet[pair(Math.min(x, y), Math.max(x, y)) * FULL_SLOTS + i];
    }

    int fullId(int x, int y, int i) {
        return fullId[pair(Math.min(x, y), Math.max(x, y)) * FULL_SLOTS + i];
    }

    int semiCount(int x, int y) {
        return semiCount[pair(Math.min(x, y), Math.max(x, y))];
    }

    long semiSet(int x, int y, int i) {
        return semiSet[pair(Math.min(x, y), Math.max(x, y)) * SEMI_SLOTS + i];
    }

    int semiId(int x, int y, int i) {
        return semiId[pair(Math.min(x, y), Math.max(x, y)) * SEMI_SLOTS + i];
    }
}
