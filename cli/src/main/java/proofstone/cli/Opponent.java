package proofstone.cli;

import java.util.List;
import java.util.Optional;
import proofstone.game.GameSyntaxException;

/**
 * A proof that plays the winning side of a game in the terminal, see {@link Dialogue}.
 *
 * @param <T> a turn of the user
 */
interface Opponent<T> {
    /** Returns who wins what. */
    String headline();

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

    /** Returns how the game has ended, or empty if it goes on. */
    Optional<String> end();

    /** Returns the turns that a line names. */
    List<T> read(String text) throws GameSyntaxException;

    /** Returns why a turn cannot be played. */
    Optional<String> objection(T turn);

    /** Plays a turn of the user. */
    void play(T turn);

    /** Plays the winner's reply if one is due. */
    void reply();

    /** Returns the reply just played as a sentence. */
    Optional<String> replySentence();

    /** Takes the user's last turn back; returns whether there was one. */
    boolean undo();

    /** Returns the free places on which the rest of the strategy depends. */
    String carrierText();

    /** Returns why the reply was right and what comes next, as sentences. */
    List<String> hint();

    /** Returns the board as lines. */
    List<String> picture(TextBoard.Glyphs glyphs);

    /** Returns the names of the free places. */
    List<String> free();
}
