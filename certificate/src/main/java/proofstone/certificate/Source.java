package proofstone.certificate;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.certificate.Step.Kind;
import proofstone.game.Role;

/**
 * Where a certificate is read field by field, in the common order of both forms: the inverse of
 * {@link Sink}.
 *
 * <p>What does not have the right form is a {@link MalformedException}. Lists grow as they are read
 * and are refused as soon as they are longer than {@code most}, so that no count alone costs
 * memory.
 */
interface Source {
    /** A reference to a child: its number, and whether it dies after this step. */
    record Reference(int number, boolean lastUse) {}

    /** Goes to the first field, behind the bytes by which the form is known. */
    void begin() throws IOException;

    /** Reads a name. */
    String text(String word) throws IOException;

    /** Reads a number. */
    int number(String word) throws IOException;

    /** Reads a list of at most {@code most} numbers. */
    int[] numbers(String word, int most) throws IOException;

    /** Reads a number if there is one. */
    OptionalInt optionalNumber(String word) throws IOException;

    /** Reads a list of at most {@code most} numbers if there is one. */
    Optional<int[]> optionalNumbers(String word, int most) throws IOException;

    /** Reads a player; the text form appends {@code suffix} to his name. */
    Role role(String word, String suffix) throws IOException;

    /** Begins step {@code number}. */
    Kind step(int number) throws IOException;

    /** Reads a square, a winning set or a number of stones. */
    int operand() throws IOException;

    /** Reads the player to move of a step. */
    Role turn() throws IOException;

    /** Reads a list of at most {@code most} units of {@code unit} numbers each. */
    int[] list(int unit, Sink.Next next, int most) throws IOException;

    /**
     * Reads at most {@code most} parts of a partition strategy: for each its sub-edges, no more of
     * them and of their squares than a part may have.
     */
    List<List<int[]>> parts(int most) throws IOException;

    /** Reads a list that must be empty and that the text form leaves out. */
    void noList() throws IOException;

    /** Reads a list of references that ends the step. */
    List<Reference> children() throws IOException;

    /** Reads a reference. */
    Reference child() throws IOException;

    /** Ends a step, which must have no more operands. */
    void endStep() throws IOException;

    /** Reads what ends the certificate, compares the SHA-256 and refuses anything after it. */
    void finish() throws IOException;
}
