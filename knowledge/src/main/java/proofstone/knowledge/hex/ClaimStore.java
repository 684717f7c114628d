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

    private long[] stones = new long[1024];
    private long[] carrier = new long[1024];
    private Proof[] proofs = new Proof[1024];
    private Symmetry[] symmetries = new Symmetry[1024];
    private int count;

    /** Returns how many claims there are; those before a number never change but may vanish. */
    int count() {
        return count;
    }

    /** Calls the visitor with what fits among the claims from a number on. */
    void visit(int from, long own, long free, Visitor visitor) {
        long usable = own | free;
        for (int i = from; i < count; i++) {
            if ((carrier[i] & ~usable) == 0) {
                long missing = stones[i] & ~own;
                if ((missing & (missing - 1)) == 0
                        && (missing & ~free) == 0
                        && !visitor.fits(i, missing)) {
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
        long unusable = ~(own | free);
        int n = 0;
        for (int i = 0; i < count && n < found.length; i++) {
            if (((stones[i] | carrier[i]) & unusable) == 0
                    && Long.bitCount(stones[i] & ~own) == 2) {
                found[n++] = i;
            }
        }
        return n;
    }

    /** Returns the cells claim i needs as stones. */
    long stones(int i) {
        return stones[i];
    }

    /** Adds a claim unless one stored says more; returns whether it was added. */
    boolean add(Proof proof, Symmetry symmetry, HexGeometry geometry) {
        long s = symmetry.apply(geometry, proof.stones());
        long c = symmetry.apply(geometry, proof.carrier());
        for (int i = 0; i < count; i++) {
            if ((stones[i] & ~s) == 0 && (carrier[i] & ~(s | c)) == 0) {
                return false;
            }
            if ((s & ~stones[i]) == 0 && (c & ~(stones[i] | carrier[i])) == 0) {
                stones[i] = -1L;
                carrier[i] = -1L;
                proofs[i] = proof;
            }
        }
        append(s, c, proof, symmetry);
        return true;
    }

    private void append(long s, long c, Proof proof, Symmetry symmetry) {
        if (count == stones.length) {
            grow();
        }
        stones[count] = s;
        carrier[count] = c;
        proofs[count] = proof;
        symmetries[count++] = symmetry;
    }

    private void grow() {
        stones = Arrays.copyOf(stones, 2 * count);
        carrier = Arrays.copyOf(carrier, 2 * count);
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
