package proofstone.checker;

import java.io.IOException;
import java.util.List;

/** The kinds of steps of rule {@code hex}, in the order of their numbers in the binary form. */
public enum HexKind {
    /** Two places that touch. */
    ADJACENT("adjacent", "H1"),
    /** Connections end to end. */
    CHAIN("chain", "H2"),
    /** The player moves. */
    MOVE("move", "H3"),
    /** Connections of which no move hits all. */
    JOIN("join", "H4"),
    /** Cells that need not be the player's. */
    CAPTURE("capture", "H5"),
    /** A connection moved by a symmetry. */
    SYMMETRY("symmetry", "H6");

    /** The number of the first of them in the binary form. */
    private static final int FIRST = 18;

    private static final List<HexKind> ALL = List.of(values());
    private static final String[] WORDS = words();

    private final String word;
    private final String rule;

    HexKind(String word, String rule) {
        this.word = word;
        this.rule = rule;
    }

    /** The word that opens a step of this kind in the text form. */
    public String word() {
        return word;
    }

    /** The number of the accept rule: H1 to H6. */
    public String rule() {
        return rule;
    }

    /** The words by number; no token is empty, so the numbers of other rules have no word. */
    private static String[] words() {
        String[] words = new String[FIRST + ALL.size()];
        java.util.Arrays.fill(words, 0, FIRST, "");
        for (int i = 0; i < ALL.size(); i++) {
            words[FIRST + i] = ALL.get(i).word;
        }
        return words;
    }

    /** Reads the kind that opens a step. */
    static HexKind read(Tokens tokens) throws Refusal, IOException {
        int number = tokens.choice(Reason.UNKNOWN_KIND, WORDS);
        Refusal.unless(
                number >= FIRST, Reason.UNKNOWN_KIND, "the rule hex has no step of kind", number);
        return ALL.get(number - FIRST);
    }
}
