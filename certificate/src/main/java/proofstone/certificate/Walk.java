package proofstone.certificate;

import java.util.List;
import java.util.Optional;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/**
 * A game against a certificate, turn by turn, whatever the number of stones of a turn: {@link
 * StrategyWalk} with one stone, {@link TurnWalk} with several. Immutable.
 */
public sealed interface Walk permits StrategyWalk, TurnWalk {
    /** Returns the walk that begins at the position of {@code certificate}. */
    static Walk start(Certificate certificate) {
        return certificate.problem().turns().isPresent()
                ? TurnWalk.start(certificate)
                : StrategyWalk.start(certificate);
    }

    /** Returns the certificate whose strategy is played. */
    Certificate certificate();

    /** Returns the stones and the player to move. */
    WeakPosition position();

    /** Returns the player to move. */
    default Role toMove() {
        return position().toMove();
    }

    /** Returns the player whose strategy it is. */
    default Role prover() {
        return certificate().winner();
    }

    /** Returns the free squares on which the rest of the strategy depends. */
    SquareSet carrier();

    /** Returns who has won, empty while the game goes on. */
    Optional<Role> winner();

    /** Returns whether the game is over. */
    default boolean isOver() {
        return winner().isPresent();
    }

    /** Returns why the player to move may not put these stones in his turn; empty if he may. */
    Optional<String> objection(List<Integer> turn);

    /**
     * Returns the stones that the prover, to move, puts: what his strategy needs, and what the rule
     * asks for beyond that.
     */
    List<Integer> replyTurn();

    /** Returns the stones of the prover's turn that his strategy needs, perhaps none. */
    List<Integer> neededTurn();

    /** Returns a legal turn of the refuter on squares that the strategy depends on, or none. */
    List<Integer> testingTurn();

    /** Returns whether the player to move may put no stone. */
    boolean mayPass();

    /**
     * Returns the walk after the player to move has put these stones.
     *
     * @throws IllegalArgumentException if he may not, or if he is the prover and his strategy needs
     *     others
     */
    Walk playTurn(List<Integer> turn);

    /** Says in a few words what the prover does now, or what his strategy waits for. */
    String describe();
}
