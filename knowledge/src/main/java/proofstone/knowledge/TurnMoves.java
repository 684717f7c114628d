package proofstone.knowledge;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import proofstone.game.SquareSet;
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
     * as a float, whose order as an integer is that of its value, and bits 31..0 the index. Turn i
     * stands in `turns` at i * most, filled up with -1. So a node costs the number of its turns,
     * C(squares, stones), which is why the solver refuses turns of very many stones.
     *
     * The score changes with each square that joins a turn: Maker's stone doubles the weight of the
     * edges through it, Breaker's takes it away. Sums of such powers of two are exact as long as the
     * edges have less than fifty squares, and only the order depends on them.
     */
    private static final long MOST_TURNS = 2_000_000;

    private static final String TOO_MANY = "turns of so many stones are not solved yet: ";

    private final int most;
    private final int[] turns;
    private final long[] keys;
    private int count;

    private TurnMoves(long total, int most) {
        this.most = most;
        this.turns = new int[Math.toIntExact(total * most)];
        this.keys = new long[Math.toIntExact(total)];
    }

    /** Returns Maker's turns of {@code least} to {@code most} of {@code squares}, best first. */
    public static TurnMoves ofMaker(TurnPosition position, SquareSet squares, int least, int most) {
        return listed(new Scores(position, squares, 1, -1), least, most);
    }

    /** Returns Breaker's turns of 1 to {@code most} of {@code squares}, best first. */
    public static TurnMoves ofBreaker(TurnPosition position, SquareSet squares, int most) {
        return listed(new Scores(position, squares, -1, 1), 1, most);
    }

    private static TurnMoves listed(Scores scores, int least, int most) {
        int free = scores.squares.length;
        long total = 0;
        for (int stones = least; stones <= most; stones++) {
            total += combinations(free, stones);
        }
        TurnMoves moves = new TurnMoves(total, most);
        for (int stones = least; stones <= most; stones++) {
            moves.list(scores, 0, new int[stones], 0);
        }
        return moves;
    }

    /** The weights of the edges while a turn is put together. */
    private static final class Scores {
        private final int[] squares;
        private final int[][] edgesAt;
        private final double[] weights;
        private final int factor;
        private final int sign;
        private double sum;

        /** A stone adds {@code factor} times the weight of its edges to it. */
        Scores(TurnPosition position, SquareSet squares, int factor, int sign) {
            this.squares = squares.toArray();
            this.factor = factor;
            this.sign = sign;
            this.weights =
                    position.edges().stream()
                            .mapToDouble(edge -> Math.scalb(1.0, -edge.size()))
                            .toArray();
            this.sum = Arrays.stream(weights).sum();
            this.edgesAt =
                    IntStream.of(this.squares)
                            .mapToObj(square -> through(position, square))
                            .toArray(int[][]::new);
        }

        private static int[] through(TurnPosition position, int square) {
            return IntStream.range(0, position.ids().length)
                    .filter(i -> position.edges().get(i).contains(square))
                    .toArray();
        }

        /** Returns what {@link #take} needs to take the stone back. */
        double[] put(int index) {
            int[] edges = edgesAt[index];
            double[] before = new double[edges.length];
            for (int i = 0; i < edges.length; i++) {
                before[i] = weights[edges[i]];
                weights[edges[i]] += factor * before[i];
                sum += factor * before[i];
            }
            return before;
        }

        void take(int index, double[] before) {
            int[] edges = edgesAt[index];
            for (int i = 0; i < edges.length; i++) {
                sum += before[i] - weights[edges[i]];
                weights[edges[i]] = before[i];
            }
        }

        /** A negative score has the order of its bits turned round. */
        int ordered() {
            int bits = Float.floatToIntBits((float) Math.max(0, sum));
            return sign * bits;
        }
    }

    private void list(Scores scores, int from, int[] turn, int stones) {
        if (stones == turn.length) {
            Arrays.fill(turns, count * most, (count + 1) * most, -1);
            System.arraycopy(turn, 0, turns, count * most, stones);
            keys[count] = (long) scores.ordered() << 32 | count;
            count++;
            return;
        }
        for (int i = from; i < scores.squares.length; i++) {
            turn[stones] = scores.squares[i];
            double[] before = scores.put(i);
            list(scores, i + 1, turn, stones + 1);
            scores.take(i, before);
        }
    }

    /** Returns in one line why the turns of a problem are too many; empty if they are not. */
    public static Optional<String> objection(WeakProblem problem) {
        Turns turns = problem.turns().orElseThrow();
        SquareSet closed = problem.position().occupied();
        if (turns instanceof Turns.UpTo tile) {
            closed = closed.union(tile.exclusive());
        }
        int free = problem.board().hypergraph().squares() - closed.size();
        long most = mostTurns(turns, free);
        return Optional.of(TOO_MANY + most + " a move").filter(_ -> most > MOST_TURNS);
    }

    private static long mostTurns(Turns turns, int free) {
        return switch (turns) {
            case Turns.Listed listed ->
                    listed.sizes().stream().mapToLong(n -> combinations(free, n)).max().orElse(0);
            case Turns.UpTo tile when tile.exclusive().isEmpty() -> combinations(free, tile.most());
            case Turns.UpTo _ -> 1L << Math.min(free, 40);
        };
    }

    /** Returns the number of sets of {@code size} of {@code squares} squares; at most 2^40. */
    static long combinations(int squares, int size) {
        double count = 1;
        for (int i = 0; i < size; i++) {
            count = count * (squares - i) / (i + 1);
        }
        return Math.round(Math.min(count, 1L << 40));
    }

    /**
     * Calls {@code action} with one turn after the other until it returns true; returns whether it
     * did. The best turn is tried before the others are sorted: it often decides.
     */
    public boolean anyMatch(Predicate<SquareSet> action) {
        if (count > 1) {
            bringBestForward();
        }
        if (count > 0 && action.test(turn(keys[0]))) {
            return true;
        }
        Arrays.sort(keys);
        return LongStream.of(keys).skip(1).anyMatch(key -> action.test(turn(key)));
    }

    private SquareSet turn(long key) {
        int from = (int) key * most;
        int end = from + most;
        while (end > from && turns[end - 1] < 0) {
            end--;
        }
        return SquareSet.of(Arrays.copyOfRange(turns, from, end));
    }

    private void bringBestForward() {
        int best = IntStream.range(0, count).reduce((a, b) -> keys[b] < keys[a] ? b : a).orElse(0);
        long key = keys[best];
        keys[best] = keys[0];
        keys[0] = key;
    }
}
