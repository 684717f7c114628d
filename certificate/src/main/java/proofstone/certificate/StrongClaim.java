package proofstone.certificate;

import java.util.Arrays;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.StrongPosition;

/**
 * What a step of a proof in a strong game claims, without naming a position (format page, section
 * 11). Immutable.
 *
 * <p>Whenever the carrier is free, the support is the prover's and the needed stones are the
 * refuter's, the prover has a strategy by which no set of the refuter's is filled first that lacks
 * at least as many stones as its threshold says, or contains a stone of the prover's; and, if the
 * goal is to win, by which he fills one of his own. It does so within {@code stones} of his stones,
 * or holds up to {@code stones} of the refuter's; {@code outer} is the threshold of a set that is
 * not on the board. An exact claim holds at its own turn alone.
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
    private final Turn turn;
    private final int stones;
    private final SquareSet carrier;
    private final SquareSet support;
    private final SquareSet needed;
    private final byte[] thresholds;
    private final int outer;
    private final boolean exact;

    /** Takes over {@code thresholds}, one for each winning set; 0 for those not the refuter's. */
    StrongClaim(
            Player prover,
            Goal goal,
            Turn turn,
            int stones,
            SquareSet carrier,
            SquareSet support,
            SquareSet needed,
            byte[] thresholds,
            int outer) {
        this(prover, goal, turn, stones, carrier, support, needed, thresholds, outer, false);
    }

    private StrongClaim(
            Player prover,
            Goal goal,
            Turn turn,
            int stones,
            SquareSet carrier,
            SquareSet support,
            SquareSet needed,
            byte[] thresholds,
            int outer,
            boolean exact) {
        this.prover = prover;
        this.goal = goal;
        this.turn = turn;
        this.stones = stones;
        this.carrier = carrier;
        this.support = support;
        this.needed = needed;
        this.thresholds = thresholds;
        this.outer = outer;
        this.exact = exact;
    }

    /** Returns this claim, for use at its own turn alone. */
    StrongClaim atItsTurn() {
        return exact
                ? this
                : new StrongClaim(
                        prover,
                        goal,
                        turn,
                        stones,
                        carrier,
                        support,
                        needed,
                        thresholds,
                        outer,
                        true);
    }

    /**
     * Writes the thresholds as 0 that a free carrier meets; for the maker of the claim.
     *
     * @param counts the number of squares of the carrier in each winning set
     */
    StrongClaim withoutMet(int[] counts) {
        for (int h = 0; h < thresholds.length; h++) {
            if (thresholds[h] <= counts[h] && thresholds[h] != NEVER) {
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

    /** Returns the player to move and how many stones of his turn he still has. */
    public Turn turn() {
        return turn;
    }

    /**
     * Returns, for the goal win, how many stones the prover puts at most; else up to how many
     * stones of the refuter's the claim holds, {@link #UNLIMITED} for all. Stones that are not put
     * count.
     */
    public int stones() {
        return stones;
    }

    /**
     * Returns how many stones the prover of a win puts at most where it is used.
     *
     * @param at a turn at which the claim {@link #isUsable}
     * @param whole the stones of a whole turn
     */
    public int stonesAt(Turn at, int whole) {
        if (at.player() != prover) {
            return stones;
        }
        if (turn.player() == prover) {
            return stones <= turn.left() ? stones : stones + at.left() - turn.left();
        }
        return turn.left() == whole ? stones + at.left() : stones;
    }

    /**
     * Returns up to how many stones of the refuter's his sets are held where the claim is used.
     *
     * @param at a turn at which the claim {@link #isUsable}
     * @param whole the stones of a whole turn
     */
    public int withstoodAt(Turn at, int whole) {
        if (goal == Goal.WIN || stones == UNLIMITED) {
            return UNLIMITED;
        }
        if (turn.player() == prover || (at.player() == prover && turn.left() == whole)) {
            return stones;
        }
        int passed = at.player() == prover ? turn.left() : turn.left() - at.left();
        return Math.max(0, stones - passed);
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

    /** Raises those of {@code others} that are less than the thresholds of this claim. */
    void raiseTo(byte[] others) {
        for (int h = 0; h < others.length; h++) {
            others[h] = (byte) Math.max(others[h], thresholds[h]);
        }
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
     * Returns whether the claim holds at its own turn alone: it counts on a parry of the refuter's
     * not to be legal, and an extra stone of the prover's might make it so.
     */
    public boolean isExact() {
        return exact;
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

    /**
     * Returns whether the claim says something at a turn.
     *
     * <p>The prover may have more stones than the claim gives him, for an extra one never hurts,
     * and the refuter fewer, as if he passed (format page, section 11).
     *
     * @param whole the stones of a whole turn
     */
    public boolean isUsable(Turn at, int whole) {
        if (exact) {
            return turn.equals(at);
        }
        if (turn.player() == prover) {
            return at.player() == prover && turn.left() <= at.left();
        }
        return at.player() == prover
                ? turn.left() == whole || at.left() >= whole
                : turn.left() >= at.left();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StrongClaim that
                && prover == that.prover
                && goal == that.goal
                && turn.equals(that.turn)
                && stones == that.stones
                && outer == that.outer
                && exact == that.exact
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
        return "%s %s, %s has %d to put, stones %d, carrier %s, support %s, needed %s, outer %d%s"
                .formatted(
                        prover,
                        goal,
                        turn.player(),
                        turn.left(),
                        stones,
                        carrier,
                        support,
                        needed,
                        outer,
                        exact ? ", exact" : "");
    }
}
