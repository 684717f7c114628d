package proofstone.checker;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Who wins the game on a part of more than twelve squares, where playing every line takes too long.
 *
 * <p>A position is what Maker lacks of each edge without a square of Breaker's, as masks, with
 * Maker to move. Breaker's wins come with the squares that his strategy answers with or answers to,
 * his region: Maker gains nothing by squares outside the region of one answer, so that only those
 * inside are tried on. Besides,
 *
 * <ul>
 *   <li>an edge with two squares that are on no other edge is held by these two;
 *   <li>if an edge lacks a and p only, and p is on no other edge, Maker may as well take a now and
 *       Breaker p: Breaker can answer one by the other at any time, and Maker can force it;
 *   <li>a square p on one edge only is no better for Maker than any other square w of it. Breaker
 *       takes it for w, and takes w where his strategy would take p;
 *   <li>weights decide as in {@link PartGames}.
 * </ul>
 */
final class LargerPart {
    private static final int ONE = 1 << PartGames.MAX_SQUARES;

    /** In place of a region: Maker wins. */
    private static final int LOST = -1;

    /** The regions of the positions decided so far. */
    private final Map<String, Integer> decided = new HashMap<>();

    private final int mostPositions;

    private LargerPart(int mostPositions) {
        this.mostPositions = mostPositions;
    }

    /**
     * Whether Breaker, moving second, keeps Maker from filling one of the edges.
     *
     * @param mostPositions the part is refused if more than these have been decided
     */
    static boolean breakerHolds(int[] edges, int mostPositions) throws Refusal {
        return new LargerPart(mostPositions).region(edges) != LOST;
    }

    private int region(int[] lacking) throws Refusal {
        int[] open = lacking;
        int held = 0;
        while (!isFilled(open)) {
            int own = own(open);
            int simple = simple(open, own);
            if (simple == 0) {
                int region = open.length == 0 ? 0 : regionOf(open, own);
                return region == LOST ? LOST : region | held;
            }
            held |= simple;
            open = without(open, simple & own, simple & ~own);
        }
        return LOST;
    }

    private static boolean isFilled(int[] open) {
        return Arrays.stream(open).anyMatch(edge -> Integer.bitCount(edge) <= 1);
    }

    /** The squares that are on one edge only. */
    private static int own(int[] open) {
        int once = 0;
        int twice = 0;
        for (int edge : open) {
            twice |= once & edge;
            once |= edge;
        }
        return once & ~twice;
    }

    /**
     * Two squares of an edge that are its own, or all of one that lacks two, one its own; else 0.
     */
    private static int simple(int[] open, int own) {
        for (int edge : open) {
            int mine = edge & own;
            if (Integer.bitCount(mine) >= 2) {
                int first = Integer.lowestOneBit(mine);
                return first | Integer.lowestOneBit(mine ^ first);
            }
            if (mine != 0 && Integer.bitCount(edge) == 2) {
                return edge;
            }
        }
        return 0;
    }

    /** What is lacking after Breaker has taken one of {@code breaker}, and Maker {@code maker}. */
    private static int[] without(int[] open, int breaker, int maker) {
        int[] left = new int[open.length];
        int count = 0;
        for (int edge : open) {
            if ((edge & breaker) == 0) {
                left[count++] = edge & ~maker;
            }
        }
        return Arrays.copyOf(left, count);
    }

    private int regionOf(int[] open, int own) throws Refusal {
        int[] weights = weights(open);
        int most = Arrays.stream(weights).max().orElse(0);
        if (weight(open) + most < ONE) {
            return squares(open);
        }
        String key = key(open);
        Integer before = decided.get(key);
        if (before != null) {
            return before;
        }
        Refusal.unless(
                decided.size() < mostPositions,
                Reason.PART_TOO_LARGE,
                "a part takes more positions than",
                mostPositions);
        int region = searched(open, own, weights);
        decided.put(key, region);
        return region;
    }

    private static int squares(int[] open) {
        return Arrays.stream(open).reduce(0, (one, other) -> one | other);
    }

    /** Two characters for each edge. */
    private static String key(int[] open) {
        char[] key = new char[2 * open.length];
        for (int i = 0; i < open.length; i++) {
            key[2 * i] = (char) open[i];
            key[2 * i + 1] = (char) (open[i] >> Character.SIZE);
        }
        return new String(key);
    }

    private static int weight(int[] open) {
        return Arrays.stream(open).map(edge -> ONE >> Integer.bitCount(edge)).sum();
    }

    /** For each square the weight of the edges through it. */
    private static int[] weights(int[] open) {
        int[] weights = new int[PartGames.MAX_SQUARES];
        for (int edge : open) {
            for (int left = edge; left != 0; left &= left - 1) {
                weights[Integer.numberOfTrailingZeros(left)] += ONE >> Integer.bitCount(edge);
            }
        }
        return weights;
    }

    /** Tries Maker's moves, the heaviest first. */
    private int searched(int[] open, int own, int[] weights) throws Refusal {
        int region = 0;
        int tried = own;
        int left = -1;
        while (heaviest(weights, left & ~tried) != 0) {
            int move = heaviest(weights, left & ~tried);
            tried |= move;
            int answer = answer(open, move);
            if (answer == LOST) {
                return LOST;
            }
            region |= answer;
            left &= answer;
        }
        return withOthers(open, own & left, region);
    }

    /** Adds for each square that was not tried another one of its edge, which is as good. */
    private static int withOthers(int[] open, int untried, int region) {
        int with = region;
        for (int edge : open) {
            int others = edge & ~untried;
            if (others != edge && (others & with) == 0) {
                with |= Integer.lowestOneBit(others);
            }
        }
        return with;
    }

    /** The square of greatest weight among {@code from}, as a mask, or 0. */
    private static int heaviest(int[] weights, int from) {
        int best = 0;
        int most = 0;
        for (int square = 0; square < weights.length; square++) {
            if (weights[square] > most && (from >> square & 1) != 0) {
                most = weights[square];
                best = 1 << square;
            }
        }
        return best;
    }

    /** The region of an answer to Maker's move, with the answer. */
    private int answer(int[] open, int move) throws Refusal {
        int[] after = without(open, 0, move);
        int[] weights = weights(after);
        int left = must(after);
        while (heaviest(weights, left) != 0) {
            int reply = heaviest(weights, left);
            left &= ~reply;
            int region = region(without(after, reply, 0));
            if (region != LOST) {
                return region | reply;
            }
        }
        return LOST;
    }

    /** The squares that are on all edges that lack one square. */
    private static int must(int[] open) {
        return Arrays.stream(open)
                .filter(edge -> Integer.bitCount(edge) == 1)
                .reduce(-1, (one, other) -> one & other);
    }
}
