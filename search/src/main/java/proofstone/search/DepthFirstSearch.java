package proofstone.search;

import org.jspecify.annotations.Nullable;

/**
 * Depth-first AND/OR search with must-play and early return, [Hsu2020] algorithms 1, 4 and 5.
 *
 * <p>Strong where the first option is nearly always right and the leaves are strong, as in Breaker's wins;
 * {@link DfPn} is better at Maker's deep, narrow wins. Space is the depth of the tree plus the table.
 *
 * @param <P> the type of proofs
 */
public final class DepthFirstSearch<P> implements Search<P> {
    /*
     * Each node is worked on in two passes. The first looks one ply ahead: each option's child is looked up
     * or analysed statically, so that a win in one ply is never missed and cheap refutations shrink the
     * must-play region before anything is searched (the paper's early return). The second pass searches
     * what is still open, most promising first.
     */
    private final Settings settings;
    private final ProofTable<P> table;
    private long limit;

    /** Makes a search with its own table. */
    public DepthFirstSearch(Settings settings) {
        this.settings = settings;
        this.table = settings.newProofTable(1);
    }

    @Override
    public @Nullable P search(Node<P> root, long nodeLimit) {
        limit = nodeLimit;
        P proof = known(root);
        return proof != null ? proof : solve(root);
    }

    /** Returns a stored or static proof, or null. The node is expanded afterwards. */
    private @Nullable P known(Node<P> node) {
        P stored = settings.transpositions() ? table.find(node) : null;
        if (stored != null) {
            return stored;
        }
        node.expand();
        return node.proof();
    }

    /** Returns the proof of an expanded node, or null if the node limit came first. */
    private @Nullable P solve(Node<P> node) {
        settings.control().visit();
        if (--limit < 0) {
            return null;
        }
        MustPlay<P> mustPlay = new MustPlay<>(node, settings.mustPlay());
        P won = lookAhead(node, mustPlay);
        boolean isComplete = true;
        for (int option = 0; option < node.optionCount() && won == null; option++) {
            if (mustPlay.isOpen(option)) {
                Node<P> child = node.child(option);
                P proof = known(child);
                proof = proof != null ? proof : solve(child);
                isComplete &= proof != null;
                won = proof == null ? null : conclude(node, option, proof, mustPlay);
            }
            if (limit < 0) {
                break;
            }
        }
        if (won == null && !(isComplete && mustPlay.isLost())) {
            return null;
        }
        P proof = won != null ? won : mustPlay.lost();
        if (settings.transpositions()) {
            table.store(node, proof);
            settings.control().tableFill(table.fill());
        }
        return proof;
    }

    private @Nullable P lookAhead(Node<P> node, MustPlay<P> mustPlay) {
        for (int option = 0; option < node.optionCount(); option++) {
            if (mustPlay.isOpen(option)) {
                P proof = known(node.child(option));
                P won = proof == null ? null : conclude(node, option, proof, mustPlay);
                if (won != null) {
                    return won;
                }
            }
        }
        return null;
    }

    private @Nullable P conclude(Node<P> node, int option, P proof, MustPlay<P> mustPlay) {
        if (node.winner(proof) == node.chooser()) {
            return node.won(option, proof);
        }
        mustPlay.refute(option, proof);
        return null;
    }
}
