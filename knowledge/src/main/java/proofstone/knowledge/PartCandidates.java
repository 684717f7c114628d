package proofstone.knowledge;

import java.util.Arrays;
import java.util.stream.IntStream;
import proofstone.game.SquareSet;

/**
 * The parts that are of use in one position: those of the catalogue, with for each edge of the
 * residual hypergraph the parts that hold it, and those that {@link PartMender} has made.
 *
 * <p>Scratch memory that {@link #load} fills anew; it belongs to one thread. Edges are numbered as
 * in the residual hypergraph, at most {@link #MOST_EDGES} of them.
 */
final class PartCandidates {
    /*
     * Part q has four words at masks[4 q]: its squares 0 to 63 and 64 to 127, and the edges that it holds, 0 to 63
     * and 64 to 127, so that a look at a part takes one line of the processor's cache.
     * Parts stand in the order of their numbers in the catalogue, part[q]; place[number] is q + 1, or 0 if a part is
     * of no use here. Made parts follow them and are not in the
     * buckets. They stay until the next position is loaded, some thousands of them.
     * The parts that hold edge e are bucket[start[e]] .. bucket[start[e + 1] - 1]: the pairs, up to
     * pairs[e] - 1, and the others in random order, so that any run of them is a random sample.
     */
    static final int MOST_EDGES = 128;

    /** The squares of each edge. */
    final long[] edgeLo = new long[MOST_EDGES];

    final long[] edgeHi = new long[MOST_EDGES];

    private final PartCatalogue catalogue;
    private final PartRandom random;
    private int count;
    private int made;
    private int[] ids = new int[0];
    private long liveLo;
    private long liveHi;
    long[] masks;
    int[] part;
    private final int[] place;
    final int[] start = new int[MOST_EDGES + 2];
    final int[] pairs = new int[MOST_EDGES];
    int[] bucket = new int[1024];

    PartCandidates(PartCatalogue catalogue, PartRandom random) {
        this.catalogue = catalogue;
        this.part = new int[Math.max(MOST_EDGES, catalogue.count() / 4)];
        this.masks = new long[4 * part.length];
        this.place = new int[catalogue.count()];
        this.random = random;
    }

    /** Returns the number of parts of the catalogue; made parts have greater numbers. */
    int count() {
        return count;
    }

    /**
     * Takes in a part that Breaker holds: its squares and the edges that it holds, two words each.
     * Returns its number.
     */
    int add(long lo, long hi, long low, long high) {
        int q = count + made++;
        if (4 * q == masks.length) {
            masks = Arrays.copyOf(masks, 2 * masks.length);
        }
        masks[4 * q] = lo;
        masks[4 * q + 1] = hi;
        masks[4 * q + 2] = low;
        masks[4 * q + 3] = high;
        return q;
    }

    /** Returns the given parts as what other positions can understand. */
    PartNumbers toNumbers(int[] parts) {
        return new PartNumbers(
                IntStream.of(parts).filter(q -> q >= count).mapToObj(this::madePart).toList(),
                IntStream.of(parts).filter(q -> q < count).map(q -> part[q]).toArray());
    }

    private MadePart madePart(int q) {
        int[] edges = SquareSet.ofWords(masks[4 * q + 2], masks[4 * q + 3]).toArray();
        return new MadePart(
                SquareSet.ofWords(masks[4 * q], masks[4 * q + 1]),
                IntStream.of(edges).map(e -> ids[e]).toArray());
    }

    /** Returns those of the parts that are of use here, the made ones taken in. */
    int[] toParts(PartNumbers numbers) {
        int[] parts = new int[numbers.catalogued() + numbers.made().size()];
        int used = 0;
        for (int i = 0; i < numbers.catalogued(); i++) {
            int q = place[numbers.number(i)] - 1;
            if (q >= 0) {
                parts[used++] = q;
            }
        }
        for (MadePart other : numbers.made()) {
            int q = add(other);
            if (q >= 0) {
                parts[used++] = q;
            }
        }
        return Arrays.copyOf(parts, used);
    }

    /** Takes a made part in, or returns -1 if a square of it lies on no edge. */
    private int add(MadePart other) {
        long lo = other.squares().word(0);
        long hi = other.squares().word(1);
        if ((lo & ~liveLo | hi & ~liveHi) != 0) {
            return -1;
        }
        long low = 0;
        long high = 0;
        for (int id : other.sets().toArray()) {
            int e = Arrays.binarySearch(ids, id);
            low |= e < 0 ? 0 : Masks.low(e);
            high |= e < 0 ? 0 : Masks.high(e);
        }
        return add(lo, hi, low, high);
    }

    /**
     * Finds the parts for {@code graph}, which has at most {@link #MOST_EDGES} edges, in the order
     * of their ids.
     */
    void load(ResidualHypergraph graph) {
        assert graph.isInOrder() : "edges are numbered as the live sets are";
        long[] liveSets = new long[catalogue.words()];
        for (int i = 0; i < graph.count(); i++) {
            liveSets[graph.id(i) >> 6] |= 1L << graph.id(i);
            edgeLo[i] = graph.word(i, 0);
            edgeHi[i] = graph.width() > 1 ? graph.word(i, 1) : 0;
        }
        long[] live = graph.live();
        liveLo = live[0];
        liveHi = live.length > 1 ? live[1] : 0;
        ids = IntStream.range(0, graph.count()).map(graph::id).toArray();
        for (int q = 0; q < count; q++) {
            place[part[q]] = 0;
        }
        count = 0;
        made = 0;
        catalogue.select(
                liveLo,
                liveHi,
                liveSets,
                (number, partLo, partHi, sets) -> {
                    reserve();
                    part[count] = number;
                    place[number] = count + 1;
                    masks[4 * count] = partLo;
                    masks[4 * count + 1] = partHi;
                    compress(sets, liveSets);
                    count++;
                });
        fillBuckets(graph.count());
    }

    private void reserve() {
        if (count == part.length) {
            part = Arrays.copyOf(part, 2 * count);
        }
        if (4 * count == masks.length) {
            masks = Arrays.copyOf(masks, 2 * masks.length);
        }
    }

    /** Numbers the live sets among {@code sets} as the edges of the graph. */
    private void compress(long[] sets, long[] liveSets) {
        long first = 0;
        long second = 0;
        int shift = 0;
        for (int w = 0; w < sets.length; w++) {
            long bits = Long.compress(sets[w], liveSets[w]);
            if (shift < 64) {
                first |= bits << shift;
                second |= shift == 0 ? 0 : bits >>> (64 - shift);
            } else {
                second |= bits << (shift - 64);
            }
            shift += Long.bitCount(liveSets[w]);
        }
        masks[4 * count + 2] = first;
        masks[4 * count + 3] = second;
    }

    private void fillBuckets(int edges) {
        Arrays.fill(start, 0);
        for (int q = 0; q < count; q++) {
            countHolders(masks[4 * q + 2], 1);
            countHolders(masks[4 * q + 3], 65);
        }
        for (int e = 0; e < edges; e++) {
            start[e + 1] += start[e];
        }
        if (bucket.length < start[edges]) {
            bucket = new int[2 * start[edges]];
        }
        int[] at = Arrays.copyOf(start, edges);
        fill(at, true);
        System.arraycopy(at, 0, pairs, 0, edges);
        fill(at, false);
        for (int e = 0; e < edges; e++) {
            shuffle(pairs[e], start[e + 1]);
        }
    }

    private void countHolders(long edges, int offset) {
        for (long m = edges; m != 0; m &= m - 1) {
            start[Long.numberOfTrailingZeros(m) + offset]++;
        }
    }

    private void fill(int[] at, boolean isForPairs) {
        for (int q = 0; q < count; q++) {
            if (catalogue.isPair(part[q]) == isForPairs) {
                addHolder(q, masks[4 * q + 2], 0, at);
                addHolder(q, masks[4 * q + 3], 64, at);
            }
        }
    }

    private void addHolder(int q, long edges, int offset, int[] at) {
        for (long m = edges; m != 0; m &= m - 1) {
            bucket[at[Long.numberOfTrailingZeros(m) + offset]++] = q;
        }
    }

    private void shuffle(int from, int to) {
        for (int i = to - 1; i > from; i--) {
            swap(i, from + random.below(i - from + 1));
        }
    }

    private void swap(int i, int j) {
        int held = bucket[i];
        bucket[i] = bucket[j];
        bucket[j] = held;
    }
}
