package proofstone.testkit;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * Alpha-beta search of a whole empty board of at most 28 squares, with a table of positions up to
 * symmetry: evidence for a value that shares no code with the solver.
 *
 * <p>Beyond the rules it uses one theorem (Erdos and Selfridge 1973): with Maker to move Breaker
 * wins if the sum of 2^-l over the live sets, l being their free squares, plus the largest sum over
 * the sets through one square is below one. Positions are ordered by that share.
 */
final class ExhaustiveSearch {
    private static final int UNIT = 20;

    private final int squares;
    private final int[] sets;
    private final List<int[]> symmetries;
    private final LongMemo memo = new LongMemo();

    ExhaustiveSearch(Board board) {
        this.squares = board.hypergraph().squares();
        this.sets = board.hypergraph().sets().stream().mapToInt(ExhaustiveSearch::mask).toArray();
        this.symmetries =
                board.symmetries().stream()
                        .map(p -> SquareSet.range(squares).stream().map(p::apply).toArray())
                        .toList();
    }

    private static int mask(SquareSet set) {
        return set.stream().map(square -> 1 << square).sum();
    }

    /** Returns the winner of the empty board with Maker to move. */
    Role winner() {
        return makerMoves(0, 0) ? Role.MAKER : Role.BREAKER;
    }

    /** Returns how many positions the table holds. */
    int positions() {
        return memo.size();
    }

    /** Whether Maker, to move, wins. No set has fewer than two free squares. */
    private boolean makerMoves(int maker, int breaker) {
        int[] shares = new int[squares];
        int potential = shares(maker, breaker, shares);
        int greatest = Arrays.stream(shares).max().orElse(0);
        if (potential + greatest < 1 << UNIT) {
            return false;
        }
        // Squares of no live set may as well be Breaker's.
        int live = live(breaker);
        long key = key(maker & live, ((1 << squares) - 1) & ~live);
        int known = memo.get(key);
        if (known >= 0) {
            return known == 1;
        }
        boolean wins = false;
        for (int move : byShare(shares)) {
            wins = wins || breakerMoves(maker | 1 << move, breaker);
        }
        memo.put(key, wins ? 1 : 0);
        return wins;
    }

    /** Whether Maker wins with Breaker to move. */
    private boolean breakerMoves(int maker, int breaker) {
        int threats = threats(maker, breaker);
        if (Integer.bitCount(threats) > 1) {
            return true;
        }
        int[] shares = new int[squares];
        shares(maker, breaker, shares);
        for (int move : byShare(shares)) {
            boolean answers = threats == 0 || threats == 1 << move;
            if (answers && !makerMoves(maker, breaker | 1 << move)) {
                return false;
            }
        }
        return true;
    }

    private int live(int breaker) {
        int live = 0;
        for (int set : sets) {
            live |= (set & breaker) == 0 ? set : 0;
        }
        return live;
    }

    /** The last free squares of sets; a set that Maker has filled has none, he has won before. */
    private int threats(int maker, int breaker) {
        int threats = 0;
        for (int set : sets) {
            int missing = set & ~maker;
            boolean live = (set & breaker) == 0;
            threats |= live && Integer.bitCount(missing) == 1 ? missing : 0;
        }
        return threats;
    }

    /** Adds up what each square's sets weigh; returns what all live sets weigh. */
    private int shares(int maker, int breaker, int[] shares) {
        int potential = 0;
        for (int set : sets) {
            if ((set & breaker) == 0) {
                int missing = set & ~maker;
                int weight = 1 << (UNIT - Integer.bitCount(missing));
                potential += weight;
                for (int rest = missing; rest != 0; rest &= rest - 1) {
                    shares[Integer.numberOfTrailingZeros(rest)] += weight;
                }
            }
        }
        return potential;
    }

    private int[] byShare(int[] shares) {
        return SquareSet.range(squares).stream()
                .filter(square -> shares[square] > 0)
                .boxed()
                .sorted(Comparator.comparingInt(square -> -shares[square]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The least image of the position, shifted as {@link LongMemo} wants it. */
    private long key(int maker, int breaker) {
        long least = Long.MAX_VALUE;
        for (int[] symmetry : symmetries) {
            long image = (long) image(breaker, symmetry) << 28 | image(maker, symmetry);
            least = Math.min(least, image);
        }
        return least << 2 | 2;
    }

    private static int image(int set, int[] symmetry) {
        int image = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            image |= 1 << symmetry[Integer.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
