package proofstone.cli;

import java.util.List;
import java.util.Optional;
import proofstone.game.GameSyntaxException;

/**
 * A game of the refuter's against a proof, with the turns so far.
 *
 * @param <T> a turn
 */
interface ProofGame<T> {
    /** Returns who wins what. */
    String headline();

    /** Returns how the game has ended, or empty if it goes on. */
    Optional<String> end();

    /** Returns the turns that a line names. */
    List<T> read(String text) throws GameSyntaxException;

    /** Returns why a turn cannot be played. */
    Optional<String> objection(T turn);

    /** Plays a turn of the refuter's. */
    void play(T turn);

    /** Plays the prover's reply if one is due. */
    void reply();

    /** Takes the refuter's last turn and what followed back; returns whether there was one. */
    boolean undo();

    /** Returns the free places on which the rest of the strategy depends. */
    String carrierText();
}
