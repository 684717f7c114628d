package proofstone.checker;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The kinds of steps of rule {@code strong}, in the order of their numbers in the binary form. */
public enum StrongKind {
    /** The prover fills a set that lacks one square. */
    LINE("line", "S1"),
    /** The prover forces a reply and goes on. */
    THREAT("threat", "S2"),
    /** The prover moves. */
    MOVE("move", "S3"),
    /** The prover leaves his squares to answer a direct threat. */
    PARRY("parry", "S4"),
    /** Whatever the refuter plays, some child stands. */
    REPLIES("replies", "S5"),
    /** A pairing strategy. */
    PAIRS("pairs", "S6"),
    /** A partition strategy. */
    PARTS("parts", "S7"),
    /** The refuter has too few stones. */
    LATE("late", "S8"),
    /** A claim moved by a symmetry of the board. */
    SYMMETRY("symmetry", "S9"),
    /** Neither player wins. */
    DRAW("draw", "S10"),
    /** White does not lose, and by a theorem does not win. */
    STRATEGY_STEALING("strategy-stealing", "S11"),
    /** A claim with more squares that must be free or the refuter's. */
    WEAKEN("weaken", "S12");

    /** The number of the first of them in the binary form. */
    private static final int FIRST = 24;

    private static final List<StrongKind> ALL = List.of(values());
    private static final String[] WORDS = words();

    private final String word;
    private final String rule;

    StrongKind(String word, String rule) {
        this.word = word;
        this.rule = rule;
    }

    /** The word that opens a step of this kind in the text form. */
    public String word() {
        return word;
    }

    /** The number of the accept rule: S1 to S12. */
    public String rule() {
        return rule;
    }

    /** The words by number; no token is empty, so the numbers of other rules have no word. */
    private static String[] words() {
        String[] words = new String[FIRST + ALL.size()];
        Arrays.fill(words, 0, FIRST, "");
        for (int i = 0; i < ALL.size(); i++) {
            words[FIRST + i] = ALL.get(i).word;
        }
        return words;
    }

    /** Reads the kind that opens a step. */
    static StrongKind read(Tokens tokens) throws Refusal, IOException {
        int number = tokens.choice(Reason.UNKNOWN_KIND, WORDS);
        Refusal.unless(
                number >= FIRST,
                Reason.UNKNOWN_KIND,
                "the rule strong has no step of kind",
                number);
        return ALL.get(number - FIRST);
    }
}
