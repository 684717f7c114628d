package proofstone.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.game.MediumMakerBreaker;
import proofstone.game.QuickMakerBreaker;
import proofstone.game.SmallMakerBreaker;
import proofstone.game.SquareSet;

/**
 * The accept rule B6: which parts Breaker wins moving second, and their form in a step.
 *
 * <p>Parts that differ in the names of their squares only have the same shape, and a shape is
 * decided once, or seldom: a proof of a million steps has some hundred thousand shapes. Safe for
 * use by several threads.
 */
final class Partition {
    /*
     * A shape is the part after its squares are numbered in their order and its sub-edges sorted: two
     * characters for each sub-edge, whose bits are the squares. Equal shapes are isomorphic, so one
     * decision serves both, as of parts that are moved along a row; isomorphic parts with their squares
     * in another order may have two shapes, which costs a second decision and nothing else.
     *
     * In a step the parts are one array: for each part its number of sub-edges and then, for each of
     * them, its number of squares and the squares.
     */

    /** With so many shapes all are forgotten: those needed now come again soon. */
    private static final int MOST_SHAPES = 1 << 17;

    /** Of the first 65,536 shapes of a long proof each took less than a quarter of so many. */
    private static final int QUICK = 20_000;

    /** More than any part took that a search has come upon. */
    private static final int POSITIONS = 1_000_000;

    private static final int CHARACTERS = 2;

    private @Nullable MediumMakerBreaker larger;
    private final ConcurrentMap<String, Boolean> shapes = new ConcurrentHashMap<>();

    /** Returns whether Breaker wins a part of at most the permitted size, moving second. */
    boolean isBreakers(Part part) {
        String shape = shape(part.edges(), part.squares());
        Boolean known = shapes.get(shape);
        if (known == null) {
            known = decide(sets(shape));
            if (shapes.size() >= MOST_SHAPES) {
                shapes.clear();
            }
            shapes.put(shape, known);
        }
        return known;
    }

    private static int[] sets(String shape) {
        int[] sets = new int[shape.length() / CHARACTERS];
        for (int i = 0; i < sets.length; i++) {
            int at = CHARACTERS * i;
            sets[i] = shape.charAt(at) | shape.charAt(at + 1) << Character.SIZE;
        }
        return sets;
    }

    private boolean decide(int[] sets) {
        if (!isSmall(sets)) {
            return decideLarger(Arrays.stream(sets).asLongStream().toArray());
        }
        return switch (new QuickMakerBreaker().decide(sets, sets.length, QUICK)) {
            case BREAKER -> true;
            case MAKER -> false;
            case UNDECIDED -> SmallMakerBreaker.breakerWins(sets);
        };
    }

    private static boolean isSmall(int[] sets) {
        return Arrays.stream(sets).allMatch(set -> set < 1 << SmallMakerBreaker.MAX_SQUARES);
    }

    /** Decides a part that is too large for the other searches; not decided is not Breaker's. */
    private synchronized boolean decideLarger(long[] sets) {
        if (larger == null) {
            larger = new MediumMakerBreaker();
        }
        return isBreakers(larger, sets);
    }

    private static boolean isBreakers(MediumMakerBreaker game, long[] sets) {
        return game.decide(sets, sets.length, POSITIONS) == QuickMakerBreaker.Outcome.BREAKER;
    }

    private static String shape(List<SquareSet> edges, SquareSet squares) {
        int[] places = squares.toArray();
        int[] sets = edges.stream().mapToInt(edge -> mask(places, edge)).sorted().toArray();
        char[] shape = new char[CHARACTERS * sets.length];
        for (int i = 0; i < sets.length; i++) {
            shape[CHARACTERS * i] = (char) sets[i];
            shape[CHARACTERS * i + 1] = (char) (sets[i] >> Character.SIZE);
        }
        return new String(shape);
    }

    /** Returns the operands of a step with these parts. */
    static int[] toOperands(List<Part> parts) {
        int[] operands = new int[64];
        int count = 0;
        for (Part part : parts) {
            int edges = part.edges().size();
            int most = count + 1 + edges * (1 + Part.MAX_SQUARES);
            if (most > operands.length) {
                operands = Arrays.copyOf(operands, 2 * most);
            }
            operands[count++] = edges;
            for (SquareSet edge : part.edges()) {
                operands[count++] = edge.size();
                for (int square = edge.first(); square >= 0; square = edge.next(square + 1)) {
                    operands[count++] = square;
                }
            }
        }
        return Arrays.copyOf(operands, count);
    }

    /** Returns the parts of a step with these operands. */
    static List<Part> ofOperands(int[] operands) {
        List<Part> parts = new ArrayList<>();
        int place = 0;
        while (place < operands.length) {
            List<SquareSet> edges = new ArrayList<>();
            for (int left = operands[place++]; left > 0; left--) {
                int end = place + 1 + operands[place];
                edges.add(SquareSet.of(Arrays.copyOfRange(operands, place + 1, end)));
                place = end;
            }
            parts.add(new Part(edges));
        }
        return parts;
    }

    /** Returns Breaker's winning reply on the squares of {@code part}, or -1 if none is needed. */
    static int reply(Part part, SquareSet maker, SquareSet breaker) {
        int[] squares = part.squares().toArray();
        int[] edges = part.edges().stream().mapToInt(edge -> mask(squares, edge)).toArray();
        int ours = mask(squares, breaker);
        int theirs = mask(squares, maker);
        OptionalInt reply =
                isSmall(edges)
                        ? new SmallMakerBreaker(edges).reply(theirs, ours)
                        : replyOfLarger(edges, theirs, ours);
        return reply.isPresent() ? squares[reply.getAsInt()] : -1;
    }

    private static OptionalInt replyOfLarger(int[] edges, int maker, int breaker) {
        MediumMakerBreaker game = new MediumMakerBreaker();
        if (holds(game, edges, maker, breaker)) {
            return OptionalInt.empty();
        }
        int reply =
                IntStream.range(0, Part.MAX_SQUARES)
                        .filter(v -> ((maker | breaker) >> v & 1) == 0)
                        .filter(v -> holds(game, edges, maker, breaker | 1 << v))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("Breaker has lost"));
        return OptionalInt.of(reply);
    }

    /** Returns whether Breaker wins with Maker to move. */
    private static boolean holds(MediumMakerBreaker game, int[] edges, int maker, int breaker) {
        long[] open =
                Arrays.stream(edges)
                        .filter(edge -> (edge & breaker) == 0)
                        .mapToLong(edge -> edge & ~maker)
                        .toArray();
        return Arrays.stream(open).allMatch(edge -> edge != 0) && isBreakers(game, open);
    }

    private static int mask(int[] squares, SquareSet members) {
        int mask = 0;
        for (int v = 0; v < squares.length; v++) {
            mask |= members.contains(squares[v]) ? 1 << v : 0;
        }
        return mask;
    }
}
