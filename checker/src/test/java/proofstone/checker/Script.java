package proofstone.checker;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A certificate as lines of text without its hash, to be changed and written in both forms. */
record Script(String lines) {
    private static final Limits LIMITS = new Limits(64 << 20);

    /** A certificate with the given board and the other lines of its header and steps. */
    static Script of(String game, int squares, List<int[]> sets, String position, String... steps) {
        List<String> lines = new ArrayList<>();
        lines.add("proofstone-certificate 1 text");
        lines.add("game " + game);
        lines.add("rule weak");
        lines.add("squares " + squares);
        lines.add("sets " + sets.size());
        sets.forEach(set -> lines.add("set " + join(set)));
        lines.addAll(position.lines().toList());
        lines.add("producer by hand");
        lines.add("command none");
        lines.add("live " + steps.length);
        lines.add("steps " + steps.length);
        lines.addAll(List.of(steps));
        return new Script(String.join("\n", lines) + "\n");
    }

    /** As above, on a free board whose sets are written {@code 0 1, 2 3}. */
    static Script free(int squares, String sets, String position, String... steps) {
        List<int[]> list = new ArrayList<>();
        for (String set : sets.isEmpty() ? new String[0] : sets.split(", ", -1)) {
            list.add(IntStream.of(numbers(set)).toArray());
        }
        return of("free", squares, list, position, steps);
    }

    static int[] numbers(String text) {
        return text.lines()
                .flatMap(line -> List.of(line.split(" ", -1)).stream())
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    private static String join(int[] numbers) {
        return IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    /** The lines about an empty board with no limits. */
    static String position(String toMove, String winner) {
        return position("", "", toMove, "", winner);
    }

    /** The lines about a position; {@code limits} is empty or holds whole lines. */
    static String position(
            String maker, String breaker, String toMove, String limits, String winner) {
        return "maker%s\nbreaker%s\nto-move %s\n%sclaim %s-wins"
                .formatted(prefixed(maker), prefixed(breaker), toMove, limits, winner);
    }

    private static String prefixed(String list) {
        return list.isEmpty() ? "" : " " + list;
    }

    /** This script with the one place where {@code old} stands changed. */
    Script with(String old, String changed) {
        int first = lines.indexOf(old);
        if (first < 0 || first != lines.lastIndexOf(old)) {
            throw new IllegalArgumentException("not exactly once: " + old + "\n" + lines);
        }
        return new Script(lines.replace(old, changed));
    }

    /** The text form. */
    byte[] text() {
        return (lines + "sha256 " + HexFormat.of().formatHex(sha256(utf8(lines))) + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    /** The binary form. */
    byte[] binary() {
        return BinaryEncoder.encode(lines);
    }

    Verdict check() {
        return check(text());
    }

    static Verdict check(byte[] file) {
        return Checker.check(new ByteArrayInputStream(file), LIMITS);
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
