package proofstone.knowledge.hex;

import java.util.Arrays;

/**
 * The proofs found so far for one player, each with all symmetries, to be met again elsewhere.
 *
 * <p>A proof says: with these stones mine and these cells not the opponent's, I win moving second.
 * So it settles every position that contains it, not only the one it was found in; and with one
 * stone missing on a free cell it is a winning move.
 */
final class ClaimStore {
    /** Told of each proof that fits. */
    interface Visitor {
        /**
         * Takes a proof that fits, apart from at most one stone.
         *
         * @param missing the free cell the proof wants as a stone, as a bit, or 0
         * @return whether to look further
         */
        boolean fits(int index, long missing);
    }

    /*
     * Claims are looked for in blocks of 64. A block has a word for each cell that says which of
     * its claims use the cell, as a stone or in the carrier; a few of these words tell which claims
     * keep clear of the opponent's stones, and most blocks have none.
     */

    private static final int BLOCK = 64;
    private static final int FIRST_SIZE = 1024;

    private long[] stones = new long[FIRST_SIZE];
    private long[] carrier = new long[FIRST_SIZE];
    private long[] uses = new long[FIRST_SIZE];
    private Proof[] proofs = new Proof[FIRST_SIZE];
    private Symmetry[] symmetries = new Symmetry[FIRST_SIZE];
    private int count;

    /** For each block the claims that have vanished. */
    private long[] gone = new long[FIRST_SIZE / BLOCK];

    /** Every cell that a claim uses. */
    private long used;

    /** Returns how many claims there are; those before a number never change but may vanish. */
    int count() {
        return count;
    }

    /** Calls the visitor with what fits among the claims from a number on. */
    void visit(int from, long own, long free, Visitor visitor) {
        long unusable = ~(own | free);
        for (int start = from - from % BLOCK; start < count; start += BLOCK) {
            for (long rest = clear(start, unusable); rest != 0; rest &= rest - 1) {
                int i = start + Long.numberOfTrailingZeros(rest);
                long missing = stones[i] & ~own;
                boolean fits = i >= from && (missing & (missing - 1)) == 0;
                if (fits && !visitor.fits(i, missing)) {
                    return;
                }
            }
        }
    }

    /**
     * Finds the claims that fit apart from two stones on free cells.
     *
     * @param found takes their numbers, as many as it can hold
     * @return how many were found
     */
    int lackingTwo(long own, long free, int[] found) {
        int n = 0;
        for (int start = 0; start < count; start += BLOCK) {
            for (long rest = clear(start, ~(own | free)); rest != 0; rest &= rest - 1) {
                int i = start + Long.numberOfTrailingZeros(rest);
                if (Long.bitCount(stones[i] & ~own) == 2 && n < found.length) {
                    found[n++] = i;
                }
            }
        }
        return n;
    }

    /** Returns those of a block's claims that use none of some cells, as bits. */
    private long clear(int start, long cells) {
        long not = count - start < BLOCK ? -1L << count : 0;
        for (long rest = cells & used; rest != 0 && not != -1L; rest &= rest - 1) {
            not |= uses[start + Long.numberOfTrailingZeros(rest)];
        }
        return ~not;
    }

    /** Returns those of a block's claims that use all of some cells, as bits; none that is gone. */
    private long covering(int start, long cells) {
        long all = ~gone[start / BLOCK];
        for (long rest = cells; rest != 0 && all != 0; rest &= rest - 1) {
            all &= uses[start + Long.numberOfTrailingZeros(rest)];
        }
        return all;
    }

    /** Returns the cells claim i needs as stones. */
    long stones(int i) {
        return stones[i];
    }

    /** Adds a claim unless one stored says more; returns whether it was added. */
    boolean add(Proof proof, Symmetry symmetry, HexGeometry geometry) {
        long s = symmetry.apply(geometry, proof.stones());
        long c = symmetry.apply(geometry, proof.carrier());
        if (isKnown(s, c)) {
            return false;
        }
        replace(s, c, proof);
        append(s, c, proof, symmetry);
        return true;
    }

    /** Returns whether a claim needs no stone and no cell beyond these. */
    private boolean isKnown(long s, long c) {
        for (int start = 0; start < count; start += BLOCK) {
            for (long rest = clear(start, ~(s | c)); rest != 0; rest &= rest - 1) {
                if ((stones[start + Long.numberOfTrailingZeros(rest)] & ~s) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lets the claims vanish that a new one makes superfluous. */
    private void replace(long s, long c, Proof proof) {
        for (int start = 0; start < count; start += BLOCK) {
            for (long rest = covering(start, s | c); rest != 0; rest &= rest - 1) {
                int i = start + Long.numberOfTrailingZeros(rest);
                if ((s & ~stones[i]) == 0) {
                    stones[i] = -1L;
                    carrier[i] = -1L;
                    proofs[i] = proof;
                    gone[i / BLOCK] |= 1L << i;
                    use(i, -1L);
                }
            }
        }
    }

    private void use(int i, long cells) {
        used |= cells;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            uses[i - i % BLOCK + Long.numberOfTrailingZeros(rest)] |= 1L << i;
        }
    }

    private void append(long s, long c, Proof proof, Symmetry symmetry) {
        if (count == stones.length) {
            grow();
        }
        stones[count] = s;
        carrier[count] = c;
        proofs[count] = proof;
        symmetries[count] = symmetry;
        use(count++, s | c);
    }

    private void grow() {
        stones = Arrays.copyOf(stones, 2 * count);
        carrier = Arrays.copyOf(carrier, 2 * count);
        uses = Arrays.copyOf(uses, 2 * count);
        gone = Arrays.copyOf(gone, 2 * gone.length);
        proofs = Arrays.copyOf(proofs, 2 * count);
        symmetries = Arrays.copyOf(symmetries, 2 * count);
    }

    /** Returns the cells claim i needs free or the player's. */
    long carrier(int i) {
        return carrier[i];
    }

    /** Returns claim i as a proof in the frame of the store. */
    Proof proof(int i, HexGeometry geometry) {
        return Turned.of(proofs[i], symmetries[i], geometry);
    }
}
