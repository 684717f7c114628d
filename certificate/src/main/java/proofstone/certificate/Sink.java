package proofstone.certificate;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * Where a certificate is written field by field, in the common order of both forms.
 *
 * <p>The methods with a {@code word} write the fields of the header; those without write a step,
 * which {@link #step} begins and {@link #endStep} ends.
 */
interface Sink {
    /** What follows a list in the same step. */
    enum Next {
        /** Another list. */
        LIST,
        /** Nothing. */
        END
    }

    /** Writes a name. */
    void text(String word, String value) throws IOException;

    /** Writes a number. */
    void number(String word, int value) throws IOException;

    /** Writes a list of numbers. */
    void numbers(String word, int[] values) throws IOException;

    /** Writes a set of squares. */
    void squares(String word, SquareSet squares) throws IOException;

    /** Writes a number, or that there is none. */
    void optionalNumber(String word, OptionalInt value) throws IOException;

    /** Writes a set of squares, or that there is none. */
    void optionalSquares(String word, Optional<SquareSet> squares) throws IOException;

    /** Writes a player; the text form appends {@code suffix} to his name. */
    void role(String word, Role role, String suffix) throws IOException;

    /** Writes a winning set behind its owner; the binary form has the owner's number. */
    void ownedSet(String owner, int number, SquareSet squares) throws IOException;

    /** Writes that something holds, or that it does not. */
    void flag(String word, boolean holds) throws IOException;

    /** Writes one of some words; the binary form has its number. */
    void choice(String word, String chosen, int number) throws IOException;

    /** Begins a step. */
    void step(StepKind kind) throws IOException;

    /** Writes a square, a winning set or a number of stones. */
    void operand(int value) throws IOException;

    /** Writes one of some words in a step; the binary form has its number. */
    void choice(String chosen, int number) throws IOException;

    /** Writes the player to move of a step. */
    void turn(Role turn) throws IOException;

    /** Writes a list of units of {@code unit} numbers each. */
    void list(int[] values, int unit, Next next) throws IOException;

    /** Writes the parts of a partition strategy. */
    void parts(List<Part> parts) throws IOException;

    /** Stands for a list that is always empty here and that the text form leaves out. */
    void noList() throws IOException;

    /** Says how many children follow in a list of them. */
    void childCount(int count) throws IOException;

    /** Writes a reference from step {@code number} to its child. */
    void child(int number, int child, boolean lastUse) throws IOException;

    /** Begins another child with its squares, in a step of answers. */
    void nextAnswer() throws IOException;

    /** Ends a step. */
    void endStep() throws IOException;

    /** Writes what ends the certificate; the stream beneath stays open. */
    void finish() throws IOException;
}
