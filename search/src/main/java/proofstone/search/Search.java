package proofstone.search;

import org.jspecify.annotations.Nullable;

/**
 * A search for the winner of a node.
 *
 * @param <P> the type of proofs
 */
public interface Search<P> {
    /**
     * Returns a proof of who wins {@code root}, or null if the node limit was reached first.
     *
     * <p>May be called again with the same root and a higher limit; what was found is kept.
     *
     * @param nodeLimit how many nodes this call may visit
     * @throws SearchControl.Stopped if the control ends the search
     */
    @Nullable P search(Node<P> root, long nodeLimit);
}
