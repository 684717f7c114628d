package proofstone.knowledge.connect;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;
import proofstone.search.Workers;

/**
 * Job-level proof-number search ([Wu2010jl] sec. 3) in one process: looks for wins of the
 * attacker's that a search of one line of play after the other does not find in time. Departs from
 * the paper (decision 0011): a job takes a tenth of a second, not tens of seconds, and threads that
 * come to a busy node take the next best one.
 *
 * <p>A node is a position with the attacker to move ({@link DefenceNode}), whose children are a few
 * moves of each number of threats, and more once these seem to be much work, or with the defender
 * to move ({@link AttackNode}), whose children are the defences that a short {@link Verifier}
 * leaves. So the tree holds only what is not decided at once. A goal whose attacks all fail gets a
 * longer list of them once. Safe for use by one caller at a time.
 */
final class ProofTree {
    /*
     * Nothing here decides what is true: a win is a claim of AttackCalculus. When all defences of an
     * attack are refuted the verifier runs again with their claims; as the zone of the whole may
     * have grown, it may ask for further defences.
     *
     * An attack keeps the defences that were left, not what the verifier found out about all others,
     * which would fill the memory; that is found again for the attacks that win.
     *
     * Positions with the attacker to move that are reached on several ways are one node while one of
     * the ways is in the tree. Sums count it twice; numbers are brought up to date on the way that a
     * worker takes, so on others they may be old. They only guide the search.
     */

    /** The work that a position seems to be of which nothing is known. */
    static final long FIRST_PROOF = 1;

    /** How soon a worker that waits for others looks whether a limit is met. */
    private static final int PATIENCE_MILLIS = 50;

    private final Map<StrongPosition, WeakReference<DefenceNode>> nodes = new HashMap<>();
    private final List<TreeWorker> workers;
    private final SearchControl control;

    /**
     * Makes an empty tree.
     *
     * @param attacker who is to win
     * @param rounds the rounds of the searches, order 1 first
     * @param threads how many workers there are
     * @param searches makes searches of the same board
     */
    ProofTree(
            int attacker,
            List<Round> rounds,
            int threads,
            Supplier<RoundSearch> searches,
            SearchControl control) {
        this.control = control;
        workers =
                Stream.generate(() ->
                                new TreeWorker(attacker, rounds, searches.get(), searches.get()))
                        .limit(threads)
                        .toList();
    }

    /** Returns the node of a position with the attacker to move. */
    synchronized DefenceNode node(StrongPosition position) {
        WeakReference<DefenceNode> known = nodes.get(position);
        DefenceNode node = known == null ? null : known.get();
        if (node == null) {
            node = new DefenceNode(position);
            nodes.put(position, new WeakReference<>(node));
        }
        return node;
    }

    /**
     * Works until each of the goals is won or no attack on it is left.
     *
     * @throws SearchControl.Stopped when a limit is met; what was won until then stays won
     */
    void search(List<DefenceNode> goals) {
        List<Supplier<Optional<Boolean>>> parts = new ArrayList<>();
        workers.forEach(worker -> parts.add(() -> workOn(goals, worker)));
        if (parts.size() == 1) {
            workOn(goals, workers.getFirst());
        } else {
            Workers.first(parts, () -> {});
        }
    }

    /** Returns true, which ends the other workers, once there is nothing left to do. */
    private Optional<Boolean> workOn(List<DefenceNode> goals, TreeWorker worker) {
        for (Deque<TreeNode> path = take(goals); !path.isEmpty(); path = take(goals)) {
            work(path, worker);
        }
        return Optional.of(true);
    }

    /**
     * Returns the way to a node that needs work, which is busy from now on, the node itself first;
     * empty if all goals are won or given up. Waits while others are busy with all there is.
     */
    private synchronized Deque<TreeNode> take(List<DefenceNode> goals) {
        Deque<TreeNode> path = new ArrayDeque<>();
        try {
            while (goals.stream().anyMatch(ProofTree::isOpenGoal) && !find(goals, path)) {
                control.check();
                wait(PATIENCE_MILLIS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        }
        return path;
    }

    private static boolean isOpenGoal(DefenceNode node) {
        return node.isOpen() || node.win() == null && !node.isWide();
    }

    private boolean find(List<DefenceNode> goals, Deque<TreeNode> path) {
        goals.forEach(DefenceNode::update);
        boolean found =
                goals.stream()
                        .filter(ProofTree::isOpenGoal)
                        .sorted(
                                Comparator.comparingInt(DefenceNode::turns)
                                        .thenComparingLong(DefenceNode::proof))
                        .anyMatch(goal -> descendFrom(goal, path));
        if (found) {
            path.getFirst().setBusy(true);
            if (path.getLast() instanceof DefenceNode goal) {
                goal.countJob();
            }
            control.measure(measure(goals));
        }
        return found;
    }

    private static boolean descendFrom(DefenceNode goal, Deque<TreeNode> path) {
        return goal.isOpen() ? descend(goal, path) : !goal.isBusy() && path.add(goal);
    }

    private String measure(List<DefenceNode> goals) {
        long left = goals.stream().filter(ProofTree::isOpenGoal).count();
        return left + " of " + goals.size() + " goals left, " + nodes.size() + " positions";
    }

    private static boolean descend(DefenceNode node, Deque<TreeNode> path) {
        if (!node.isOpen() || node.isBusy() && !node.isExpanded()) {
            return false;
        }
        node.attacks().forEach(AttackNode::update);
        node.update();
        return node.isToExpand() && !node.isBusy()
                ? path.add(node)
                : add(node, descendToAny(bestFirst(node), path), path);
    }

    private static boolean descend(AttackNode node, Deque<TreeNode> path) {
        if (node.isBusy()) {
            return false;
        }
        if (node.isReady()) {
            return path.add(node);
        }
        node.defences().forEach(DefenceNode::update);
        node.update();
        boolean isLeft = node.proof() < TreeNode.NEVER;
        return add(node, isLeft && descendToAny(hardestFirst(node), path), path);
    }

    private static boolean add(TreeNode node, boolean isFound, Deque<TreeNode> path) {
        node.update(); // what is below may have changed
        return isFound && path.add(node);
    }

    private static boolean descendToAny(List<? extends TreeNode> nodes, Deque<TreeNode> path) {
        return nodes.stream().anyMatch(node -> descendTo(node, path));
    }

    private static boolean descendTo(TreeNode node, Deque<TreeNode> path) {
        return switch (node) {
            case DefenceNode defence -> descend(defence, path);
            case AttackNode attack -> descend(attack, path);
        };
    }

    private static List<AttackNode> bestFirst(DefenceNode node) {
        return node.attacks().stream()
                .filter(attack -> attack.proof() < TreeNode.NEVER)
                .sorted(Comparator.comparingLong(AttackNode::proof))
                .toList();
    }

    /** The defence that is nearest to holding decides soonest whether the attack is good. */
    private static List<DefenceNode> hardestFirst(AttackNode node) {
        return node.defences().stream()
                .filter(defence -> defence.win() == null)
                .sorted(
                        Comparator.comparingLong(DefenceNode::disproof)
                                .thenComparingLong(DefenceNode::proof))
                .toList();
    }

    private void work(Deque<TreeNode> path, TreeWorker worker) {
        TreeNode node = path.getFirst();
        try {
            Runnable result =
                    switch (node) {
                        case DefenceNode defence -> worker.expand(defence);
                        case AttackNode attack -> worker.verify(attack, this);
                    };
            finish(path, result, worker);
        } finally {
            release(node);
        }
    }

    private synchronized void finish(Deque<TreeNode> path, Runnable result, TreeWorker worker) {
        result.run();
        for (TreeNode node : path) {
            if (node instanceof DefenceNode defence) {
                worker.takeOver(defence);
            }
            node.update();
        }
    }

    private synchronized void release(TreeNode node) {
        node.setBusy(false);
        notifyAll();
    }

    /** Returns the defences of an attack that were refuted. */
    synchronized Map<SquareSet, DefenceNode> refuted(AttackNode node) {
        return node.refuted();
    }
}
