package proofstone.knowledge.hex;

/**
 * The proofs found so far for both players, and what they say of a position.
 *
 * <p>Without this the openings of 6x6, which take seconds, are not solved in a minute
 * (docs/decisions/hex-kernel.md).
 */
final class LearnedProofs {
    private final HexGeometry geometry;
    private final ClaimStore[] claims = {new ClaimStore(), new ClaimStore()};

    LearnedProofs(HexGeometry geometry) {
        this.geometry = geometry;
    }

    /** Keeps a proof whose player need not move, with its images. */
    void add(Proof full) {
        for (Symmetry symmetry : geometry.symmetries) {
            ClaimStore store = claims[symmetry.player(full.player())];
            if (!store.add(full, symmetry, geometry) && symmetry == Symmetry.SAME) {
                return;
            }
        }
    }

    /** Solves a position that the player to move wins by a proof it has not seen. */
    void wins(HexNode node) {
        int mover = node.mover();
        ClaimStore store = claims[mover];
        store.visit(
                news(node, mover),
                node.stones(mover),
                node.free(),
                (i, missing) -> {
                    node.solve(semi(store, i, node.stones(mover), missing));
                    return false;
                });
    }

    /** Applies the opponent's proofs that a position has not seen. */
    void answers(HexNode node, PositionAnalysis analysis) {
        int other = 1 - node.mover();
        ClaimStore store = claims[other];
        store.visit(
                news(node, other),
                node.stones(other),
                node.free(),
                (i, missing) -> {
                    apply(node, store, i, missing, analysis);
                    return !node.isSolved();
                });
    }

    /** Finds a player's proofs that fit apart from two stones, as many as the array can hold. */
    int lackingTwo(int player, long own, long free, int[] found) {
        return claims[player].lackingTwo(own, free, found);
    }

    /** Returns the stones that a proof lacks. */
    long lacking(int player, int i, long own) {
        return claims[player].stones(i) & ~own;
    }

    /** Returns the free cells that a proof needs, those that it lacks as stones among them. */
    long carrier(int player, int i, long own) {
        return (claims[player].stones(i) | claims[player].carrier(i)) & ~own;
    }

    /** Returns a proof that lacks one stone as one of the player who moves there. */
    Proof semi(int player, int i, long own) {
        return semi(claims[player], i, own, lacking(player, i, own));
    }

    private int news(HexNode node, int player) {
        int from = node.seen[player];
        node.seen[player] = claims[player].count();
        return from;
    }

    private void apply(
            HexNode node, ClaimStore store, int i, long missing, PositionAnalysis analysis) {
        long own = node.stones(1 - node.mover());
        if (missing == 0) {
            node.solve(Reduced.of(store.proof(i, geometry), own));
        } else if ((node.mustPlay & ~(store.carrier(i) | missing)) != 0) {
            analysis.answer(node, semi(store, i, own, missing));
        }
    }

    private Proof semi(ClaimStore store, int i, long own, long missing) {
        Proof full = Reduced.of(store.proof(i, geometry), own);
        return missing == 0 ? Move.none(full) : Move.of(full, Long.numberOfTrailingZeros(missing));
    }
}
