package proofstone.checker;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.zip.Deflater;

/** Writes the lines of a text certificate in the binary form, by the format page, section 6. */
final class BinaryEncoder {
    private static final List<String> KINDS =
            List.of(
                    "blocked",
                    "pairs",
                    "potential",
                    "short",
                    "join",
                    "line",
                    "filled",
                    "fork",
                    "threat",
                    "move",
                    "replies",
                    "first-replies",
                    "domination",
                    "isomorphism",
                    "parts",
                    "boxes",
                    "puts",
                    "answers");

    /** The kinds of rule {@code hex}, whose numbers follow. */
    private static final List<String> HEX_KINDS =
            List.of("adjacent", "chain", "move", "join", "capture", "symmetry");

    /** The kinds of rule {@code strong}, whose numbers follow those of Hex. */
    private static final List<String> STRONG_KINDS =
            List.of(
                    "line",
                    "threat",
                    "move",
                    "parry",
                    "replies",
                    "pairs",
                    "parts",
                    "late",
                    "symmetry",
                    "draw",
                    "strategy-stealing",
                    "weaken");

    private static final List<String> OUTCOMES =
            List.of(
                    "black-wins",
                    "white-wins",
                    "not-black",
                    "not-white",
                    "draw",
                    "black-wins-larger",
                    "white-wins-larger");

    private final Iterator<String> lines;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private String line;
    private boolean hex;
    private boolean strong;

    private BinaryEncoder(String text) {
        lines = text.lines().iterator();
        line = lines.next();
    }

    /** The whole file for the lines of a text certificate without its hash. */
    static byte[] encode(String text) {
        return file(body(text));
    }

    /** The body, not compressed. */
    static byte[] body(String text) {
        BinaryEncoder encoder = new BinaryEncoder(text);
        encoder.header();
        for (int step = 1; encoder.lines.hasNext(); step++) {
            encoder.next();
            encoder.step(step);
        }
        return encoder.body.toByteArray();
    }

    /** The whole file for a body. */
    static byte[] file(byte[] body) {
        return sealed(deflate(body));
    }

    /** The whole file for a compressed stream. */
    static byte[] sealed(byte[] packed) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes("PSTONE1\n".getBytes(StandardCharsets.US_ASCII));
        file.writeBytes(packed);
        file.writeBytes(Script.sha256(file.toByteArray()));
        return file.toByteArray();
    }

    static byte[] deflate(byte[] body) {
        Deflater deflater = new Deflater();
        deflater.setInput(body);
        deflater.finish();
        byte[] buffer = new byte[4096];
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        while (!deflater.finished()) {
            packed.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return packed.toByteArray();
    }

    private void next() {
        line = lines.next();
    }

    private void header() {
        string("game");
        string("rule");
        hex = line.equals("rule hex");
        if (hex) {
            hexHeader();
            return;
        }
        strong = line.startsWith("rule strong");
        boolean several = line.equals("rule strong-turns");
        if (strong) {
            strongHeader(several);
            return;
        }
        number("squares");
        number("sets");
        next();
        while (line.equals("set") || line.startsWith("set ")) {
            String[] words = words();
            list(List.of(words).subList(1, words.length));
            next();
        }
        list(operands("maker"));
        next();
        list(operands("breaker"));
        next();
        varint(operands("to-move").equals(List.of("maker")) ? 0 : 1);
        next();
        limits();
        varint(operands("claim").equals(List.of("maker-wins")) ? 0 : 1);
        string("producer");
        string("command");
        number("live");
        number("steps");
    }

    private void hexHeader() {
        number("rows");
        number("columns");
        next();
        list(operands("black"));
        next();
        list(operands("white"));
        next();
        varint(operands("to-move").equals(List.of("black")) ? 0 : 1);
        next();
        varint(operands("claim").equals(List.of("black-wins")) ? 0 : 1);
        string("producer");
        string("command");
        number("live");
        number("steps");
    }

    private void strongHeader(boolean several) {
        number("squares");
        number("sets");
        next();
        while (line.startsWith("set ")) {
            List<String> words = operands("set");
            varint(List.of("both", "black", "white").indexOf(words.getFirst()));
            list(words.subList(1, words.size()));
            next();
        }
        optionalList("black-squares");
        optionalList("white-squares");
        boolean parry = line.equals("parry");
        varint(parry ? 1 : 0);
        if (parry) {
            next();
        }
        if (several) {
            varint(Long.parseLong(operands("stones-a-turn").getFirst()));
            next();
        }
        list(operands("black"));
        next();
        list(operands("white"));
        next();
        varint(operands("to-move").equals(List.of("black")) ? 0 : 1);
        next();
        if (several) {
            varint(Long.parseLong(operands("left").getFirst()));
            next();
        }
        boolean limited = line.startsWith("plies ");
        varint(limited ? 1 + Long.parseLong(operands("plies").getFirst()) : 0);
        if (limited) {
            next();
        }
        varint(OUTCOMES.indexOf(operands("claim").getFirst()));
        string("producer");
        string("command");
        number("live");
        number("steps");
    }

    private void optionalList(String word) {
        if (!line.split(" ", -1)[0].equals(word)) {
            varint(0);
            return;
        }
        List<String> members = operands(word);
        varint(members.size() + 1L);
        members.forEach(this::plain);
        next();
    }

    private void limits() {
        if (line.startsWith("turns")) {
            list(operands("turns"));
            next();
            if (line.startsWith("exclusive")) {
                list(operands("exclusive"));
                next();
            }
            return;
        }
        boolean limited = line.startsWith("maker-stones ");
        varint(limited ? 1 + Long.parseLong(operands("maker-stones").getFirst()) : 0);
        if (limited) {
            next();
        }
        if (line.startsWith("first-moves")) {
            List<String> moves = operands("first-moves");
            varint(moves.size() + 1L);
            moves.forEach(this::plain);
            next();
        } else {
            varint(0);
        }
    }

    private void string(String word) {
        next();
        require(word);
        byte[] bytes = Script.utf8(line.substring(Math.min(line.length(), word.length() + 1)));
        varint(bytes.length);
        body.writeBytes(bytes);
    }

    private void number(String word) {
        next();
        plain(operands(word).getFirst());
    }

    private String[] words() {
        return line.split(" ", -1);
    }

    private List<String> operands(String word) {
        require(word);
        String[] words = words();
        return List.of(words).subList(1, words.length);
    }

    private void require(String word) {
        if (!line.split(" ", -1)[0].equals(word)) {
            throw new IllegalStateException("expected " + word + ": " + line);
        }
    }

    private void step(int step) {
        List<String> words = new ArrayList<>(List.of(words()));
        String kind = words.removeFirst();
        if (hex) {
            hexStep(kind, words, step);
            return;
        }
        if (strong) {
            strongStep(kind, words, step);
            return;
        }
        varint(KINDS.indexOf(kind));
        switch (kind) {
            case "blocked" -> {}
            case "pairs" -> pairs(words);
            case "potential" -> {
                varint(words.removeFirst().equals("maker") ? 0 : 1);
                list(words.subList(0, words.indexOf("/")));
                list(words.subList(words.indexOf("/") + 1, words.size()));
            }
            case "short" -> {
                plain(words.removeFirst());
                list(words);
            }
            case "boxes" -> {
                plain(words.removeFirst());
                plain(words.removeFirst());
                list(words);
            }
            case "puts" -> {
                reference(words.removeFirst(), step);
                list(words);
            }
            case "answers" -> {
                plain(words.removeFirst());
                plain(words.removeFirst());
                if (words.contains("/")) {
                    list(words.subList(0, words.indexOf("/")));
                    words.subList(0, words.indexOf("/") + 1).clear();
                }
                varint(words.size());
                words.forEach(word -> reference(word, step));
            }
            case "join", "replies", "first-replies" -> {
                varint(words.size());
                words.forEach(word -> reference(word, step));
            }
            case "threat" -> {
                words.subList(0, 3).forEach(this::plain);
                reference(words.getLast(), step);
            }
            case "move", "domination" -> {
                words.subList(0, words.size() - 1).forEach(this::plain);
                reference(words.getLast(), step);
            }
            case "isomorphism" -> isomorphism(words, step);
            case "parts" -> parts(words);
            default -> words.forEach(this::plain);
        }
    }

    private void hexStep(String kind, List<String> words, int step) {
        varint(KINDS.size() + HEX_KINDS.indexOf(kind));
        switch (kind) {
            case "adjacent" -> {
                varint(words.removeFirst().equals("black") ? 0 : 1);
                words.forEach(this::plain);
            }
            case "chain" -> {
                plain(words.removeFirst());
                varint(words.size());
                words.forEach(word -> reference(word, step));
            }
            case "join" -> {
                varint(words.size());
                words.forEach(word -> reference(word, step));
            }
            case "capture" -> {
                reference(words.removeFirst(), step);
                list(words.subList(0, words.indexOf("/")));
                list(words.subList(words.indexOf("/") + 1, words.size()));
            }
            default -> {
                plain(words.getFirst());
                reference(words.getLast(), step);
            }
        }
    }

    private void strongStep(String kind, List<String> words, int step) {
        varint(KINDS.size() + HEX_KINDS.size() + STRONG_KINDS.indexOf(kind));
        switch (kind) {
            case "line", "late" -> {
                player(words);
                words.forEach(this::plain);
            }
            case "pairs" -> {
                player(words);
                pairs(words);
            }
            case "parts" -> {
                player(words);
                parts(words);
            }
            case "replies" -> answers(words, step);
            case "weaken" -> {
                reference(words.removeFirst(), step);
                int slash = words.indexOf("/");
                list(words.subList(0, slash));
                list(words.subList(slash + 1, words.size()));
            }
            case "draw" -> words.forEach(word -> reference(word, step));
            default -> {
                words.subList(0, words.size() - 1).forEach(this::plain);
                reference(words.getLast(), step);
            }
        }
    }

    private void player(List<String> words) {
        varint(words.removeFirst().equals("black") ? 0 : 1);
    }

    private void answers(List<String> words, int step) {
        List<List<String>> lists = split(words, "/");
        reference(lists.getFirst().getFirst(), step);
        varint(lists.size() - 1);
        for (List<String> answer : lists.subList(1, lists.size())) {
            reference(answer.getFirst(), step);
            list(answer.subList(1, answer.size()));
        }
    }

    private void isomorphism(List<String> words, int step) {
        reference(words.removeFirst(), step);
        int slash = words.contains("/") ? words.indexOf("/") : words.size();
        pairs(words.subList(0, slash));
        list(words.subList(Math.min(words.size(), slash + 1), words.size()));
    }

    private void parts(List<String> words) {
        List<List<String>> parts = split(words, "/");
        varint(parts.size());
        for (List<String> part : parts) {
            List<List<String>> edges = split(part, "+");
            varint(edges.size());
            edges.forEach(this::list);
        }
    }

    /** The lists between the separators; none if there is no word at all. */
    private static List<List<String>> split(List<String> words, String separator) {
        List<List<String>> lists = new ArrayList<>();
        for (String word : words) {
            if (lists.isEmpty() || word.equals(separator)) {
                lists.add(new ArrayList<>());
            }
            if (!word.equals(separator)) {
                lists.getLast().add(word);
            }
        }
        return lists;
    }

    private void pairs(List<String> numbers) {
        varint(numbers.size() / 2);
        numbers.forEach(this::plain);
    }

    private void list(List<String> numbers) {
        varint(numbers.size());
        numbers.forEach(this::plain);
    }

    private void plain(String number) {
        varint(Long.parseLong(number));
    }

    private void reference(String word, int step) {
        long child = Long.parseLong(word.replace("!", ""));
        varint(2 * (step - child) + (word.endsWith("!") ? 1 : 0));
    }

    private void varint(long value) {
        body.writeBytes(varintBytes(value));
    }

    /** A varint in its shortest form. */
    static byte[] varintBytes(long value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long rest = value;
        while (rest >= 0x80) {
            bytes.write((int) ((rest & 0x7f) | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
        return bytes.toByteArray();
    }
}
