package proofstone.search;

/** A kind of search, such as {@code DfPn::new}, for nodes of any game. */
@FunctionalInterface
public interface SearchKind {
    /**
     * Makes a search of the kind.
     *
     * @param <P> the type of proofs
     */
    <P> Search<P> of(Settings settings);
}
