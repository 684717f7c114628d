package proofstone.knowledge.connect;

import java.util.stream.IntStream;
import proofstone.game.strong.StrongBoard;

/**
 * What a line without a stone of the opponent's is for its player, by the number of his stones: one
 * row of entries for each size of lines, and one that is nothing for the lines that he does not
 * own.
 */
final class LineTables {
    /*
     * The entries of all tables: first as many as the longest line has squares and one more, all 0,
     * then for each size n of lines n + 1 of them, for 0 to n stones:
     *
     *   0 0 0 0 0 0 0 | 0 1 2 ... n | 0 1 2 ... m | ...
     *   not owned       size n        size m
     */
    /** One turn makes it a threat. */
    static final int HOT = 1;

    /** One turn fills it. */
    static final int THREAT = 2;

    /** It is full. */
    static final int FILLED = 4;

    private static final int MOST_WEIGHED = 7;

    /** row[p][h]: where the row of line h begins for player p. */
    final int[][] row;

    /** What the stones are worth. */
    final int[] worth;

    /** What the last one of them adds to that; 0 without a stone. */
    final int[] step;

    /** What the line is, as a sum of the above. */
    final byte[] has;

    /** What it is that it was not with one stone less. */
    final byte[] reached;

    private final int stonesATurn;

    /**
     * Makes the tables of a board.
     *
     * @param lines the squares of each line
     */
    LineTables(StrongBoard board, int[][] lines) {
        stonesATurn = board.stonesATurn();
        int longest = IntStream.range(0, lines.length).map(h -> lines[h].length).max().orElse(0);
        int[] rows = new int[longest + 1];
        int entries = longest + 1;
        for (int[] line : lines) {
            if (rows[line.length] == 0) {
                rows[line.length] = entries;
                entries += line.length + 1;
            }
        }
        worth = new int[entries];
        step = new int[entries];
        has = new byte[entries];
        reached = new byte[entries];
        IntStream.range(0, rows.length).filter(n -> rows[n] > 0).forEach(n -> fill(n, rows[n]));
        row = new int[2][lines.length];
        for (int p = 0; p < 2; p++) {
            for (int h = 0; h < lines.length; h++) {
                boolean isOwn = board.owns(LineState.player(p), h);
                row[p][h] = isOwn ? rows[lines[h].length] : 0;
            }
        }
    }

    private void fill(int size, int from) {
        for (int c = 0; c <= size; c++) {
            int at = from + c;
            worth[at] = worth(c, size);
            has[at] = (byte) flags(size - c);
            step[at] = c == 0 ? 0 : worth[at] - worth[at - 1];
            reached[at] = (byte) (c == 0 ? has[at] : has[at] & ~has[at - 1]);
        }
    }

    /** A line that one turn fills is worth no more than the threat that it was made from. */
    private int worth(int stones, int size) {
        int most = Math.max(0, size - stonesATurn);
        return stones == 0 ? 0 : 1 << 2 * Math.clamp(Math.min(stones, most) - 1, 0, MOST_WEIGHED);
    }

    private int flags(int missing) {
        int hot = missing <= 2 * stonesATurn ? HOT : 0;
        int threat = missing <= stonesATurn ? THREAT : 0;
        return hot + threat + (missing == 0 ? FILLED : 0);
    }
}
