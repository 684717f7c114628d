package proofstone.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first AND/OR search with must-play, early return and look-ahead, [Hsu2020] algorithms 1, 4
 * and 5.
 *
 * <p>Strong where the right option is nearly always among the first and the leaves are strong, as
 * in Breaker's wins; {@link DfPn} is better at Maker's deep, narrow wins. Space is the depth of the
 * tree plus the table.
 *
 * @param <P> the type of proofs
 */
public final class DepthFirstSearch<P> implements Search<P> {
    /*
     * A node is worked on in three rounds.
     * 1. Look: each option's child is looked up or analysed statically, the AND player's only for the most
     *    promising ones (the paper's early return). First of all comes the reply that won last time
     *    against the same move.
     * 2. Probe, for the AND player: for the most promising options, each of the opponent's moves is looked at
     *    once more. What is left of the opponent's must-play afterwards orders the options: the fewer moves have no
     *    static refutation, the better. Departs from the paper, which orders by potential alone.
     * 3. Solve: the children are searched in that order.
     * Tasks keep what the rounds have found, so nothing is analysed twice.
     */
    private static final int LOOKED_AT = 6;
    private static final int PROBED = 4;

    private final Settings settings;
    private final ProofTable<P> table;
    private final List<Integer> lastReplies = new ArrayList<>();

    /** A node being worked on, with the rounds' results. */
    private final class Task {
        private final Node<P> node;
        private final int cameBy;
        private @Nullable P proof;
        private @Nullable MustPlay<P> mustPlay;
        private final List<@Nullable Task> children = new ArrayList<>();

        Task(Node<P> node, int cameBy) {
            this.node = node;
            this.cameBy = cameBy;
            P stored = settings.keepsTables() ? table.find(node) : null;
            if (stored == null) {
                settings.expand(node);
                stored = node.proof();
            }
            proof = stored;
            if (proof == null) {
                mustPlay = new MustPlay<>(node, settings.mustPlay());
                for (int option = 0; option < node.optionCount(); option++) {
                    children.add(null);
                }
            }
        }

        MustPlay<P> mustPlay() {
            if (mustPlay == null) {
                throw new IllegalStateException("the node is solved");
            }
            return mustPlay;
        }

        Task child(int option) {
            Task child = children.get(option);
            if (child == null) {
                child = new Task(node.child(option), node.square(option));
                children.set(option, child);
            }
            return child;
        }

        /**
         * Takes over what the child of {@code option} has proved; returns whether this node is
         * decided.
         */
        boolean conclude(int option) {
            P result = child(option).proof;
            if (result == null) {
                return false;
            }
            if (node.winner(result) == node.chooser()) {
                proof = node.won(option, result);
                remember(cameBy, node.square(option));
            } else {
                mustPlay().refute(option, result);
                children.set(option, null);
            }
            return proof != null;
        }

        /**
         * Concludes that the chooser has lost if nothing is open; returns whether the node is
         * decided.
         */
        boolean concludeLost() {
            if (proof == null && mustPlay().isLost()) {
                proof = mustPlay().lost();
            }
            return proof != null;
        }
    }

    /** Makes a search with its own table. */
    public DepthFirstSearch(Settings settings) {
        this.settings = settings;
        this.table = settings.newProofTable(1);
    }

    @Override
    public P search(Node<P> root) {
        Task task = new Task(root, -1);
        if (task.proof == null) {
            solve(task);
        }
        return Objects.requireNonNull(task.proof);
    }

    private void remember(int move, int reply) {
        if (move >= 0) {
            while (lastReplies.size() <= move) {
                lastReplies.add(-1);
            }
            lastReplies.set(move, reply);
        }
    }

    private void solve(Task task) {
        settings.control().visit();
        if (!look(task) && isAnd(task)) {
            probe(task);
        }
        for (int option : order(task)) {
            if (task.proof == null && task.mustPlay().isOpen(option)) {
                solveOption(task, option);
            }
        }
        task.concludeLost();
        store(task);
    }

    private boolean isAnd(Task task) {
        return task.node.chooser() == Side.AND;
    }

    private void solveOption(Task task, int option) {
        Task child = task.child(option);
        if (child.proof == null) {
            solve(child);
        }
        task.conclude(option);
    }

    private void store(Task task) {
        if (settings.keepsTables() && task.proof != null) {
            table.store(task.node, task.proof);
            settings.control().tableFill(table.fill());
        }
    }

    /** Round 1; returns whether the node is decided. */
    private boolean look(Task task) {
        if (task.proof != null || lookAtLastReply(task)) {
            return true;
        }
        int left = isAnd(task) ? LOOKED_AT : Integer.MAX_VALUE;
        for (int option = 0; option < task.node.optionCount() && left > 0; option++) {
            if (task.mustPlay().isOpen(option)) {
                left--;
                if (lookAt(task, option)) {
                    return true;
                }
            }
        }
        return task.concludeLost();
    }

    private int lastReply(int move) {
        return move >= 0 && move < lastReplies.size() ? lastReplies.get(move) : -1;
    }

    private boolean lookAtLastReply(Task task) {
        int reply = lastReply(task.cameBy);
        for (int option = 0; option < task.node.optionCount() && reply >= 0; option++) {
            if (task.node.square(option) == reply) {
                return lookAt(task, option);
            }
        }
        return false;
    }

    private boolean lookAt(Task task, int option) {
        return task.mustPlay().isOpen(option) && task.conclude(option);
    }

    /** Round 2. */
    private void probe(Task task) {
        int left = PROBED;
        for (int option = 0; option < task.node.optionCount() && left > 0; option++) {
            if (task.mustPlay().isOpen(option)) {
                left--;
                probeOption(task.child(option));
                if (task.conclude(option)) {
                    return;
                }
            }
        }
        task.concludeLost();
    }

    /** Looks at each of the opponent's moves and at the replies to it. */
    private void probeOption(Task child) {
        for (int option = 0; child.proof == null && option < child.node.optionCount(); option++) {
            if (child.mustPlay().isOpen(option)) {
                look(child.child(option));
                child.conclude(option);
            }
        }
        child.concludeLost();
    }

    private List<Integer> order(Task task) {
        List<Integer> open = new ArrayList<>();
        for (int option = 0; option < task.children.size() && task.proof == null; option++) {
            if (task.mustPlay().isOpen(option)) {
                open.add(option);
            }
        }
        if (isAnd(task)) {
            open.sort(Comparator.comparingInt(option -> movesLeft(task, option)));
        }
        return open;
    }

    private int movesLeft(Task task, int option) {
        Task child = task.children.get(option);
        return child == null || child.mustPlay == null ? Integer.MAX_VALUE : child.mustPlay.open();
    }
}
