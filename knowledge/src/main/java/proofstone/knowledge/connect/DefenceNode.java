package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.AttackMoves.Move;

/** A position of {@link ProofTree} with the attacker to move: a goal, or a defence to refute. */
final class DefenceNode extends TreeNode {
    /** How many jobs the first turn of a goal has. */
    static final long FIRST_JOBS = 64;

    private Set<SquareSet> listed = Set.of();
    private List<AttackNode> attacks = List.of();
    private int lists;
    private long rest;
    private boolean isWide;
    private long jobs;
    private @Nullable AttackStep win;

    /** Makes a node of which nothing is known. */
    DefenceNode(StrongPosition position) {
        super(position, ProofTree.FIRST_PROOF);
    }

    /** Returns the attacks that are looked into, once the node is expanded. */
    List<AttackNode> attacks() {
        return attacks;
    }

    /** Returns whether attacks were listed. */
    boolean isExpanded() {
        return lists > 0;
    }

    /** Returns the attacker's win; null if none is found. */
    @Nullable AttackStep win() {
        return win;
    }

    /** Returns whether there may be a win: none is found, and an attack is left. */
    boolean isOpen() {
        return win == null && proof() < NEVER;
    }

    /** Returns whether the longer list of attacks was looked through. */
    boolean isWide() {
        return isWide;
    }

    /** Counts a job at it or below it, if it is a goal. */
    void countJob() {
        jobs++;
    }

    /**
     * Returns how often it has had its turn among goals, each time with as many jobs as before in
     * all: a hard goal must not take the time of all others, nor all goals wait for each other.
     */
    int turns() {
        return Long.SIZE - Long.numberOfLeadingZeros(jobs / FIRST_JOBS);
    }

    /** Returns how many lists of attacks there have been, each longer than the one before. */
    int lists() {
        return lists;
    }

    /** Returns whether there is another list of attacks. */
    boolean hasRest() {
        return rest < NEVER;
    }

    /** Returns whether to list attacks: none are yet, or none seems less work than others. */
    boolean isToExpand() {
        return !isExpanded() || hasRest() && rest <= proof();
    }

    /** Returns whether a move has been on no list. */
    boolean isNew(Move move) {
        return !listed.contains(SquareSet.of(move.squares()));
    }

    /** Returns whether a move is not among the attacks. */
    boolean isOther(Move move) {
        SquareSet squares = SquareSet.of(move.squares());
        return attacks.stream().noneMatch(a -> SquareSet.of(a.move().squares()).equals(squares));
    }

    /**
     * Adds the attacks of the next list, if no win is known by now.
     *
     * @param moves the new moves of the list
     * @param found those of them that are attacks
     * @param work how much work an attack seems to be that is not listed yet; NEVER if none is left
     */
    void expand(List<Move> moves, List<AttackNode> found, long work) {
        if (win != null) {
            return;
        }
        Set<SquareSet> longer = new HashSet<>(listed);
        moves.forEach(move -> longer.add(SquareSet.of(move.squares())));
        listed = work < NEVER ? Set.copyOf(longer) : Set.of();
        lists++;
        rest = work;
        List<AttackNode> all = new ArrayList<>(attacks);
        all.addAll(found);
        attacks = all;
        update();
    }

    /** Adds the attacks of the longest list, which is looked through at goals only. */
    void widen(List<AttackNode> found) {
        isWide = true;
        expand(List.of(), found, NEVER);
    }

    /** Notes a win. */
    void win(AttackStep step, int highestOrder) {
        win = step;
        attacks = List.of();
        listed = Set.of();
        settle(highestOrder);
    }

    @Override
    void update() {
        if (win != null || !isExpanded()) {
            return;
        }
        long least = rest;
        long sum = 0;
        for (AttackNode attack : attacks) {
            least = Math.min(least, attack.proof());
            sum += attack.disproof();
        }
        estimate(least, sum);
    }
}
