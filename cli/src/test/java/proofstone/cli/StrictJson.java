package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A parser of JSON (RFC 8259) that accepts nothing else; numbers become doubles. */
final class StrictJson {
    private static final Pattern NUMBER =
            Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

    private final String text;
    private int at;

    private StrictJson(String text) {
        this.text = text;
    }

    /** Returns the value of a whole text. */
    static @Nullable Object parse(String text) {
        StrictJson parser = new StrictJson(text);
        Object value = parser.value();
        parser.space();
        parser.require(parser.at == text.length(), "something follows");
        return value;
    }

    /** Returns the members of a text that is an object. */
    static Map<String, @Nullable Object> object(String text) {
        return asObject(parse(text));
    }

    /** Returns the members of a value that is an object. */
    @SuppressWarnings("unchecked")
    static Map<String, @Nullable Object> asObject(@Nullable Object value) {
        return (Map<String, @Nullable Object>) Objects.requireNonNull(value);
    }

    private @Nullable Object value() {
        space();
        char c = peek();
        return switch (c) {
            case '{' -> members();
            case '[' -> elements();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, @Nullable Object> members() {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        take('{');
        space();
        while (peek() != '}') {
            space();
            String name = string();
            space();
            take(':');
            require(members.put(name, value()) == null, "a name stands twice");
            separator('}');
        }
        take('}');
        return members;
    }

    private List<@Nullable Object> elements() {
        List<@Nullable Object> elements = new ArrayList<>();
        take('[');
        space();
        while (peek() != ']') {
            elements.add(value());
            separator(']');
        }
        take(']');
        return elements;
    }

    private void separator(char end) {
        space();
        if (peek() != end) {
            take(',');
            space();
            require(peek() != end, "nothing follows a comma");
        }
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        take('"');
        while (peek() != '"') {
            char c = text.charAt(at++);
            require(c >= ' ', "a control character");
            string.append(c == '\\' ? escaped() : c);
        }
        take('"');
        return string.toString();
    }

    private char escaped() {
        char c = text.charAt(at++);
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) Integer.parseInt(text.substring(at, at += 4), 16);
            default -> throw new IllegalArgumentException("escape at " + at + " of " + text);
        };
    }

    private Object number() {
        Matcher matcher = NUMBER.matcher(text).region(at, text.length());
        require(matcher.lookingAt(), "no value");
        at = matcher.end();
        return Double.valueOf(matcher.group());
    }

    private @Nullable Object word(String word, @Nullable Object value) {
        require(text.startsWith(word, at), "no value");
        at += word.length();
        return value;
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        require(at < text.length(), "the end");
        return text.charAt(at);
    }

    private void take(char c) {
        require(peek() == c, "expected " + c);
        at++;
    }

    private void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException(problem + " at " + at + " of " + text);
        }
    }
}
