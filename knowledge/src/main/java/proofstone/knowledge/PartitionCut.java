package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Part;
import proofstone.game.Layout;
import proofstone.game.LightCuts;
import proofstone.game.MediumMakerBreaker;
import proofstone.game.SetKey;
import proofstone.game.SetMasks;
import proofstone.game.SquareSet;

/**
 * Partition strategies ([Czifra2021] theorem III.1) of one part or two: all squares in play, or the
 * two sides of a cut, straight through the board or light.
 *
 * <p>The parts are as large as a certificate allows, and {@link MediumMakerBreaker} decides who
 * wins them. A try takes some tenths of a millisecond. Scratch memory; belongs to one thread.
 */
final class PartitionCut {
    /*
     * The squares in play are numbered along the longer side of the board; the cuts go across it, straight or
     * leaning, or are found from straight ones square by square. At first each edge that is cut is given to the
     * side that has more of it, and the lightest cuts, by the sum of 2^-l over what the sides have of their edges,
     * are tried. If Breaker wins one side only, edges that the other one shares with it change sides as long as he
     * still wins it. Maker wins the other side by the edges within his zone there, so only these are worth moving.
     * A cut without any is given up at once, before the other side is looked at: games that Breaker wins take
     * longest.
     *
     * Most sides come again and again, so the last ones are remembered, by a key of 64 bits. If two ever had
     * the same key, the calculus would refuse the part, or the node a step that leaves an edge open, and either
     * ends the search.
     */

    private static final int MOST_EDGES = MediumMakerBreaker.MAX_SETS;
    private static final int LEAST_SIDE = 4;

    /** So many cuts are tried; of those that held, one in fifty was a later one. */
    private static final int CUTS = 8;

    /** A cut that weighs more hardly ever holds. */
    private static final double MOST_WEIGHT = 2.6;

    /** The budget of a part. */
    private static final int POSITIONS = 1_000;

    /** How far a cut moves along the board from one row to the next. */
    private static final double[] SLOPES = {0, 1, -1, 0.5, -0.5};

    /** So little tells squares of one column apart, and cuts that pass between them. */
    private static final double TIE = 1e-3;

    /** The first bits of a key say where a part is remembered. */
    private static final int KNOWN_SHIFT = 46;

    private static final int KNOWN = 1 << Long.SIZE - KNOWN_SHIFT;

    /** What is remembered of a part that is not Breaker's, with Maker's zone. */
    private static final long LOST = Long.MIN_VALUE;

    /** All squares, where Maker's zone is not known. */
    private static final long UNKNOWN = -1;

    private final MediumMakerBreaker game = new MediumMakerBreaker();
    private final LightCuts light = new LightCuts();

    /** For each slope the squares of the board, the first those that a cut passes first. */
    private final int[][] orders;

    /** The squares in play by their numbers here, and the numbers, -1 if not in play. */
    private final int[] squares;

    private final int[] numbers;
    private final long[] edges = new long[MOST_EDGES];

    /** Whether an edge is given to the first side. */
    private final boolean[] isFirst = new boolean[MOST_EDGES];

    private final long[] sets = new long[MOST_EDGES];

    /** The lightest cuts, by the squares of their first sides. */
    private final long[] cuts = new long[CUTS + 1];

    private final double[] weights = new double[CUTS + 1];
    private final long[] keys = new long[KNOWN];
    private final long[] carriers = new long[KNOWN];
    private final List<Part> parts = new ArrayList<>();
    private int count;
    private int size;

    /** Where Maker wins the last side that was lost. */
    private long makers;

    /** Whether the edges of the last cut weigh more on its first side. */
    private boolean isFirstHeavier;

    /** Prepares a board of so many squares. */
    PartitionCut(Layout layout, int squares) {
        this.squares = new int[squares];
        this.numbers = new int[squares];
        this.orders =
                Arrays.stream(SLOPES)
                        .mapToObj(slope -> order(layout, squares, slope))
                        .toArray(int[][]::new);
    }

    private static int[] order(Layout layout, int squares, double slope) {
        return IntStream.range(0, squares)
                .boxed()
                .sorted(Comparator.comparingDouble(v -> place(layout, v, slope + TIE)))
                .mapToInt(v -> v)
                .toArray();
    }

    private static double place(Layout layout, int v, double slope) {
        return layout.columns() >= layout.rows()
                ? layout.column(v) + slope * layout.row(v)
                : layout.row(v) + slope * layout.column(v);
    }

    /**
     * Returns parts that hold all edges of {@code graph}, which has at least one, or null if none
     * are found.
     */
    @Nullable List<Part> find(ResidualHypergraph graph) {
        size = Masks.size(graph.live());
        if (size > 2 * Part.MAX_SQUARES || graph.count() > MOST_EDGES) {
            return null;
        }
        load(graph);
        return isHeld() ? List.copyOf(parts) : null;
    }

    private void load(ResidualHypergraph graph) {
        number(graph.live());
        count = graph.count();
        for (int i = 0; i < count; i++) {
            edges[i] = 0;
            for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
                edges[i] |= 1L << numbers[v];
            }
        }
    }

    private void number(long[] live) {
        Arrays.fill(numbers, -1);
        int next = 0;
        for (int v : orders[0]) {
            if (Masks.contains(live, v)) {
                squares[next] = v;
                numbers[v] = next++;
            }
        }
    }

    private boolean isHeld() {
        if (size <= Part.MAX_SQUARES) {
            Arrays.fill(isFirst, true);
            parts.clear();
            return holds(-1, true);
        }
        int found = lightestCuts();
        for (int c = 0; c < found; c++) {
            if (holdsBoth(cuts[c])) {
                return true;
            }
        }
        return false;
    }

    private int lightestCuts() {
        int least = Math.max(LEAST_SIDE, size - Part.MAX_SQUARES);
        int found = lightCuts(least);
        for (int[] order : orders) {
            long side = 0;
            for (int v : order) {
                side |= numbers[v] < 0 ? 0 : 1L << numbers[v];
                int in = Long.bitCount(side);
                if (numbers[v] >= 0 && in >= least && in <= size - least) {
                    found = insert(side, found);
                }
            }
        }
        return found;
    }

    /** Keeps the lightest cuts that local search finds; returns how many. */
    private int lightCuts(int least) {
        System.arraycopy(edges, 0, sets, 0, count);
        int minimal = SetMasks.minimal(sets, count);
        int found = 0;
        for (long side : light.findAll(sets, minimal, (1L << size) - 1, least)) {
            found = insert(side, found);
        }
        return found;
    }

    /** Keeps a cut if it is among the lightest; returns how many are kept. */
    private int insert(long side, int found) {
        double weight = share(side);
        if (weight > MOST_WEIGHT || isKept(side, found)) {
            return found;
        }
        int at = found;
        for (; at > 0 && weights[at - 1] > weight; at--) {
            weights[at] = weights[at - 1];
            cuts[at] = cuts[at - 1];
        }
        weights[at] = weight;
        cuts[at] = side;
        return Math.min(found + 1, CUTS);
    }

    private boolean isKept(long side, int found) {
        for (int i = 0; i < found; i++) {
            if (cuts[i] == side) {
                return true;
            }
        }
        return false;
    }

    /** Gives each edge to the side that has more of it; returns what the edges weigh there. */
    private double share(long side) {
        double first = 0;
        double second = 0;
        for (int i = 0; i < count; i++) {
            int in = Long.bitCount(edges[i] & side);
            int out = Long.bitCount(edges[i] & ~side);
            isFirst[i] = in > out || (in == out && first < second);
            first += isFirst[i] ? Math.scalb(1.0, -in) : 0;
            second += isFirst[i] ? 0 : Math.scalb(1.0, -out);
        }
        isFirstHeavier = first > second;
        return first + second;
    }

    /** The heavier side is the one that Maker may win, so it is looked at first. */
    private boolean holdsBoth(long side) {
        share(side);
        boolean heavier = isFirstHeavier;
        long squares = heavier ? side : ~side;
        parts.clear();
        if (holds(squares, heavier)) {
            return holds(~squares, !heavier) || relieves(~squares, !heavier, makers);
        }
        long zone = makers;
        return next(squares, heavier, zone, 0) >= 0
                && holds(~squares, !heavier)
                && relieves(squares, heavier, zone);
    }

    /**
     * Gives edges of a side that Maker wins within {@code zone} to the other one, which is held,
     * until both are held.
     */
    private boolean relieves(long side, boolean lost, long zone) {
        long looked = 0;
        long within = zone;
        for (int i = next(side, lost, within, looked);
                i >= 0;
                i = next(side, lost, within, looked)) {
            looked |= 1L << i;
            isFirst[i] = !lost;
            parts.clear();
            if (!holds(~side, !lost)) {
                isFirst[i] = lost;
            } else if (holds(side, lost)) {
                return true;
            } else {
                within = makers;
            }
        }
        return false;
    }

    /**
     * Returns the edge of a side within {@code zone} of which the other side has most, at least two
     * squares, or -1.
     */
    private int next(long side, boolean isFirstSide, long zone, long looked) {
        int best = -1;
        int most = 1;
        for (int i = 0; i < count; i++) {
            long in = edges[i] & side;
            boolean isCut = isFirst[i] == isFirstSide && in != 0 && (in & ~zone) == 0;
            int out = Long.bitCount(edges[i] & ~side);
            if (isCut && out > most && (looked >>> i & 1) == 0) {
                most = out;
                best = i;
            }
        }
        return best;
    }

    /**
     * Returns whether Breaker wins what a side has of its edges, and adds the part; else sets
     * {@link #makers}.
     */
    private boolean holds(long side, boolean isFirstSide) {
        long region = region(side, isFirstSide);
        int subEdges = 0;
        for (int i = 0; i < count; i++) {
            if (isFirst[i] == isFirstSide) {
                sets[subEdges++] = Long.compress(edges[i] & side, region);
            }
        }
        if (subEdges == 0) {
            return true;
        }
        subEdges = SetMasks.minimal(sets, subEdges);
        long carrier = subEdges > Part.MAX_EDGES ? UNKNOWN : carrier(subEdges);
        if (carrier < 0) {
            makers = Long.expand(carrier, region);
            return false;
        }
        parts.add(part(subEdges, carrier, region));
        return true;
    }

    private long region(long side, boolean isFirstSide) {
        long region = 0;
        for (int i = 0; i < count; i++) {
            region |= isFirst[i] == isFirstSide ? edges[i] & side : 0;
        }
        return region;
    }

    private Part part(int subEdges, long carrier, long region) {
        List<SquareSet> found = new ArrayList<>();
        for (int i = 0; i < subEdges; i++) {
            found.add(onBoard(Long.expand(sets[i] & carrier, region)));
        }
        return new Part(found);
    }

    private SquareSet onBoard(long set) {
        int[] members = new int[Long.bitCount(set)];
        int found = 0;
        for (long left = set; left != 0; left &= left - 1) {
            members[found++] = squares[Long.numberOfTrailingZeros(left)];
        }
        return SquareSet.of(members);
    }

    /**
     * Returns the squares with which Breaker holds the first {@code count} sub-edges, or a negative
     * number with Maker's.
     */
    private long carrier(int count) {
        long key = SetKey.of(sets, count);
        int at = (int) (key >>> KNOWN_SHIFT);
        if (keys[at] != key) {
            keys[at] = key;
            carriers[at] =
                    switch (game.decide(sets, count, POSITIONS)) {
                        case BREAKER -> game.zone();
                        case MAKER -> game.zone() | LOST;
                        case UNDECIDED -> UNKNOWN;
                    };
        }
        return carriers[at];
    }
}
