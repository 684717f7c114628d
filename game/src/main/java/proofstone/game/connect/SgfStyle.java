package proofstone.game.connect;

/** The dialects of SGF in which records are written. */
public enum SgfStyle {
    /** Pairs of small letters, one stone a node: SGF as it is defined. */
    SMALL,
    /** Pairs of capital letters, one stone a node. */
    CAPITAL,
    /** As {@link #SMALL}, without the first stone, which stands in the middle. */
    NO_FIRST_STONE,
    /** Names such as {@code j10}, a turn a node, as Little Golem writes it. */
    LITTLE_GOLEM
}
