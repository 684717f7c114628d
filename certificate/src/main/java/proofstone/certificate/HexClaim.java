package proofstone.certificate;

import proofstone.game.Player;
import proofstone.game.SquareSet;

/**
 * What a step of a Hex proof claims, without naming a position: whenever all of {@code stones} are
 * the player's and all of {@code carrier} are free, he connects the two ends by a chain within both
 * sets (and his edges), playing only in the carrier.
 *
 * @param player whose connection it is
 * @param first the end with the smaller number, a cell or one of the player's edges
 * @param second the other end
 * @param strength who moves first
 * @param stones the cells that must be the player's; an end that is a cell is one of them
 * @param carrier the cells that must be free, disjoint from {@code stones}
 */
public record HexClaim(
        Player player,
        int first,
        int second,
        Strength strength,
        SquareSet stones,
        SquareSet carrier) {

    /** Who may move first without breaking a connection. */
    public enum Strength {
        /** The opponent: a virtual connection. */
        FULL,
        /** Only the player himself: a virtual semi-connection, or weak connection. */
        SEMI
    }

    /** Orders the ends. */
    public HexClaim {
        if (first > second) {
            int larger = first;
            first = second;
            second = larger;
        }
    }

    /** Returns whether the opponent may move first. */
    public boolean isFull() {
        return strength == Strength.FULL;
    }

    /** Returns whether {@code place} is one of the two ends. */
    public boolean hasEnd(int place) {
        return first == place || second == place;
    }

    /** Returns the end that is not {@code end}. */
    public int otherEnd(int end) {
        return end == first ? second : first;
    }

    /** Returns whether both claims are of one player and have the same ends. */
    public boolean hasEndsOf(HexClaim that) {
        return player == that.player && first == that.first && second == that.second;
    }
}
