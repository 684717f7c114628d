package proofstone.knowledge;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import proofstone.game.SquareSet;

/**
 * Keys of residual hypergraphs that are equal for isomorphic ones, [Czifra2021] sec. IV.C
 * ("Isomorphy").
 *
 * <p>Finds more equal positions than {@link CanonicalForm}, which knows the symmetries of the board
 * only, and costs more: time linear in the total size of the edges times the rounds of refinement,
 * about ten.
 */
final class HypergraphIsomorphism {
    /*
     * Colour refinement: a square's colour is mixed with those of its edges, an edge's with those of its squares,
     * until the number of colours stops growing. While two squares share a colour, the first square of the first
     * such colour is singled out and the refinement goes on. The colours at the end order the squares.
     *
     * Where squares of one colour are not images of each other, singling out the first is arbitrary, and two
     * isomorphic hypergraphs may get different keys: that loses a hit, never a proof. Equal keys of different
     * hypergraphs are caught as in CanonicalForm.
     */
    private static final long SEED = 0x150;

    private final long[] highCodes;
    private final long[] lowCodes;
    private final long[] colours;
    private final long[] sums;

    HypergraphIsomorphism(int squares) {
        SplittableRandom random = new SplittableRandom(SEED);
        this.highCodes = random.longs(squares).toArray();
        this.lowCodes = random.longs(squares).toArray();
        this.colours = new long[squares];
        this.sums = new long[squares];
    }

    /**
     * Returns the key of {@code graph}, with {@code salt} for whatever else tells positions apart
     * and the squares {@code spare} that count although they lie on no edge.
     */
    CanonicalForm.Key key(ResidualHypergraph graph, SquareSet spare, long salt) {
        int[] live = Masks.toSet(graph.live()).toArray();
        Arrays.fill(colours, 0);
        int classes = refine(graph, live);
        for (int single = 1; classes < live.length; single++) {
            colours[firstShared(live)] += CanonicalForm.mix(single);
            classes = refine(graph, live);
        }
        int[] images = ranks(live, spare);
        long salted = salt + CanonicalForm.mix(spare.size());
        long high = sum(graph, images, highCodes);
        long low = sum(graph, images, lowCodes);
        return new CanonicalForm.Key(
                CanonicalForm.mix(high + salted),
                CanonicalForm.mix(low ^ salted),
                new CanonicalForm.Frame(CanonicalForm.Frame.UNNUMBERED, images));
    }

    /**
     * Refines the colours as long as that tells more squares apart; returns the number of colours.
     */
    private int refine(ResidualHypergraph graph, int[] live) {
        int classes = 0;
        int next = countColours(live);
        while (next > classes) {
            classes = next;
            round(graph, live);
            next = countColours(live);
        }
        return classes;
    }

    private int countColours(int[] live) {
        return (int) Arrays.stream(live).mapToLong(v -> colours[v]).distinct().count();
    }

    private void round(ResidualHypergraph graph, int[] live) {
        for (int v : live) {
            sums[v] = 0;
        }
        for (int i = 0; i < graph.count(); i++) {
            long edge = 0;
            for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
                edge += CanonicalForm.mix(colours[v] + 1);
            }
            edge = CanonicalForm.mix(edge);
            for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
                sums[v] += edge;
            }
        }
        for (int v : live) {
            colours[v] = CanonicalForm.mix(colours[v] * 31 + CanonicalForm.mix(sums[v]));
        }
    }

    /** Returns the first square of the least colour that several squares share. */
    private int firstShared(int[] live) {
        int[] order = ordered(live);
        for (int i = 1; i < order.length; i++) {
            if (colours[order[i]] == colours[order[i - 1]]) {
                return order[i - 1];
            }
        }
        throw new IllegalStateException("every square has its own colour");
    }

    private int[] ordered(int[] live) {
        return IntStream.of(live)
                .boxed()
                .sorted(Comparator.comparingLong((Integer v) -> colours[v]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * Numbers the live squares by colour, then the spare ones, then the others, which no proof
     * uses.
     */
    private int[] ranks(int[] live, SquareSet spare) {
        int[] images = new int[colours.length];
        Arrays.fill(images, -1);
        int rank = 0;
        for (int v : ordered(live)) {
            images[v] = rank++;
        }
        for (int v : spare.toArray()) {
            images[v] = rank++;
        }
        for (int v = 0; v < images.length; v++) {
            images[v] = images[v] < 0 ? rank++ : images[v];
        }
        return images;
    }

    private static long sum(ResidualHypergraph graph, int[] images, long[] codes) {
        long sum = 0;
        for (int i = 0; i < graph.count(); i++) {
            long edge = 0;
            for (int v = graph.next(i, 0); v >= 0; v = graph.next(i, v + 1)) {
                edge += codes[images[v]];
            }
            sum += CanonicalForm.mix(edge + CanonicalForm.EMPTY_EDGE);
        }
        return sum;
    }
}
