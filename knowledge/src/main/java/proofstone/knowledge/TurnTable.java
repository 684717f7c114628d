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
        private final List<SquareSet> edges;
        private final int turn;
        private final int stones;
        private final Permutation frame;

        Key(List<SquareSet> edges, int turn, int stones, Permutation frame) {
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
                    && edges.equals(that.edges);
        }

        @Override
        public int hashCode() {
            return (edges.hashCode() * 31 + turn) * 31 + stones;
        }
    }

    private record Entry(Step step, Permutation frame) {}

    private Key key(TurnPosition position, int turn, int stones) {
        List<SquareSet> best = position.edges();
        Permutation frame = symmetries.getFirst();
        for (Permutation symmetry : symmetries.subList(1, symmetries.size())) {
            List<SquareSet> image = image(position.edges(), symmetry);
            if (order(image, best) < 0) {
                best = image;
                frame = symmetry;
            }
        }
        return new Key(best, turn, stones, frame);
    }

    private static List<SquareSet> image(List<SquareSet> edges, Permutation symmetry) {
        return edges.stream().map(symmetry::apply).sorted(TurnPosition::order).toList();
    }

    private static int order(List<SquareSet> one, List<SquareSet> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = TurnPosition.order(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
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
            case OfMaker c -> position.maker().containsAll(c.support());
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
        SquareSet support = SquareSet.empty();
        for (int h : claim.used().toArray()) {
            SquareSet part = map.apply(sets.get(h).intersect(claim.carrier()));
            for (int i = 0; i < position.ids().length; i++) {
                if (part.containsAll(position.edges().get(i))) {
                    SquareSet set = sets.get(position.ids()[i]);
                    support = support.union(set.intersect(position.maker()));
                    break;
                }
            }
        }
        return support;
    }
}
