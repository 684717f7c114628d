package proofstone.knowledge.hex;

import static proofstone.knowledge.hex.HexNode.INFINITE;

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
final class MustPlayDfPn implements PositionSearch {
    /*
     * Nothing is pruned but by the must-play: an inferior move is tried last, and a position counts
     * as lost only when the carriers of the answers have no cell in common. So a result needs no
     * argument beyond the rules of the calculus.
     */

    private final PositionAnalysis analysis;
    private final PositionTable positions;

    MustPlayDfPn(HexGeometry geometry, SearchControl control, Set<HexTechnique> off) {
        analysis = new PositionAnalysis(geometry, control, off);
        positions = new PositionTable(geometry, off);
    }

    @Override
    public long built() {
        return analysis.built();
    }

    @Override
    public Proof solve(PositionKey position) {
        PositionTable.Entry entry = positions.entry(position);
        HexNode root = entry.node();
        while (!root.isSolved()) {
            search(root, INFINITE, INFINITE);
        }
        return positions.undone(proof(root), entry.symmetry(), position);
    }

    @Override
    public boolean isSolvedWithin(PositionKey position, long limit) {
        HexNode root = positions.entry(position).node();
        search(root, Math.min(limit, INFINITE), Math.min(limit, INFINITE));
        return root.isSolved();
    }

    private static Proof proof(HexNode node) {
        return Objects.requireNonNull(node.proof);
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
        int window = node.window();
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
        HexNode child = positions.entryAfter(node, i).node();
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

    private static long phi(HexNode node, int i) {
        HexNode child = node.children[i];
        return child == null || !child.analysed ? node.phiAtFirst(i) : child.phi;
    }

    private static long delta(HexNode node, int i) {
        HexNode child = node.children[i];
        return child == null || !child.analysed ? node.deltaAtFirst(i) : child.delta;
    }

    private void absorb(HexNode node, int i, HexNode child) {
        PositionKey after = node.position.after(node.order[i]);
        Proof proof = positions.undone(proof(child), node.symmetries[i], after);
        if (proof.player() == node.mover()) {
            analysis.learn(proof);
            node.solve(Move.of(proof, node.order[i]));
        } else {
            analysis.answer(node, proof);
        }
    }
}
