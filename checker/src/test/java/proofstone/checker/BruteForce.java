package proofstone.checker;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import proofstone.checker.Claim.Breakers;
import proofstone.checker.Claim.Makers;
import proofstone.checker.Claim.Phase;

/**
 * Whether a claim is true, by trying everything, as section 2 of the format page words it. Square
 * sets are masks. Stones outside the carrier are worth nothing to the prover, and the refuter may
 * put his there whenever he likes.
 */
final class BruteForce {
    /** No player can put more stones than this where a claim has at most 6 squares. */
    private static final int ENOUGH = 7;

    private final int[] sets;
    private final int first;
    private final int carrier;
    private final int support;
    private final Map<Long, Boolean> known = new HashMap<>();

    /** {@code sets} are those that matter, {@code first} the squares of Maker's first move. */
    private BruteForce(int[] sets, int first, int carrier, int support) {
        this.sets = sets;
        this.first = first;
        this.carrier = carrier;
        this.support = support;
    }

    /** Whether the claim is true on this board. */
    static boolean holds(Board board, Optional<Bits> firstMoves, Claim claim) {
        return switch (claim) {
            case Breakers breakers -> breakerHolds(board, firstMoves, breakers);
            case Makers makers -> makerHolds(board, makers);
        };
    }

    private static boolean breakerHolds(Board board, Optional<Bits> firstMoves, Breakers claim) {
        int carrier = mask(claim.carrier());
        int first = claim.phase() == Phase.OPENING ? mask(firstMoves.orElseThrow()) : -1;
        int[] parts = Arrays.stream(masks(board, claim.held())).map(set -> set & carrier).toArray();
        return new BruteForce(parts, first, carrier, 0)
                .survives(0, 0, claim.turn(), (int) Math.min(claim.stones(), ENOUGH));
    }

    private static boolean makerHolds(Board board, Makers claim) {
        int carrier = mask(claim.carrier());
        int support = mask(claim.support());
        int[] targets = masks(board, claim.targets());
        boolean within = Arrays.stream(targets).allMatch(set -> (set & ~(carrier | support)) == 0);
        return within
                && (carrier & support) == 0
                && new BruteForce(targets, mask(claim.opening()), carrier, support)
                        .fills(0, 0, claim.turn(), (int) Math.min(claim.stones(), ENOUGH));
    }

    static int mask(Bits bits) {
        int mask = 0;
        for (int v = bits.next(0); v >= 0; v = bits.next(v + 1)) {
            mask |= 1 << v;
        }
        return mask;
    }

    static int mask(int[] squares) {
        return Arrays.stream(squares).map(v -> 1 << v).reduce(0, (a, b) -> a | b);
    }

    private static int[] masks(Board board, Bits sets) {
        return Arrays.stream(all(board))
                .filter(e -> sets.has(e))
                .map(e -> mask(board.set(e)))
                .toArray();
    }

    private static int[] all(Board board) {
        int[] all = new int[board.sets()];
        Arrays.setAll(all, e -> e);
        return all;
    }

    private boolean filled(int maker) {
        return Arrays.stream(sets).anyMatch(set -> (set & ~maker) == 0);
    }

    private static long key(int maker, int breaker, Player turn, int stones) {
        return maker
                | (long) breaker << 10
                | (long) stones << 20
                | (turn == Player.MAKER ? 1L << 30 : 0);
    }

    /** Whether no set is ever filled: Breaker plays in the carrier, Maker there or elsewhere. */
    private boolean survives(int maker, int breaker, Player turn, int stones) {
        if (filled(maker)) {
            return false;
        }
        int free = carrier & ~maker & ~breaker;
        if (turn == Player.MAKER ? stones == 0 : free == 0) {
            return true;
        }
        long key = key(maker, breaker, turn, stones) | (first == -1 ? 0 : 1L << 31);
        Boolean before = known.get(key);
        boolean result =
                before != null
                        ? before
                        : turn == Player.MAKER
                                ? survivesMaker(maker, breaker, free, stones)
                                : survivesWithBreaker(maker, breaker, free, stones);
        known.put(key, result);
        return result;
    }

    private boolean survivesMaker(int maker, int breaker, int free, int stones) {
        BruteForce later = afterFirstMove();
        if (!later.survives(maker, breaker, Player.BREAKER, stones - 1)) {
            return false;
        }
        int moves = free & first;
        for (int v = 0; 1 << v <= moves; v++) {
            boolean lost =
                    (moves >> v & 1) != 0
                            && !later.survives(maker | 1 << v, breaker, Player.BREAKER, stones - 1);
            if (lost) {
                return false;
            }
        }
        return true;
    }

    private boolean survivesWithBreaker(int maker, int breaker, int free, int stones) {
        for (int v = 0; 1 << v <= free; v++) {
            if ((free >> v & 1) != 0 && survives(maker, breaker | 1 << v, Player.MAKER, stones)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a set is filled: Maker plays in the carrier, Breaker there or elsewhere. */
    private boolean fills(int maker, int breaker, Player turn, int stones) {
        if (filled(maker | support)) {
            return true;
        }
        int free = carrier & ~maker & ~breaker;
        if (turn == Player.MAKER && stones == 0) {
            return false;
        }
        return turn == Player.MAKER
                ? fillsWithMaker(maker, breaker, free & first, stones)
                : fillsAgainstBreaker(maker, breaker, free, stones);
    }

    private boolean fillsWithMaker(int maker, int breaker, int moves, int stones) {
        BruteForce later = afterFirstMove();
        for (int v = 0; 1 << v <= moves; v++) {
            boolean won =
                    (moves >> v & 1) != 0
                            && later.fills(maker | 1 << v, breaker, Player.BREAKER, stones - 1);
            if (won) {
                return true;
            }
        }
        return false;
    }

    private boolean fillsAgainstBreaker(int maker, int breaker, int free, int stones) {
        if (!fills(maker, breaker, Player.MAKER, stones)) {
            return false;
        }
        for (int v = 0; 1 << v <= free; v++) {
            if ((free >> v & 1) != 0 && !fills(maker, breaker | 1 << v, Player.MAKER, stones)) {
                return false;
            }
        }
        return true;
    }

    private BruteForce afterFirstMove() {
        return first == -1 ? this : new BruteForce(sets, -1, carrier, support);
    }
}
