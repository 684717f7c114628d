package proofstone.checker;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Who wins the games on the parts of a partition strategy: Maker moves first, and wins if he takes
 * all squares of a sub-edge.
 *
 * <p>Decided by playing every line up to where weights decide, or, with more than twelve squares,
 * by {@link LargerPart}. The answer is remembered for the shape of the part, so that a certificate
 * with millions of parts costs far fewer searches. No search decides more than 3^12 positions, or
 * 2^20 of a larger part, so that the time of a part is bounded whatever its shape.
 */
final class PartGames {
    /** The greatest number of squares of a part. */
    static final int MAX_SQUARES = 20;

    /** The greatest number of squares of a part whose lines are all played. */
    private static final int MOST_PLAYED = 12;

    /** A larger part that takes more positions is refused, so that its time is bounded. */
    private static final int MOST_POSITIONS = 1 << 20;

    /** So many characters of a shape hold the squares of a sub-edge. */
    private static final int CHARACTERS = 2;

    /** With so many shapes remembered all are forgotten: steps nearby have the same shapes. */
    private static final int MOST_SHAPES = 1 << 17;

    private final Map<String, Boolean> known = new HashMap<>();

    /**
     * A part with its squares renumbered from 0 in the order in which they appear. Parts that
     * become equal by this are the same game with other names of the squares.
     */
    static final class Shape {
        private final int[] squares = new int[MAX_SQUARES];
        private int count;

        /** Two characters for each sub-edge: the bits of its squares' new numbers. */
        private final StringBuilder edges = new StringBuilder();

        /** Adds a sub-edge of distinct squares. */
        void add(int[] edge) throws Refusal {
            int mask = 0;
            for (int square : edge) {
                mask |= 1 << number(square);
            }
            edges.append((char) mask).append((char) (mask >> Character.SIZE));
        }

        private int number(int square) throws Refusal {
            int number = 0;
            while (number < count && squares[number] != square) {
                number++;
            }
            if (number == count) {
                Refusal.unless(
                        count < MAX_SQUARES,
                        Reason.PART_TOO_LARGE,
                        "a part has more squares than",
                        MAX_SQUARES);
                squares[count++] = square;
            }
            return number;
        }

        /** The squares of the board, in the order of their new numbers. */
        int[] squares() {
            return Arrays.copyOf(squares, count);
        }
    }

    /** Whether Breaker, moving second, keeps Maker from filling a sub-edge. */
    boolean breakerWins(Shape shape) throws Refusal {
        String edges = shape.edges.toString();
        Boolean before = known.get(edges);
        if (before != null) {
            return before;
        }
        boolean wins =
                shape.count > MOST_PLAYED
                        ? LargerPart.breakerHolds(masks(edges), MOST_POSITIONS)
                        : new Search(masks(edges), shape.count).breakerHolds(0, 0);
        if (known.size() >= MOST_SHAPES) {
            known.clear();
        }
        known.put(edges, wins);
        return wins;
    }

    private static int[] masks(String edges) {
        int[] masks = new int[edges.length() / CHARACTERS];
        for (int i = 0; i < masks.length; i++) {
            int at = CHARACTERS * i;
            masks[i] = edges.charAt(at) | edges.charAt(at + 1) << Character.SIZE;
        }
        return masks;
    }

    /** The game tree of one part; positions with Maker to move are decided once. */
    private static final class Search {
        /** For each mask the number whose digits in base 3 are its bits. */
        private static final int[] IN_BASE_THREE = inBaseThree();

        private final int[] edges;

        /** By Maker's and Breaker's squares: 0 not decided, 1 Breaker wins, 2 Maker wins. */
        private final byte[] decided;

        Search(int[] edges, int squares) {
            this.edges = edges;
            this.decided = new byte[1 + 2 * IN_BASE_THREE[(1 << squares) - 1]];
        }

        /** Maker is to move. */
        boolean breakerHolds(int maker, int breaker) {
            int index = IN_BASE_THREE[maker] + 2 * IN_BASE_THREE[breaker];
            if (decided[index] == 0) {
                boolean holds = isLight(maker, breaker) || answersAll(maker, breaker);
                decided[index] = (byte) (holds ? 1 : 2);
            }
            return decided[index] == 1;
        }

        /**
         * Erdos and Selfridge: Breaker wins if 2^-l, summed over the open edges, l being the
         * squares that one lacks, with the greatest sum through one square is below 1.
         */
        private boolean isLight(int maker, int breaker) {
            int sum = 0;
            int most = 0;
            int[] through = new int[MOST_PLAYED];
            for (int edge : edges) {
                int lacking = (edge & breaker) == 0 ? edge & ~maker : 0;
                int weight = 1 << MOST_PLAYED - Integer.bitCount(lacking);
                sum += (edge & breaker) == 0 ? weight : 0;
                for (int left = lacking; left != 0; left &= left - 1) {
                    int square = Integer.numberOfTrailingZeros(left);
                    through[square] += weight;
                    most = Math.max(most, through[square]);
                }
            }
            return sum + most < 1 << MOST_PLAYED;
        }

        /** Only squares of open edges are tried: a stone elsewhere fills and stops nothing. */
        private boolean answersAll(int maker, int breaker) {
            for (int moves = open(maker, breaker); moves != 0; moves &= moves - 1) {
                if (!answers(maker | Integer.lowestOneBit(moves), breaker)) {
                    return false;
                }
            }
            return true;
        }

        /** Breaker is to move; an edge that lacks one square leaves him no choice. */
        private boolean answers(int maker, int breaker) {
            int open = open(maker, breaker);
            int replies = open;
            for (int edge : edges) {
                int lacking = edge & ~maker;
                if ((edge & breaker) == 0 && (lacking & lacking - 1) == 0) {
                    replies &= lacking;
                }
            }
            while (replies != 0) {
                int reply = onMostEdges(replies, maker, breaker);
                if (breakerHolds(maker, breaker | reply)) {
                    return true;
                }
                replies &= ~reply;
            }
            return open == 0 && !isFilled(maker);
        }

        /** The one of the replies, as a mask, that stops most edges: it is the likeliest to win. */
        private int onMostEdges(int replies, int maker, int breaker) {
            int best = 0;
            int most = -1;
            for (int left = replies; left != 0; left &= left - 1) {
                int reply = Integer.lowestOneBit(left);
                int stopped = 0;
                for (int edge : edges) {
                    stopped += (edge & breaker) == 0 && (edge & ~maker & reply) != 0 ? 1 : 0;
                }
                if (stopped > most) {
                    most = stopped;
                    best = reply;
                }
            }
            return best;
        }

        /** The free squares of the edges without a stone of Breaker's. */
        private int open(int maker, int breaker) {
            int open = 0;
            for (int edge : edges) {
                open |= (edge & breaker) == 0 ? edge & ~maker : 0;
            }
            return open;
        }

        private boolean isFilled(int maker) {
            for (int edge : edges) {
                if ((edge & ~maker) == 0) {
                    return true;
                }
            }
            return false;
        }

        private static int[] inBaseThree() {
            int[] numbers = new int[1 << MOST_PLAYED];
            for (int mask = 1; mask < numbers.length; mask++) {
                numbers[mask] = 3 * numbers[mask >> 1] + (mask & 1);
            }
            return numbers;
        }
    }
}
