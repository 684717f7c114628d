package proofstone.game.connect;

import java.util.Comparator;
import java.util.Optional;

/**
 * A mark on a square of the board, shown while the record stands at its node.
 *
 * @param cell the square, empty or not
 * @param kind what is drawn there
 * @param text the words of a label; empty for the other kinds
 */
public record ConnectMark(ConnectCell cell, Kind kind, String text)
        implements Comparable<ConnectMark> {
    private static final Comparator<ConnectMark> ORDER =
            Comparator.comparing(ConnectMark::kind)
                    .thenComparing(ConnectMark::cell)
                    .thenComparing(ConnectMark::text);

    /** The kinds of marks, with their names in SGF. */
    public enum Kind {
        /** Words. */
        LABEL("LB"),
        /** A cross. */
        CROSS("MA"),
        /** A triangle. */
        TRIANGLE("TR"),
        /** A circle. */
        CIRCLE("CR"),
        /** A square. */
        SQUARE("SQ"),
        /** A selected square. */
        SELECTED("SL");

        private final String property;

        Kind(String property) {
            this.property = property;
        }

        /** Returns the name of the property of SGF. */
        public String property() {
            return property;
        }

        /** Returns the kind of that name in SGF, {@code M} being an old one of the cross. */
        static Optional<Kind> named(String property) {
            for (Kind kind : values()) {
                if (kind.property.equals(property.equals("M") ? "MA" : property)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /** Checks that only labels have words. */
    public ConnectMark {
        if (kind != Kind.LABEL && !text.isEmpty()) {
            throw new IllegalArgumentException(kind + " with the words " + text);
        }
    }

    /** Returns a label. */
    public static ConnectMark label(ConnectCell cell, String text) {
        return new ConnectMark(cell, Kind.LABEL, text);
    }

    /** Returns a mark without words. */
    public static ConnectMark of(ConnectCell cell, Kind kind) {
        return new ConnectMark(cell, kind, "");
    }

    /** Compares by kind, then square, then words. */
    @Override
    public int compareTo(ConnectMark other) {
        return ORDER.compare(this, other);
    }
}
