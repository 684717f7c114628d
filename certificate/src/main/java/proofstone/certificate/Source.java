package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.Role;

/**
 * Where a certificate is read field by field, in the common order of both forms: the inverse of
 * {@link Sink}.
 *
 * <p>What does not have the right form is a {@link MalformedException}. Lists grow as they are read
 * and are refused as soon as they are longer than {@code most}, so that no count alone costs
 * memory.
 */
interface Source extends AutoCloseable {
    /** A reference to a child: its number, and whether it dies after this step. */
    record Reference(int number, boolean lastUse) {}

    /** A winning set and the place of its owner's word in the list of owners. */
    record OwnedSet(int owner, List<Integer> squares) {}

    /** A child and the moves that it answers. */
    record Answer(Reference child, List<Integer> moves) {}

    /**
     * Returns the source of a certificate of either form, at its first field.
     *
     * @throws MalformedException if the first bytes are not those of a certificate
     */
    static Source open(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, 1 << 16);
        byte[] text = (TextSink.FIRST_LINE + "\n").getBytes(UTF_8);
        buffered.mark(text.length);
        Source source = null;
        if (Arrays.equals(buffered.readNBytes(text.length), text)) {
            source = new TextSource(buffered);
        } else {
            buffered.reset();
            byte[] binary = BinarySink.firstBytes();
            if (Arrays.equals(buffered.readNBytes(binary.length), binary)) {
                source = new BinarySource(buffered);
            }
        }
        if (source == null) {
            throw new MalformedException("this is no certificate");
        }
        source.begin();
        return source;
    }

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

    /** Reads a winning set of at most {@code most} squares behind one of {@code owners}. */
    OwnedSet ownedSet(List<String> owners, int most) throws IOException;

    /** Reads whether something holds. */
    boolean flag(String word) throws IOException;

    /** Reads one of {@code words} and returns its place in the list. */
    int choice(String word, List<String> words) throws IOException;

    /** Begins step {@code number}, which is of one of {@code kinds}. */
    <K extends StepKind> K step(int number, List<K> kinds) throws IOException;

    /** Reads one of {@code words} in a step and returns its place in the list. */
    int choice(List<String> words) throws IOException;

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

    /** Reads children with at most {@code most} squares each, which end the step. */
    List<Answer> answers(int most) throws IOException;

    /** Reads a reference. */
    Reference child() throws IOException;

    /** Ends a step, which must have no more operands. */
    void endStep() throws IOException;

    /** Gives back what the source holds; the stream beneath stays open. */
    @Override
    default void close() {}

    /** Reads what ends the certificate, compares the SHA-256 and refuses anything after it. */
    void finish() throws IOException;
}
