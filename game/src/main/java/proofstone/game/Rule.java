package proofstone.game;

import java.util.Locale;

/** Who wins a positional game by filling a winning set. */
public enum Rule {
    /** Maker-Breaker: Maker wins by filling a set, Breaker if that can no longer happen. */
    WEAK,
    /** Maker-Maker: whoever first fills a set wins; else a draw. */
    STRONG;

    /** Returns the lower-case name used on the command line, in JSON and in certificates. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the rule of that name.
     *
     * @throws GameSyntaxException if there is none
     */
    public static Rule parse(String word) throws GameSyntaxException {
        for (Rule rule : values()) {
            if (rule.word().equals(word)) {
                return rule;
            }
        }
        throw new GameSyntaxException(
                "rule " + Quote.of(word) + ": not a rule; expected weak or strong");
    }
}
