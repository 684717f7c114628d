package proofstone.checker;

import java.io.IOException;

/** Reads those lines of a header that all rules have in common. */
final class Fields {
    private final Tokens tokens;

    Fields(Tokens tokens) {
        this.tokens = tokens;
    }

    /** A line with a name. */
    String name(String word) throws Refusal, IOException {
        tokens.field(word);
        String name = tokens.name();
        tokens.endLine();
        return name;
    }

    /** A line with a number within bounds. */
    int count(String word, int least, int most) throws Refusal, IOException {
        tokens.field(word);
        int count = tokens.number();
        tokens.endLine();
        boolean within = least <= count && count <= most;
        Refusal.unless(
                within,
                Reason.BAD_COUNT,
                word + " must be " + least + " to " + most + ", not",
                count);
        return count;
    }

    /** A line with one of some words, by its index. */
    int choice(String word, String... choices) throws Refusal, IOException {
        tokens.field(word);
        int index = tokens.choice(Reason.BAD_WORD, choices);
        tokens.endLine();
        return index;
    }

    /** A line with a list of distinct squares. */
    Bits squares(String word, int bound) throws Refusal, IOException {
        tokens.field(word);
        tokens.openList();
        int[] list = ListReader.ofSquares(bound).list(tokens);
        tokens.endLine();
        return Bits.of(bound, list);
    }
}
