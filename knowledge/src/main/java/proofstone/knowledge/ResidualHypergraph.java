package proofstone.knowledge;

import java.util.Arrays;
import java.util.List;
import proofstone.game.SquareSet;

/**
 * The residual hypergraph of a weak position: the live sets without Maker's squares, [Czifra2021]
 * sec. IV.D.
 *
 * <p>A live set has no stone of Breaker's; what is left of it, its free squares, is an edge here.
 * Each edge keeps the number of the winning set it came from. Immutable; a move makes a new one in
 * time linear in the number of edges.
 */
public final class ResidualHypergraph {
    /*
     * Layout: edge i is words[i * width] .. words[i * width + width - 1] of `masks`, one bit a square,
     * bit s of word w is square 64 w + s. Boards of up to 64 squares have width 1, up to 128 width 2;
     * the loops over the width cost next to nothing there, and wider boards just take longer.
     */
    private static final int UNKNOWN = -2;

    private final int width;
    private final int count;
    private final long[] masks;
    private final int[] ids;
    private int smallest = UNKNOWN;

    private ResidualHypergraph(int width, int count, long[] masks, int[] ids) {
        this.width = width;
        this.count = count;
        this.masks = masks;
        this.ids = ids;
    }

    /** Returns the residual hypergraph of the given sets after the stones of both players. */
    public static ResidualHypergraph of(
            int squares, List<SquareSet> sets, SquareSet maker, SquareSet breaker) {
        int width = (squares + 63) >> 6;
        long[] masks = new long[sets.size() * width];
        int[] ids = new int[sets.size()];
        int count = 0;
        for (int id = 0; id < sets.size(); id++) {
            SquareSet set = sets.get(id);
            if (!set.intersects(breaker)) {
                for (int w = 0; w < width; w++) {
                    masks[count * width + w] = set.word(w) & ~maker.word(w);
                }
                ids[count++] = id;
            }
        }
        return trimmed(width, count, masks, ids);
    }

    private static ResidualHypergraph trimmed(int width, int count, long[] masks, int[] ids) {
        return new ResidualHypergraph(
                width, count, Arrays.copyOf(masks, count * width), Arrays.copyOf(ids, count));
    }

    /** Returns the number of words of a mask. */
    int width() {
        return width;
    }

    /** Returns the number of edges. */
    int count() {
        return count;
    }

    /** Returns the number of the winning set that edge {@code i} is the rest of. */
    int id(int i) {
        return ids[i];
    }

    /** Returns word {@code w} of edge {@code i}. */
    long word(int i, int w) {
        return masks[i * width + w];
    }

    /** Returns the number of squares of edge {@code i}. */
    int size(int i) {
        int size = 0;
        for (int w = 0; w < width; w++) {
            size += Long.bitCount(masks[i * width + w]);
        }
        return size;
    }

    /** Returns the edges of exactly {@code size} squares. */
    int[] ofSize(int size) {
        int[] edges = new int[count];
        int found = 0;
        for (int i = 0; i < count; i++) {
            if (size(i) == size) {
                edges[found++] = i;
            }
        }
        return Arrays.copyOf(edges, found);
    }

    /** Returns whether edge {@code i} contains {@code square}. */
    boolean contains(int i, int square) {
        return (masks[i * width + (square >> 6)] >>> square & 1) != 0;
    }

    /** Returns the least square of edge {@code i} that is at least {@code from}, or -1. */
    int next(int i, int from) {
        return Masks.next(masks, i * width, width, from);
    }

    /** Returns edge {@code i} as a set. */
    SquareSet edge(int i) {
        return SquareSet.ofWords(Arrays.copyOfRange(masks, i * width, i * width + width));
    }

    /** Returns the squares that lie on an edge. */
    long[] live() {
        long[] live = new long[width];
        for (int i = 0; i < count * width; i += width) {
            for (int w = 0; w < width; w++) {
                live[w] |= masks[i + w];
            }
        }
        return live;
    }

    /** Returns the number of the smallest edge, or -1 if there is none. */
    int smallest() {
        if (smallest == UNKNOWN) {
            smallest = findSmallest();
        }
        return smallest;
    }

    private int findSmallest() {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int size = size(i);
            if (size < least) {
                least = size;
                best = i;
            }
        }
        return best;
    }

    /** Returns the hypergraph after Maker has taken {@code square}: its edges lose the square. */
    ResidualHypergraph afterMaker(int square) {
        long[] next = masks.clone();
        int offset = square >> 6;
        for (int i = 0; i < count; i++) {
            next[i * width + offset] &= ~(1L << square);
        }
        return new ResidualHypergraph(width, count, next, ids);
    }

    /** Returns the hypergraph after Breaker has taken {@code square}: its edges are gone. */
    ResidualHypergraph afterBreaker(int square) {
        long[] next = new long[masks.length];
        int[] nextIds = new int[count];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!contains(i, square)) {
                for (int w = 0; w < width; w++) {
                    next[kept * width + w] = masks[i * width + w];
                }
                nextIds[kept++] = ids[i];
            }
        }
        return kept == count ? this : trimmed(width, kept, next, nextIds);
    }

    /** Returns the hypergraph without the marked edges. */
    ResidualHypergraph without(boolean[] gone) {
        long[] next = new long[masks.length];
        int[] nextIds = new int[count];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!gone[i]) {
                System.arraycopy(masks, i * width, next, kept * width, width);
                nextIds[kept++] = ids[i];
            }
        }
        return kept == count ? this : trimmed(width, kept, next, nextIds);
    }

    /** Returns whether edge {@code i} contains all of edge {@code j}. */
    boolean covers(int i, int j) {
        for (int w = 0; w < width; w++) {
            if ((masks[j * width + w] & ~masks[i * width + w]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether edge {@code i} contains all of edge {@code j} but {@code square}. */
    boolean coversRest(int i, int j, int square) {
        for (int w = 0; w < width; w++) {
            long rest = masks[j * width + w] & ~masks[i * width + w];
            if (rest != 0 && (w != square >> 6 || rest != 1L << square)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the sum of {@code codes} over the squares of edge {@code i}. */
    long sum(int i, long[] codes) {
        long sum = 0;
        for (int w = 0; w < width; w++) {
            for (long left = masks[i * width + w]; left != 0; left &= left - 1) {
                sum += codes[(w << 6) + Long.numberOfTrailingZeros(left)];
            }
        }
        return sum;
    }

    /** Returns whether edge {@code i} has a square of {@code mask}. */
    boolean meets(int i, long[] mask) {
        for (int w = 0; w < width; w++) {
            if ((masks[i * width + w] & mask[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the edges of this hypergraph that {@code part}, a part of it, does not have. */
    ResidualHypergraph minus(ResidualHypergraph part) {
        boolean[] gone = new boolean[count];
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < part.count; j++) {
                gone[i] |= part.ids[j] == ids[i];
            }
        }
        return without(gone);
    }

    /**
     * Returns this part with edge {@code e} of {@code whole}, which it does not have, less the
     * squares of {@code other}; the ids stay in order.
     */
    ResidualHypergraph withRest(ResidualHypergraph whole, int e, long[] other) {
        int at = 0;
        while (at < count && ids[at] < whole.ids[e]) {
            at++;
        }
        long[] next = Arrays.copyOf(masks, masks.length + width);
        int[] nextIds = Arrays.copyOf(ids, count + 1);
        System.arraycopy(masks, at * width, next, (at + 1) * width, (count - at) * width);
        System.arraycopy(ids, at, nextIds, at + 1, count - at);
        for (int w = 0; w < width; w++) {
            next[at * width + w] = whole.word(e, w) & ~other[w];
        }
        nextIds[at] = whole.ids[e];
        return new ResidualHypergraph(width, count + 1, next, nextIds);
    }

    /** Returns whether the ids of the edges rise. */
    boolean isInOrder() {
        for (int i = 1; i < count; i++) {
            if (ids[i - 1] >= ids[i]) {
                return false;
            }
        }
        return true;
    }

    /** Returns a hash of the edges and their ids. */
    long hash() {
        long hash = 1;
        for (int i = 0; i < count; i++) {
            hash = CanonicalForm.mix(hash ^ ids[i]);
            for (int w = 0; w < width; w++) {
                hash = CanonicalForm.mix(hash ^ masks[i * width + w]);
            }
        }
        return hash;
    }
}
