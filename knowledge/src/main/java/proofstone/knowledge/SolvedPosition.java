package proofstone.knowledge;

import proofstone.game.Role;

/**
 * What a position looks like to the model of [Czifra2021] sec. IV.E, and who has been proved to win
 * it.
 *
 * @param key half of the key that positions share whose residual hypergraphs are equal
 * @param toMove the player to move
 * @param emptySquares how many free squares lie on a live set
 * @param potential the sum of 2^-(l-1) over the live sets with l free squares, definition II.2
 * @param winner who wins
 */
public record SolvedPosition(
        long key, Role toMove, int emptySquares, double potential, Role winner) {
    /** Returns the features of the position of {@code node}. */
    static SolvedPosition of(WeakNode node, Role winner) {
        ResidualHypergraph graph = node.state().graph();
        double potential = 0;
        for (int i = 0; i < graph.count(); i++) {
            potential += Math.scalb(2.0, -graph.size(i));
        }
        return new SolvedPosition(
                node.keyHigh(), node.state().toMove(), Masks.size(graph.live()), potential, winner);
    }
}
