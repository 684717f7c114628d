package proofstone.testkit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A certificate as tokens that can be changed at will: its header lines and its steps as a graph.
 *
 * <p>Nothing is checked here. {@link #lines} numbers the steps that the root reaches, sets the
 * marks of the last use and counts {@code live} and {@code steps}; {@link #seal} adds the hash. So
 * a changed certificate is wrong in what was changed and in nothing else. Written from the format
 * page alone, without the writer and the reader of the program.
 */
final class TextCertificate {
    /**
     * One step: its word, the operands before its children, the children, the operands after them.
     */
    static final class TextStep {
        String word;
        final List<String> head = new ArrayList<>();
        final List<TextStep> children = new ArrayList<>();
        final List<String> tail = new ArrayList<>();

        TextStep(String word) {
            this.word = word;
        }

        /** Makes a step without children. */
        static TextStep leaf(String word, String... operands) {
            TextStep step = new TextStep(word);
            step.head.addAll(Arrays.asList(operands));
            return step;
        }

        /** Returns operand {@code index} before the children as a number. */
        int number(int index) {
            return Integer.parseInt(head.get(index));
        }
    }

    private final List<String> header;
    private final List<TextStep> steps;

    private TextCertificate(List<String> header, List<TextStep> steps) {
        this.header = header;
        this.steps = steps;
    }

    /** Parses a well-formed certificate in text form. */
    static TextCertificate parse(String text) {
        List<String> header = new ArrayList<>();
        List<TextStep> steps = new ArrayList<>();
        boolean inSteps = false;
        for (String line : text.lines().toList()) {
            if (line.startsWith("sha256 ")) {
                break;
            } else if (inSteps) {
                steps.add(parseStep(line, steps));
            } else if (line.startsWith("steps ")) {
                inSteps = true;
            } else if (!line.startsWith("live ")) {
                header.add(line);
            }
        }
        return new TextCertificate(header, steps);
    }

    private static TextStep parseStep(String line, List<TextStep> earlier) {
        List<String> tokens = Arrays.asList(line.split(" ", -1));
        TextStep step = new TextStep(tokens.get(0));
        int first = 1 + operandsBeforeChildren(step.word, tokens.size() - 1);
        int end = first + children(step.word, tokens.size() - 1);
        step.head.addAll(tokens.subList(1, first));
        for (String reference : tokens.subList(first, end)) {
            step.children.add(earlier.get(Integer.parseInt(reference.replace("!", "")) - 1));
        }
        step.tail.addAll(tokens.subList(end, tokens.size()));
        return step;
    }

    private static int operandsBeforeChildren(String word, int operands) {
        return switch (word) {
            case "join", "replies", "first-replies", "isomorphism" -> 0;
            case "move" -> 1;
            case "domination" -> 2;
            case "threat" -> 3;
            default -> operands;
        };
    }

    private static int children(String word, int operands) {
        return switch (word) {
            case "join", "replies", "first-replies" -> operands;
            case "move", "domination", "threat", "isomorphism" -> 1;
            default -> 0;
        };
    }

    /** Returns an independent copy. */
    TextCertificate copy() {
        return parse(String.join("\n", lines()) + "\n");
    }

    /** Returns the lines before {@code live}, which may be changed. */
    List<String> header() {
        return header;
    }

    /** Returns the steps, children before parents, which may be changed; the last is the root. */
    List<TextStep> steps() {
        return steps;
    }

    /** Returns the root. */
    TextStep root() {
        return steps.getLast();
    }

    /** Returns the steps with one of these words. */
    List<TextStep> steps(String... words) {
        return steps.stream().filter(s -> Arrays.asList(words).contains(s.word)).toList();
    }

    /** Returns what follows {@code word} in the header, or empty if no line starts with it. */
    Optional<String> field(String word) {
        return header.stream()
                .filter(line -> line.equals(word) || line.startsWith(word + " "))
                .map(line -> line.substring(Math.min(line.length(), word.length() + 1)))
                .findFirst();
    }

    /** Replaces the header line that starts with {@code word}. */
    void setField(String word, String value) {
        String line = value.isEmpty() ? word : word + " " + value;
        header.replaceAll(old -> old.equals(word) || old.startsWith(word + " ") ? line : old);
    }

    /** Returns the numbers that follow {@code word} in the header, none if it is absent. */
    List<Integer> numbers(String word) {
        String value = field(word).orElse("");
        return value.isEmpty() ? List.of() : split(value);
    }

    private static List<Integer> split(String numbers) {
        return Arrays.stream(numbers.split(" ", -1)).map(Integer::valueOf).toList();
    }

    /** Returns the number of squares of the board. */
    int squares() {
        return numbers("squares").getFirst();
    }

    /** Returns the squares of the winning sets in the order of the header. */
    List<List<Integer>> sets() {
        return header.stream()
                .filter(line -> line.startsWith("set "))
                .map(line -> Arrays.stream(line.substring(4).split(" ", -1)))
                .map(tokens -> tokens.map(Integer::valueOf).toList())
                .toList();
    }

    /** Returns all lines but the hash, with references, last uses and counts made right. */
    List<String> lines() {
        List<TextStep> order = order();
        List<String> lines = new ArrayList<>(header);
        lines.add("live " + live(order));
        lines.add("steps " + order.size());
        Map<TextStep, Integer> lastUser = lastUsers(order);
        Map<TextStep, Integer> number = new HashMap<>();
        for (TextStep step : order) {
            number.put(step, number.size() + 1);
            lines.add(line(step, number, lastUser));
        }
        return lines;
    }

    private static String line(
            TextStep step, Map<TextStep, Integer> number, Map<TextStep, Integer> lastUser) {
        List<String> tokens = new ArrayList<>();
        tokens.add(step.word);
        tokens.addAll(step.head);
        for (int i = 0; i < step.children.size(); i++) {
            TextStep child = step.children.get(i);
            boolean last =
                    numberOf(child, lastUser) == numberOf(step, number)
                            && lastIndex(step.children, child) == i;
            tokens.add(numberOf(child, number) + (last ? "!" : ""));
        }
        tokens.addAll(step.tail);
        return String.join(" ", tokens);
    }

    private static int numberOf(TextStep step, Map<TextStep, Integer> numbers) {
        return numbers.getOrDefault(step, 0);
    }

    private static int lastIndex(List<TextStep> children, TextStep child) {
        int index = children.size() - 1;
        while (children.get(index) != child) {
            index--;
        }
        return index;
    }

    /** Returns the steps that the root reaches, children before parents. */
    List<TextStep> order() {
        Map<TextStep, Boolean> seen = new HashMap<>();
        List<TextStep> order = new ArrayList<>();
        visit(root(), seen, order);
        return order;
    }

    private static void visit(TextStep step, Map<TextStep, Boolean> seen, List<TextStep> order) {
        if (seen.put(step, true) == null) {
            step.children.forEach(child -> visit(child, seen, order));
            order.add(step);
        }
    }

    private static Map<TextStep, Integer> lastUsers(List<TextStep> order) {
        Map<TextStep, Integer> lastUser = new HashMap<>();
        for (int i = 0; i < order.size(); i++) {
            for (TextStep child : order.get(i).children) {
                lastUser.put(child, i + 1);
            }
        }
        return lastUser;
    }

    private static int live(List<TextStep> order) {
        Map<Integer, Long> deaths = new HashMap<>();
        lastUsers(order).values().forEach(user -> deaths.merge(user, 1L, Long::sum));
        long alive = 0;
        long greatest = 0;
        for (int i = 1; i <= order.size(); i++) {
            alive++;
            greatest = Math.max(greatest, alive);
            alive -= deaths.getOrDefault(i, 0L);
        }
        return (int) greatest;
    }

    /** Returns the text form with its hash. */
    byte[] toBytes() {
        return seal(lines());
    }

    /** Returns these lines as a file that ends with its hash. */
    static byte[] seal(List<String> lines) {
        String body = String.join("\n", lines) + "\n";
        String text = body + "sha256 " + hash(body) + "\n";
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String hash(String body) {
        byte[] bytes = sha256(body.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(bytes).toLowerCase(Locale.ROOT);
    }

    /** Returns the SHA-256 of {@code bytes}. */
    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
