package proofstone.testkit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import proofstone.testkit.BinaryForm.Item;
import proofstone.testkit.BinaryForm.Label;

/** Changes of the lines, items and bytes of a certificate. Empty means that there was no place. */
final class FileMutations {
    private static final List<String> ABSURD =
            List.of("2147483647", "2147483648", "99999999999999999999", "-1", "", "1e3", "0x1");

    private final TextCertificate certificate;
    private final SplittableRandom random;

    FileMutations(TextCertificate certificate, SplittableRandom random) {
        this.certificate = certificate;
        this.random = random;
    }

    /** A change of the file. */
    @FunctionalInterface
    interface Change {
        /** Returns the changed file, or empty if there is no place for the change. */
        Optional<byte[]> apply(FileMutations mutations);
    }

    /** Returns the text after a change of a step. */
    Optional<byte[]> changedSteps(StepMutations.Change change) {
        boolean found = change.apply(new StepMutations(certificate, random));
        return found ? Optional.of(text()) : Optional.empty();
    }

    /** Returns the text after a change of the header. */
    Optional<byte[]> changedHeader(HeaderMutations.Change change) {
        boolean found = change.apply(new HeaderMutations(certificate, random));
        return found ? Optional.of(text()) : Optional.empty();
    }

    private byte[] text() {
        return certificate.toBytes();
    }

    private byte[] binary() {
        return BinaryForm.seal(BinaryForm.body(BinaryForm.items(certificate)));
    }

    private static int firstStep(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("steps ")) {
                return i + 1;
            }
        }
        return lines.size();
    }

    private int number(int bound) {
        return random.nextInt(Math.max(1, bound));
    }

    /** A line of a random step with another word. */
    Optional<byte[]> unknownWord() {
        List<String> lines = new ArrayList<>(certificate.lines());
        int first = firstStep(lines);
        int at = first + number(lines.size() - first);
        lines.set(at, "magic" + lines.get(at).replaceFirst("^[^ ]*", ""));
        return Optional.of(TextCertificate.seal(lines));
    }

    /** A child that loses its mark of the last use, or one that gets it too early. */
    Optional<byte[]> lastUse() {
        boolean removes = random.nextBoolean();
        return token(removes ? "[0-9]+!" : "", old -> removes ? old.replace("!", "") : old + "!");
    }

    /** A child that is the step itself or a later one, or no step. */
    Optional<byte[]> reference() {
        String number = List.of("0", "99999", "-3", "x").get(random.nextInt(4));
        return token("[0-9]+!", old -> number + "!");
    }

    /**
     * Changes one reference to a child; {@code form} is its pattern, empty for one without mark.
     */
    private Optional<byte[]> token(String form, UnaryOperator<String> change) {
        List<String> lines = new ArrayList<>(certificate.lines());
        List<int[]> places = new ArrayList<>();
        for (int i = firstStep(lines); i < lines.size(); i++) {
            String[] tokens = lines.get(i).split(" ", -1);
            int line = i;
            IntStream.range(1, tokens.length)
                    .filter(t -> isReference(tokens, t) && fits(tokens[t], form))
                    .forEach(t -> places.add(new int[] {line, t}));
        }
        if (places.isEmpty()) {
            return Optional.empty();
        }
        int[] place = places.get(random.nextInt(places.size()));
        String[] tokens = lines.get(place[0]).split(" ", -1);
        tokens[place[1]] = change.apply(tokens[place[1]]);
        lines.set(place[0], String.join(" ", tokens));
        return Optional.of(TextCertificate.seal(lines));
    }

    private static boolean fits(String token, String form) {
        return form.isEmpty() ? !token.endsWith("!") : token.matches(form);
    }

    private static boolean isReference(String[] tokens, int index) {
        return switch (tokens[0]) {
            case "join", "replies", "first-replies" -> true;
            case "move" -> index == 2;
            case "domination" -> index == 3;
            case "threat" -> index == 4;
            case "isomorphism" -> index == 1;
            default -> false;
        };
    }

    /** One of the counts of the header one too high or too low. */
    Optional<byte[]> count() {
        List<String> lines = new ArrayList<>(certificate.lines());
        String word = List.of("steps ", "sets ", "live ").get(random.nextInt(3));
        int change = word.equals("live ") || random.nextBoolean() ? -1 : 1;
        lines.replaceAll(line ->
                line.startsWith(word)
                        ? word + (Integer.parseInt(line.substring(word.length())) + change)
                        : line);
        return Optional.of(TextCertificate.seal(lines));
    }

    /** A number of the header or of a step that is no number, or far too large. */
    Optional<byte[]> absurdNumber() {
        List<String> lines = new ArrayList<>(certificate.lines());
        List<Integer> numeric =
                IntStream.range(1, lines.size())
                        .filter(i -> lines.get(i).matches("(?!game|producer|command).* [0-9!]+"))
                        .boxed()
                        .toList();
        int at = numeric.get(random.nextInt(numeric.size()));
        String absurd = ABSURD.get(random.nextInt(ABSURD.size()));
        lines.set(at, lines.get(at).replaceFirst("[0-9]+!?$", absurd));
        return Optional.of(TextCertificate.seal(lines));
    }

    /**
     * Lines that are not quite as the page wants them: blanks, carriage returns, zeros, upper case.
     */
    Optional<byte[]> sloppyLine() {
        List<String> lines = new ArrayList<>(certificate.lines());
        List<Integer> places =
                IntStream.range(1, lines.size())
                        .filter(i -> !lines.get(i).matches("(game|producer|command)( .*)?"))
                        .boxed()
                        .toList();
        int at = places.get(random.nextInt(places.size()));
        String line = lines.get(at);
        lines.set(
                at,
                switch (random.nextInt(5)) {
                    case 0 -> line + " ";
                    case 1 -> line + "\r";
                    case 2 -> " " + line;
                    case 3 -> line.toUpperCase(Locale.ROOT);
                    default -> line.replaceFirst(" ", "  ");
                });
        boolean changed = !lines.get(at).equals(line);
        return changed ? Optional.of(TextCertificate.seal(lines)) : Optional.empty();
    }

    /** Another hash. */
    Optional<byte[]> textHash() {
        byte[] bytes = text();
        int at = bytes.length - 2 - number(64);
        return Optional.of(withOtherDigit(bytes, at));
    }

    private static byte[] withOtherDigit(byte[] bytes, int at) {
        bytes[at] = (byte) (bytes[at] == 'a' ? 'b' : 'a');
        return bytes;
    }

    /** A text that ends early. */
    Optional<byte[]> truncatedText() {
        byte[] bytes = text();
        return Optional.of(Arrays.copyOf(bytes, number(bytes.length)));
    }

    /** A text that goes on after its hash. */
    Optional<byte[]> trailingText() {
        return Optional.of(append(text(), random.nextBoolean() ? "\n" : "blocked\n"));
    }

    private static byte[] append(byte[] bytes, String more) {
        byte[] tail = more.getBytes(StandardCharsets.UTF_8);
        byte[] result = Arrays.copyOf(bytes, bytes.length + tail.length);
        System.arraycopy(tail, 0, result, bytes.length, tail.length);
        return result;
    }

    /** A text with one bit changed. */
    Optional<byte[]> textBit() {
        return Optional.of(flip(text()));
    }

    /** A text with one bit changed before its hash was made. */
    Optional<byte[]> hashedTextBit() {
        byte[] bytes = text();
        int body = bytes.length - "sha256 ".length() - 65;
        String changed = new String(flip(Arrays.copyOf(bytes, body)), StandardCharsets.ISO_8859_1);
        boolean isText = StandardCharsets.US_ASCII.newEncoder().canEncode(changed);
        if (!isText || !changed.endsWith("\n")) {
            return Optional.empty();
        }
        String lines = changed.substring(0, changed.length() - 1);
        return Optional.of(TextCertificate.seal(List.of(lines.split("\n", -1))));
    }

    private byte[] flip(byte[] bytes) {
        bytes[number(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        return bytes;
    }

    /** A binary form that ends early. */
    Optional<byte[]> truncatedBinary() {
        byte[] bytes = binary();
        return Optional.of(Arrays.copyOf(bytes, number(bytes.length)));
    }

    /** A binary form that goes on after its hash. */
    Optional<byte[]> trailingBinary() {
        return Optional.of(append(binary(), random.nextBoolean() ? "\0" : "PSTONE1\n"));
    }

    /** A binary form with one bit changed. */
    Optional<byte[]> binaryBit() {
        return Optional.of(flip(binary()));
    }

    /** A binary form with one bit of the body changed before it was compressed and hashed. */
    Optional<byte[]> bodyBit() {
        byte[] body = BinaryForm.body(BinaryForm.items(certificate));
        return Optional.of(BinaryForm.seal(flip(body)));
    }

    /** A body that goes on after its last step. */
    Optional<byte[]> trailingBody() {
        byte[] body = BinaryForm.body(BinaryForm.items(certificate));
        return Optional.of(BinaryForm.seal(append(body, "\0")));
    }

    /** A count or a length of the body that its bytes do not back. */
    Optional<byte[]> absurdLength() {
        return item(FileMutations::isLength, this::madeAbsurd);
    }

    private static boolean isLength(Item item) {
        return item.label() == Label.COUNT || item.label() == Label.STRING;
    }

    private Item madeAbsurd(Item item) {
        long[] absurd = {Integer.MAX_VALUE, 1L << 31, 1L << 34, 100_000};
        return new Item(item.label(), absurd[random.nextInt(4)], item.text());
    }

    /** A kind that no rule has. */
    Optional<byte[]> unknownKind() {
        return item(
                item -> item.label() == Label.KIND,
                item -> Item.of(Label.KIND, 18L + number(1000)));
    }

    private Optional<byte[]> item(Predicate<Item> fits, UnaryOperator<Item> change) {
        List<Item> items = new ArrayList<>(BinaryForm.items(certificate));
        List<Integer> places =
                IntStream.range(0, items.size())
                        .filter(i -> fits.test(items.get(i)))
                        .boxed()
                        .toList();
        int at = places.get(random.nextInt(places.size()));
        items.set(at, change.apply(items.get(at)));
        return Optional.of(BinaryForm.seal(BinaryForm.body(items)));
    }

    /** A number of the body written with a byte too many. */
    Optional<byte[]> longNumber() {
        List<Item> items = BinaryForm.items(certificate);
        int at = 2 + number(items.size() - 2);
        byte[] before = BinaryForm.body(items.subList(0, at + 1));
        byte[] body = BinaryForm.body(items);
        if (!items.get(at).text().isEmpty()) {
            return Optional.empty();
        }
        byte[] longer = new byte[body.length + 1];
        System.arraycopy(body, 0, longer, 0, before.length);
        longer[before.length - 1] |= (byte) 128;
        System.arraycopy(
                body, before.length, longer, before.length + 1, body.length - before.length);
        return Optional.of(BinaryForm.seal(longer));
    }
}
