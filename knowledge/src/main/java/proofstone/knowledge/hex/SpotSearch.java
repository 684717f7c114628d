package proofstone.knowledge.hex;

import java.util.Optional;
import java.util.Set;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;
import proofstone.search.SearchKind;

/** The search of all positions that have the same spots. */
final class SpotSearch {
    private final HexSpots spots;
    private final HexGeometry geometry;
    private final PositionSearch search;

    SpotSearch(
            HexSpots spots,
            SearchControl control,
            Set<HexTechnique> off,
            Optional<SearchKind> kind) {
        this.spots = spots;
        geometry = spots.geometry();
        search =
                kind.<PositionSearch>map(of -> new SharedSearch(geometry, control, off, of))
                        .orElseGet(() -> new MustPlayDfPn(geometry, control, off));
    }

    /** Returns the spots. */
    HexSpots spots() {
        return spots;
    }

    /** Works on the base of the spots; returns whether it is solved. */
    boolean isSolvedWithin(long limit) {
        return search.isSolvedWithin(spots.key(spots.base()), limit);
    }

    /** Solves the base of the spots; all of the work so far was for it. */
    HexSolution solveBase() {
        Proof proof = search.solve(spots.key(spots.base()));
        return new HexSolution(spots, geometry, proof, search.built());
    }

    /** Solves a position that the spots hold. */
    HexSolution solve(HexPosition position) {
        long before = search.built();
        Proof proof = search.solve(spots.key(position));
        return new HexSolution(spots, geometry, proof, search.built() - before);
    }
}
