package proofstone.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The sections of a {@code .pg} file, by the code words that begin them. */
enum PgSection {
    VERSION,
    TIMES,
    BLACKTURNS,
    POSITIONS,
    BLACKWINS,
    WHITEWINS,
    BLACKINITIALS,
    WHITEINITIALS,
    FIRSTMOVES;

    /** Returns the code word, in lower case. */
    String codeWord() {
        return "#" + name().toLowerCase(Locale.ROOT);
    }

    /** Returns all code words, for messages. */
    static String codeWords() {
        return Arrays.stream(values()).map(PgSection::codeWord).collect(Collectors.joining(" "));
    }

    /** Returns the section that a code word of any case begins. */
    static Optional<PgSection> of(String codeWord) {
        for (PgSection section : values()) {
            if (section.codeWord().equalsIgnoreCase(codeWord)) {
                return Optional.of(section);
            }
        }
        return Optional.empty();
    }
}
