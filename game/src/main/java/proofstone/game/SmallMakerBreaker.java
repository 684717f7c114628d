package proofstone.game;

import java.util.OptionalInt;

/**
 * A Maker-Breaker game on at most {@link #MAX_SQUARES} squares, decided by search.
 *
 * <p>Squares are the bits 0 to 11 of a mask, and the winning sets are masks. {@link
 * #breakerWins(int...)} says whether Breaker wins moving second; an instance also plays: {@link
 * #reply} is Breaker's answer. It takes some microseconds on up to seven squares and at worst some
 * milliseconds on twelve. Use it for the parts of a partition strategy; for boards there is the
 * solver. An instance remembers what it has decided and belongs to one thread.
 */
public final class SmallMakerBreaker {
    /*
     * The state is Maker's and Breaker's stones, with Maker to move. Three facts cut the search:
     *
     * - a stone on a square that no open set needs (one without a stone of Breaker's) changes
     *   nothing, so both players try only squares of open sets;
     * - Breaker must answer a set that lacks one square;
     * - Breaker wins when the sum of 2^-l over the open sets, l being the squares that they lack,
     *   with the greatest share of one square is below one (Erdos and Selfridge 1973, the sharp form
     *   of [Czifra2021] theorem II.1). Weights are counted in units of 2^-12.
     *
     * known[code] holds what is decided: 0 nothing, 1 Breaker wins, 2 Maker wins. The code is a
     * number in base 3, digit v being 0 for a free square v, 1 for Maker's, 2 for Breaker's.
     */

    /** The greatest number of squares. */
    public static final int MAX_SQUARES = 12;

    private static final byte BREAKER = 1;
    private static final byte MAKER = 2;
    private static final int ONE = 1 << MAX_SQUARES;

    /** For each mask the number whose digits in base 3 are its bits. */
    private static final int[] IN_BASE_THREE = inBaseThree();

    private final int[] sets;
    private final int squares;
    private final byte[] known;

    /**
     * Makes the game of the given winning sets.
     *
     * @throws IllegalArgumentException if a set is empty or has other squares than 0 to 11
     */
    public SmallMakerBreaker(int... sets) {
        int all = 0;
        for (int set : sets) {
            if (set < 1 || set >= ONE) {
                throw new IllegalArgumentException(
                        "a set of squares 0 to 11 is a mask from 1 to 4095, not " + set);
            }
            all |= set;
        }
        this.sets = sets.clone();
        this.squares = all;
        this.known = new byte[2 * IN_BASE_THREE[all] + 1];
    }

    private static int[] inBaseThree() {
        int[] numbers = new int[ONE];
        for (int mask = 1, power = 1; mask < ONE; mask <<= 1, power *= 3) {
            for (int below = 0; below < mask; below++) {
                numbers[mask | below] = power + numbers[below];
            }
        }
        return numbers;
    }

    /** Returns whether Breaker wins the game of these winning sets when Maker moves first. */
    public static boolean breakerWins(int... sets) {
        return new SmallMakerBreaker(sets).holds(0, 0);
    }

    /**
     * Returns whether Breaker wins with Maker to move.
     *
     * @param maker Maker's stones
     * @param breaker Breaker's stones
     */
    public boolean holds(int maker, int breaker) {
        int code = IN_BASE_THREE[maker & squares] + 2 * IN_BASE_THREE[breaker & squares];
        if (known[code] == 0) {
            known[code] = search(maker, breaker) ? BREAKER : MAKER;
        }
        return known[code] == BREAKER;
    }

    /**
     * Returns a move by which Breaker, who is to move, wins; empty if he wins without one.
     *
     * @param maker Maker's stones
     * @param breaker Breaker's stones
     * @throws IllegalArgumentException if no move of Breaker's wins
     */
    public OptionalInt reply(int maker, int breaker) {
        if (holds(maker, breaker)) {
            return OptionalInt.empty();
        }
        for (int moves = needed(maker, breaker); moves != 0; moves &= moves - 1) {
            int move = Integer.lowestOneBit(moves);
            if (holds(maker, breaker | move)) {
                return OptionalInt.of(Integer.numberOfTrailingZeros(move));
            }
        }
        throw new IllegalArgumentException("Breaker has lost: " + maker + ", " + breaker);
    }

    private boolean search(int maker, int breaker) {
        int needed = 0;
        for (int set : sets) {
            int left = set & ~maker;
            if ((set & breaker) == 0) {
                if ((left & left - 1) == 0) {
                    return false;
                }
                needed |= left;
            }
        }
        return isLight(maker, breaker, needed) || holdsAgainstAll(maker, breaker, needed);
    }

    private boolean isLight(int maker, int breaker, int needed) {
        int most = 0;
        for (int moves = needed; moves != 0; moves &= moves - 1) {
            most = Math.max(most, weight(maker, breaker, Integer.lowestOneBit(moves)));
        }
        return weight(maker, breaker, -1) + most < ONE;
    }

    /** Returns the weight of the open sets that have one of {@code squares}. */
    private int weight(int maker, int breaker, int squares) {
        int weight = 0;
        for (int set : sets) {
            if ((set & breaker) == 0 && (set & squares) != 0) {
                weight += ONE >> Integer.bitCount(set & ~maker);
            }
        }
        return weight;
    }

    private boolean holdsAgainstAll(int maker, int breaker, int needed) {
        for (int moves = needed; moves != 0; moves &= moves - 1) {
            if (!answers(maker | Integer.lowestOneBit(moves), breaker)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether Breaker, who is to move, wins. */
    private boolean answers(int maker, int breaker) {
        int moves = needed(maker, breaker);
        for (int set : sets) {
            int left = set & ~maker;
            if ((set & breaker) == 0 && (left & left - 1) == 0) {
                moves &= left;
            }
        }
        boolean isOpen = moves != 0 || needed(maker, breaker) != 0;
        while (moves != 0) {
            int move = heaviest(maker, breaker, moves);
            if (holds(maker, breaker | move)) {
                return true;
            }
            moves &= ~move;
        }
        return !isOpen;
    }

    /** Returns the one of {@code moves} on the open sets of greatest weight. */
    private int heaviest(int maker, int breaker, int moves) {
        int heaviest = 0;
        int most = -1;
        for (int left = moves; left != 0; left &= left - 1) {
            int move = Integer.lowestOneBit(left);
            int weight = weight(maker, breaker, move);
            if (weight > most) {
                most = weight;
                heaviest = move;
            }
        }
        return heaviest;
    }

    /** Returns the free squares of the sets without a stone of Breaker's. */
    private int needed(int maker, int breaker) {
        int needed = 0;
        for (int set : sets) {
            if ((set & breaker) == 0) {
                needed |= set & ~maker;
            }
        }
        return needed;
    }
}
