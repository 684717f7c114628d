package proofstone.certificate;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.OptionalInt;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/**
 * The exact potential condition of rule B3: the sum of 2^-l over the sets, l being their number of
 * squares in a region, with Maker to move plus the greatest share of one square, is below one.
 *
 * <p>This is the sharp form of [Czifra2021] theorem II.1 (Erdos and Selfridge 1973). Cost: linear
 * in the sizes of the sets.
 */
final class Potential {
    private Potential() {}

    static boolean isBelowOne(Hypergraph board, Role turn, SquareSet region, SquareSet sets) {
        int longest = 0;
        for (int e : sets.toArray()) {
            longest = Math.max(longest, board.sets().get(e).intersect(region).size());
        }
        if (longest <= 40) {
            return small(board, turn, region, sets, longest);
        }
        BigInteger total = weight(board, region, sets, longest);
        BigInteger greatest = BigInteger.ZERO;
        if (turn == Role.MAKER) {
            for (int v : region.toArray()) {
                greatest = greatest.max(weight(board, region, through(board, sets, v), longest));
            }
        }
        return total.add(greatest).compareTo(BigInteger.ONE.shiftLeft(longest)) < 0;
    }

    /** The same with sums that fit a long: at most 2^20 sets of weight at most 2^40. */
    private static boolean small(
            Hypergraph board, Role turn, SquareSet region, SquareSet sets, int longest) {
        long total = 0;
        long[] shares = new long[board.squares()];
        long greatest = 0;
        for (int e : sets.toArray()) {
            SquareSet free = board.sets().get(e).intersect(region);
            long weight = 1L << (longest - free.size());
            total += weight;
            for (int v : free.toArray()) {
                shares[v] += weight;
                greatest = Math.max(greatest, shares[v]);
            }
        }
        return total + (turn == Role.MAKER ? greatest : 0) < 1L << longest;
    }

    private static BigInteger weight(
            Hypergraph board, SquareSet region, SquareSet sets, int longest) {
        BigInteger total = BigInteger.ZERO;
        for (int e : sets.toArray()) {
            int free = board.sets().get(e).intersect(region).size();
            total = total.add(BigInteger.ONE.shiftLeft(longest - free));
        }
        return total;
    }

    /**
     * Returns the free square that Breaker takes by the strategy of the lemma of rule B3: that with
     * the greatest share of the sets he has not blocked. Empty if all are blocked or have no free
     * square.
     */
    static OptionalInt heaviest(Hypergraph board, PlacedStep potential, WeakPosition position) {
        Step step = potential.step();
        BigInteger[] shares = new BigInteger[board.squares()];
        Arrays.fill(shares, BigInteger.ZERO);
        OptionalInt heaviest = OptionalInt.empty();
        for (int i = 0; i < step.secondOperandCount(); i++) {
            SquareSet set = board.sets().get(step.secondOperand(i));
            SquareSet part = potential.map().apply(set.intersect(step.claim().carrier()));
            if (part.intersects(position.breaker())) {
                continue;
            }
            SquareSet free = part.minus(position.maker());
            BigInteger weight = BigInteger.ONE.shiftLeft(board.squares() - free.size());
            for (int v : free.toArray()) {
                shares[v] = shares[v].add(weight);
                if (heaviest.isEmpty() || shares[v].compareTo(shares[heaviest.getAsInt()]) > 0) {
                    heaviest = OptionalInt.of(v);
                }
            }
        }
        return heaviest;
    }

    private static SquareSet through(Hypergraph board, SquareSet sets, int square) {
        return SquareSet.of(
                sets.stream().filter(e -> board.sets().get(e).contains(square)).toArray());
    }
}
