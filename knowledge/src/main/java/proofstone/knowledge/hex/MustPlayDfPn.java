package proofstone.knowledge.hex;

import static proofstone.knowledge.hex.HexNode.INFINITE;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import proofstone.search.SearchControl;

/**
 * Depth-first proof-number search over Hex positions with the must-play rule.
 *
 * <p>A position is analysed once, when it is first met, and kept with its must-play, its moves and
 * its numbers, filled in and up to symmetry. Each refutation of a move and each proof learned
 * elsewhere shrinks the must-play; when it is empty the player to move has lost. Only the first
 * moves of the order count (widening); as moves are refuted others follow.
 */
final class MustPlayDfPn {
    /*
     * Nothing is pruned but by the must-play: an inferior move is tried last, and a position counts
     * as lost only when the carriers of the answers have no cell in common. So a result needs no
     * argument beyond the rules of the calculus.
     */

    private static final double WIDENING = 0.7;
    private static final double RISE = 0.25;
    private static final int[] WINDOWS = new int[HexGeometry.MOST_CELLS + 1];

    static {
        Arrays.setAll(WINDOWS, moves -> (int) Math.max(1, Math.round(Math.pow(moves, WIDENING))));
    }

    private final HexGeometry geometry;
    private final PositionAnalysis analysis;
    private final FillIn fillIn;
    private final Captures captures;
    private final Map<PositionKey, HexNode> table = new HashMap<>();

    MustPlayDfPn(HexGeometry geometry, SearchControl control, Set<HexTechnique> off) {
        this.geometry = geometry;
        analysis = new PositionAnalysis(geometry, control, off);
        fillIn = new FillIn(geometry, !off.contains(HexTechnique.FILL_IN));
        captures = new Captures(geometry);
    }

    /** Returns the number of positions on which connections were built. */
    long built() {
        return analysis.built();
    }

    /** Returns the winner's proof of a position. */
    Proof solve(PositionKey position) {
        PositionKey.Framed framed = fillIn(position);
        HexNode root = node(framed.key());
        while (!root.isSolved()) {
            search(root, INFINITE, INFINITE);
        }
        fillIn(position);
        return captures.undo(proof(root, framed.symmetry()), fillIn);
    }

    /**
     * Works on a position until it is solved or the work that is left seems to be more than a
     * limit.
     *
     * @return whether it is solved
     */
    boolean isSolvedWithin(PositionKey position, long limit) {
        HexNode root = node(fillIn(position).key());
        search(root, Math.min(limit, INFINITE), Math.min(limit, INFINITE));
        return root.isSolved();
    }

    private Proof proof(HexNode node, Symmetry symmetry) {
        return Turned.of(Objects.requireNonNull(node.proof), symmetry, geometry);
    }

    private PositionKey.Framed fillIn(PositionKey position) {
        fillIn.run(position.black(), position.white(), position.free());
        return fillIn.position(position.toMove()).framed(geometry);
    }

    private HexNode node(PositionKey key) {
        return table.computeIfAbsent(key, HexNode::new);
    }

    private void search(HexNode node, long mostPhi, long mostDelta) {
        if (!node.analysed) {
            analysis.analyse(node);
        }
        while (!node.isSolved()) {
            analysis.recall(node);
            if (node.isSolved() || !work(node, mostPhi, mostDelta)) {
                return;
            }
        }
    }

    /** Looks into the best child once; returns whether there may be more to do. */
    private boolean work(HexNode node, long mostPhi, long mostDelta) {
        if (absorbSolved(node)) {
            return true;
        }
        int best = -1;
        long second = INFINITE;
        long sum = 0;
        int window = window(node);
        for (int i = 0; i < node.order.length && window > 0; i++) {
            if (node.isLive(i)) {
                window--;
                sum += phi(node, i);
                if (best < 0 || delta(node, i) < delta(node, best)) {
                    second = best < 0 ? INFINITE : delta(node, best);
                    best = i;
                } else {
                    second = Math.min(second, delta(node, i));
                }
            }
        }
        node.phi = delta(node, best);
        node.delta = Math.min(sum, INFINITE - 1);
        if (node.phi >= mostPhi || node.delta >= mostDelta) {
            return false;
        }
        descend(node, best, mostDelta - (node.delta - phi(node, best)), limit(mostPhi, second));
        return true;
    }

    /** A child may stay the best a little beyond the second, so that the search changes less. */
    private static long limit(long mostPhi, long second) {
        return Math.min(mostPhi, second + 1 + second / 4);
    }

    private void descend(HexNode node, int i, long mostPhi, long mostDelta) {
        HexNode child = child(node, i);
        if (!child.isSolved()) {
            search(child, mostPhi, mostDelta);
        }
        if (child.isSolved()) {
            absorb(node, i, child);
        }
    }

    /** Takes over a child that was solved below another parent. */
    private boolean absorbSolved(HexNode node) {
        for (int i = 0; i < node.order.length; i++) {
            HexNode child = node.children[i];
            if (node.isLive(i) && child != null && child.isSolved()) {
                absorb(node, i, child);
                return true;
            }
        }
        return false;
    }

    private static int window(HexNode node) {
        return WINDOWS[Long.bitCount(node.mustPlay & ~node.inferior)];
    }

    private static long phi(HexNode node, int i) {
        HexNode child = node.children[i];
        return child == null || !child.analysed ? first(node.firstPhi, i) : child.phi;
    }

    private static long delta(HexNode node, int i) {
        HexNode child = node.children[i];
        if (child == null || !child.analysed) {
            return (long) (first(node.firstDelta, i) * (1 + RISE * i));
        }
        return child.delta;
    }

    private static int first(int[] numbers, int i) {
        return numbers[Math.min(i, numbers.length - 1)];
    }

    private HexNode child(HexNode node, int i) {
        HexNode known = node.children[i];
        if (known != null) {
            return known;
        }
        PositionKey.Framed framed = fillInAfter(node, i);
        HexNode made = node(framed.key());
        node.children[i] = made;
        node.symmetries[i] = framed.symmetry();
        return made;
    }

    private PositionKey.Framed fillInAfter(HexNode node, int i) {
        return fillIn(node.position.after(node.order[i]));
    }

    private void absorb(HexNode node, int i, HexNode child) {
        fillInAfter(node, i);
        Proof proof = captures.undo(proof(child, node.symmetries[i]), fillIn);
        if (proof.player() == node.mover()) {
            analysis.learn(proof);
            node.solve(Move.of(proof, node.order[i]));
        } else {
            analysis.answer(node, proof);
        }
    }
}
