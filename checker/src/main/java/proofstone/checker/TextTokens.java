package proofstone.checker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.OptionalInt;

/** The text form (format page, section 5): tokens with one space between, lines ended by one LF. */
final class TextTokens extends Tokens {
    /** Length of the last line: the word, a space, 64 digits, a line feed. */
    static final int TAIL = 7 + 64 + 1;

    /** No token but a name is longer. */
    private static final int MAX_TOKEN = 32;

    private final byte[] bytes = new byte[MAX_NAME];

    /** The byte after the last token: space or line feed. */
    private int separator = '\n';

    /** A first word that has been read ahead, or empty. */
    private String ahead = "";

    /** Whether no word of the line has been read. */
    private boolean isLineStart = true;

    /** Whether the next part or sub-edge is the first: no separator stands before it. */
    private boolean isFirst;

    TextTokens(ByteSource source) {
        super(source);
        source.holdBack(TAIL);
    }

    private String token() throws Refusal, IOException {
        isLineStart = false;
        int length = 0;
        for (int next = nextByte(); next != ' ' && next != '\n'; next = nextByte()) {
            if (length == MAX_TOKEN) {
                throw badWord("a shorter word than " + text(length));
            }
            bytes[length++] = (byte) next;
        }
        if (length == 0) {
            throw badWord("a word");
        }
        return text(length);
    }

    /** Reads a byte and remembers it as the separator, which it is if it ends a token. */
    private int nextByte() throws Refusal, IOException {
        separator = source.read();
        if (separator < 0) {
            throw truncated();
        }
        return separator;
    }

    private String text(int length) {
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }

    /** A token that is not the first of its line. */
    private String operand() throws Refusal, IOException {
        if (separator != ' ') {
            throw badWord("a further word in the line");
        }
        return token();
    }

    private String firstWord() throws Refusal, IOException {
        if (ahead.isEmpty()) {
            ahead = token();
        }
        return ahead;
    }

    private void require(String expected, String found) throws Refusal {
        if (!expected.equals(found)) {
            throw badWord("'" + expected + "', not '" + printable(found) + "'");
        }
    }

    private static Refusal badWord(String expected) {
        return new Refusal(Reason.BAD_WORD, "expected " + expected);
    }

    private static String printable(String token) {
        return token.replaceAll("[^!-~]", "?");
    }

    @Override
    void field(String word) throws Refusal, IOException {
        require(word, firstWord());
        ahead = "";
    }

    @Override
    OptionalInt optionalNumber(String word) throws Refusal, IOException {
        if (!firstWord().equals(word)) {
            return OptionalInt.empty();
        }
        ahead = "";
        int number = number();
        endLine();
        return OptionalInt.of(number);
    }

    @Override
    boolean optionalList(String word) throws Refusal, IOException {
        boolean present = firstWord().equals(word);
        if (present) {
            ahead = "";
        }
        return present;
    }

    @Override
    boolean optionalWord(String word) throws Refusal, IOException {
        boolean present = optionalList(word);
        if (present) {
            endLine();
        }
        return present;
    }

    @Override
    void endLine() throws Refusal {
        if (separator != '\n') {
            throw badWord("the end of the line");
        }
        isLineStart = true;
    }

    @Override
    String name() throws Refusal, IOException {
        int length = 0;
        while (separator != '\n' && nextByte() != '\n') {
            requireName(length + 1L);
            bytes[length++] = (byte) separator;
        }
        return decode(bytes, length);
    }

    @Override
    int choice(Reason otherwise, String... words) throws Refusal, IOException {
        String found = isLineStart ? firstWord() : operand();
        ahead = "";
        int index = Arrays.asList(words).indexOf(found);
        if (index < 0) {
            throw new Refusal(otherwise, "no such word here: '" + printable(found) + "'");
        }
        return index;
    }

    @Override
    int number() throws Refusal, IOException {
        return number(operand());
    }

    private static int number(String digits) throws Refusal {
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit < 0 || digit > 9 || (i == 1 && value == 0)) {
                throw badNumber(digits);
            }
            value = Math.min(10 * value + digit, Integer.MAX_VALUE);
        }
        if (digits.isEmpty()) {
            throw badNumber(digits);
        }
        if (value > MAX_NUMBER) {
            throw tooLarge(digits);
        }
        return (int) value;
    }

    private static Refusal badNumber(String token) {
        return new Refusal(Reason.BAD_NUMBER, "not a number: '" + printable(token) + "'");
    }

    @Override
    Reference reference(int step) throws Refusal, IOException {
        String token = operand();
        boolean last = token.endsWith("!");
        return new Reference(number(last ? token.substring(0, token.length() - 1) : token), last);
    }

    @Override
    void openList() {
        // A list has no beginning of its own in this form.
    }

    @Override
    void openPairs() {
        // A list has no beginning of its own in this form.
    }

    @Override
    void openSecondList() throws Refusal, IOException {
        require("/", operand());
    }

    @Override
    void noSecondList() throws Refusal {
        endLine();
    }

    @Override
    void openParts() {
        isFirst = true;
    }

    @Override
    boolean nextPart() throws Refusal, IOException {
        boolean more = separator == ' ';
        if (more && !isFirst) {
            require("/", operand());
        }
        isFirst = true;
        return more;
    }

    @Override
    boolean nextEdge() throws Refusal, IOException {
        boolean more = isFirst || (separator == ' ' && source.peek() == '+');
        if (more && !isFirst) {
            require("+", operand());
        }
        isFirst = false;
        return more;
    }

    @Override
    void openAnswers() {
        // A list has no beginning of its own in this form.
    }

    @Override
    boolean nextAnswer() throws Refusal, IOException {
        boolean more = separator == ' ';
        if (more) {
            require("/", operand());
        }
        return more;
    }

    @Override
    boolean more() throws IOException {
        return separator == ' ' && source.peek() != '/' && source.peek() != '+';
    }

    @Override
    void end() throws Refusal, IOException {
        Refusal.unless(
                source.read() < 0, Reason.TRAILING_BYTES, "another line follows the last step");
        String expected = "sha256 " + HexFormat.of().formatHex(source.hashOfBody()) + "\n";
        String found = new String(source.tail(), StandardCharsets.ISO_8859_1);
        Refusal.unless(
                expected.equals(found),
                Reason.HASH_MISMATCH,
                "the last line should be " + expected.trim());
    }
}
