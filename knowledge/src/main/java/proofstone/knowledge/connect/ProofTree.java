package proofstone.knowledge.connect;

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

/**
 * Proof-number search over whole turns (Allis 1994): looks for wins of the attacker's that a search
 * of one line of play after the other does not find in time.
 *
 * <p>A node is a position with the attacker to move ({@link DefenceNode}), whose children are a few
 * moves of each number of threats, or with the defender to move ({@link AttackNode}), whose
 * children are the defences that a short {@link Verifier} leaves. So the tree holds only what is
 * not decided at once, as in job-level proof-number search. Safe for use by one caller at a time.
 */
final class ProofTree {
    /*
     * Nothing here decides what is true: a win is a claim of AttackCalculus. When all defences of an
     * attack are refuted the verifier runs again with their claims; as the zone of the whole may
     * have grown, it may ask for further defences.
     *
     * An attack keeps the names of its defences only, not what the verifier found out about all
     * others, which would fill the memory; that is found again for the attacks that win.
     *
     * Positions that are reached on several ways are one node. Its numbers are brought up to date on
     * the way that a worker takes, so on others they may be old; they only guide the search.
     */

    /** More work than there is. */
    static final long NEVER = 1L << 40;

    /** The work that a position seems to be of which nothing is known. */
    static final long FIRST_PROOF = 1;

    private static final int PATIENCE_MILLIS = 50;

    private final Map<StrongPosition, DefenceNode> nodes = new HashMap<>();
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
                                new TreeWorker(
                                        attacker, rounds, searches.get(), searches.get(), control))
                        .limit(threads)
                        .toList();
    }

    /** Returns the node of a position with the attacker to move. */
    synchronized DefenceNode node(StrongPosition position) {
        return nodes.computeIfAbsent(position, DefenceNode::new);
    }

    /**
     * Works until each of the goals is won or no attack on it is left.
     *
     * @throws SearchControl.Stopped when a limit is met; what was won until then stays won
     */
    void search(List<DefenceNode> goals) {
        List<Supplier<Optional<Boolean>>> parts = new ArrayList<>();
        workers.forEach(worker -> parts.add(() -> work(worker, goals)));
        if (parts.size() == 1) {
            work(workers.getFirst(), goals);
        } else {
            SearchControl.together(parts, () -> {});
        }
    }

    private Optional<Boolean> work(TreeWorker worker, List<DefenceNode> goals) {
        for (Deque<Object> path = take(goals); !path.isEmpty(); path = take(goals)) {
            work(worker, path);
        }
        return Optional.empty();
    }

    /**
     * Returns the way to a node that needs work, which is busy from now on, the node itself first;
     * empty if all goals are won or given up. Waits while others are busy with all there is.
     */
    private synchronized Deque<Object> take(List<DefenceNode> goals) {
        Deque<Object> path = new ArrayDeque<>();
        try {
            while (goals.stream().anyMatch(ProofTree::isOpen) && !find(goals, path)) {
                control.check();
                wait(PATIENCE_MILLIS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        }
        return path;
    }

    private static boolean isOpen(DefenceNode node) {
        return node.win() == null && node.proof() < NEVER;
    }

    private boolean find(List<DefenceNode> goals, Deque<Object> path) {
        goals.forEach(DefenceNode::update);
        boolean found =
                goals.stream()
                        .filter(ProofTree::isOpen)
                        .sorted(Comparator.comparingLong(DefenceNode::proof))
                        .anyMatch(goal -> descend(goal, path));
        if (found) {
            setBusy(path.getFirst(), true);
            control.measure(measure(goals));
        }
        return found;
    }

    private String measure(List<DefenceNode> goals) {
        long left = goals.stream().filter(ProofTree::isOpen).count();
        return left + " defences left, " + nodes.size() + " positions";
    }

    private static void setBusy(Object node, boolean isBusy) {
        if (node instanceof DefenceNode defence) {
            defence.isBusy = isBusy;
        } else {
            ((AttackNode) node).isBusy = isBusy;
        }
    }

    private static boolean descend(DefenceNode node, Deque<Object> path) {
        if (node.isBusy || !isOpen(node)) {
            return false;
        }
        node.attacks().forEach(AttackNode::update);
        boolean found =
                !node.isExpanded()
                        || node.attacks().stream()
                                .filter(attack -> attack.proof() < NEVER)
                                .sorted(Comparator.comparingLong(AttackNode::proof))
                                .anyMatch(attack -> descend(attack, path));
        return found && add(node, path);
    }

    private static boolean descend(AttackNode node, Deque<Object> path) {
        if (node.isBusy) {
            return false;
        }
        if (!node.isReady()) {
            node.defences().values().forEach(DefenceNode::update);
            node.update();
        }
        boolean found = node.isReady() || node.proof() < NEVER && descend(hardestFirst(node), path);
        return found && add(node, path);
    }

    private static boolean descend(List<DefenceNode> defences, Deque<Object> path) {
        return defences.stream().anyMatch(defence -> descend(defence, path));
    }

    /** The defence that is nearest to holding decides soonest whether the attack is good. */
    private static List<DefenceNode> hardestFirst(AttackNode node) {
        return node.defences().values().stream()
                .filter(defence -> defence.win() == null)
                .sorted(
                        Comparator.comparingLong(DefenceNode::disproof)
                                .thenComparingLong(DefenceNode::proof))
                .toList();
    }

    private static boolean add(Object node, Deque<Object> path) {
        path.addLast(node);
        return true;
    }

    private void work(TreeWorker worker, Deque<Object> path) {
        Object node = path.getFirst();
        try {
            Runnable result =
                    node instanceof DefenceNode defence
                            ? worker.expand(defence)
                            : worker.verify((AttackNode) node, this);
            finish(path, result, worker);
        } finally {
            release(node);
        }
    }

    private synchronized void finish(Deque<Object> path, Runnable result, TreeWorker worker) {
        result.run();
        for (Object node : path) {
            if (node instanceof DefenceNode defence) {
                worker.takeOver(defence);
                defence.update();
            } else {
                ((AttackNode) node).update();
            }
        }
    }

    private synchronized void release(Object node) {
        setBusy(node, false);
        notifyAll();
    }

    /** Returns the defences of an attack that were refuted. */
    synchronized Map<SquareSet, DefenceNode> refuted(AttackNode node) {
        return node.refuted();
    }
}
