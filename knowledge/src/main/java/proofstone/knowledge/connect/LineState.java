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
     * weight[p] is the sum of WEIGHTS over the lines alive for p, for the order of moves only.
     */
    static final int EMPTY = -1;

    private static final long SEED = 0xc6;

    private static final int MOST_WEIGHED = 7;

    final StrongBoard board;
    final int squares;
    final int stonesATurn;
    final int[][] lines;
    final int[][] through;
    final int[][] count;
    final int[] stone;
    final LineList[] hot;
    final LineList[] threats;
    private final boolean[][] owned;
    private final boolean[][] allowed;
    private final int[] hotFrom;
    private final int[] threatFrom;
    private final int[] weight = new int[2];
    private final int[] filled = new int[2];
    private final int[][] weights;
    private final int[][] steps;
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
        hot = new LineList[] {new LineList(lines.length), new LineList(lines.length)};
        threats = new LineList[] {new LineList(lines.length), new LineList(lines.length)};
        owned = new boolean[2][lines.length];
        allowed = new boolean[2][squares];
        hotFrom = new int[lines.length];
        threatFrom = new int[lines.length];
        weights = new int[lines.length][];
        steps = new int[lines.length][];
        keys = new long[2][squares];
        prepareLines();
        preparePlayers();
    }

    private void prepareLines() {
        for (int h = 0; h < lines.length; h++) {
            int size = lines[h].length;
            hotFrom[h] = Math.max(0, size - 2 * stonesATurn);
            threatFrom[h] = Math.max(0, size - stonesATurn);
            boolean isAsBefore = h > 0 && lines[h - 1].length == size;
            weights[h] = isAsBefore ? weights[h - 1] : weightsOf(threatFrom[h], size);
            steps[h] = isAsBefore ? steps[h - 1] : stepsOf(weights[h]);
        }
    }

    private static int[] stepsOf(int[] weights) {
        int[] steps = new int[weights.length];
        for (int c = 1; c < steps.length; c++) {
            steps[c] = weights[c] - weights[c - 1];
        }
        return steps;
    }

    /** A line that one turn fills is worth no more than the threat that it was made from. */
    private static int[] weightsOf(int threat, int size) {
        int[] result = new int[size + 1];
        for (int c = 1; c <= size; c++) {
            result[c] = 1 << 2 * Math.clamp(Math.min(c, threat) - 1, 0, MOST_WEIGHED);
        }
        return result;
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
                if (owned[p][h]) {
                    list(p, h, 0);
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
            if (other[h] == 0) {
                grow(p, h, now);
            }
            if (now == 1 && owned[q][h]) {
                kill(q, h, other[h]);
            }
        }
        stone[v] = p;
        stones++;
        hash ^= keys[p][v];
    }

    private void grow(int p, int h, int now) {
        if (owned[p][h]) {
            weight[p] += step(h, now);
            if (now == hotFrom[h]) {
                hot[p].add(h);
            }
            if (now == threatFrom[h]) {
                threats[p].add(h);
            }
            filled[p] += now == lines[h].length ? 1 : 0;
        }
    }

    /** Returns what the stone that makes so many of them adds to the weight. */
    private int step(int h, int count) {
        return steps[h][count];
    }

    private void kill(int q, int h, int had) {
        weight[q] -= weights[h][had];
        if (had >= hotFrom[h]) {
            hot[q].remove(h);
        }
        if (had >= threatFrom[h]) {
            threats[q].remove(h);
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
            if (other[h] == 0) {
                shrink(p, h, had);
            }
            if (had == 1 && owned[q][h]) {
                revive(q, h, other[h]);
            }
        }
        stone[v] = EMPTY;
        stones--;
        hash ^= keys[p][v];
    }

    private void shrink(int p, int h, int had) {
        if (owned[p][h]) {
            weight[p] -= step(h, had);
            if (had == hotFrom[h]) {
                hot[p].remove(h);
            }
            if (had == threatFrom[h]) {
                threats[p].remove(h);
            }
            filled[p] -= had == lines[h].length ? 1 : 0;
        }
    }

    private void revive(int q, int h, int has) {
        weight[q] += weights[h][has];
        list(q, h, has);
    }

    /** Lists an alive line with so many stones of its player's. */
    private void list(int p, int h, int has) {
        if (has >= hotFrom[h]) {
            hot[p].add(h);
        }
        if (has >= threatFrom[h]) {
            threats[p].add(h);
        }
    }

    /** Returns whether {@code p} can still fill line {@code h}. */
    boolean isAlive(int p, int h) {
        return owned[p][h] && count[1 - p][h] == 0;
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
            gain += isAlive(p, h) ? step(h, count[p][h] + 1) : 0;
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
