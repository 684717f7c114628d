package proofstone.testkit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import proofstone.testkit.TextCertificate.TextStep;

/**
 * The binary form of a certificate as a list of labelled items that can be changed before they
 * become bytes.
 *
 * <p>Like {@link TextCertificate}, from which it is made, it is written from the format page alone
 * and checks nothing.
 */
final class BinaryForm {
    /** What an item stands for. */
    enum Label {
        COUNT,
        KIND,
        REFERENCE,
        NUMBER,
        STRING
    }

    /**
     * One varint, followed by a string if it is the length of one.
     *
     * @param label its meaning
     * @param value the number that is written as a varint
     * @param text what follows in UTF-8, empty but for strings
     */
    record Item(Label label, long value, String text) {
        static Item of(Label label, long value) {
            return new Item(label, value, "");
        }
    }

    private static final byte[] MAGIC = {'P', 'S', 'T', 'O', 'N', 'E', '1', '\n'};
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
                    "parts");

    private final List<Item> items = new ArrayList<>();

    private BinaryForm() {}

    /** Returns the items of {@code certificate}. */
    static List<Item> items(TextCertificate certificate) {
        BinaryForm form = new BinaryForm();
        form.header(certificate);
        List<TextStep> order = certificate.order();
        List<String> lines = certificate.lines();
        int live = lines.size() - order.size() - 2;
        form.add(Label.COUNT, Long.parseLong(lines.get(live).substring("live ".length())));
        form.add(Label.COUNT, order.size());
        Map<TextStep, Integer> number = new HashMap<>();
        for (TextStep step : order) {
            number.put(step, number.size() + 1);
            form.step(step, number, lines.get(live + 1 + number.size()));
        }
        return form.items;
    }

    private void header(TextCertificate certificate) {
        string(certificate.field("game").orElseThrow());
        string(certificate.field("rule").orElseThrow());
        add(Label.NUMBER, certificate.squares());
        add(Label.COUNT, certificate.sets().size());
        certificate.sets().forEach(this::list);
        list(certificate.numbers("maker"));
        list(certificate.numbers("breaker"));
        add(Label.NUMBER, certificate.field("to-move").orElseThrow().equals("maker") ? 0 : 1);
        List<Integer> stones = certificate.numbers("maker-stones");
        add(Label.NUMBER, stones.isEmpty() ? 0 : stones.getFirst() + 1);
        if (certificate.field("first-moves").isPresent()) {
            List<Integer> moves = certificate.numbers("first-moves");
            add(Label.COUNT, moves.size() + 1);
            moves.forEach(move -> add(Label.NUMBER, move));
        } else {
            add(Label.COUNT, 0);
        }
        add(Label.NUMBER, certificate.field("claim").orElseThrow().equals("maker-wins") ? 0 : 1);
        string(certificate.field("producer").orElseThrow());
        string(certificate.field("command").orElseThrow());
    }

    private void step(TextStep step, Map<TextStep, Integer> number, String line) {
        add(Label.KIND, KINDS.indexOf(step.word));
        switch (step.word) {
            case "pairs" -> {
                add(Label.COUNT, step.head.size() / 2);
                numbers(step.head);
            }
            case "potential" -> {
                int slash = step.head.indexOf("/");
                add(Label.NUMBER, step.head.getFirst().equals("maker") ? 0 : 1);
                counted(step.head.subList(1, slash));
                counted(step.head.subList(slash + 1, step.head.size()));
            }
            case "short" -> {
                numbers(step.head.subList(0, 1));
                counted(step.head.subList(1, step.head.size()));
            }
            case "parts" -> parts(split(step.head, "/"));
            case "join", "replies", "first-replies" -> add(Label.COUNT, step.children.size());
            default -> numbers(step.head);
        }
        references(step, number, line);
        if (step.word.equals("isomorphism")) {
            map(step.tail);
        }
    }

    private void parts(List<List<String>> parts) {
        add(Label.COUNT, parts.size());
        for (List<String> part : parts) {
            List<List<String>> edges = split(part, "+");
            add(Label.COUNT, edges.size());
            edges.forEach(this::counted);
        }
    }

    private static List<List<String>> split(List<String> tokens, String separator) {
        List<List<String>> lists = new ArrayList<>();
        lists.add(new ArrayList<>());
        for (String token : tokens) {
            if (token.equals(separator)) {
                lists.add(new ArrayList<>());
            } else {
                lists.getLast().add(token);
            }
        }
        return lists;
    }

    private void references(TextStep step, Map<TextStep, Integer> number, String line) {
        List<String> tokens = Arrays.asList(line.split(" ", -1));
        int first = 1 + step.head.size();
        int own = number.getOrDefault(step, 0);
        for (String token : tokens.subList(first, first + step.children.size())) {
            int child = Integer.parseInt(token.replace("!", ""));
            add(Label.REFERENCE, 2L * (own - child) + (token.endsWith("!") ? 1 : 0));
        }
    }

    private void counted(int count, List<String> tail) {
        add(Label.COUNT, count);
        numbers(tail);
    }

    private static int slash(List<String> tail) {
        return tail.contains("/") ? tail.indexOf("/") : tail.size();
    }

    private void map(List<String> tail) {
        int slash = slash(tail);
        counted(slash / 2, tail.subList(0, slash));
        counted(tail.subList(Math.min(slash + 1, tail.size()), tail.size()));
    }

    private void add(Label label, long value) {
        items.add(Item.of(label, value));
    }

    private void list(List<Integer> numbers) {
        add(Label.COUNT, numbers.size());
        numbers.forEach(number -> add(Label.NUMBER, number));
    }

    private void counted(List<String> tokens) {
        add(Label.COUNT, tokens.size());
        numbers(tokens);
    }

    private void numbers(List<String> tokens) {
        tokens.forEach(token -> add(Label.NUMBER, Long.parseLong(token)));
    }

    private void string(String text) {
        items.add(new Item(Label.STRING, text.getBytes(StandardCharsets.UTF_8).length, text));
    }

    /** Returns the body that the items make. */
    static byte[] body(List<Item> items) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (Item item : items) {
            long rest = item.value();
            while (rest > 127) {
                body.write((int) (rest & 127) | 128);
                rest >>>= 7;
            }
            body.write((int) rest);
            body.writeBytes(item.text().getBytes(StandardCharsets.UTF_8));
        }
        return body.toByteArray();
    }

    /** Returns the file with this body: first bytes, compressed stream, hash. */
    static byte[] seal(byte[] body) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(MAGIC);
        try (DeflaterOutputStream stream = new DeflaterOutputStream(file)) {
            stream.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        file.writeBytes(TextCertificate.sha256(file.toByteArray()));
        return file.toByteArray();
    }

    /** Returns the body of a well-formed file. */
    static byte[] open(byte[] file) {
        byte[] stream = Arrays.copyOfRange(file, MAGIC.length, file.length - 32);
        try (InflaterInputStream body =
                new InflaterInputStream(new java.io.ByteArrayInputStream(stream))) {
            return body.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
