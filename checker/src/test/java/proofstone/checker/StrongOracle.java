package proofstone.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a claim about a small strong game is true, by trying every line from every position that
 * the claim speaks of, as section 11 of the format page words it. Square sets are masks.
 *
 * <p>The board may be prolonged by some squares of a larger board, with one more set of the
 * refuter's there, whose threshold is the outer one. The refuter may pass whenever he likes.
 */
final class StrongOracle {
    private final StrongGame game;
    private final StrongClaim claim;
    private final int squares;
    private final int[] own;

    /** The refuter's sets and their thresholds. */
    private final int[] sets;

    private final int[] thresholds;
    private final int[] inBaseThree;

    /** For each set of kept sets, the positions that have been decided. */
    private final Map<Integer, byte[]> known = new HashMap<>();

    private StrongOracle(StrongGame game, StrongClaim claim, int more, int outerSet) {
        this.game = game;
        this.claim = claim;
        this.squares = game.board().squares() + more;
        this.own = masks(game, claim.prover());
        int[] theirs = masks(game, claim.refuter());
        int[] numbers = game.setsOf(claim.refuter());
        this.sets = Arrays.copyOf(theirs, theirs.length + (outerSet == 0 ? 0 : 1));
        this.thresholds = new int[sets.length];
        for (int i = 0; i < theirs.length; i++) {
            thresholds[i] = claim.thresholds().of(numbers[i]);
        }
        if (outerSet != 0) {
            sets[theirs.length] = outerSet;
            thresholds[theirs.length] = claim.outer();
        }
        this.inBaseThree = new int[1 << squares];
        for (int mask = 1; mask < 1 << squares; mask++) {
            int low = Integer.numberOfTrailingZeros(mask);
            inBaseThree[mask] = inBaseThree[mask & mask - 1] + (int) Math.pow(3, low);
        }
    }

    static int[] masks(StrongGame game, Colour player) {
        return Arrays.stream(game.setsOf(player))
                .map(e -> BruteForce.mask(game.board().set(e)))
                .toArray();
    }

    /** Whether the claim is true on the board of the game. */
    static boolean holds(StrongGame game, StrongClaim claim) {
        return new StrongOracle(game, claim, 0, 0).holds();
    }

    /**
     * Whether it is true where the refuter may also play on {@code more} further squares and has a
     * further set, which may reach into the rim.
     */
    static boolean holds(StrongGame game, StrongClaim claim, int more, int outerSet) {
        return new StrongOracle(game, claim, more, outerSet).holds();
    }

    private boolean holds() {
        int free = BruteForce.mask(claim.needed().free());
        int provers = BruteForce.mask(claim.needed().provers());
        int refuters = BruteForce.mask(claim.needed().refuters());
        boolean disjoint =
                (free & provers) == 0 && (free & refuters) == 0 && (provers & refuters) == 0;
        return disjoint && holdsFrom(0, free, provers, refuters);
    }

    /** Goes through all positions that hold the needed stones. */
    private boolean holdsFrom(int square, int free, int provers, int refuters) {
        if (square == squares) {
            return holdsIn(provers, refuters);
        }
        int bit = 1 << square;
        if (((free | provers | refuters) & bit) != 0) {
            return holdsFrom(square + 1, free, provers, refuters);
        }
        return holdsFrom(square + 1, free, provers, refuters)
                && holdsFrom(square + 1, free, provers | bit, refuters)
                && holdsFrom(square + 1, free, provers, refuters | bit);
    }

    private boolean holdsIn(int provers, int refuters) {
        if (isFilled(own, -1, provers)) {
            return true;
        }
        int kept = 0;
        for (int i = 0; i < sets.length; i++) {
            int missing = Integer.bitCount(sets[i] & ~refuters);
            if ((sets[i] & provers) == 0 && missing >= thresholds[i]) {
                kept |= 1 << i;
            }
        }
        int most = (int) Math.min(claim.stones(), squares + 1);
        byte[] table =
                known.computeIfAbsent(
                        kept,
                        _ ->
                                new byte
                                        [(squares + 2)
                                                * 2
                                                * game.stones()
                                                * (int) Math.pow(3, squares)]);
        return !isFilled(sets, kept, refuters)
                && keeps(kept, table, provers, refuters, claim.turn(), most);
    }

    private static boolean isFilled(int[] sets, int which, int stones) {
        for (int i = 0; i < sets.length; i++) {
            if ((which >> i & 1) != 0 && (sets[i] & ~stones) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isUnlimited() {
        return !claim.isWin() && claim.stones() > squares;
    }

    private boolean keeps(
            int kept, byte[] table, int provers, int refuters, StrongTurn turn, int left) {
        int index = inBaseThree[provers] + 2 * inBaseThree[refuters];
        boolean toMove = turn.isOf(claim.prover());
        index = (index * 2 + (toMove ? 1 : 0)) * game.stones() + turn.left() - 1;
        index = index * (squares + 2) + left;
        if (table[index] == 0) {
            boolean keeps =
                    toMove
                            ? movesWell(kept, table, provers, refuters, turn, left)
                            : isSafe(kept, table, provers, refuters, turn, left);
            table[index] = (byte) (keeps ? 1 : 2);
        }
        return table[index] == 1;
    }

    /** The prover is to move; he passes only if he must. */
    private boolean movesWell(
            int kept, byte[] table, int provers, int refuters, StrongTurn turn, int left) {
        if (claim.isWin() && left == 0) {
            return false;
        }
        int after = claim.isWin() ? left - 1 : left;
        StrongTurn next = StrongRealGame.next(game, turn);
        int moves = provers(provers, refuters);
        if (moves == 0) {
            return keeps(kept, table, provers, refuters, next, after);
        }
        for (; moves != 0; moves &= moves - 1) {
            int stones = provers | Integer.lowestOneBit(moves);
            if (isFilled(own, -1, stones) || keeps(kept, table, stones, refuters, next, after)) {
                return true;
            }
        }
        return false;
    }

    /** Where the prover may put: on his squares, and to make a direct threat harmless. */
    private int provers(int provers, int refuters) {
        int free = ((1 << squares) - 1) & ~provers & ~refuters;
        int moves = BruteForce.mask(game.squaresOf(claim.prover())) & free;
        if (game.listOf(claim.prover()).isEmpty()) {
            moves = free;
        }
        for (int i = 0; game.hasParry() && i < sets.length; i++) {
            int missing = sets[i] & ~refuters;
            moves |= Integer.bitCount(missing) == 1 ? missing & free : 0;
        }
        return moves;
    }

    /** The refuter is to move. */
    private boolean isSafe(
            int kept, byte[] table, int provers, int refuters, StrongTurn turn, int left) {
        if (!claim.isWin() && left == 0) {
            return true;
        }
        int after = claim.isWin() || isUnlimited() ? left : left - 1;
        StrongTurn next = StrongRealGame.next(game, turn);
        boolean ends = isUnlimited() && provers(provers, refuters) == 0;
        if (!ends && !keeps(kept, table, provers, refuters, next, after)) {
            return false;
        }
        int free = ((1 << squares) - 1) & ~provers & ~refuters;
        int moves = free;
        if (game.listOf(claim.refuter()).isPresent()) {
            moves &= BruteForce.mask(game.everPlayable(claim.refuter()));
        }
        for (; moves != 0; moves &= moves - 1) {
            int stones = refuters | Integer.lowestOneBit(moves);
            if (isFilled(sets, kept, stones) || !keeps(kept, table, provers, stones, next, after)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Sets that lie on {@code more} further squares, or in part in the rim, two squares at least.
     */
    static List<Integer> outerSets(StrongGame game, int more) {
        int squares = game.board().squares();
        int outside = ((1 << more) - 1) << squares;
        for (int v = 0; v < squares; v++) {
            outside |= game.isInner(v) ? 0 : 1 << v;
        }
        List<Integer> sets = new ArrayList<>();
        for (int set = outside; set != 0; set = set - 1 & outside) {
            if (set >> squares != 0) {
                sets.add(set);
            }
        }
        return sets;
    }
}
