package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import proofstone.game.Board;
import proofstone.game.Permutation;
import proofstone.game.SquareSet;

/**
 * Keys of residual hypergraphs that are equal under the symmetries of the board.
 *
 * <p>Different stone patterns often leave the same hypergraph, and mirrored ones are equal too:
 * both share one table entry. Time linear in the total size of the edges times the number of
 * symmetries.
 */
final class CanonicalForm {
    /*
     * Key: for symmetry s an edge e has the code mix(sum over v in e of code[s(v)]), and the hypergraph the sum of
     * the codes of its edges, so that neither order matters; the least sum over all s is the key. Two
     * independent streams give 128 bits. A collision cannot make a false proof: a stored proof is
     * adapted by the calculus and then compared with the position (WeakNode.adapt).
     */
    private static final int MOST_SYMMETRIES = 256;
    private static final long SEED = 0xca40;
    static final long EMPTY_EDGE =
            0x9e3779b97f4a7c15L; // so that a filled set, an empty edge, counts

    /** Where each square goes on the way to the canonical form. */
    static final class Frame {
        /** The number of a frame that is no symmetry of the board. */
        static final int UNNUMBERED = -1;

        private final int number;
        private final int[] images;

        /**
         * Takes the number of the symmetry, 0 being the identity, and where it sends each square.
         */
        Frame(int number, int... images) {
            this.number = number;
            this.images = images;
        }

        int number() {
            return number;
        }

        int apply(int square) {
            return images[square];
        }

        /** Returns the square that goes to {@code image}. */
        int origin(int image) {
            int square = 0;
            while (images[square] != image) {
                square++;
            }
            return square;
        }

        SquareSet apply(SquareSet set) {
            return SquareSet.of(set.stream().map(this::apply).toArray());
        }

        /** Returns from to from to ... for the squares of {@code set} that the symmetry moves. */
        int[] map(SquareSet set) {
            return set.stream()
                    .filter(v -> images[v] != v)
                    .flatMap(v -> IntStream.of(v, images[v]))
                    .toArray();
        }

        /**
         * Returns from to from to ... for the squares of {@code set} that {@code target} has
         * elsewhere.
         */
        int[] mapTo(Frame target, SquareSet set) {
            int[] inverse = new int[images.length];
            for (int v = 0; v < inverse.length; v++) {
                inverse[target.images[v]] = v;
            }
            return set.stream()
                    .filter(v -> inverse[images[v]] != v)
                    .flatMap(v -> IntStream.of(v, inverse[images[v]]))
                    .toArray();
        }
    }

    /**
     * The key of a hypergraph.
     *
     * @param high the first half
     * @param low the second half
     * @param frame how to get there
     */
    record Key(long high, long low, Frame frame) {}

    private final Frame[] frames;
    private final long[][] highCodes;

    /** Item v * number of symmetries + s is {@code highCodes[s][v]}. */
    private final long[] codesBySquare;

    private final long[][] lowCodes;

    CanonicalForm(Board board, Set<Technique> techniques) {
        List<Permutation> symmetries = board.symmetries();
        int count =
                techniques.contains(Technique.SYMMETRY)
                        ? Math.min(symmetries.size(), MOST_SYMMETRIES)
                        : 1;
        int squares = board.hypergraph().squares();
        SplittableRandom random = new SplittableRandom(SEED);
        long[] high = random.longs(squares).toArray();
        long[] low = random.longs(squares).toArray();
        frames = new Frame[count];
        highCodes = new long[count][squares];
        lowCodes = new long[count][squares];
        codesBySquare = new long[squares * count];
        for (int s = 0; s < count; s++) {
            int[] images = new int[squares];
            frames[s] = new Frame(s, images);
            for (int v = 0; v < squares; v++) {
                int image = symmetries.get(s).apply(v);
                images[v] = image;
                highCodes[s][v] = high[image];
                codesBySquare[v * count + s] = high[image];
                lowCodes[s][v] = low[image];
            }
        }
    }

    /** Returns the symmetries in use, by number. */
    List<Frame> symmetries() {
        return List.of(frames);
    }

    /**
     * Returns the symmetries other than the identity that leave {@code graph} as it is: with the
     * identity a group, or none where too many symmetries are left out for that.
     */
    List<Frame> symmetriesOf(ResidualHypergraph graph) {
        if (frames.length == MOST_SYMMETRIES) {
            return List.of();
        }
        List<Frame> result = new ArrayList<>();
        for (int s = 1; s < frames.length; s++) {
            if (sum(graph, highCodes[s]) == sum(graph, highCodes[0])
                    && sum(graph, lowCodes[s]) == sum(graph, lowCodes[0])) {
                result.add(frames[s]);
            }
        }
        return result;
    }

    /**
     * Returns the key of {@code graph}, with {@code salt} for whatever else tells positions apart
     * and the squares {@code spare} that count although they lie on no edge.
     */
    Key key(ResidualHypergraph graph, SquareSet spare, long salt) {
        long[] high = highSums(graph);
        int best = 0;
        for (int s = 0; s < frames.length; s++) {
            high[s] += sum(spare, highCodes[s]);
            best = Long.compareUnsigned(high[s], high[best]) < 0 ? s : best;
        }
        return key(best, high[best], graph, spare, salt);
    }

    /** Returns the first sum of the edges for each symmetry, in one pass over the hypergraph. */
    private long[] highSums(ResidualHypergraph graph) {
        int count = frames.length;
        long[] sums = new long[count];
        long[] edge = new long[count];
        for (int i = 0; i < graph.count(); i++) {
            Arrays.fill(edge, EMPTY_EDGE);
            for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
                for (int s = 0; s < count; s++) {
                    edge[s] += codesBySquare[v * count + s];
                }
            }
            for (int s = 0; s < count; s++) {
                sums[s] += mix(edge[s]);
            }
        }
        return sums;
    }

    /** Returns a key that symmetric positions do not share. */
    Key exactKey(ResidualHypergraph graph, SquareSet spare, long salt) {
        return key(0, sum(graph, highCodes[0]) + sum(spare, highCodes[0]), graph, spare, salt);
    }

    private Key key(int s, long high, ResidualHypergraph graph, SquareSet spare, long salt) {
        long low = sum(graph, lowCodes[s]) + sum(spare, lowCodes[s]);
        return key(s, high, low, salt);
    }

    /**
     * Returns the key of a hypergraph whose sums for symmetry {@code s}, the best one, are these.
     */
    Key key(int s, long high, long low, long salt) {
        return new Key(mix(high + salt), mix(low ^ salt), frames[s]);
    }

    /** Returns the first code of each square for each symmetry. */
    long[][] highCodes() {
        return highCodes;
    }

    /** Returns the second code of each square for each symmetry. */
    long[][] lowCodes() {
        return lowCodes;
    }

    /** Returns the sum of the codes of an edge of squares 0 to 127. */
    static long edgeCode(long lo, long hi, long[] codes) {
        long code = 0;
        for (int v = Masks.next(lo, hi, 0); v >= 0; v = Masks.next(lo, hi, v + 1)) {
            code += codes[v];
        }
        return code;
    }

    /** Returns what an edge adds to the sum over the hypergraph. */
    static long edgeValue(long code) {
        return mix(code + EMPTY_EDGE);
    }

    private static long sum(ResidualHypergraph graph, long[] codes) {
        long sum = 0;
        for (int i = 0; i < graph.count(); i++) {
            sum += edgeValue(graph.sum(i, codes));
        }
        return sum;
    }

    private static long sum(SquareSet spare, long[] codes) {
        long sum = 0;
        for (int v = spare.first(); v >= 0; v = spare.next(v + 1)) {
            sum += mix(codes[v] ^ EMPTY_EDGE);
        }
        return sum;
    }

    /** The finaliser of SplitMix64: spreads every bit over the word. */
    static long mix(long z) {
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
