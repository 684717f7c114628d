package proofstone.checker;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/**
 * The parts of a certificate one after the other, the same for the text and the binary form. What
 * one form spells out and the other does not, such as the words of the header's lines, is checked
 * by the form that has it.
 *
 * <p>Nothing is allocated by a count that the file gives: a list is handed out member by member.
 */
abstract sealed class Tokens permits TextTokens, BinaryTokens {
    /** The greatest number that a certificate may hold. */
    static final int MAX_NUMBER = (1 << 30) - 1;

    /** The greatest length of a name in bytes. */
    static final int MAX_NAME = 4096;

    /** A reference to a child and whether it dies after the step. */
    record Reference(int step, boolean last) {}

    /** The magic bytes have been read; the hash of the rest will be checked by {@link #end}. */
    final ByteSource source;

    Tokens(ByteSource source) {
        this.source = source;
    }

    /** Begins a line of the header. */
    abstract void field(String word) throws Refusal, IOException;

    /** A whole line that may be absent, with one number. */
    abstract OptionalInt optionalNumber(String word) throws Refusal, IOException;

    /** Begins a line that may be absent, with a list; says whether it is there. */
    abstract boolean optionalList(String word) throws Refusal, IOException;

    /** A whole line that may be absent and has no more than its word; says whether it is there. */
    abstract boolean optionalWord(String word) throws Refusal, IOException;

    /** Ends a line, of the header or of a step. */
    abstract void endLine() throws Refusal, IOException;

    /** A name that takes the rest of the line. */
    abstract String name() throws Refusal, IOException;

    /** One of the words, by its index. */
    abstract int choice(Reason otherwise, String... words) throws Refusal, IOException;

    abstract int number() throws Refusal, IOException;

    /** A child of the step with the given number. */
    abstract Reference reference(int step) throws Refusal, IOException;

    /** Begins a list at the end of a line, or the first of two. */
    abstract void openList() throws Refusal, IOException;

    /** Begins a list of pairs; its members are numbers. */
    abstract void openPairs() throws Refusal, IOException;

    /** Begins the second list of a line, after the end of the first. */
    abstract void openSecondList() throws Refusal, IOException;

    /** Checks that a second list has no place here. */
    abstract void noSecondList() throws Refusal, IOException;

    /** Begins the parts of a partition strategy. */
    abstract void openParts() throws Refusal, IOException;

    /** Whether there is a further part; if so, begins its sub-edges. */
    abstract boolean nextPart() throws Refusal, IOException;

    /** Whether the part has a further sub-edge; if so, begins the list of its squares. */
    abstract boolean nextEdge() throws Refusal, IOException;

    /** Begins the answers of a step that each name a child and squares. */
    abstract void openAnswers() throws Refusal, IOException;

    /** Whether there is a further answer; if so, its child is next. */
    abstract boolean nextAnswer() throws Refusal, IOException;

    /** Whether the list has a further member. */
    abstract boolean more() throws Refusal, IOException;

    /** Checks that nothing follows the last step but the hash, and the hash. */
    abstract void end() throws Refusal, IOException;

    /** A player named by one of two words, Maker's first. */
    Player player(String makers, String breakers) throws Refusal, IOException {
        return choice(Reason.BAD_WORD, makers, breakers) == 0 ? Player.MAKER : Player.BREAKER;
    }

    static String decode(byte[] bytes, int length) throws Refusal {
        String text;
        try {
            ByteBuffer buffer = ByteBuffer.wrap(bytes, 0, length);
            text = StandardCharsets.UTF_8.newDecoder().decode(buffer).toString();
        } catch (CharacterCodingException e) {
            throw new Refusal(Reason.BAD_TEXT, "a name is not UTF-8");
        }
        boolean plain = text.chars().noneMatch(Character::isISOControl);
        Refusal.unless(plain, Reason.BAD_TEXT, "a name has control characters");
        return text;
    }

    static void requireName(long length) throws Refusal {
        Refusal.unless(
                length <= MAX_NAME, Reason.NAME_TOO_LONG, "a name has more bytes than", MAX_NAME);
    }

    static Refusal truncated() {
        return new Refusal(Reason.TRUNCATED, "the file ends too early");
    }

    static Refusal tooLarge(Object number) {
        return new Refusal(Reason.NUMBER_TOO_LARGE, number + " is above " + MAX_NUMBER);
    }
}
