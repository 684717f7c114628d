package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import proofstone.certificate.Sink.Next;
import proofstone.game.Role;

/** Reads the binary form: format page, section 6. */
final class BinarySource implements Source {
    private static final int LONGEST_VARINT = 5;

    private final CompressedBody body;
    private int step;

    /** Begins after the first eight bytes, which have been read from {@code in}. */
    BinarySource(InputStream in) {
        this.body = new CompressedBody(in, BinarySink.firstBytes());
    }

    @Override
    public void begin() {
        // The body begins with the first field.
    }

    @Override
    public String text(String word) throws IOException {
        int length = operand();
        require(length <= Certificate.LONGEST_TEXT, word + " is too long");
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) body.read();
        }
        try {
            String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            require(
                    text.chars().noneMatch(Character::isISOControl),
                    word + " has control characters");
            return text;
        } catch (CharacterCodingException e) {
            throw new MalformedException(word + " is not UTF-8");
        }
    }

    @Override
    public int number(String word) throws IOException {
        return operand();
    }

    @Override
    public int[] numbers(String word, int most) throws IOException {
        return list(1, Next.END, most);
    }

    @Override
    public OptionalInt optionalNumber(String word) throws IOException {
        int more = varint();
        return more == 0 ? OptionalInt.empty() : OptionalInt.of(more - 1);
    }

    @Override
    public Optional<int[]> optionalNumbers(String word, int most) throws IOException {
        int more = varint();
        return more == 0 ? Optional.empty() : Optional.of(units(1, more - 1, most));
    }

    @Override
    public OwnedSet ownedSet(List<String> owners, int most) throws IOException {
        return new OwnedSet(choice(owners), moves(most));
    }

    private List<Integer> moves(int most) throws IOException {
        return IntStream.of(list(1, Next.END, most)).boxed().toList();
    }

    @Override
    public boolean flag(String word) throws IOException {
        int flag = operand();
        require(flag <= 1, word + " is neither 0 nor 1");
        return flag == 1;
    }

    @Override
    public Role role(String word, String suffix) throws IOException {
        return turn();
    }

    @Override
    public int choice(String word, List<String> words) throws IOException {
        return choice(words);
    }

    @Override
    public int choice(List<String> words) throws IOException {
        int chosen = operand();
        require(chosen < words.size(), chosen + " is none of " + words);
        return chosen;
    }

    @Override
    public <K extends StepKind> K step(int number, List<K> kinds) throws IOException {
        step = number;
        int code = operand();
        for (K kind : kinds) {
            if (kind.code() == code) {
                return kind;
            }
        }
        throw new MalformedException("unknown kind " + code);
    }

    @Override
    public int operand() throws IOException {
        int number = varint();
        require(
                number <= Certificate.GREATEST_NUMBER,
                "a number exceeds " + Certificate.GREATEST_NUMBER);
        return number;
    }

    /** Reads a number, or one that stands for another: one more, or a reference. */
    private int varint() throws IOException {
        long value = 0;
        for (int i = 0; i < LONGEST_VARINT; i++) {
            int b = body.read();
            value |= (long) (b & 0x7f) << (7 * i);
            if (b < 0x80) {
                require(i == 0 || b != 0, "a number has a superfluous last byte");
                require(value <= Integer.MAX_VALUE, "a number exceeds 2147483647");
                return (int) value;
            }
        }
        throw new MalformedException("a number has more than 5 bytes");
    }

    @Override
    public Role turn() throws IOException {
        int turn = operand();
        require(turn <= 1, turn + " is no player");
        return turn == 0 ? Role.MAKER : Role.BREAKER;
    }

    @Override
    public int[] list(int unit, Next next, int most) throws IOException {
        return units(unit, operand(), most);
    }

    private int[] units(int unit, int count, int most) throws IOException {
        require(count <= most, "a list is too long");
        IntStream.Builder numbers = IntStream.builder();
        for (int i = 0; i < count * unit; i++) {
            numbers.add(operand());
        }
        return numbers.build().toArray();
    }

    @Override
    public List<List<int[]>> parts(int most) throws IOException {
        List<List<int[]>> parts = new ArrayList<>();
        int count = operand();
        require(count <= most, "a list is too long");
        for (int i = 0; i < count; i++) {
            parts.add(edges());
        }
        return parts;
    }

    private List<int[]> edges() throws IOException {
        List<int[]> edges = new ArrayList<>();
        int count = operand();
        require(count <= Part.MAX_EDGES, "a part has too many sub-edges");
        for (int i = 0; i < count; i++) {
            edges.add(list(1, Next.LIST, Part.MAX_SQUARES));
        }
        return edges;
    }

    @Override
    public void noList() throws IOException {
        require(operand() == 0, "Breaker has no support");
    }

    @Override
    public List<Reference> children() throws IOException {
        List<Reference> children = new ArrayList<>();
        for (int count = operand(); count > 0; count--) {
            children.add(child());
        }
        return children;
    }

    @Override
    public List<Answer> answers(int most) throws IOException {
        List<Answer> answers = new ArrayList<>();
        for (int count = operand(); count > 0; count--) {
            answers.add(new Answer(child(), moves(most)));
        }
        return answers;
    }

    @Override
    public Reference child() throws IOException {
        int reference = varint();
        return new Reference(step - (reference >> 1), (reference & 1) == 1);
    }

    @Override
    public void endStep() {
        // Each step ends by its own counts.
    }

    @Override
    public void finish() throws IOException {
        body.finish();
    }

    @Override
    public void close() {
        body.close();
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }
}
