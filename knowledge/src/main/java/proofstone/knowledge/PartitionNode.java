package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;

/**
 * A position with Maker to move in the graph that {@link PartitionSearch} grows, with what is known
 * of it.
 *
 * <p>Positions with the same residual hypergraph, mirrored ones included, share a node. Guarded by
 * the search's lock.
 */
final class PartitionNode {
    /**
     * How Breaker answers a move of Maker's: at once by parts, or by the proof of a node.
     *
     * @param frame how the position after the answer comes into the canonical form of the node;
     *     null with parts
     * @param symmetry the symmetry of the position before the answer that turned all of this, null
     *     if nothing is turned; {@code frame} is that of the answer before it was turned
     */
    record Answer(
            int square,
            int reply,
            SquareSet zone,
            @Nullable PartNumbers parts,
            @Nullable PartitionNode child,
            CanonicalForm.@Nullable Frame frame,
            CanonicalForm.@Nullable Frame symmetry) {
        /** Returns an answer after which the given parts hold every edge. */
        static Answer byParts(int square, int reply, PartNumbers parts, SquareSet zone) {
            return new Answer(square, reply, zone, parts, null, null, null);
        }

        /** Returns an answer after which {@code child}, seen in {@code frame}, is held. */
        static Answer byNode(
                int square,
                int reply,
                PartitionNode child,
                CanonicalForm.Frame frame,
                SquareSet zone) {
            return new Answer(square, reply, zone, null, child, frame, null);
        }

        /** Returns the image of this answer, which is not turned yet, under {@code turn}. */
        Answer turned(CanonicalForm.Frame turn) {
            return new Answer(
                    turn.apply(square),
                    turn.apply(reply),
                    turn.apply(zone),
                    parts,
                    child,
                    frame,
                    turn);
        }
    }

    private enum State {
        NEW,
        OPEN,
        HELD,
        LOST
    }

    /** With more attacks than this their answers cover few other attacks. */
    private static final int MANY = 3;

    private static final PartNumbers NO_PARTS = new PartNumbers();

    private final SquareSet maker;
    private final SquareSet breaker;
    private final CanonicalForm.Frame frame;
    private final List<PartitionNode> parents = new ArrayList<>(1);
    private State state = State.NEW;
    private boolean isBusy;
    private boolean isSketch;
    private PartNumbers start;
    private double effort;
    private int spent;

    private SquareSet play = SquareSet.empty();
    private List<Attack> attacks = List.of();
    private List<Answer> answers = List.of();
    private @Nullable Attack current;

    private @Nullable PartNumbers parts;
    private SquareSet zone = SquareSet.empty();

    /**
     * Makes a node that is not analysed yet.
     *
     * @param start parts to begin the search for a partition with
     * @param effort the first guess of the effort
     * @param spent the analyses spent on it so far
     */
    PartitionNode(
            SquareSet maker,
            SquareSet breaker,
            CanonicalForm.Frame frame,
            PartNumbers start,
            double effort,
            int spent) {
        this.maker = maker;
        this.breaker = breaker;
        this.frame = frame;
        this.start = start;
        this.effort = effort;
        this.spent = spent;
    }

    SquareSet maker() {
        return maker;
    }

    SquareSet breaker() {
        return breaker;
    }

    CanonicalForm.Frame frame() {
        return frame;
    }

    PartNumbers start() {
        return start;
    }

    List<PartitionNode> parents() {
        return parents;
    }

    boolean isNew() {
        return state == State.NEW;
    }

    boolean isOpen() {
        return state == State.OPEN;
    }

    /** Returns whether Breaker's win is proved. */
    boolean isHeld() {
        return state == State.HELD;
    }

    /** Returns whether Maker wins. */
    boolean isLost() {
        return state == State.LOST;
    }

    /** Returns whether some thread analyses this node. */
    boolean isBusy() {
        return isBusy;
    }

    void setBusy(boolean busy) {
        isBusy = busy;
    }

    /** Counts an analysis at or below this node. */
    void spend() {
        spent++;
    }

    int spent() {
        return spent;
    }

    double effort() {
        return effort;
    }

    /** Returns the effort with what was spent in vain so far, {@link Effort#SPENT} times. */
    double effortWithSpent() {
        return switch (state) {
            case HELD -> 0;
            case LOST -> Double.POSITIVE_INFINITY;
            case NEW, OPEN -> effort + Effort.SPENT * spentInVain();
        };
    }

    /** Returns the analyses of the node itself and of what is below the attacks that are left. */
    private int spentInVain() {
        int vain = Math.min(1, spent);
        for (Attack attack : attacks) {
            vain += attack.spent();
        }
        return vain;
    }

    /** Returns Maker's squares that no answer covers yet. */
    SquareSet play() {
        return play;
    }

    List<Attack> attacks() {
        return attacks;
    }

    List<Answer> answers() {
        return answers;
    }

    /** Returns the parts that hold the position, or null if {@link #answers} do. */
    @Nullable PartNumbers parts() {
        return parts;
    }

    /** Returns the carrier of Breaker's win. */
    SquareSet zone() {
        return zone;
    }

    /** Returns whether the node is to be analysed again before anything below it. */
    boolean isSketch() {
        return isSketch;
    }

    /**
     * Takes over the moves that an analysis has left.
     *
     * @param isRough whether the analysis was a sketch
     */
    void open(List<Attack> found, List<Answer> answered, SquareSet region, boolean isRough) {
        isSketch = isRough;
        state = State.OPEN;
        attacks = new ArrayList<>(found);
        answers = new ArrayList<>(answered);
        play = region;
        start = NO_PARTS;
    }

    /** Says that parts hold the position. */
    void holdByParts(PartNumbers winning, SquareSet carrier) {
        parts = winning;
        hold(List.of(), carrier);
    }

    /** Says that answers hold the position. */
    void hold(List<Answer> winning, SquareSet carrier) {
        state = State.HELD;
        answers = winning;
        zone = carrier;
        forget();
    }

    /** Says that Maker wins. */
    void lose() {
        state = State.LOST;
        answers = List.of();
        forget();
    }

    private void forget() {
        attacks = List.of();
        play = SquareSet.empty();
        start = NO_PARTS;
        current = null;
        isSketch = false;
    }

    /**
     * Takes an answer in, with its mirror images; {@link #sum} then drops the attacks they cover.
     */
    void answer(List<Answer> images) {
        answers.addAll(images);
        for (Answer image : images) {
            play = play.intersect(image.zone());
        }
    }

    /** Returns whether a move at {@code square} has no answer yet. */
    boolean isInPlay(int square) {
        return square == Attack.NONE || play.contains(square);
    }

    /** Drops what is answered and sums the effort of the rest; returns whether it has changed. */
    boolean sum() {
        attacks.removeIf(attack -> !isInPlay(attack.square()) || attack.heldReply() >= 0);
        double before = effort;
        effort = 0;
        for (Attack attack : attacks) {
            effort += attack.effort();
        }
        return effort != before;
    }

    /** Returns the place of the attack in hand among the attacks, or -1 if there is none. */
    int inHand() {
        return attacks.indexOf(current);
    }

    /** Takes the attack at {@code place} in hand; none, if that is -1. */
    void takeInHand(int place) {
        current = place < 0 ? null : attacks.get(place);
    }

    /** Returns the attack in hand; the next one, if that one is answered. */
    Attack current() {
        Attack attack = current;
        if (attack == null || !attacks.contains(attack)) {
            attack = next();
            current = attack;
        }
        return attack;
    }

    /**
     * Returns the cheapest attack, as its answer may cover others; the dearest where many are left,
     * since answers cover nearly nothing there, and the position may be lost by that one.
     */
    private Attack next() {
        Comparator<Attack> byEffort = Comparator.comparingDouble(Attack::effort);
        return attacks.size() > MANY
                ? Collections.max(attacks, byEffort)
                : Collections.min(attacks, byEffort);
    }
}
