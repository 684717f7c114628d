package proofstone.knowledge.draws;

import java.util.Optional;

/** The lemmas of [Chiang2011] section 4 by which one band game that Breaker holds gives another. */
public enum BandLemma {
    /*
     * Numbers, derived again from the proofs.
     *
     * Lemma 7. If Breaker holds B_N(L) against p stones, then when Maker is to move no open line
     * has L - p of his stones: he would fill it. So at most L - p - 1. A turn of more stones is
     * taken as several of at most p each; an answer that falls on a square of a later part is put
     * on the exclusive squares of the two lines through it, for the two stones.
     *
     * Lemma 11. B_N(2L+1) falls apart into a band like B_N(L), which holds L squares of each line,
     * and disjoint squares of L+1 rows and columns, which hold the other L+1. Breaker leaves at
     * most b on the former (NX(L,b)) and 1 on the latter (lemma 5), so b + 1 on a line, and one
     * turn of (2L+1) - (b+1) - 1 = 2L - b - 1 stones does not fill it (lemma 4).
     *
     * Lemma 12. In B_N(2L+2) the squares are of L+2, and some lines cross two of them, with at most
     * one stone in each: 2 <= b + 1 because b > 0. So (2L+2) - (b+1) - 1 = 2L - b.
     *
     * Lemmas 13 and 14 are 7 followed by 11 or 12: N(L,p) gives N(2L+1, L+p) and N(2L+2, L+p+1).
     */

    /** N(L,p) gives NX(L, L-p-1). */
    SEVEN("lemma 7", BandGame.Kind.PLAIN) {
        @Override
        BandGame conclusion(int length, int number) {
            return BandGame.exclusive(length, length - number - 1);
        }
    },
    /** NX(L,b), 0 &lt; b &lt; L, gives N(2L+1, 2L-b-1). */
    ELEVEN("lemma 11", BandGame.Kind.EXCLUSIVE) {
        @Override
        BandGame conclusion(int length, int number) {
            return BandGame.plain(2 * length + 1, 2 * length - number - 1);
        }
    },
    /** NX(L,b), 0 &lt; b &lt; L, gives N(2L+2, 2L-b). */
    TWELVE("lemma 12", BandGame.Kind.EXCLUSIVE) {
        @Override
        BandGame conclusion(int length, int number) {
            return BandGame.plain(2 * length + 2, 2 * length - number);
        }
    };

    private final String words;
    private final BandGame.Kind premise;

    BandLemma(String words, BandGame.Kind premise) {
        this.words = words;
        this.premise = premise;
    }

    /** Returns the number that the lemma has in the paper. */
    public String words() {
        return words;
    }

    /** Returns what follows, or empty if the lemma does not apply. */
    public Optional<BandGame> apply(BandGame game) {
        boolean fits = game.kind() == premise && (this == SEVEN || game.number() > 0);
        return fits ? Optional.of(conclusion(game.length(), game.number())) : Optional.empty();
    }

    abstract BandGame conclusion(int length, int number);
}
