package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * Makes a position smaller without changing its winner: partial pairing and free exchange, to a
 * fixed point.
 *
 * <p>Partial pairing ([Hsu2020] theorem 1, algorithms 7, 8): two squares on the same edges become a
 * pair and leave with their edges. Free exchange ([Czifra2021] sec. IV.B, "dominated square"): of a
 * 2-line whose one square lies on no other edge, Maker takes the other square at once and Breaker
 * the private one. {@link #lift} turns a proof of the reduced position into one of the original.
 */
final class Reductions {
    /*
     * Soundness. Lifting to Breaker joins the pairs {a, b}, of either kind, with his strategy for the rest: no
     * square of a pair is free in the reduced position, so the carriers are disjoint, and each dropped
     * edge contains its pair. With a free exchange the rest counts a as Maker's, which a carrier without a
     * allows. Lifting to Maker needs nothing for pairs (he wins on fewer sets) and a threat step for an
     * exchange whose square he uses. A free exchange spends a stone, so it is off when stones are counted.
     */
    private final Calculus calculus;
    private final List<int[]> lifts = new ArrayList<>();
    private SquareSet free;
    private ResidualHypergraph graph;
    private SquareStatistics statistics;

    /**
     * Starts with the hypergraph and the free squares of a position; the squares of reductions
     * leave the latter.
     */
    Reductions(Calculus calculus, ResidualHypergraph graph, SquareSet free) {
        this.calculus = calculus;
        this.graph = graph;
        this.free = free;
        this.statistics = new SquareStatistics(graph, calculus.hypergraph().squares());
    }

    /** Returns the reduced hypergraph. */
    ResidualHypergraph graph() {
        return graph;
    }

    /** Returns the statistics of the reduced hypergraph. */
    SquareStatistics statistics() {
        return statistics;
    }

    /** Returns the squares that are still free. */
    SquareSet free() {
        return free;
    }

    /** Returns {@code maker} with the squares that free exchanges have given to Maker. */
    SquareSet withMakerSquares(SquareSet maker) {
        SquareSet all = maker;
        for (int[] lift : lifts) {
            all = lift[2] >= 0 ? all.with(lift[0]) : all;
        }
        return all;
    }

    /** Reduces as far as the techniques in use allow. */
    void run(WeakGame game, WeakNode.State state) {
        boolean exchanges =
                game.uses(Technique.FREE_EXCHANGE)
                        && state.toMove() == Role.MAKER
                        && state.stones() == Claim.UNLIMITED;
        boolean changed = true;
        while (changed && graph.count() > 0) {
            changed = game.uses(Technique.PARTIAL_PAIRING) && pairEqualSquares();
            changed |= exchanges && exchange(game);
        }
    }

    private boolean pairEqualSquares() {
        boolean[] gone = new boolean[graph.count()];
        boolean found = false;
        long[] live = graph.live();
        for (int a = Masks.next(live, 0); a >= 0; a = Masks.next(live, a + 1)) {
            int b = statistics.equal(a, a);
            if (b >= 0 && Masks.contains(live, b) && isOpen(a, gone)) {
                found = true;
                markThrough(a, gone);
                lift(a, b, -1);
                Masks.remove(live, b);
            }
        }
        if (found) {
            become(graph.without(gone));
        }
        return found;
    }

    private boolean isOpen(int square, boolean[] gone) {
        for (int i = 0; i < gone.length; i++) {
            if (!gone[i] && graph.contains(i, square)) {
                return true;
            }
        }
        return false;
    }

    private void markThrough(int square, boolean[] gone) {
        for (int i = 0; i < gone.length; i++) {
            gone[i] |= graph.contains(i, square);
        }
    }

    private boolean exchange(WeakGame game) {
        for (int i = 0; i < graph.count(); i++) {
            if (graph.size(i) == 2) {
                int a = graph.next(i, 0);
                int b = graph.next(i, a + 1);
                if (isPrivate(a) || isPrivate(b)) {
                    boolean isBPrivate = isPrivate(b);
                    exchange(game, i, isBPrivate ? a : b, isBPrivate ? b : a);
                    return graph.smallest() >= 0 && graph.size(graph.smallest()) > 1;
                }
            }
        }
        return false;
    }

    private boolean isPrivate(int square) {
        return statistics.degree(square) == 1;
    }

    private void exchange(WeakGame game, int i, int a, int b) {
        int id = graph.id(i);
        ResidualHypergraph next = graph.afterBreaker(b).afterMaker(a);
        lift(a, b, id);
        become(game.uses(Technique.SUPERSETS) ? SupersetRemoval.apply(next) : next);
    }

    private void lift(int a, int b, int id) {
        lifts.add(new int[] {a, b, id});
        free = free.without(a).without(b);
    }

    private void become(ResidualHypergraph next) {
        graph = next;
        statistics = new SquareStatistics(graph, calculus.hypergraph().squares());
    }

    /** Returns the proof of the original position from one of the reduced position. */
    Step lift(Step proof) {
        if (lifts.isEmpty()) {
            return proof;
        }
        return proof.claim() instanceof Claim.OfMaker ? liftMaker(proof) : liftBreaker(proof);
    }

    private Step liftMaker(Step proof) {
        Step lifted = proof;
        for (int i = lifts.size() - 1; i >= 0; i--) {
            int[] lift = lifts.get(i);
            if (lift[2] >= 0 && ((Claim.OfMaker) lifted.claim()).support().contains(lift[0])) {
                lifted = calculus.threat(lift[0], lift[1], lift[2], lifted);
            }
        }
        return lifted;
    }

    private Step liftBreaker(Step proof) {
        int[] pairs = new int[2 * lifts.size()];
        for (int i = 0; i < lifts.size(); i++) {
            pairs[2 * i] = lifts.get(i)[0];
            pairs[2 * i + 1] = lifts.get(i)[1];
        }
        Step pairing = calculus.pairs(pairs);
        return proof.kind() == Step.Kind.BLOCKED ? pairing : calculus.join(List.of(pairing, proof));
    }
}
