package proofstone.checker;

import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The binary form (format page, section 6): varints and strings in one zlib stream, inflated block
 * by block.
 */
final class BinaryTokens extends Tokens implements AutoCloseable {
    /** Length of the hash at the end of the file. */
    static final int TAIL = 32;

    private static final int LONGEST_VARINT = 5;

    private final Inflater inflater = new Inflater();
    private final byte[] packed = new byte[1 << 13];
    private final byte[] body = new byte[1 << 15];
    private int position;
    private int end;

    /** Members of the open list that have not been asked for. */
    private long left;

    /** Parts that have not been asked for. */
    private long partsLeft;

    /** Answers that have not been asked for. */
    private long answersLeft;

    /** Sub-edges of the part that have not been asked for. */
    private long edgesLeft;

    BinaryTokens(ByteSource source) {
        super(source);
        source.holdBack(TAIL);
    }

    /** The next byte of the body, or -1 where the zlib stream ends. */
    private int nextByte() throws Refusal, IOException {
        if (position == end) {
            inflate();
        }
        return position == end ? -1 : body[position++] & 0xff;
    }

    /** Refills the body's buffer; leaves it empty at the end of the zlib stream only. */
    private void inflate() throws Refusal, IOException {
        position = 0;
        end = 0;
        while (end == 0 && !inflater.finished()) {
            feed();
            try {
                end = inflater.inflate(body);
            } catch (DataFormatException e) {
                throw corrupt(String.valueOf(e.getMessage()));
            }
            if (inflater.needsDictionary()) {
                throw corrupt("it needs a dictionary");
            }
        }
    }

    private void feed() throws Refusal, IOException {
        if (!inflater.needsInput()) {
            return;
        }
        int count = source.read(packed);
        if (count < 0) {
            throw truncated();
        }
        inflater.setInput(packed, 0, count);
    }

    private static Refusal corrupt(String why) {
        return new Refusal(Reason.CORRUPT_STREAM, "not a zlib stream: " + why);
    }

    private int varint() throws Refusal, IOException {
        long value = 0;
        for (int i = 0; i < LONGEST_VARINT; i++) {
            int next = nextByte();
            if (next < 0) {
                throw truncated();
            }
            value |= (next & 0x7fL) << (7 * i);
            if (next < 0x80) {
                Refusal.unless(
                        next > 0 || i == 0, Reason.BAD_NUMBER, "a varint ends with a zero byte");
                return checked(value);
            }
        }
        throw new Refusal(Reason.BAD_NUMBER, "a varint has more than 5 bytes");
    }

    private static int checked(long value) throws Refusal {
        if (value > Integer.MAX_VALUE) {
            throw tooLarge(value);
        }
        return (int) value;
    }

    @Override
    void field(String word) {
        // The body has no words.
    }

    @Override
    OptionalInt optionalNumber(String word) throws Refusal, IOException {
        int plusOne = varint();
        return plusOne == 0 ? OptionalInt.empty() : OptionalInt.of(limited(plusOne - 1));
    }

    @Override
    boolean optionalList(String word) throws Refusal, IOException {
        left = varint() - 1L;
        return left >= 0;
    }

    @Override
    boolean optionalWord(String word) throws Refusal, IOException {
        return choice(Reason.BAD_WORD, "", word) == 1;
    }

    @Override
    void endLine() {
        // The body has no lines.
    }

    @Override
    String name() throws Refusal, IOException {
        int length = varint();
        requireName(length);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            int next = nextByte();
            if (next < 0) {
                throw truncated();
            }
            bytes[i] = (byte) next;
        }
        return decode(bytes, length);
    }

    @Override
    int choice(Reason otherwise, String... words) throws Refusal, IOException {
        int index = varint();
        Refusal.unless(index < words.length, otherwise, "no such choice here:", index);
        return index;
    }

    @Override
    int number() throws Refusal, IOException {
        return limited(varint());
    }

    private static int limited(int number) throws Refusal {
        if (number > MAX_NUMBER) {
            throw tooLarge(number);
        }
        return number;
    }

    @Override
    Reference reference(int step) throws Refusal, IOException {
        int code = varint();
        return new Reference(step - (code >> 1), (code & 1) == 1);
    }

    @Override
    void openList() throws Refusal, IOException {
        left = varint();
    }

    @Override
    void openPairs() throws Refusal, IOException {
        left = 2L * varint();
    }

    @Override
    void openSecondList() throws Refusal, IOException {
        openList();
    }

    @Override
    void noSecondList() throws Refusal, IOException {
        openList();
        Refusal.unless(
                left == 0,
                Reason.BAD_COUNT,
                "a list must be empty here, not of length",
                (int) left);
    }

    @Override
    void openParts() throws Refusal, IOException {
        partsLeft = varint();
    }

    @Override
    boolean nextPart() throws Refusal, IOException {
        boolean more = partsLeft-- > 0;
        edgesLeft = more ? varint() : 0;
        return more;
    }

    @Override
    boolean nextEdge() throws Refusal, IOException {
        boolean more = edgesLeft-- > 0;
        left = more ? varint() : 0;
        return more;
    }

    @Override
    void openAnswers() throws Refusal, IOException {
        answersLeft = varint();
    }

    @Override
    boolean nextAnswer() {
        return answersLeft-- > 0;
    }

    @Override
    boolean more() {
        return left-- > 0;
    }

    @Override
    void end() throws Refusal, IOException {
        boolean ended = nextByte() < 0 && inflater.getRemaining() == 0 && source.read() < 0;
        Refusal.unless(ended, Reason.TRAILING_BYTES, "something follows the last step");
        boolean same = Arrays.equals(source.hashOfBody(), source.tail());
        Refusal.unless(
                same, Reason.HASH_MISMATCH, "the last 32 bytes are not the hash of the others");
    }

    @Override
    public void close() {
        inflater.end();
    }
}
