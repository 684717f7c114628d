package proofstone.game;

import java.util.Arrays;
import java.util.Collection;
import java.util.PrimitiveIterator;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * An immutable set of squares, or of any other small non-negative numbers such as the indices of
 * winning sets.
 *
 * <p>The members are bits of a {@code long} array without trailing zero words, so that equal sets
 * have equal arrays. All operations are linear in the number of words (one word for 64 squares) and
 * return a new set or one of their arguments; none changes its receiver.
 */
public final class SquareSet {
    private static final SquareSet EMPTY = new SquareSet(new long[0]);

    private final long[] words;

    private SquareSet(long[] trimmed) {
        this.words = trimmed;
    }

    /** Returns the set without members. */
    public static SquareSet empty() {
        return EMPTY;
    }

    /** Returns the set of the given members; repeated ones count once. */
    public static SquareSet of(int... squares) {
        int max = -1;
        for (int square : squares) {
            if (square < 0) {
                throw new IllegalArgumentException("negative square " + square);
            }
            max = Math.max(max, square);
        }
        long[] words = new long[(max >> 6) + 1];
        for (int square : squares) {
            words[square >> 6] |= 1L << square;
        }
        return wrap(words);
    }

    /** Returns the set of the given members; repeated ones count once. */
    public static SquareSet copyOf(Collection<Integer> squares) {
        return of(squares.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Returns the set {@code 0 .. count-1}. */
    public static SquareSet range(int count) {
        return of(IntStream.range(0, count).toArray());
    }

    /** Returns the set whose members are the bits of {@code words}, which is copied. */
    public static SquareSet ofWords(long... words) {
        return wrap(words.clone());
    }

    private static SquareSet wrap(long[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        if (length == 0) {
            return EMPTY;
        }
        return new SquareSet(length == words.length ? words : Arrays.copyOf(words, length));
    }

    /** Returns word {@code index} of the bits (bit i of word w is member 64 w + i), 0 beyond. */
    public long word(int index) {
        return index < words.length ? words[index] : 0;
    }

    /** Returns how many words hold members: 64 times it exceeds the greatest member. */
    public int wordCount() {
        return words.length;
    }

    /** Returns whether {@code square} is a member. */
    public boolean contains(int square) {
        return (word(square >> 6) >>> square & 1) != 0;
    }

    /** Returns whether the set has no members. */
    public boolean isEmpty() {
        return words.length == 0;
    }

    /** Returns the number of members. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Returns the smallest member, or -1 if there is none. */
    public int first() {
        return next(0);
    }

    /** Returns the smallest member that is at least {@code from}, or -1 if there is none. */
    public int next(int from) {
        int index = from >> 6;
        if (index >= words.length) {
            return -1;
        }
        long word = words[index] & (-1L << from);
        while (word == 0) {
            if (++index == words.length) {
                return -1;
            }
            word = words[index];
        }
        return (index << 6) + Long.numberOfTrailingZeros(word);
    }

    /** Returns the union of the two sets. */
    public SquareSet union(SquareSet other) {
        if (other.words.length > words.length) {
            return other.union(this);
        }
        if (containsAll(other)) {
            return this;
        }
        long[] result = words.clone();
        for (int i = 0; i < other.words.length; i++) {
            result[i] |= other.words[i];
        }
        return new SquareSet(result);
    }

    /** Returns the intersection of the two sets. */
    public SquareSet intersect(SquareSet other) {
        long[] result = new long[Math.min(words.length, other.words.length)];
        for (int i = 0; i < result.length; i++) {
            result[i] = words[i] & other.words[i];
        }
        return wrap(result);
    }

    /** Returns the members of this set that are not in {@code other}. */
    public SquareSet minus(SquareSet other) {
        if (!intersects(other)) {
            return this;
        }
        long[] result = words.clone();
        for (int i = 0; i < Math.min(result.length, other.words.length); i++) {
            result[i] &= ~other.words[i];
        }
        return wrap(result);
    }

    /** Returns this set with {@code square} added. */
    public SquareSet with(int square) {
        if (contains(square)) {
            return this;
        }
        long[] result = Arrays.copyOf(words, Math.max(words.length, (square >> 6) + 1));
        result[square >> 6] |= 1L << square;
        return new SquareSet(result);
    }

    /** Returns this set with {@code square} left out. */
    public SquareSet without(int square) {
        if (!contains(square)) {
            return this;
        }
        long[] result = words.clone();
        result[square >> 6] &= ~(1L << square);
        return wrap(result);
    }

    /** Returns whether the sets share a member. */
    public boolean intersects(SquareSet other) {
        for (int i = 0; i < Math.min(words.length, other.words.length); i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether every member of {@code other} is in this set. */
    public boolean containsAll(SquareSet other) {
        for (int i = 0; i < other.words.length; i++) {
            if ((other.words[i] & ~word(i)) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Calls {@code action} with each member in increasing order. */
    public void forEach(IntConsumer action) {
        for (int square = next(0); square >= 0; square = next(square + 1)) {
            action.accept(square);
        }
    }

    /** Returns the members in increasing order. */
    public int[] toArray() {
        int[] result = new int[size()];
        int count = 0;
        for (int square = next(0); square >= 0; square = next(square + 1)) {
            result[count++] = square;
        }
        return result;
    }

    /** Returns the members in increasing order. */
    public IntStream stream() {
        return Arrays.stream(toArray());
    }

    /** Returns an iterator over the members in increasing order. */
    public PrimitiveIterator.OfInt iterator() {
        return stream().iterator();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SquareSet that && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
