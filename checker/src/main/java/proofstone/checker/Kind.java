package proofstone.checker;

import java.io.IOException;
import java.util.List;

/**
 * The kinds of steps. The order is that of the binary form, so {@link #ordinal()} is the number of
 * a kind there; {@link #rule()} names the accept rule of the format page.
 */
public enum Kind {
    /** Holds nothing, needs nothing. */
    BLOCKED("blocked", "B1"),
    /** A pairing strategy. */
    PAIRS("pairs", "B2"),
    /** A potential below one. */
    POTENTIAL("potential", "B3"),
    /** Maker has too few stones. */
    SHORT("short", "B4"),
    /** Strategies in disjoint parts of the board. */
    JOIN("join", "B5"),
    /** Maker fills a set that lacks one square. */
    LINE("line", "M2"),
    /** Maker has filled a set. */
    FILLED("filled", "M1"),
    /** Maker moves to the crossing of two sets that lack two squares each. */
    FORK("fork", "M3"),
    /** Maker forces a reply and goes on. */
    THREAT("threat", "M4"),
    /** The prover moves. */
    MOVE("move", "P1"),
    /** Whatever the refuter takes, some child stands. */
    REPLIES("replies", "P2"),
    /** As replies, where Maker's first move is restricted. */
    FIRST_REPLIES("first-replies", "P3"),
    /** One square takes the role of another one. */
    DOMINATION("domination", "P4"),
    /** The child's strategy played through a map of squares. */
    ISOMORPHISM("isomorphism", "P5"),
    /** A partition strategy: disjoint parts, each won by Breaker. */
    PARTS("parts", "B6"),
    /** Boxes that are larger than a turn of Maker's. */
    BOXES("boxes", "T1"),
    /** The prover's stones of one turn. */
    PUTS("puts", "T2"),
    /** Whatever turn the refuter makes, some child stands. */
    ANSWERS("answers", "T3");

    private static final List<Kind> ALL = List.of(values());
    private static final String[] WORDS = ALL.stream().map(Kind::word).toArray(String[]::new);

    private final String word;
    private final String rule;

    Kind(String word, String rule) {
        this.word = word;
        this.rule = rule;
    }

    /** The word that opens a step of this kind in the text form. */
    public String word() {
        return word;
    }

    /** The number of the accept rule: B1 to B6, M1 to M4, P1 to P5, T1 to T3. */
    public String rule() {
        return rule;
    }

    /** Reads the kind that opens a step. */
    static Kind read(Tokens tokens) throws Refusal, IOException {
        return ALL.get(tokens.choice(Reason.UNKNOWN_KIND, WORDS));
    }
}
