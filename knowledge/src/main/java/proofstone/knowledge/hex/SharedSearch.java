package proofstone.knowledge.hex;

import java.util.EnumSet;
import java.util.Set;
import proofstone.search.Search;
import proofstone.search.SearchControl;
import proofstone.search.SearchKind;
import proofstone.search.Settings;

/**
 * Lets a search of {@code proofstone.search} work on Hex ({@link SearchedPosition}).
 *
 * <p>Each position gets a search of its own, as a proof-number search keeps its graph; what is
 * known of positions and the proofs learned are common to all. Here as in {@link MustPlayDfPn} a
 * node is a position on which connections were built. How often the search comes back to positions
 * that it knows is not counted.
 */
final class SharedSearch implements PositionSearch {
    /** The share of the heap that the tables of a search may take. */
    private static final int MEMORY_SHARE = 2;

    private final SearchControl control;
    private final SearchKind kind;
    private final PositionAnalysis analysis;
    private final PositionTable positions;

    /**
     * Makes a search.
     *
     * @param control counts the nodes and ends the search
     * @param off the techniques to do without
     * @param kind makes the search that is to work
     */
    SharedSearch(
            HexGeometry geometry, SearchControl control, Set<HexTechnique> off, SearchKind kind) {
        this.control = control;
        this.kind = kind;
        analysis = new PositionAnalysis(geometry, control, off);
        positions = new PositionTable(geometry, off);
    }

    @Override
    public Proof solve(PositionKey position) {
        SearchControl visits = SearchControl.unlimited();
        Search<Proof> search = kind.of(settings(visits));
        return search.search(SearchedPosition.root(positions, analysis, position));
    }

    private Settings settings(SearchControl visits) {
        long memory = Runtime.getRuntime().maxMemory() / MEMORY_SHARE;
        return new Settings(
                EnumSet.allOf(Settings.Reuse.class), memory, visits, () -> report(visits));
    }

    /** Ends the search at a limit, and hands on what it says of the root. */
    private void report(SearchControl visits) {
        control.measure(visits.measure());
        control.check();
    }

    @Override
    public boolean isSolvedWithin(PositionKey position, long limit) {
        solve(position);
        return true;
    }

    @Override
    public long built() {
        return analysis.built();
    }
}
