package proofstone.knowledge.strong;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.PairingStrategy;
import proofstone.knowledge.ResidualHypergraph;

/**
 * Pairing strategies of the player who holds ([Uiterwijk2019] definition 5): disjoint pairs of free
 * squares, one in each set that the opponent can still fill.
 *
 * <p>A pairing strategy needs no threats, so it is that of the weak game ([Uiterwijk2019] theorem
 * 4). Not safe for use by several threads.
 */
final class StrongPairing {
    private final StrongState state;
    private final StrongCalculus calculus;
    private final PairingStrategy finder;

    /** Makes a finder that looks at {@code state}. */
    StrongPairing(StrongState state, StrongCalculus calculus) {
        this.state = state;
        this.calculus = calculus;
        this.finder = new PairingStrategy(state.squares);
    }

    /**
     * Returns a proof that {@code p} holds with the opponent to move, or null if none was found.
     */
    @Nullable StrongStep find(int p) {
        Player player = StrongState.player(p);
        if (state.winSquares(1 - p) > 0) {
            return null;
        }
        StrongPosition position = state.position(p);
        int[] pairs =
                finder.find(
                        ResidualHypergraph.of(
                                state.squares,
                                setsOf(1 - p),
                                position.stones(player.opponent()),
                                position.stones(player)));
        return pairs != null && canPut(p, pairs) ? calculus.pairs(player, pairs) : null;
    }

    private boolean canPut(int p, int[] squares) {
        for (int v : squares) {
            if (!state.isAllowed(p, v)) {
                return false;
            }
        }
        return true;
    }

    private List<SquareSet> setsOf(int q) {
        List<SquareSet> sets = new ArrayList<>();
        for (int e = 0; e < state.sets.length; e++) {
            if (state.isAlive(q, e)) {
                sets.add(state.board.sets().get(e));
            }
        }
        return sets;
    }
}
