package proofstone.search;

/**
 * A search for the winner of a node.
 *
 * @param <P> the type of proofs
 */
public interface Search<P> {
    /**
     * Returns a proof of who wins {@code root}. A search may be asked about one node after another
     * and again about one that it was stopped at; it keeps what may help with the next.
     *
     * @throws SearchControl.Stopped if a limit or a cancellation ends the search first
     */
    P search(Node<P> root);
}
