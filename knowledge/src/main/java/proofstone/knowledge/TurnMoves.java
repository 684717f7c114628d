package proofstone.knowledge;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import proofstone.game.Turns;
import proofstone.game.WeakProblem;

/**
 * The turns that are worth trying in a {@link TurnPosition}, best first: sets of squares of its
 * edges.
 *
 * <p>Maker's turns come in the order of the potential that they make, Breaker's in the order of the
 * potential that they leave; an edge with l free squares weighs 2^-l ([Chiang2011] has no order;
 * the base was measured on B_2).
 */
public final class TurnMoves {
    /*
     * All sets of the wanted sizes are listed and sorted by score: bits 63..32 of a key are the score
     * as a float, whose order as an integer is that of its value since it is not negative, and bits
     * 31..0 the index. So a node costs the number of its turns, C(squares, stones), which is why the
     * solver refuses turns of very many stones.
     */
    private static final long MOST_TURNS = 2_000_000;

    private static final String TOO_LARGE =
            "several stones a turn are solved on boards of at most 64 squares yet, this one has ";
    private static final String TOO_MANY = "turns of so many stones are not solved yet: ";

    private final long[] turns;
    private final long[] keys;
    private int count;

    private TurnMoves(long squares, int least, int most) {
        int free = Long.bitCount(squares);
        long total = 0;
        for (int stones = least; stones <= most; stones++) {
            total += combinations(free, stones);
        }
        this.turns = new long[Math.toIntExact(total)];
        this.keys = new long[turns.length];
        for (int stones = least; stones <= most; stones++) {
            list(squares, 0, stones);
        }
    }

    /** Returns Maker's turns of {@code least} to {@code most} stones, best first. */
    public static TurnMoves ofMaker(TurnPosition position, int least, int most) {
        TurnMoves moves = new TurnMoves(position.squares(), least, most);
        moves.score(turn -> -potentialAfter(position.edges(), turn));
        return moves;
    }

    /** Returns Breaker's turns of 1 to {@code most} stones, best first. */
    public static TurnMoves ofBreaker(TurnPosition position, int most) {
        TurnMoves moves = new TurnMoves(position.squares(), 1, most);
        moves.score(turn -> potentialLeft(position.edges(), turn));
        return moves;
    }

    /** Returns in one line why the turns of a problem are too many; empty if they are not. */
    public static Optional<String> objection(WeakProblem problem) {
        int squares = problem.board().hypergraph().squares();
        if (squares > Long.SIZE) {
            return Optional.of(TOO_LARGE + squares);
        }
        int free = squares - problem.position().occupied().size();
        long most = mostTurns(problem.turns().orElseThrow(), free);
        return Optional.of(TOO_MANY + most + " a move").filter(_ -> most > MOST_TURNS);
    }

    private static long mostTurns(Turns turns, int free) {
        return turns instanceof Turns.Listed listed
                ? listed.sizes().stream().mapToLong(n -> combinations(free, n)).max().orElse(0)
                : combinations(free, turns.now());
    }

    /** Returns the number of sets of {@code size} of {@code squares} squares; at most 2^40. */
    static long combinations(int squares, int size) {
        double count = 1;
        for (int i = 0; i < size; i++) {
            count = count * (squares - i) / (i + 1);
        }
        return Math.round(Math.min(count, 1L << 40));
    }

    private void list(long squares, long chosen, int stones) {
        if (stones == 0) {
            turns[count++] = chosen;
            return;
        }
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            long square = rest & -rest;
            list(rest & ~square, chosen | square, stones - 1);
        }
    }

    private static double potentialAfter(long[] edges, long turn) {
        return LongStream.of(edges).mapToDouble(edge -> weight(edge & ~turn)).sum();
    }

    private static double potentialLeft(long[] edges, long turn) {
        double sum = 0;
        for (long edge : edges) {
            sum += (edge & turn) == 0 ? weight(edge) : 0;
        }
        return sum;
    }

    private static double weight(long edge) {
        return Math.scalb(1.0, -Long.bitCount(edge));
    }

    private void score(LongToDoubleFunction score) {
        for (int i = 0; i < count; i++) {
            keys[i] = (long) ordered(score.applyAsDouble(turns[i])) << 32 | i;
        }
    }

    /** A negative score has the order of its bits turned round. */
    private static int ordered(double score) {
        int bits = Float.floatToIntBits((float) Math.abs(score));
        return score < 0 ? -bits : bits;
    }

    /**
     * Calls {@code action} with one turn after the other until it returns true; returns whether it
     * did. The best turn is tried before the others are sorted: it often decides.
     */
    public boolean anyMatch(LongPredicate action) {
        if (count > 1) {
            bringBestForward();
        }
        if (count > 0 && action.test(turns[(int) keys[0]])) {
            return true;
        }
        Arrays.sort(keys);
        return LongStream.of(keys).skip(1).anyMatch(key -> action.test(turns[(int) key]));
    }

    private void bringBestForward() {
        int best = IntStream.range(0, count).reduce((a, b) -> keys[b] < keys[a] ? b : a).orElse(0);
        long key = keys[best];
        keys[best] = keys[0];
        keys[0] = key;
    }
}
