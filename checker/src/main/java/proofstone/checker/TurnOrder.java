package proofstone.checker;

import java.util.Arrays;

/**
 * Who puts how many stones in which turn (format page, section 9). Tile games have the turns 0, any
 * of Maker's, and 1, any of Breaker's; else the header lists the turns.
 */
final class TurnOrder {
    private final Player first;
    private final boolean tile;
    private final int[] numbers;

    /** The squares on which Maker may put in his last turn only; none outside such games. */
    private final Bits exclusive;

    /** The most stones of an ordinary turn of a tile game. */
    private final long most;

    /** Maker's stones in each listed turn and all later ones, two entries for the end included. */
    private final long[] makers;

    private TurnOrder(Player first, boolean tile, int[] numbers, long most, Bits exclusive) {
        this.most = most;
        this.exclusive = exclusive;
        this.first = first;
        this.tile = tile;
        this.numbers = numbers;
        this.makers = new long[numbers.length + 2];
        for (int i = numbers.length - 1; i >= 0; i--) {
            makers[i] = makers[i + 1] + (mover(i) == Player.MAKER ? numbers[i] : 0);
        }
    }

    /** A tile game: Maker's most stones, and how many the first player may put now. */
    static TurnOrder tile(Player first, int[] numbers) throws Refusal {
        Refusal.unless(numbers.length == 2, Reason.BAD_TURNS, "not two numbers:", numbers.length);
        boolean range = 1 <= numbers[1] && numbers[1] <= numbers[0];
        Refusal.unless(range, Reason.BAD_TURNS, "out of range: stones", numbers[1]);
        boolean whole = first == Player.BREAKER || numbers[0] == numbers[1];
        Refusal.unless(whole, Reason.BAD_TURNS, "maker may put", numbers[0]);
        return new TurnOrder(first, true, numbers, numbers[0], new Bits(0));
    }

    /** A game with exclusive squares: the most stones of the last turn, and how many now. */
    static TurnOrder exclusive(Player first, int[] numbers, int squares, Bits exclusive)
            throws Refusal {
        Refusal.unless(numbers.length == 2, Reason.BAD_TURNS, "not two numbers:", numbers.length);
        Refusal.unless(!exclusive.isEmpty(), Reason.BAD_TURNS, "no square is exclusive");
        for (int number : numbers) {
            boolean range = 1 <= number && number <= squares;
            Refusal.unless(range, Reason.BAD_TURNS, "out of range: stones", number);
        }
        boolean whole = first == Player.BREAKER || numbers[1] == squares;
        Refusal.unless(whole, Reason.BAD_TURNS, "maker may put", squares);
        return new TurnOrder(first, true, numbers, squares, exclusive);
    }

    /** Listed turns, which must find room on the free squares. */
    static TurnOrder listed(Player first, int[] sizes, long free) throws Refusal {
        long total = 0;
        for (int size : sizes) {
            Refusal.unless(size >= 1, Reason.BAD_TURNS, "a turn has no stones");
            total += size;
        }
        Refusal.unless(total <= free, Reason.BAD_TURNS, "fewer free squares than", sizes.length);
        return new TurnOrder(first, false, sizes, 0, new Bits(0));
    }

    boolean isTile() {
        return tile;
    }

    /** Whether the number is that of a turn, or one of the two that stand for the end. */
    boolean exists(int turn) {
        return turn <= (tile ? 1 : numbers.length + 1);
    }

    Player mover(int turn) {
        Player even = tile ? Player.MAKER : first;
        return turn % 2 == 0 ? even : even.opponent();
    }

    /** The most stones of a turn; none after the last. */
    long size(int turn) {
        if (tile) {
            return most;
        }
        return turn < numbers.length ? numbers[turn] : 0;
    }

    /** The squares on which Maker may put in his last turn only. */
    Bits exclusive() {
        return exclusive;
    }

    /** The most squares of a set that Maker fills by the stones of one turn, in a tile game. */
    long last() {
        return numbers[0];
    }

    int after(int turn) {
        return tile ? 1 - turn : turn + 1;
    }

    int before(int turn) {
        return tile ? 1 - turn : turn - 1;
    }

    /** Maker's stones in a turn and all later ones, where turns are listed. */
    long makersFrom(int turn) {
        return turn < makers.length ? makers[turn] : 0;
    }

    /** Whether these are listed turns of exactly such sizes. */
    boolean isListed(int[] sizes) {
        return !tile && Arrays.equals(numbers, sizes);
    }

    /** Whether this is a tile game in which Maker puts at most so many stones a turn. */
    boolean isTileOf(int most) {
        return tile && exclusive.isEmpty() && numbers[0] == most;
    }

    /** Whether all squares from one on are exclusive, and the last turn has so many stones. */
    boolean isExclusiveOf(int stones, int from) {
        boolean all = most - from == exclusive.size() && exclusive.next(0) == from;
        return tile && all && numbers[0] == stones;
    }

    /** The stones of the turns in words, as part of a theorem. */
    String words() {
        if (!tile) {
            return "turns of " + Arrays.toString(numbers);
        }
        String now = first == Player.BREAKER ? ", breaker now at most " + numbers[1] : "";
        if (!exclusive.isEmpty()) {
            return "maker puts any number a turn, breaker at most as many"
                    + now
                    + ", maker not on "
                    + exclusive
                    + " but by at most "
                    + numbers[0]
                    + " that fill a set";
        }
        return "maker puts 1 to " + numbers[0] + " a turn, breaker at most as many" + now;
    }

    /** Whether the root's claim may be used at the header's position. */
    boolean usableFirst(Claim claim) {
        boolean second = tile && first == Player.BREAKER;
        long stones = tile ? numbers[1] : size(0);
        return usable(claim, second ? 1 : 0, stones);
    }

    /**
     * Whether a claim may be used at a turn of so many stones. Lemma: an extra stone of the
     * prover's does not hurt him, and a missing one of the other player's is one outside the
     * carrier; so the claim's own turns may be harder for the prover than those that come.
     */
    boolean usable(Claim claim, int turn, long stones) {
        Moment moment = claim.moment();
        boolean waits = claim.turn() != claim.prover();
        if (moment.isAny() && waits) {
            return true;
        }
        Player mover = mover(turn);
        if (waits && mover == Player.BREAKER && claim.prover() == Player.BREAKER) {
            return usable(claim, after(turn), size(after(turn)));
        }
        if (claim.turn() != mover) {
            return false;
        }
        boolean enough = waits ? stones <= moment.stones() : moment.stones() <= stones;
        return enough && (moment.isAny() || laterTurnsFit(claim.prover(), moment.turn(), turn));
    }

    private boolean laterTurnsFit(Player prover, int from, int to) {
        if (tile || from == to) {
            return from == to;
        }
        long makersLeft = prover == Player.MAKER ? makersFrom(from + 1) : makersFrom(to + 1);
        for (int k = 1; makersLeft > 0; k++) {
            boolean provers = mover(to + k) == prover;
            long more = provers ? size(to + k) : size(from + k);
            long less = provers ? size(from + k) : size(to + k);
            if (less > more) {
                return false;
            }
            makersLeft = prover == Player.MAKER ? makersFrom(from + k + 1) : makersFrom(to + k + 1);
        }
        return true;
    }
}
