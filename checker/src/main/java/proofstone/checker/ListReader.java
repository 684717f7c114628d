package proofstone.checker;

import java.io.IOException;
import java.util.Arrays;

/**
 * Reads lists of distinct numbers below a bound: squares or winning sets. A list that repeats a
 * number is refused there, so none gets longer than the bound.
 */
final class ListReader {
    private final int bound;
    private final Reason outside;
    private final Reason twice;
    private final Bits seen;

    private ListReader(int bound, Reason outside, Reason twice) {
        this.bound = bound;
        this.outside = outside;
        this.twice = twice;
        this.seen = new Bits(bound);
    }

    static ListReader ofSquares(int squares) {
        return new ListReader(squares, Reason.NO_SUCH_SQUARE, Reason.SQUARE_TWICE);
    }

    static ListReader ofSets(int sets) {
        return new ListReader(sets, Reason.NO_SUCH_SET, Reason.SET_TWICE);
    }

    /** A single number below the bound. */
    int one(Tokens tokens) throws Refusal, IOException {
        int number = tokens.number();
        Refusal.unless(number < bound, outside, "the board has no", number);
        return number;
    }

    /** The open list to its end, in its order. */
    int[] list(Tokens tokens) throws Refusal, IOException {
        int[] members = new int[4];
        int count = 0;
        while (tokens.more()) {
            int member = one(tokens);
            Refusal.unless(seen.add(member), twice, "twice in a list:", member);
            if (count == members.length) {
                members = Arrays.copyOf(members, 2 * count);
            }
            members[count++] = member;
        }
        forget(members, count);
        return Arrays.copyOf(members, count);
    }

    private void forget(int[] members, int count) {
        for (int i = 0; i < count; i++) {
            seen.remove(members[i]);
        }
    }
}
