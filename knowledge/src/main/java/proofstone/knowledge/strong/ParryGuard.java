package proofstone.knowledge.strong;

import java.util.List;
import proofstone.certificate.StrongCalculus.Reply;
import proofstone.certificate.StrongClaim;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.Parry;

/**
 * The squares that a list of replies must name so that the refuter has no parry on a square of its
 * first child's carrier that is not answered (format page, section 11, step {@code replies}).
 */
final class ParryGuard {
    /*
     * A square x of the first child's carrier where the refuter may not put now is open to him only as a
     * parry: if a set of the prover's through x lacks x alone. In the position it does not. So each such set
     * has another square that is free or the refuter's; if none of them is in what the replies need
     * anyway, one is added: a free square that is not his rather than one that is, because that one gets a
     * reply of its own, and a stone of his last, because replies that all need the stone of their own
     * move leave a pass without an answer.
     * Each square added is free or the refuter's in the position, so the claim still holds there.
     */
    private final StrongState state;
    private final int refuter;
    private final SquareSet possible;
    private final SquareSet first;
    private SquareSet carrier = SquareSet.empty();
    private SquareSet needed = SquareSet.empty();
    private SquareSet moves = SquareSet.empty();
    private SquareSet free = SquareSet.empty();
    private SquareSet taken = SquareSet.empty();
    private SquareSet shut = SquareSet.empty();

    /**
     * Begins with the replies that answer every move of {@code possible}, his squares and parries.
     */
    ParryGuard(
            StrongState state,
            int refuter,
            SquareSet possible,
            StrongStep first,
            List<Reply> others) {
        this.state = state;
        this.possible = possible;
        this.refuter = refuter;
        this.first = first.claim().carrier();
        add(first.claim(), SquareSet.empty());
        others.forEach(this::add);
    }

    /** Takes one more reply in. */
    void add(Reply reply) {
        moves = moves.union(reply.moves());
        add(reply.answer().claim(), reply.moves());
    }

    private void add(StrongClaim claim, SquareSet moved) {
        carrier = carrier.union(claim.carrier());
        needed = needed.union(claim.needed().minus(moved));
    }

    /**
     * Shuts the squares of the first child's carrier that are not the refuter's, until one of his
     * is among those added that has no reply yet.
     *
     * @return that square; -1 if there is none
     */
    int unanswered() {
        if (state.board.parry() == Parry.FORBIDDEN) {
            return -1;
        }
        SquareSet open = open();
        while (!open.isEmpty()) {
            for (int x = open.first(); x >= 0; x = open.next(x + 1)) {
                shut(x);
            }
            shut = shut.union(open);
            open = open();
        }
        return free.intersect(possible).minus(moves).first();
    }

    /** Returns the squares that are to be shut yet. */
    private SquareSet open() {
        return first.union(free).minus(possible).minus(moves).minus(shut);
    }

    private void shut(int x) {
        Player prover = StrongState.player(1 - refuter);
        for (int f : state.through[x]) {
            SquareSet others = state.board.sets().get(f).without(x);
            boolean kept =
                    others.intersects(carrier.union(moves).union(free))
                            || others.intersects(needed.union(taken));
            if (state.board.owns(prover, f) && !kept) {
                keep(others);
            }
        }
    }

    /** Names one of some squares, of which not all are the prover's. */
    private void keep(SquareSet others) {
        int best = -1;
        for (int v = others.first(); v >= 0; v = others.next(v + 1)) {
            best = best < 0 || cost(v) < cost(best) ? v : best;
        }
        if (state.stone[best] == refuter) {
            taken = taken.with(best);
        } else {
            free = free.with(best);
        }
    }

    /** Returns 0 or 1 for a free square, 2 for a stone of the refuter's, 3 for the prover's. */
    private int cost(int v) {
        if (state.stone[v] == StrongState.EMPTY) {
            return possible.contains(v) ? 1 : 0;
        }
        return state.stone[v] == refuter ? 2 : 3;
    }

    boolean isEmpty() {
        return free.isEmpty() && taken.isEmpty();
    }

    /** Returns the squares added that are free. */
    SquareSet free() {
        return free;
    }

    /** Returns the squares added that are the refuter's. */
    SquareSet taken() {
        return taken;
    }
}
