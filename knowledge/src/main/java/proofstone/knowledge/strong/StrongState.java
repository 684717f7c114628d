package proofstone.knowledge.strong;

import java.util.Arrays;
import java.util.SplittableRandom;
import proofstone.certificate.StrongClaim;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/**
 * The one position that a search changes: stones, how far each winning set is filled, and where
 * each player would fill one. Put and taken back in time linear in the sets through the square.
 *
 * <p>Players are 0 (Black) and 1 (White). Allocates nothing after it is made.
 */
final class StrongState {
    /*
     * count[p][e]: stones of p in set e. A set is alive for p if p owns it and the opponent has no
     * stone in it. wins[p][v]: the number of sets alive for p that lack v only; winSquares[p]: how
     * many squares have such a set. All of them follow from the stones, so that taking back the last
     * stone restores every number.
     *
     * free[e] is the exclusive or of the free squares of set e: the last one when there is one, and of
     * two each gives the other. twos[p]: the sets alive for p that lack two.
     *
     * The hash is the exclusive or of one random number a stone; the side to move is not in it.
     */
    static final int EMPTY = -1;

    /** Stands for a stone of the refuter's that is not on the board, see {@link #watchFar}. */
    static final int FAR = -2;

    private static final int UNBOUNDED = Integer.MAX_VALUE;

    private static final long SEED = 0x5eed;

    final StrongBoard board;
    final int squares;
    final int[][] sets;
    private final int[] sizes;
    final int[][] through;
    final int[][] count;
    final int[] stone;
    final long[][] keys;
    final long[][] bits;
    private final boolean[][] owned;
    private final boolean[][] allowed;
    private final int[][] wins;
    private final int[] free;
    private final long[][] twos;
    private final int[] winSquares = new int[2];
    private final boolean[] outside;
    private final long[] farKeys = new long[StrongClaim.NEVER];
    private int farPlayer = EMPTY;
    private int farMissing = UNBOUNDED;
    private int stones;
    private long hash;
    private long farHash;

    /** Makes the empty position of a board. */
    StrongState(StrongBoard board) {
        this.board = board;
        squares = board.squares();
        sets = board.sets().stream().map(SquareSet::toArray).toArray(int[][]::new);
        through =
                board.board().hypergraph().incidence().stream()
                        .map(SquareSet::toArray)
                        .toArray(int[][]::new);
        count = new int[2][sets.length];
        wins = new int[2][squares];
        free = new int[sets.length];
        sizes = board.sets().stream().mapToInt(SquareSet::size).toArray();
        twos = new long[2][(sets.length + 63) >> 6];
        for (int e = 0; e < sets.length; e++) {
            for (int v : sets[e]) {
                free[e] ^= v;
            }
        }
        stone = new int[squares];
        Arrays.fill(stone, EMPTY);
        owned = new boolean[2][sets.length];
        allowed = new boolean[2][squares];
        keys = new long[2][squares];
        bits = new long[2][(squares + 63) >> 6];
        outside = new boolean[squares];
        SquareSet inner =
                board.inner().map(InnerBoard::squares).orElseGet(() -> SquareSet.range(squares));
        for (int v = 0; v < squares; v++) {
            outside[v] = !inner.contains(v);
        }
        SplittableRandom random = new SplittableRandom(SEED);
        Arrays.setAll(farKeys, _ -> random.nextLong());
        for (int p = 0; p < 2; p++) {
            SquareSet own = board.squares(player(p));
            for (int v = 0; v < squares; v++) {
                keys[p][v] = random.nextLong();
                allowed[p][v] = own.contains(v);
            }
            for (int e = 0; e < sets.length; e++) {
                owned[p][e] = board.owns(player(p), e);
                if (owned[p][e]) {
                    recount(p, e, sets[e].length, sets[e][0], 1);
                }
            }
        }
    }

    static Player player(int p) {
        return p == 0 ? Player.BLACK : Player.WHITE;
    }

    static int number(Player player) {
        return player == Player.BLACK ? 0 : 1;
    }

    /** Puts the stones of a position on the empty board. */
    void set(StrongPosition position) {
        for (int v = 0; v < squares; v++) {
            if (stone[v] != EMPTY) {
                takeBack(v);
            }
        }
        position.black().forEach(v -> put(0, v));
        position.white().forEach(v -> put(1, v));
    }

    /** Returns the position with {@code toMove} to move. */
    StrongPosition position(int toMove) {
        return new StrongPosition(stones(0), stones(1), player(toMove));
    }

    private SquareSet stones(int p) {
        SquareSet set = SquareSet.empty();
        for (int v = 0; v < squares; v++) {
            set = stone[v] == p ? set.with(v) : set;
        }
        return set;
    }

    /** Puts a stone of {@code p} on a free square. */
    void put(int p, int v) {
        assert stone[v] == EMPTY;
        int q = 1 - p;
        int[] mine = count[p];
        int[] theirs = count[q];
        for (int e : through[v]) {
            int last = free[e] ^ v;
            free[e] = last;
            int now = ++mine[e];
            int missing = sizes[e] - now;
            if (missing <= 2 && theirs[e] == 0 && owned[p][e]) {
                recount(p, e, missing + 1, v, -1);
                recount(p, e, missing, last, 1);
            }
            if (now == 1 && owned[q][e]) {
                recount(q, e, sizes[e] - theirs[e], v, -1);
            }
        }
        if (p == farPlayer && outside[v]) {
            farMissing--;
        }
        stone[v] = p;
        bits[p][v >> 6] |= 1L << v;
        stones++;
        hash ^= keys[p][v];
    }

    /** Takes the stone on {@code v} back. */
    void takeBack(int v) {
        int p = stone[v];
        int q = 1 - p;
        int[] mine = count[p];
        int[] theirs = count[q];
        for (int e : through[v]) {
            int last = free[e];
            free[e] = last ^ v;
            int before = mine[e]--;
            int missing = sizes[e] - before;
            if (missing <= 2 && theirs[e] == 0 && owned[p][e]) {
                recount(p, e, missing, last, -1);
                recount(p, e, missing + 1, v, 1);
            }
            if (before == 1 && owned[q][e]) {
                recount(q, e, sizes[e] - theirs[e], v, 1);
            }
        }
        if (p == farPlayer && outside[v]) {
            farMissing++;
        }
        stone[v] = EMPTY;
        bits[p][v >> 6] &= ~(1L << v);
        stones--;
        hash ^= keys[p][v];
    }

    /**
     * Set {@code e}, alive for {@code p}, comes to lack {@code missing} stones, or does so no more.
     *
     * @param last the square that it lacks if it lacks one
     * @param sign 1 or -1
     */
    private void recount(int p, int e, int missing, int last, int sign) {
        if (missing == 1) {
            addWin(p, last, sign);
        } else if (missing == 2) {
            twos[p][e >> 6] ^= 1L << e;
        }
    }

    private void addWin(int p, int v, int sign) {
        int before = wins[p][v];
        wins[p][v] += sign;
        winSquares[p] += before == 0 ? 1 : wins[p][v] == 0 ? -1 : 0;
    }

    /**
     * From now on {@code refuter} may also put stones beyond the board, where he fills a set of
     * {@code length}; all his stones outside the inner board count there. To be called before the
     * first stone.
     */
    void watchFar(int refuter, int length) {
        farPlayer = refuter;
        farMissing = length;
    }

    /** Returns whether {@code p} may put stones beyond the board. */
    boolean isFar(int p) {
        return p == farPlayer;
    }

    /** Returns how many stones {@code p} lacks beyond the board, a great number if he may not. */
    int farMissing(int p) {
        return p == farPlayer ? farMissing : UNBOUNDED;
    }

    /** Puts a stone beyond the board. */
    void putFar() {
        farHash ^= farKeys[farMissing--];
    }

    /** Takes back a stone beyond the board. */
    void takeBackFar() {
        farHash ^= farKeys[++farMissing];
    }

    /** Returns whether a move, {@link #FAR} or a square, is outside the inner board. */
    boolean isOutside(int move) {
        return move == FAR || outside[move];
    }

    /** Returns the part of {@link #hash} that the stones beyond the board make. */
    long farHash() {
        return farHash;
    }

    /** Returns the first free square of set {@code e}. */
    int freeSquare(int e) {
        for (int v : sets[e]) {
            if (stone[v] == EMPTY) {
                return v;
            }
        }
        throw new IllegalStateException("set " + e + " is full");
    }

    /** Returns whether {@code p} can still fill set {@code e}, one of his. */
    boolean isAlive(int p, int e) {
        return owned[p][e] && count[1 - p][e] == 0;
    }

    /** Returns whether square {@code v} is in set {@code e}. */
    boolean isIn(int v, int e) {
        for (int u : sets[e]) {
            if (u == v) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many stones {@code p} lacks in set {@code e}. */
    int missing(int p, int e) {
        return sizes[e] - count[p][e];
    }

    /** Returns whether {@code p} fills a set by {@code v}. */
    boolean isWin(int p, int v) {
        return wins[p][v] > 0;
    }

    /** Returns on how many squares {@code p} would fill a set. */
    int winSquares(int p) {
        return winSquares[p];
    }

    /** Returns a square on which {@code p} fills a set, from {@code from} on; -1 if none. */
    int winSquare(int p, int from) {
        if (winSquares[p] > 0) {
            for (int v = from; v < squares; v++) {
                if (wins[p][v] > 0) {
                    return v;
                }
            }
        }
        return -1;
    }

    /** Returns the first set from {@code from} on, alive for {@code p}, that lacks two; or -1. */
    int lacksTwo(int p, int from) {
        long[] words = twos[p];
        int i = from >> 6;
        if (i >= words.length) {
            return -1;
        }
        long word = words[i] & (-1L << from);
        while (word == 0) {
            if (++i == words.length) {
                return -1;
            }
            word = words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
    }

    /** Returns the other free square of set {@code e}, which lacks two, one of them {@code v}. */
    int otherFree(int e, int v) {
        return free[e] ^ v;
    }

    /** Returns a set that {@code p} fills by {@code v}. */
    int setFilledBy(int p, int v) {
        for (int e : through[v]) {
            if (missing(p, e) == 1 && isAlive(p, e)) {
                return e;
            }
        }
        throw new IllegalStateException("no set is filled by " + v);
    }

    /** Returns whether {@code p} may put on {@code v} by right, if it is free. */
    boolean isAllowed(int p, int v) {
        return allowed[p][v];
    }

    /** Returns whether {@code p} may put on the free square {@code v} now. */
    boolean mayPut(int p, int v) {
        return stone[v] == EMPTY
                && (allowed[p][v] || (board.parry() == Parry.ALLOWED && wins[1 - p][v] > 0));
    }

    /** Returns the number of stones. */
    int stones() {
        return stones;
    }

    /** Returns the hash of the stones. */
    long hash() {
        return hash ^ farHash;
    }
}
