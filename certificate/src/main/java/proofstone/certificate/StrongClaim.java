package proofstone.certificate;

import java.util.Arrays;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;

/**
 * What a step of a proof in a strong game claims, without naming a position (format page, section
 * 11). Immutable.
 *
 * <p>Whenever the carrier is free, the support is the prover's and the needed stones are the
 * refuter's, the prover has a strategy by which no set of the refuter's is filled first that lacks
 * at least as many stones as its threshold says, or contains a stone of the prover's; and, if the
 * goal is to win, by which he fills one of his own.
 */
public final class StrongClaim {
    /** What the prover achieves. */
    public enum Goal {
        /** He fills a set first. */
        WIN,
        /** The refuter does not. */
        HOLD
    }

    /** The threshold of a set that is not held, however many stones the refuter lacks. */
    public static final int NEVER = Byte.MAX_VALUE;

    /** The number of stones that a strategy without end withstands. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    private final Player prover;
    private final Goal goal;
    private final Player turn;
    private final int stones;
    private final SquareSet carrier;
    private final SquareSet support;
    private final SquareSet needed;
    private final byte[] thresholds;
    private final int outer;

    /** Takes over {@code thresholds}, one for each winning set; 0 for those not the refuter's. */
    StrongClaim(
            Player prover,
            Goal goal,
            Player turn,
            int stones,
            SquareSet carrier,
            SquareSet support,
            SquareSet needed,
            byte[] thresholds,
            int outer) {
        this.prover = prover;
        this.goal = goal;
        this.turn = turn;
        this.stones = stones;
        this.carrier = carrier;
        this.support = support;
        this.needed = needed;
        this.thresholds = thresholds;
        this.outer = outer;
    }

    /**
     * Writes the thresholds as 0 that a free carrier meets; for the maker of the claim.
     *
     * @param counts the number of squares of the carrier in each winning set
     */
    StrongClaim withoutMet(byte[] counts) {
        for (int h = 0; h < thresholds.length; h++) {
            if (thresholds[h] <= counts[h]) {
                thresholds[h] = 0;
            }
        }
        return this;
    }

    /** Returns whose strategy it is. */
    public Player prover() {
        return prover;
    }

    /** Returns the other player. */
    public Player refuter() {
        return prover.opponent();
    }

    /** Returns what the prover achieves. */
    public Goal goal() {
        return goal;
    }

    /** Returns the player to move. A claim with the refuter to move is good for both (tempo). */
    public Player turn() {
        return turn;
    }

    /**
     * Returns, for the goal win, how many stones the prover puts at most; else up to how many
     * stones of the refuter's the claim holds, {@link #UNLIMITED} for all.
     */
    public int stones() {
        return stones;
    }

    /** Returns up to how many stones of the refuter's his sets are held. */
    int withstood() {
        return goal == Goal.WIN ? UNLIMITED : stones;
    }

    /** Returns how many stones the prover puts at most if he is to move; goal win only. */
    int stonesToMove() {
        return turn == prover ? stones : stones + 1;
    }

    /** Returns the squares that must be free, on which alone the strategy plays. */
    public SquareSet carrier() {
        return carrier;
    }

    /** Returns the squares that must be the prover's. */
    public SquareSet support() {
        return support;
    }

    /** Returns the squares that must be the refuter's. */
    public SquareSet needed() {
        return needed;
    }

    /**
     * Returns how many stones the refuter must lack in winning set {@code number}, one of his, at
     * least; {@link #NEVER} if that set is not held.
     */
    public int threshold(int number) {
        return thresholds[number];
    }

    /** Returns the number of thresholds: that of the winning sets of the board. */
    int thresholdCount() {
        return thresholds.length;
    }

    /** Returns a copy of the thresholds. */
    byte[] thresholds() {
        return thresholds.clone();
    }

    /** Returns the threshold of a set of the refuter's that is not on the board. */
    public int outer() {
        return outer;
    }

    /**
     * Returns whether the stones of {@code position} are as the claim asks; whose turn it is and
     * the thresholds aside.
     */
    public boolean fits(StrongPosition position) {
        return !carrier.intersects(position.black())
                && !carrier.intersects(position.white())
                && position.stones(prover).containsAll(support)
                && position.stones(refuter()).containsAll(needed);
    }

    /** Returns whether the claim says something where {@code player} is to move. */
    public boolean isUsable(Player player) {
        return turn == player || player == prover;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StrongClaim that
                && prover == that.prover
                && goal == that.goal
                && turn == that.turn
                && stones == that.stones
                && outer == that.outer
                && carrier.equals(that.carrier)
                && support.equals(that.support)
                && needed.equals(that.needed)
                && Arrays.equals(thresholds, that.thresholds);
    }

    @Override
    public int hashCode() {
        return (carrier.hashCode() * 31 + support.hashCode()) * 31 + Arrays.hashCode(thresholds);
    }

    @Override
    public String toString() {
        return "%s %s, %s to move, stones %d, carrier %s, support %s, needed %s, outer %d"
                .formatted(prover, goal, turn, stones, carrier, support, needed, outer);
    }
}
