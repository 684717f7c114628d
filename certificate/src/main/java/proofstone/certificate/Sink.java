package proofstone.certificate;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.certificate.Step.Kind;
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

    void text(String word, String value) throws IOException;

    void number(String word, int value) throws IOException;

    void squares(String word, SquareSet squares) throws IOException;

    void optionalNumber(String word, OptionalInt value) throws IOException;

    void optionalSquares(String word, Optional<SquareSet> squares) throws IOException;

    /** Writes a player; the text form appends {@code suffix} to his name. */
    void role(String word, Role role, String suffix) throws IOException;

    void step(Kind kind) throws IOException;

    void operand(int value) throws IOException;

    void turn(Role turn) throws IOException;

    /** Writes a list of units of {@code unit} numbers each. */
    void list(int[] values, int unit, Next next) throws IOException;

    /** Stands for a list that is always empty here and that the text form leaves out. */
    void noList() throws IOException;

    /** Says how many children follow in a list of them. */
    void childCount(int count) throws IOException;

    /** Writes a reference from step {@code number} to its child. */
    void child(int number, int child, boolean lastUse) throws IOException;

    void endStep() throws IOException;

    /** Writes what ends the certificate; the stream beneath stays open. */
    void finish() throws IOException;
}
