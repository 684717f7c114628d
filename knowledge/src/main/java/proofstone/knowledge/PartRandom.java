package proofstone.knowledge;

/**
 * Pseudo-random numbers for the local search of partitions: xorshift, three shifts a number.
 *
 * <p>Much faster than the generators of the JDK, which take a quarter of the search's time. The
 * same seed gives the same numbers.
 */
final class PartRandom {
    private long state;

    PartRandom(long seed) {
        this.state = seed * 2 + 1;
    }

    /** Returns a number from 0 to {@code bound} - 1; {@code bound} is at least 1. */
    int below(int bound) {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return (int) ((state >>> 33) * bound >>> 31);
    }
}
