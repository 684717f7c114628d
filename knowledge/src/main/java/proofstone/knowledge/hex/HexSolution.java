package proofstone.knowledge.hex;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
import proofstone.game.Player;

/**
 * A position that {@link HexSearch} has solved. Who wins and by which move is known at once; the
 * steps of the proof are made when they are first asked for, which can take as long as the search.
 */
public final class HexSolution {
    private final HexSpots spots;
    private final HexGeometry geometry;
    private final Proof light;
    private final long nodes;
    private @Nullable HexStep proof;

    HexSolution(HexSpots spots, HexGeometry geometry, Proof light, long nodes) {
        this.spots = spots;
        this.geometry = geometry;
        this.light = light;
        this.nodes = nodes;
    }

    /** Returns who wins. */
    public Player winner() {
        return HexSpots.player(light.player());
    }

    /** Returns the positions on which connections were built to find this out. */
    public long nodes() {
        return nodes;
    }

    /** Returns the winner's first move, if he is to move and does not win by any move. */
    public OptionalInt move() {
        long bit = move(light);
        return spots.cells(bit).stream().findFirst();
    }

    private long move(Proof of) {
        return switch (of) {
            case Move move -> move.cell() < 0 ? 0 : 1L << move.cell();
            case Capture capture -> move(capture.inner());
            case Reduced reduced -> move(reduced.inner());
            case Turned turned -> turned.symmetry().apply(geometry, move(turned.inner()));
            case Link _, Join _ -> 0;
        };
    }

    /** Returns the winner's connection of his edges: full, or semi if the winner is to move. */
    public HexStep proof() {
        if (proof == null) {
            HexCalculus calculus = new HexCalculus(spots.board());
            proof = spots.undo(calculus, new ProofWriter(calculus, spots, geometry).write(light));
        }
        return proof;
    }
}
