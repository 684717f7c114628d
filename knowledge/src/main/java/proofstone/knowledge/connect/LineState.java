package proofstone.knowledge.connect;

import java.util.Arrays;
import java.util.SplittableRandom;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/**
 * The one position that a search changes: stones, and for each line how many of them are whose. A
 * stone is put or taken back in time linear in the lines through its square; nothing is allocated.
 *
 * <p>Players are 0 (Black) and 1 (White). A line is a winning set of the board, by its number
 * there.
 */
final class LineState {
    /*
     * count[p][h]: stones of p on line h. A line is alive for p if p owns it and the opponent has no
     * stone on it; it lacks its size less the count. With s stones a turn, a line alive for p that
     * lacks at most s is a threat (threats[p]); one that lacks at most 2s is hot (hot[p]): one turn
     * makes it a threat. The order inside the lists depends on the moves made, but on nothing else.
     *
     * stonesOf[p]: the stones of p as bits by square.
     *
     * weight[p] is the sum over the lines alive for p of what their stones are worth, for the order of
     * moves only.
     *
     * What a line is with c stones is read at tables.row[p][h] + c, so that the loops over the lines
     * through a square, where most of the time of a search goes, branch only where something changes.
     */
    static final int EMPTY = -1;

    private static final long SEED = 0xc6;

    final StrongBoard board;
    final int squares;
    final int stonesATurn;
    final int[][] lines;
    final int[][] through;
    final int[][] count;
    final int[] stone;
    final long[][] stonesOf;
    final LineList[] hot;
    final LineList[] threats;
    private final boolean[][] owned;
    private final boolean[][] allowed;
    private final int[] weight = new int[2];
    private final int[] filled = new int[2];
    private final LineTables tables;
    private final long[][] keys;
    private long hash;
    private int stones;

    /** Makes the empty position of a board. */
    LineState(StrongBoard board) {
        this.board = board;
        squares = board.squares();
        stonesATurn = board.stonesATurn();
        lines = board.sets().stream().map(SquareSet::toArray).toArray(int[][]::new);
        through =
                board.board().hypergraph().incidence().stream()
                        .map(SquareSet::toArray)
                        .toArray(int[][]::new);
        count = new int[2][lines.length];
        stone = new int[squares];
        Arrays.fill(stone, EMPTY);
        stonesOf = new long[2][(squares + Long.SIZE - 1) / Long.SIZE];
        hot = new LineList[] {new LineList(lines.length), new LineList(lines.length)};
        threats = new LineList[] {new LineList(lines.length), new LineList(lines.length)};
        owned = new boolean[2][lines.length];
        allowed = new boolean[2][squares];
        keys = new long[2][squares];
        tables = new LineTables(board, lines);
        preparePlayers();
    }

    private void preparePlayers() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int p = 0; p < 2; p++) {
            for (int v = 0; v < squares; v++) {
                keys[p][v] = random.nextLong();
                allowed[p][v] = board.squares(player(p)).contains(v);
            }
            for (int h = 0; h < lines.length; h++) {
                owned[p][h] = board.owns(player(p), h);
                list(p, h, tables.has[tables.row[p][h]]);
            }
        }
    }

    static Player player(int p) {
        return p == 0 ? Player.BLACK : Player.WHITE;
    }

    static int number(Player player) {
        return player == Player.BLACK ? 0 : 1;
    }

    /** Puts the stones of a position on the board, which must be empty. */
    void set(StrongPosition position) {
        position.black().forEach(v -> put(0, v));
        position.white().forEach(v -> put(1, v));
    }

    /** Puts a stone of {@code p} on a free square. */
    void put(int p, int v) {
        assert stone[v] == EMPTY;
        int q = 1 - p;
        int[] mine = count[p];
        int[] other = count[q];
        for (int h : through[v]) {
            int now = ++mine[h];
            int had = other[h];
            if (had == 0) {
                grow(p, h, tables.row[p][h] + now);
            }
            if (now == 1) {
                kill(q, h, tables.row[q][h] + had);
            }
        }
        stone[v] = p;
        stonesOf[p][v >> 6] |= 1L << v;
        stones++;
        hash ^= keys[p][v];
    }

    private void grow(int p, int h, int at) {
        weight[p] += tables.step[at];
        int reached = tables.reached[at];
        if (reached != 0) {
            list(p, h, reached);
        }
    }

    private void kill(int q, int h, int at) {
        weight[q] -= tables.worth[at];
        int has = tables.has[at];
        if (has != 0) {
            unlist(q, h, has);
        }
    }

    /** Takes the stone on {@code v} back. */
    void takeBack(int v) {
        int p = stone[v];
        int q = 1 - p;
        int[] mine = count[p];
        int[] other = count[q];
        for (int h : through[v]) {
            int had = mine[h]--;
            int has = other[h];
            if (has == 0) {
                shrink(p, h, tables.row[p][h] + had);
            }
            if (had == 1) {
                revive(q, h, tables.row[q][h] + has);
            }
        }
        stone[v] = EMPTY;
        stonesOf[p][v >> 6] &= ~(1L << v);
        stones--;
        hash ^= keys[p][v];
    }

    private void shrink(int p, int h, int at) {
        weight[p] -= tables.step[at];
        int reached = tables.reached[at];
        if (reached != 0) {
            unlist(p, h, reached);
        }
    }

    private void revive(int q, int h, int at) {
        weight[q] += tables.worth[at];
        int has = tables.has[at];
        if (has != 0) {
            list(q, h, has);
        }
    }

    private void list(int p, int h, int flags) {
        if ((flags & LineTables.HOT) != 0) {
            hot[p].add(h);
        }
        if ((flags & LineTables.THREAT) != 0) {
            threats[p].add(h);
        }
        if ((flags & LineTables.FILLED) != 0) {
            filled[p]++;
        }
    }

    private void unlist(int p, int h, int flags) {
        if ((flags & LineTables.HOT) != 0) {
            hot[p].remove(h);
        }
        if ((flags & LineTables.THREAT) != 0) {
            threats[p].remove(h);
        }
        if ((flags & LineTables.FILLED) != 0) {
            filled[p]--;
        }
    }

    /** Returns whether {@code p} owns line {@code h}. */
    boolean owns(int p, int h) {
        return owned[p][h];
    }

    /** Returns how many stones {@code p} lacks on line {@code h}. */
    int missing(int p, int h) {
        return lines[h].length - count[p][h];
    }

    /** Returns whether {@code p} may put a stone on {@code v} now. */
    boolean mayPut(int p, int v) {
        return stone[v] == EMPTY && allowed[p][v];
    }

    /** Returns whether {@code p} has filled a line. */
    boolean hasFilled(int p) {
        return filled[p] > 0;
    }

    /** Returns how {@code p}'s lines are filled, for the order of moves. */
    int weight(int p) {
        return weight[p];
    }

    /** Returns what a stone of {@code p}'s on the free square {@code v} would add to his weight. */
    int gain(int p, int v) {
        int gain = 0;
        for (int h : through[v]) {
            gain += count[1 - p][h] == 0 ? tables.step[tables.row[p][h] + count[p][h] + 1] : 0;
        }
        return gain;
    }

    /** Returns the number of stones. */
    int stones() {
        return stones;
    }

    /** Returns the hash of the stones; whose turn it is is not in it. */
    long hash() {
        return hash;
    }
}
