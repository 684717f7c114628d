package proofstone.knowledge;

import org.jspecify.annotations.Nullable;

/**
 * A move of Maker's that has no static answer, with Breaker's replies, most promising first.
 *
 * <p>Belongs to one {@link PartitionNode}.
 */
final class Attack {
    /** The square of an attack that is no move: Breaker is to move in the problem itself. */
    static final int NONE = -1;

    private final int square;
    private final byte[] replies;
    private final byte[] estimates;
    private final PartNumbers[] starts;
    private final @Nullable PartitionNode[] children;
    private final CanonicalForm.@Nullable Frame[] frames;
    private int current;

    /**
     * Makes an attack.
     *
     * @param square Maker's square, or {@link #NONE}
     * @param replies Breaker's squares
     * @param estimates for each reply the fewest edges that a partition left open
     * @param starts for the first replies the parts of the partition that came nearest
     */
    Attack(int square, byte[] replies, byte[] estimates, PartNumbers[] starts) {
        this.square = square;
        this.replies = replies;
        this.estimates = estimates;
        this.starts = starts;
        this.children = new PartitionNode[replies.length];
        this.frames = new CanonicalForm.Frame[replies.length];
        this.current = -1;
    }

    int square() {
        return square;
    }

    int replyCount() {
        return replies.length;
    }

    int reply(int i) {
        return replies[i];
    }

    /** Returns the fewest edges that partitions left open after reply {@code i}. */
    int estimate(int i) {
        return estimates[i];
    }

    int startCount() {
        return starts.length;
    }

    /** Returns the parts that came nearest after reply {@code i}, or none. */
    PartNumbers start(int i) {
        return i < starts.length ? starts[i] : new PartNumbers();
    }

    /** Returns the reply in hand, or -1 if none was chosen yet. */
    int inHand() {
        return current;
    }

    /** Takes reply {@code i} in hand; none, if that is -1. */
    void takeInHand(int i) {
        current = i;
    }

    @Nullable PartitionNode child(int i) {
        return children[i];
    }

    /** Returns how the position after reply {@code i} comes into the child's canonical form. */
    CanonicalForm.Frame frame(int i) {
        CanonicalForm.Frame frame = frames[i];
        if (frame == null) {
            throw new IllegalStateException("reply " + i + " has no node yet");
        }
        return frame;
    }

    void link(int i, PartitionNode child, CanonicalForm.Frame frame) {
        children[i] = child;
        frames[i] = frame;
    }

    /**
     * Returns the effort that reply {@code i} is expected to take, what was spent in vain included.
     */
    double effort(int i) {
        PartitionNode child = children[i];
        return child == null ? Effort.ofOpenEdges(estimates[i]) : child.effortWithSpent();
    }

    /** Returns the analyses spent on all replies, those on the way from elsewhere included. */
    int spent() {
        int spent = 0;
        for (PartitionNode child : children) {
            spent += child == null ? 0 : child.spent();
        }
        return spent;
    }

    /** Returns the least effort of a reply, infinite if all are lost. */
    double effort() {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < replies.length; i++) {
            least = Math.min(least, effort(i));
        }
        return least;
    }

    /**
     * Returns the reply to work on: the one of before, unless another has become clearly cheaper.
     */
    int choose() {
        int cheapest = 0;
        double least = effort(0);
        for (int i = 1; i < replies.length; i++) {
            double effort = effort(i);
            cheapest = effort < least ? i : cheapest;
            least = Math.min(least, effort);
        }
        boolean isToStay = current >= 0 && effort(current) <= Effort.PATIENCE * least;
        current = isToStay ? current : cheapest;
        return current;
    }

    /** Returns the first reply whose node is held, or -1. */
    int heldReply() {
        for (int i = 0; i < replies.length; i++) {
            if (isHeld(i)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isHeld(int i) {
        PartitionNode child = children[i];
        return child != null && child.isHeld();
    }
}
