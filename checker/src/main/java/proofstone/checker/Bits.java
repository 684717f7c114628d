package proofstone.checker;

/**
 * A set of small non-negative integers, below a size fixed at construction: one bit each.
 *
 * <p>A claim's sets are built by its accept rule and never changed afterwards; only then may two
 * claims share one.
 */
final class Bits {
    private final long[] words;

    Bits(int size) {
        words = new long[(size + 63) >> 6];
    }

    private Bits(long[] words) {
        this.words = words;
    }

    static Bits of(int size, int... members) {
        Bits bits = new Bits(size);
        bits.addAll(members);
        return bits;
    }

    Bits copy() {
        return new Bits(words.clone());
    }

    boolean has(int member) {
        return (words[member >> 6] >>> member & 1) != 0;
    }

    /** Adds a member and says whether it is new. */
    boolean add(int member) {
        long before = words[member >> 6];
        words[member >> 6] = before | 1L << member;
        return before != words[member >> 6];
    }

    void remove(int member) {
        words[member >> 6] &= ~(1L << member);
    }

    void addAll(int[] members) {
        for (int member : members) {
            add(member);
        }
    }

    void addAll(Bits other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    void removeAll(Bits other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
    }

    void retainAll(Bits other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.words[i];
        }
    }

    /** The lowest member from {@code from} on, or -1. */
    int next(int from) {
        int i = from >> 6;
        if (i >= words.length) {
            return -1;
        }
        long word = words[i] & -1L << from;
        while (word == 0) {
            if (++i == words.length) {
                return -1;
            }
            word = words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
    }

    int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    boolean isEmpty() {
        return next(0) < 0;
    }

    /** The lowest member that is in {@code other} too, or -1. */
    int firstIn(Bits other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(words[i] & other.words[i]);
            }
        }
        return -1;
    }

    /** The lowest member that is not in {@code other}, or -1. */
    int firstNotIn(Bits other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & ~other.words[i]) != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(words[i] & ~other.words[i]);
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int i = next(0); i >= 0; i = next(i + 1)) {
            text.append(text.length() == 1 ? "" : " ").append(i);
        }
        return text.append('}').toString();
    }
}
