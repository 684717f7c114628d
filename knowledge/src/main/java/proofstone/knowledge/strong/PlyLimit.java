package proofstone.knowledge.strong;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongClaim;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;
import proofstone.game.Turn;

/**
 * How many plies a search has left, from the stones put and passes made since it began; what that
 * makes of proofs.
 */
final class PlyLimit {
    /*
     * Whose turn it is and the stones say how many plies are left as long as nobody passes; passes are
     * counted beside them and are part of the key of a position.
     *
     * A win is a win here if its stones are no more than its player has left; a hold if it lasts as many
     * of the other player's as he has left. Both are what the root of a certificate is asked (format page,
     * section 11). When the attacker has fewer stones left than each of his sets lacks, he is held (S8).
     */
    private static final long PASS_FACTOR = 0x632be59bd9b4e019L;

    private final StrongState state;
    private final boolean isLimited;
    private final int last;
    private int passes;

    /**
     * Begins to count.
     *
     * @param state the position where the search begins
     * @param plies how many are left there; empty without limit
     */
    PlyLimit(StrongState state, OptionalInt plies) {
        this.state = state;
        this.isLimited = plies.isPresent();
        this.last = state.stones() + plies.orElse(0);
    }

    /** Counts a pass, where that matters. */
    void pass() {
        passes += isLimited ? 1 : 0;
    }

    /** Takes a pass back. */
    void takeBack() {
        passes -= isLimited ? 1 : 0;
    }

    /** Returns what passes add to the key of a position. */
    long key() {
        return passes * PASS_FACTOR;
    }

    /** Returns whether the game goes on. */
    boolean isOpen() {
        return !isLimited || left() > 0;
    }

    private int left() {
        return last - state.stones() - passes;
    }

    /**
     * Returns a hold of {@code defender}'s if the other player has too few stones left, or null.
     */
    @Nullable StrongStep held(StrongCalculus calculus, int defender, Turn turn) {
        if (!isLimited) {
            return null;
        }
        int attacker = 1 - defender;
        int stones = stonesLeft(StrongState.player(attacker), turn);
        for (int e = 0; e < state.sets.length; e++) {
            if (state.isAlive(attacker, e) && state.missing(attacker, e) <= stones) {
                return null;
            }
        }
        Player player = StrongState.player(defender);
        return turn.player() == player
                ? calculus.late(player, stones)
                : calculus.late(player, stones, turn.left());
    }

    private int stonesLeft(Player player, Turn turn) {
        return turn.stonesOf(player, left(), state.board.stonesATurn());
    }

    /**
     * Returns whether a claim that holds at {@code turn} without limit does so with it.
     *
     * @param attacker 0 or 1, who needs a win; the other player needs a hold
     */
    boolean allows(StrongClaim claim, int attacker, Turn turn) {
        if (!isLimited) {
            return true;
        }
        int whole = state.board.stonesATurn();
        int stones = stonesLeft(StrongState.player(attacker), turn);
        return StrongState.number(claim.prover()) == attacker
                ? claim.stonesAt(turn, whole) <= stones
                : claim.withstoodAt(turn, whole) >= stones;
    }

    /** Returns whether a claim holds with the limit once the player to move has passed. */
    boolean allowsAfterPass(StrongClaim claim, int attacker, Turn turn) {
        pass();
        boolean allowed = allows(claim, attacker, turn.next(state.board.stonesATurn()));
        takeBack();
        return allowed;
    }
}
