package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import proofstone.certificate.Sink.Next;
import proofstone.game.Role;

/** Reads the text form: format page, section 5. */
final class TextSource implements Source {
    private static final String SEPARATOR = "/";
    private static final String EDGE_SEPARATOR = "+";

    private final InputStream in;
    private final MessageDigest digest = Sha256Stream.newDigest();
    private byte[] bytes = {};
    private String line = "";
    private int place;

    /** Makes the source of the lines of {@code in}, from which the first has been read. */
    TextSource(InputStream in) {
        this.in = in;
    }

    @Override
    public void begin() throws IOException {
        digest.update((TextSink.FIRST_LINE + "\n").getBytes(UTF_8));
        readLine();
    }

    /** Reads the next line; those before it count for the SHA-256. */
    private void readLine() throws IOException {
        ByteArrayOutputStream next = new ByteArrayOutputStream();
        int b = in.read();
        while (b != '\n') {
            require(b >= 0, "the file ends within a line");
            next.write(b);
            b = in.read();
        }
        bytes = next.toByteArray();
        try {
            line = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new MalformedException("a line is not UTF-8");
        }
        place = 0;
    }

    @Override
    public String text(String word) throws IOException {
        expect(word);
        String rest = hasMore() ? line.substring(place + 1) : "";
        require(rest.getBytes(UTF_8).length <= Certificate.LONGEST_TEXT, word + " is too long");
        require(rest.chars().noneMatch(Character::isISOControl), word + " has control characters");
        place = line.length();
        endStep();
        return rest;
    }

    @Override
    public int number(String word) throws IOException {
        expect(word);
        int number = operand();
        endStep();
        return number;
    }

    @Override
    public int[] numbers(String word, int most) throws IOException {
        expect(word);
        int[] numbers = list(1, Next.END, most);
        endStep();
        return numbers;
    }

    @Override
    public OptionalInt optionalNumber(String word) throws IOException {
        return startsWith(word) ? OptionalInt.of(number(word)) : OptionalInt.empty();
    }

    @Override
    public Optional<int[]> optionalNumbers(String word, int most) throws IOException {
        return startsWith(word) ? Optional.of(numbers(word, most)) : Optional.empty();
    }

    @Override
    public OwnedSet ownedSet(List<String> owners, int most) throws IOException {
        expect("set");
        OwnedSet set = new OwnedSet(choice(owners), boxed(list(1, Next.END, most)));
        endStep();
        return set;
    }

    private static List<Integer> boxed(int[] numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    @Override
    public boolean flag(String word) throws IOException {
        boolean holds = line.equals(word);
        if (holds) {
            expect(word);
            endStep();
        }
        return holds;
    }

    @Override
    public Role role(String word, String suffix) throws IOException {
        expect(word);
        String name = token();
        for (Role role : Role.values()) {
            if (name.equals(role.word() + suffix)) {
                endStep();
                return role;
            }
        }
        throw new MalformedException(word + " names no player");
    }

    @Override
    public int choice(String word, List<String> words) throws IOException {
        expect(word);
        int chosen = choice(words);
        endStep();
        return chosen;
    }

    @Override
    public int choice(List<String> words) throws IOException {
        String token = token();
        int chosen = words.indexOf(token);
        require(chosen >= 0, "'" + Quoted.of(token) + "' is none of " + words);
        return chosen;
    }

    @Override
    public <K extends StepKind> K step(int number, List<K> kinds) throws IOException {
        int end = line.indexOf(' ');
        String word = end < 0 ? line : line.substring(0, end);
        for (K kind : kinds) {
            if (word.equals(kind.word())) {
                place = word.length();
                return kind;
            }
        }
        throw new MalformedException("unknown step '" + Quoted.of(word) + "'");
    }

    @Override
    public int operand() throws IOException {
        return parse(token());
    }

    @Override
    public Role turn() throws IOException {
        String word = token();
        for (Role role : Role.values()) {
            if (word.equals(role.word())) {
                return role;
            }
        }
        throw new MalformedException("'" + Quoted.of(word) + "' is no turn");
    }

    @Override
    public int[] list(int unit, Next next, int most) throws IOException {
        IntStream.Builder numbers = IntStream.builder();
        int count = 0;
        while (hasMore()) {
            String token = token();
            if (next == Next.LIST && token.equals(SEPARATOR)) {
                require(count % unit == 0, "a pair lacks its second square");
                return numbers.build().toArray();
            }
            numbers.add(parse(token));
            require(++count <= (long) most * unit, "a list is too long");
        }
        require(next == Next.END, "a list lacks its end " + SEPARATOR);
        require(count % unit == 0, "a pair lacks its second square");
        return numbers.build().toArray();
    }

    @Override
    public List<List<int[]>> parts(int most) throws IOException {
        List<List<int[]>> parts = new ArrayList<>();
        boolean more = hasMore();
        while (more) {
            require(parts.size() < most, "a list is too long");
            List<int[]> edges = new ArrayList<>();
            more = edges(edges);
            parts.add(edges);
        }
        return parts;
    }

    /** Reads the sub-edges of one part and says whether another part follows. */
    private boolean edges(List<int[]> edges) throws IOException {
        IntStream.Builder squares = IntStream.builder();
        int count = 0;
        while (hasMore()) {
            String token = token();
            if (token.equals(SEPARATOR) || token.equals(EDGE_SEPARATOR)) {
                edges.add(squares.build().toArray());
                require(edges.size() <= Part.MAX_EDGES, "a part has too many sub-edges");
                squares = IntStream.builder();
                count = 0;
                if (token.equals(SEPARATOR)) {
                    return true;
                }
            } else {
                squares.add(parse(token));
                require(++count <= Part.MAX_SQUARES, "a list is too long");
            }
        }
        edges.add(squares.build().toArray());
        require(edges.size() <= Part.MAX_EDGES, "a part has too many sub-edges");
        return false;
    }

    @Override
    public void noList() {
        // The text form has no place for it.
    }

    @Override
    public List<Reference> children() throws IOException {
        List<Reference> children = new ArrayList<>();
        while (hasMore()) {
            children.add(child());
        }
        return children;
    }

    @Override
    public List<Answer> answers(int most) throws IOException {
        List<Answer> answers = new ArrayList<>();
        while (hasMore()) {
            require(token().equals(SEPARATOR), "an answer lacks its beginning " + SEPARATOR);
            answers.add(new Answer(child(), moves(most)));
        }
        return answers;
    }

    private List<Integer> moves(int most) throws IOException {
        List<Integer> moves = new ArrayList<>();
        while (hasMore() && !line.startsWith(SEPARATOR, place + 1)) {
            moves.add(operand());
            require(moves.size() <= most, "a list is too long");
        }
        return moves;
    }

    @Override
    public Reference child() throws IOException {
        String token = token();
        boolean last = token.endsWith("!");
        String digits = last ? token.substring(0, token.length() - 1) : token;
        return new Reference(parse(digits), last);
    }

    @Override
    public void endStep() throws IOException {
        require(!hasMore(), "the line goes on where it should end");
        digest.update(bytes);
        digest.update((byte) '\n');
        readLine();
    }

    @Override
    public void finish() throws IOException {
        expect("sha256");
        String expected = HexFormat.of().formatHex(digest.digest());
        require(token().equals(expected), "the SHA-256 is not that of the file");
        require(!hasMore() && in.read() < 0, "something follows the SHA-256");
    }

    private boolean hasMore() {
        return place < line.length();
    }

    private boolean startsWith(String word) {
        return line.equals(word) || line.startsWith(word + " ");
    }

    private void expect(String word) throws IOException {
        require(startsWith(word), "the line should begin with '" + word + "'");
        place = word.length();
    }

    /** Reads a space and what follows it up to the next space. */
    private String token() throws IOException {
        require(hasMore(), "the line ends too early");
        int end = line.indexOf(' ', place + 1);
        String token = line.substring(place + 1, end < 0 ? line.length() : end);
        place = end < 0 ? line.length() : end;
        require(!token.isEmpty(), "tokens are separated by one space");
        return token;
    }

    private static int parse(String token) throws IOException {
        long value = 0;
        int length = token.length();
        for (int i = 0; i < length && value <= Certificate.GREATEST_NUMBER; i++) {
            int digit = token.charAt(i) - '0';
            value = digit < 0 || digit > 9 ? Long.MAX_VALUE : 10 * value + digit;
        }
        boolean written = length > 0 && (length == 1 || token.charAt(0) != '0');
        require(
                written && value <= Certificate.GREATEST_NUMBER,
                "'" + Quoted.of(token) + "' is no number from 0 to " + Certificate.GREATEST_NUMBER);
        return (int) value;
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }
}
