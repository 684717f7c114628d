package proofstone.cli;

import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Writes JSON (RFC 8259) on one line.
 *
 * <p>Takes maps with string keys (written in their order), iterables, strings, numbers, booleans,
 * and {@link Optional} or {@link OptionalInt}, which become null when they are empty. A full JSON
 * library would cost a tenth of a second at each start.
 */
final class Json {
    private final StringBuilder text = new StringBuilder();

    private Json() {}

    /** Returns {@code value} as JSON. */
    static String of(Object value) {
        Json json = new Json();
        json.value(value);
        return json.text.toString();
    }

    private void value(Object value) {
        switch (value) {
            case Optional<?> optional -> optional.ifPresentOrElse(this::value, this::nothing);
            case OptionalInt optional -> optional.ifPresentOrElse(this::value, this::nothing);
            case Map<?, ?> map -> object(map);
            case Iterable<?> list -> array(list);
            case Double number -> number(number);
            case Number number -> text.append(number);
            case Boolean truth -> text.append(truth);
            default -> string(value.toString());
        }
    }

    private void nothing() {
        text.append("null");
    }

    /** JSON has no word for infinities. */
    private void number(double number) {
        if (Double.isFinite(number)) {
            text.append(number);
        } else {
            nothing();
        }
    }

    private void object(Map<?, ?> map) {
        text.append('{');
        String separator = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(separator);
            string(String.valueOf(entry.getKey()));
            text.append(": ");
            value(entry.getValue());
            separator = ", ";
        }
        text.append('}');
    }

    private void array(Iterable<?> list) {
        text.append('[');
        for (Iterator<?> members = list.iterator(); members.hasNext(); ) {
            value(members.next());
            text.append(members.hasNext() ? ", " : "");
        }
        text.append(']');
    }

    private void string(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            character(string.charAt(i));
        }
        text.append('"');
    }

    private void character(char c) {
        switch (c) {
            case '"', '\\' -> text.append('\\').append(c);
            case '\n' -> text.append("\\n");
            case '\t' -> text.append("\\t");
            default -> {
                if (c < ' ' || Character.isSurrogate(c) || c == 0x7f) {
                    text.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                } else {
                    text.append(c);
                }
            }
        }
    }
}
