package proofstone.checker;

import java.util.function.IntUnaryOperator;

/**
 * The thresholds d of a claim of a strong game: for each set of the refuter's, how many squares it
 * must lack so that he does not fill it.
 */
final class Thresholds {
    /** oo: the claim does not speak of the set. */
    static final int NEVER = Integer.MAX_VALUE;

    private final int[] bySet;

    private Thresholds(int[] bySet) {
        this.bySet = bySet;
    }

    /**
     * Takes what a rule says of each set of the refuter's. A set with a stone of the prover's is
     * blocked, and one that cannot lack fewer squares, because they are free, needs no threshold: 0
     * for both. One that cannot lack so many has oo.
     */
    static Thresholds of(StrongGame game, Colour refuter, Needed needed, IntUnaryOperator rule) {
        Board board = game.board();
        int[] bySet = new int[board.sets()];
        for (int h : game.setsOf(refuter)) {
            int threshold = rule.applyAsInt(h);
            boolean always =
                    threshold <= board.countIn(h, needed.free())
                            || board.countIn(h, needed.provers()) > 0;
            bySet[h] = always ? 0 : threshold > board.set(h).length ? NEVER : threshold;
        }
        return new Thresholds(bySet);
    }

    /** The threshold of a set of the refuter's. */
    int of(int h) {
        return bySet[h];
    }

    /** The thresholds by the numbers of the sets. */
    int[] copy() {
        return bySet.clone();
    }

    /** Raises those of {@code others} that are lower. */
    void raise(int[] others) {
        for (int h = 0; h < others.length; h++) {
            others[h] = Math.max(others[h], bySet[h]);
        }
    }

    /** What a threshold is before the refuter puts a stone into the set. */
    static int before(int threshold) {
        return threshold == 0 || threshold == NEVER ? threshold : threshold + 1;
    }
}
