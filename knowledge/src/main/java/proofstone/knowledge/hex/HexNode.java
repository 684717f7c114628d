package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One filled-in position of the search, up to symmetry, with what is known of it. */
final class HexNode {
    /** Above every estimate. */
    static final long INFINITE = 1L << 52;

    private static final double WIDENING = 0.7;
    private static final double RISE = 0.25;
    private static final int[] WINDOWS = new int[HexGeometry.MOST_CELLS + 1];

    static {
        Arrays.setAll(WINDOWS, moves -> (int) Math.max(1, Math.round(Math.pow(moves, WIDENING))));
    }

    final PositionKey position;

    /** Estimated work left to prove that the player to move wins; 0 if he does. */
    long phi = 1;

    /** Estimated work left to prove that he loses; 0 if he does. */
    long delta = 1;

    boolean analysed;

    /** The moves that may still win. */
    long mustPlay;

    /** The moves that are tried last. */
    long inferior;

    /** The moves in the order in which they are tried. */
    byte[] order = {};

    /** What the first children count as phi before they are looked at; those beyond as the last. */
    int[] firstPhi = {};

    /**
     * What the first children count as delta before they are looked at; those beyond as the last.
     */
    int[] firstDelta = {};

    @Nullable HexNode[] children = {};
    Symmetry[] symmetries = {};

    /** Winning moves of the opponent, had he the move. */
    final List<Proof> answers = new ArrayList<>();

    /** Claims of either player up to these numbers are taken into account. */
    final int[] seen = new int[2];

    @Nullable Proof proof;

    HexNode(PositionKey position) {
        this.position = position;
        mustPlay = position.free();
    }

    long stones(int player) {
        return position.stones(player);
    }

    long free() {
        return position.free();
    }

    int mover() {
        return position.toMove();
    }

    boolean isSolved() {
        return proof != null;
    }

    /** Returns whether move i may still win. */
    boolean isLive(int i) {
        return (mustPlay >>> order[i] & 1) != 0;
    }

    /** Returns how many of the moves that may still win count, the first ones (widening). */
    int window() {
        return window(Long.bitCount(mustPlay & ~inferior));
    }

    /** Returns how many of some moves count. */
    static int window(int moves) {
        return WINDOWS[moves];
    }

    /** Returns what move i counts as phi before its child is looked at. */
    long phiAtFirst(int i) {
        return first(firstPhi, i);
    }

    /** Returns what move i counts as delta before its child is looked at. */
    long deltaAtFirst(int i) {
        return (long) (first(firstDelta, i) * (1 + RISE * i));
    }

    private static int first(int[] numbers, int i) {
        return numbers[Math.min(i, numbers.length - 1)];
    }

    /** Sets the moves to try. */
    void setOrder(byte[] moves) {
        order = moves;
        children = new HexNode[moves.length];
        symmetries = new Symmetry[moves.length];
    }

    /** Ends the work: the winner is the proof's player. */
    void solve(Proof result) {
        proof = result;
        boolean wins = result.player() == mover();
        phi = wins ? 0 : INFINITE;
        delta = wins ? INFINITE : 0;
        setOrder(new byte[0]);
        firstPhi = new int[0];
        firstDelta = new int[0];
        answers.clear();
    }
}
