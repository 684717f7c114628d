package proofstone.search;

/**
 * A search for the winner of a node.
 *
 * @param <P> the type of proofs
 */
public interface Search<P> {
    /**
     * Returns a proof of who wins {@code root}.
     *
     * @throws SearchControl.Stopped if a limit or a cancellation ends the search first
     */
    P search(Node<P> root);
}
