package proofstone.knowledge;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Breaker's replies to a move of Maker's, with what searches for a partition after the first of
 * them have found.
 */
final class MoveReplies {
    /** The most replies that are tried. */
    private static final int TRIED = 10;

    private static final int STARTS = 2;

    /**
     * The estimate where nothing was tried, in positions of more sets than the local search takes:
     * above what good replies leave, or these positions would be looked into before all others.
     */
    private static final int UNKNOWN = 40;

    private static final int MOST = 100;
    private static final int[] NO_PARTS = {};

    private final int move;
    private final int[] replies;
    private final int[] open;
    private final int[][] nearest;
    private int held = -1;

    /**
     * Notes that nothing has been tried.
     *
     * @param move Maker's, or {@link Attack#NONE}
     * @param replies the most promising first; the array is taken over
     */
    MoveReplies(int move, int[] replies) {
        this.move = move;
        this.replies = replies;
        int tried = Math.min(TRIED, replies.length);
        this.open = new int[tried];
        this.nearest = new int[tried][];
        Arrays.fill(open, Integer.MAX_VALUE);
        Arrays.fill(nearest, NO_PARTS);
    }

    int move() {
        return move;
    }

    /** Returns how many of the replies, the first ones, are to be tried. */
    int tried() {
        return open.length;
    }

    int reply(int i) {
        return replies[i];
    }

    /** Returns the parts that came nearest to a partition after reply {@code i}. */
    int[] parts(int i) {
        return nearest[i];
    }

    /** Notes what a search after reply {@code i} has found. */
    void note(int i, int openEdges, int[] parts) {
        if (openEdges <= open[i]) {
            open[i] = openEdges;
            nearest[i] = parts;
        }
        held = openEdges == 0 ? replies[i] : held;
    }

    /** Returns the last reply after which a partition was found, or -1. */
    int held() {
        return held;
    }

    /** Returns the places of the replies tried, those first that came nearest to a partition. */
    int[] byOpenEdges() {
        return IntStream.range(0, tried())
                .boxed()
                .sorted(Comparator.comparingInt(i -> open[i]))
                .mapToInt(i -> i)
                .toArray();
    }

    /** Returns the attack, the replies that came nearest first. */
    Attack toAttack(PartCandidates candidates) {
        byte[] order = new byte[replies.length];
        byte[] estimates = new byte[replies.length];
        PartNumbers[] starts = new PartNumbers[Math.min(STARTS, tried())];
        int[] places = byOpenEdges();
        for (int k = 0; k < tried(); k++) {
            order[k] = (byte) replies[places[k]];
            estimates[k] = estimate(open[places[k]]);
            if (k < starts.length) {
                starts[k] = candidates.toNumbers(nearest[places[k]]);
            }
        }
        for (int k = tried(); k < replies.length; k++) {
            order[k] = (byte) replies[k];
            estimates[k] = estimate(estimates[tried() - 1] + 2 + (k - tried()) / 4);
        }
        return new Attack(move, order, estimates, starts);
    }

    private static byte estimate(int openEdges) {
        return (byte) (openEdges == Integer.MAX_VALUE ? UNKNOWN : Math.min(MOST, openEdges));
    }
}
