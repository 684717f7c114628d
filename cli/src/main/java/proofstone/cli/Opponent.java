package proofstone.cli;

import java.util.List;
import java.util.Optional;

/**
 * A proof that plays the winning side of a game in the terminal, see {@link Dialogue}.
 *
 * @param <T> a turn of the user
 */
interface Opponent<T> {
    /** Returns the game that is played. */
    ProofGame<T> walk();

    /** Returns the name of the player whom the user plays. */
    String loser();

    /** Returns what the proof says of the user's chances. */
    default String forecast() {
        return "so you will lose";
    }

    /** Returns how it has ended for the user. */
    default String outcome() {
        return "You have lost.";
    }

    /** Returns what the game calls a place for a stone. */
    String place();

    /** Returns the lines of the help that say how a turn is written. */
    String turnHelp();

    /** Returns the reply just played as a sentence. */
    Optional<String> replySentence();

    /** Returns what the user has left of a turn that he has begun, as a sentence. */
    default Optional<String> restOfTurn() {
        return Optional.empty();
    }

    /** Returns why the reply was right and what comes next, as sentences. */
    List<String> hint();

    /** Returns the board as lines. */
    List<String> picture(TextBoard.Glyphs glyphs);

    /** Returns the names of the free places. */
    List<String> free();
}
