package proofstone.checker;

import java.util.Arrays;

/**
 * The potential of some winning sets in a region: the sum of 2^-l, where l counts the squares of a
 * set in the region.
 */
final class Potential {
    private final Board board;
    private final Bits region;
    private final Bits listed;

    /** Number of listed sets with l squares in the region, for each l. */
    private final int[] sets;

    Potential(Board board, Bits region, int[] list) {
        this.board = board;
        this.region = region;
        this.listed = Bits.of(board.sets(), list);
        int most = Arrays.stream(list).map(e -> board.countIn(e, region)).max().orElse(0);
        this.sets = new int[most + 1];
        for (int e : list) {
            sets[board.countIn(e, region)]++;
        }
    }

    /*
     * The sum over l of sets[l] / 2^l, exactly, for any l. Written as nested halves it is
     *
     *     sets[0] + (sets[1] + (sets[2] + ...) / 2) / 2
     *
     * and whether it is below 1 depends on its integer part only. The integer part of (n + x) / 2 for
     * an integer n is that of (n + floor(x)) / 2, so each half may be rounded down.
     */
    boolean isBelowOne() {
        long sum = 0;
        for (int l = sets.length - 1; l > 0; l--) {
            sum = (sum + sets[l]) / 2;
        }
        return sum + sets[0] < 1;
    }

    /**
     * The first square of the region by which the potential, with the shares of the square's sets
     * added once more, is not below one; -1 if there is none.
     */
    int firstTooLarge() {
        for (int v = region.next(0); v >= 0; v = region.next(v + 1)) {
            count(v, 1);
            boolean below = isBelowOne();
            count(v, -1);
            if (!below) {
                return v;
            }
        }
        return -1;
    }

    private void count(int square, int change) {
        for (int e : board.setsAt(square)) {
            if (listed.has(e)) {
                sets[board.countIn(e, region)] += change;
            }
        }
    }
}
