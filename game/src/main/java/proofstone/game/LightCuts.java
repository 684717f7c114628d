package proofstone.game;

import java.util.Arrays;

/**
 * Finds cuts of a game whose sides are light, so that Breaker is likely to win on both: each set
 * counts on the side that has more of it, with the weight 2^-l of its l squares there, 2^-7 at
 * least.
 *
 * <p>A cut is found by steepest descent from a straight one, between squares of low and of high
 * numbers: the square whose change of sides makes the cut lightest changes sides, until none makes
 * it lighter. Kernighan and Lin (1970), from whom this departs, exchange pairs and go on through
 * losses. Some tenths of a microsecond for a cut of twenty squares. An instance belongs to one
 * thread.
 */
public final class LightCuts {
    /** A side has at least so many squares. */
    static final int LEAST_SIDE = 4;

    /** A side has at least this part of the squares. */
    private static final int LEAST_PART = 5;

    /** Weights are counted in parts of two to the power of this. */
    static final int WEIGHT_BITS = 7;

    /** The weight of a set that has so many squares on a side. */
    private static final int[] WEIGHTS = weights();

    /** For each square, how much lighter the cut becomes when it changes sides. */
    private final int[] gains = new int[Long.SIZE];

    private int weight;

    /** Makes the scratch memory. */
    public LightCuts() {}

    private static int[] weights() {
        int[] weights = new int[Long.SIZE + 2];
        Arrays.setAll(weights, size -> 1 << Math.max(0, WEIGHT_BITS - size));
        return weights;
    }

    /**
     * Returns one side each of different cuts of the first {@code count} of {@code sets}, found
     * from all straight ones, the lightest cut first.
     *
     * @param sets masks, none of them empty
     * @param squares the squares of the sets, and maybe others
     * @param least how many squares a side has at least, 1 to half of {@code squares}
     * @throws IllegalArgumentException if {@code least} is none of these
     */
    public long[] findAll(long[] sets, int count, long squares, int least) {
        if (least < 1 || 2 * least > Long.bitCount(squares)) {
            throw new IllegalArgumentException("sides of " + least + " squares");
        }
        return find(sets, count, squares, least, Long.SIZE, Integer.MAX_VALUE);
    }

    /**
     * Returns one side each of different cuts of the first {@code count} of {@code sets}, the
     * lightest cut first. A side has four squares and a fifth of all, rounded down, at least.
     *
     * @param squares all squares of the sets, at least twice {@link #LEAST_SIDE}
     * @param starts how many straight cuts to start from, at least one
     * @param most the weight of the heaviest cut that is returned, in 128ths
     */
    long[] find(long[] sets, int count, long squares, int starts, int most) {
        return find(sets, count, squares, leastSide(Long.bitCount(squares)), starts, most);
    }

    /** Returns how many squares each side of a cut of so many squares is to have. */
    static int leastSide(int squares) {
        return Math.max(LEAST_SIDE, squares / LEAST_PART);
    }

    private long[] find(long[] sets, int count, long squares, int least, int starts, int most) {
        int size = Long.bitCount(squares);
        int ways = size - 2 * least + 1;
        int tried = Math.min(starts, ways);
        long[] sides = new long[tried];
        int[] weights = new int[tried];
        int found = 0;
        for (int i = 0; i < tried; i++) {
            int low = least + (2 * i + 1) * ways / (2 * tried);
            long side = descend(sets, count, squares, lowest(squares, low), least);
            if (weight <= most && isNew(sides, found, side, squares)) {
                insert(sides, weights, found++, side);
            }
        }
        return Arrays.copyOf(sides, found);
    }

    /**
     * Writes the minimal ones of what the sets of one side of a cut have there to {@code taken};
     * returns how many they are. A set of which both sides have as much is on the first.
     *
     * @param side the squares of the first side
     * @param isFirst whether the first side is meant
     * @param taken has room for {@code count} sets
     */
    static int takeSide(long[] sets, int count, long side, boolean isFirst, long[] taken) {
        long squares = isFirst ? side : ~side;
        int onSide = 0;
        for (int i = 0; i < count; i++) {
            if (isOn(sets[i], side) == isFirst) {
                taken[onSide++] = sets[i] & squares;
            }
        }
        return SetMasks.minimal(taken, onSide);
    }

    /** Returns whether no more of a set lies elsewhere. */
    private static boolean isOn(long set, long side) {
        return Long.bitCount(set & side) >= Long.bitCount(set & ~side);
    }

    private static boolean isNew(long[] sides, int found, long side, long squares) {
        for (int i = 0; i < found; i++) {
            if (sides[i] == side || sides[i] == (squares & ~side)) {
                return false;
            }
        }
        return true;
    }

    private void insert(long[] sides, int[] weights, int found, long side) {
        int at = found;
        for (; at > 0 && weights[at - 1] > weight; at--) {
            sides[at] = sides[at - 1];
            weights[at] = weights[at - 1];
        }
        sides[at] = side;
        weights[at] = weight;
    }

    private static long lowest(long squares, int size) {
        long others = squares;
        for (int i = 0; i < size; i++) {
            others &= others - 1;
        }
        return squares ^ others;
    }

    /** Returns the side that the low side of a cut becomes, and notes the weight of the cut. */
    private long descend(long[] sets, int count, long squares, long low, int least) {
        Arrays.fill(gains, 0);
        weight = 0;
        for (int i = 0; i < count; i++) {
            weigh(sets[i], low, 1);
        }
        long side = low;
        for (long next = best(squares, side, least); next != 0; next = best(squares, side, least)) {
            change(sets, count, side, next);
            side ^= next;
        }
        return side;
    }

    /** Weighs the sets of a square anew that changes sides. */
    private void change(long[] sets, int count, long side, long square) {
        for (int i = 0; i < count; i++) {
            if ((sets[i] & square) != 0) {
                weigh(sets[i], side, -1);
                weigh(sets[i], side ^ square, 1);
            }
        }
    }

    /** Returns the square that gains most, or 0 if none gains. */
    private long best(long squares, long side, int least) {
        long movable = movable(squares & side, least) | movable(squares & ~side, least);
        long best = 0;
        int gain = 0;
        for (long left = movable; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (gains[square] > gain) {
                gain = gains[square];
                best = 1L << square;
            }
        }
        return best;
    }

    private static long movable(long side, int least) {
        return Long.bitCount(side) > least ? side : 0;
    }

    /** Adds a set to the weight and to the gains of its squares, or takes it out. */
    private void weigh(long set, long side, int sign) {
        long in = set & side;
        long out = set & ~side;
        int lead = Long.bitCount(in) - Long.bitCount(out);
        int larger = Math.max(Long.bitCount(in), Long.bitCount(out));
        weight += sign * WEIGHTS[larger];
        int gain = sign * (WEIGHTS[larger] - WEIGHTS[larger + 1]);
        add(lead <= 0 ? in : 0, gain);
        add(lead >= 0 ? out : 0, gain);
        int loss = sign * (WEIGHTS[larger] - WEIGHTS[larger - 1]);
        add(lead > 1 ? in : 0, loss);
        add(lead < -1 ? out : 0, loss);
    }

    private void add(long squares, int gain) {
        for (long left = squares; left != 0; left &= left - 1) {
            gains[Long.numberOfTrailingZeros(left)] += gain;
        }
    }
}
