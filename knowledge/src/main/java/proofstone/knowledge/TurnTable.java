package proofstone.knowledge;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Claim;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.certificate.TurnCalculus;
import proofstone.game.Permutation;
import proofstone.game.SquareSet;

/**
 * Proofs of positions by their residual hypergraphs, up to the symmetries of the board.
 *
 * <p>A proof that is found again is adapted by rule {@code isomorphism} where squares or winning
 * sets differ. When the table is full it is emptied: what is in use stays alive with its proofs.
 */
public final class TurnTable {
    /** Bytes of an entry with the steps that it keeps alive. */
    private static final long BYTES_EACH = 1500;

    private final TurnCalculus calculus;
    private final List<Permutation> symmetries;
    private final long most;
    private final Map<Key, Entry> entries = new HashMap<>();

    /** Makes an empty table. */
    public TurnTable(TurnCalculus calculus, List<Permutation> symmetries, long bytes) {
        this.calculus = calculus;
        this.symmetries = symmetries;
        this.most = bytes / BYTES_EACH;
    }

    /** What makes two positions equal: edges in canonical form, turn and stones. */
    private static final class Key {
        private final long[] edges;
        private final int turn;
        private final int stones;
        private final Permutation frame;

        Key(long[] edges, int turn, int stones, Permutation frame) {
            this.edges = edges;
            this.turn = turn;
            this.stones = stones;
            this.frame = frame;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key that
                    && turn == that.turn
                    && stones == that.stones
                    && Arrays.equals(edges, that.edges);
        }

        @Override
        public int hashCode() {
            return (Arrays.hashCode(edges) * 31 + turn) * 31 + stones;
        }
    }

    private record Entry(Step step, Permutation frame) {}

    private Key key(TurnPosition position, int turn, int stones) {
        long[] best = position.edges();
        Permutation frame = symmetries.getFirst();
        for (Permutation symmetry : symmetries.subList(1, symmetries.size())) {
            long[] image = image(position.edges(), symmetry);
            if (Arrays.compare(image, best) < 0) {
                best = image;
                frame = symmetry;
            }
        }
        return new Key(best, turn, stones, frame);
    }

    private static long[] image(long[] edges, Permutation symmetry) {
        long[] image = new long[edges.length];
        for (int i = 0; i < image.length; i++) {
            for (long rest = edges[i]; rest != 0; rest &= rest - 1) {
                image[i] |= 1L << symmetry.apply(Long.numberOfTrailingZeros(rest));
            }
        }
        Arrays.sort(image);
        return image;
    }

    /** Keeps a proof of a position where a player has so many stones at a turn. */
    public void put(TurnPosition position, int turn, int stones, Step step) {
        if (entries.size() >= most) {
            entries.clear();
        }
        Key key = key(position, turn, stones);
        entries.put(key, new Entry(step, key.frame));
    }

    /** Returns a proof of the position, or null if none is known. */
    public @Nullable Step get(TurnPosition position, int turn, int stones) {
        Key key = key(position, turn, stones);
        Entry entry = entries.get(key);
        if (entry == null) {
            return null;
        }
        Permutation back = entry.frame.then(key.frame.inverse());
        return adapted(entry.step, back, position);
    }

    /** Returns the share of the table in use. */
    public double fill() {
        return most == 0 ? 0 : entries.size() / (double) most;
    }

    private @Nullable Step adapted(Step stored, Permutation map, TurnPosition position) {
        Claim claim = stored.claim();
        if (map.isIdentity() && proves(claim, position)) {
            return stored;
        }
        SquareSet support =
                claim instanceof OfMaker maker ? support(maker, map, position) : SquareSet.empty();
        try {
            Step moved = calculus.isomorphism(stored, pairs(claim.carrier(), map), support);
            return proves(moved.claim(), position) ? moved : null;
        } catch (IllegalStepException unfit) {
            return null;
        }
    }

    private static boolean proves(Claim claim, TurnPosition position) {
        return switch (claim) {
            case OfBreaker c -> Arrays.stream(position.ids()).allMatch(c.held()::contains);
            case OfMaker c -> (c.support().word(0) & ~position.maker()) == 0;
        };
    }

    private static int[] pairs(SquareSet carrier, Permutation map) {
        return carrier.stream()
                .filter(square -> map.apply(square) != square)
                .flatMap(square -> IntStream.of(square, map.apply(square)))
                .toArray();
    }

    /** Returns the stones that complete the images of the used sets to winning sets. */
    private SquareSet support(OfMaker claim, Permutation map, TurnPosition position) {
        List<SquareSet> sets = calculus.hypergraph().sets();
        long support = 0;
        for (int h : claim.used().toArray()) {
            long part = map.apply(sets.get(h).intersect(claim.carrier())).word(0);
            for (int i = 0; i < position.edges().length; i++) {
                if ((position.edges()[i] & ~part) == 0) {
                    support |= sets.get(position.ids()[i]).word(0) & position.maker();
                    break;
                }
            }
        }
        return SquareSet.ofWords(support);
    }
}
