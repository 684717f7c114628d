package proofstone.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import proofstone.certificate.Step.Kind;

/**
 * The steps below a root in the order in which a certificate lists them: children before parents,
 * each step once, few alive at a time.
 *
 * <p>Steps that apply the same rule to the same operands and to the same children are one entry,
 * even where they are different objects. Entries count from 1, as on the format page; the root is
 * the last. The order depends on nothing but the proof. Time and memory are linear in the number of
 * steps and references, up to the sorting of each step's children; no recursion, so depth is no
 * limit.
 */
final class StepSequence<T> {
    /*
     * A list of children may name equal steps. It keeps the first of them: the rules take unions and
     * intersections, and equal parts of a join have no squares, so nothing that is claimed changes. A
     * join of which one part is left is that part.
     *
     * Two passes, each a depth-first walk with an explicit stack. The first gives equal steps one
     * node and numbers the nodes children first. The second lists the nodes: below each node the
     * child that needs most steps alive comes first, because the results of the earlier children
     * wait while the later ones are worked out (Sethi and Ullman 1970). The need of a node is exact
     * for trees; where nodes are shared it is an estimate that costs only memory of the reader.
     */
    private static final Reading<Step> OF_WEAK_GAMES =
            new Reading<>(
                    Step::children,
                    Step::hasOperandsOf,
                    step -> step.operandsHash() * 31 + step.kind().code(),
                    step -> step.kind() == Kind.JOIN);

    private static final Reading<HexStep> OF_HEX =
            new Reading<>(
                    HexStep::children,
                    HexStep::hasOperandsOf,
                    step -> step.operandsHash() * 31 + step.kind().code(),
                    step -> false);

    private static final Reading<StrongStep> OF_STRONG_GAMES =
            new Reading<>(
                    StrongStep::children,
                    StrongStep::hasOperandsOf,
                    step -> step.operandsHash() * 31 + step.kind().code(),
                    step -> false);

    private final List<T> steps = new ArrayList<>();
    private final List<int[]> children = new ArrayList<>();
    private final int[] lastUser;
    private final int live;
    private final int depth;

    private StepSequence(Merged<T> merged) {
        int[] number = new int[merged.steps.size()];
        for (int node : merged.listing()) {
            steps.add(merged.steps.get(node));
            children.add(Arrays.stream(merged.children.get(node)).map(i -> number[i]).toArray());
            number[node] = steps.size();
        }
        lastUser = lastUsers();
        live = mostAlive();
        depth = longestChain();
    }

    /** Lists the steps below {@code root} and the root itself. */
    static StepSequence<Step> of(Step root) {
        return new StepSequence<>(new Merged<>(root, OF_WEAK_GAMES));
    }

    /** Lists the steps below {@code root} and the root itself. */
    static StepSequence<HexStep> of(HexStep root) {
        return new StepSequence<>(new Merged<>(root, OF_HEX));
    }

    /** Lists the steps below {@code root} and the root itself. */
    static StepSequence<StrongStep> of(StrongStep root) {
        return new StepSequence<>(new Merged<>(root, OF_STRONG_GAMES));
    }

    /**
     * How a type of steps is read.
     *
     * @param children the children of a step
     * @param sameOperands whether two steps apply the same rule to the same operands but children
     * @param hash a hash of rule and operands
     * @param isItsOnlyChild whether a step with a single child proves no more than the child
     */
    private record Reading<T>(
            Function<T, List<T>> children,
            BiPredicate<T, T> sameOperands,
            ToIntFunction<T> hash,
            Predicate<T> isItsOnlyChild) {}

    /** Returns the number of steps. */
    int size() {
        return steps.size();
    }

    /** Returns step {@code number}, from 1. */
    T step(int number) {
        return steps.get(number - 1);
    }

    /**
     * Returns the numbers of the children of step {@code number}, in the order of its operands,
     * each once.
     */
    int[] children(int number) {
        return children.get(number - 1);
    }

    /** Returns whether no step after {@code number} uses its child {@code index}. */
    boolean isLastUse(int number, int index) {
        return lastUser[children(number)[index]] == number;
    }

    /** Returns the greatest number of steps alive at once, as the format page counts them. */
    int live() {
        return live;
    }

    /** Returns the number of steps on the longest chain from the root down to a leaf. */
    int depth() {
        return depth;
    }

    private int[] lastUsers() {
        int[] last = new int[size() + 1];
        for (int number = 1; number <= size(); number++) {
            for (int child : children(number)) {
                last[child] = number;
            }
        }
        return last;
    }

    private int mostAlive() {
        int alive = 0;
        int most = 0;
        for (int number = 1; number <= size(); number++) {
            alive++;
            most = Math.max(most, alive);
            int user = number;
            alive -=
                    (int)
                            Arrays.stream(children(number))
                                    .filter(child -> lastUser[child] == user)
                                    .count();
        }
        return most;
    }

    private int longestChain() {
        int[] chain = new int[size() + 1];
        for (int number = 1; number <= size(); number++) {
            int below = Arrays.stream(children(number)).map(child -> chain[child]).max().orElse(0);
            chain[number] = below + 1;
        }
        return chain[size()];
    }

    /** The nodes of the proof after equal steps have become one; children have smaller numbers. */
    private static final class Merged<T> {
        private final Reading<T> reading;
        private final List<T> steps = new ArrayList<>();
        private final List<int[]> children = new ArrayList<>();
        private final IdentityHashMap<T, Integer> nodeOf = new IdentityHashMap<>();
        private final Map<Rule<T>, Integer> nodes = new HashMap<>();

        Merged(T root, Reading<T> reading) {
            this.reading = reading;
            Deque<T> stack = new ArrayDeque<>();
            Deque<Integer> places = new ArrayDeque<>();
            stack.push(root);
            places.push(0);
            while (!stack.isEmpty()) {
                T step = stack.getFirst();
                int place = places.pop();
                if (place == reading.children().apply(step).size()) {
                    stack.pop();
                    add(step);
                    continue;
                }
                places.push(place + 1);
                T child = reading.children().apply(step).get(place);
                if (!nodeOf.containsKey(child)) {
                    stack.push(child);
                    places.push(0);
                }
            }
        }

        private void add(T step) {
            int[] below =
                    reading.children().apply(step).stream()
                            .mapToInt(nodeOf::get)
                            .distinct()
                            .toArray();
            if (below.length == 1 && reading.isItsOnlyChild().test(step)) {
                nodeOf.put(step, below[0]);
                return;
            }
            Integer node = nodes.putIfAbsent(new Rule<>(step, below, reading), steps.size());
            if (node == null) {
                node = steps.size();
                steps.add(step);
                children.add(below);
            }
            nodeOf.put(step, node);
        }

        /** Returns the nodes in the order of the certificate. */
        List<Integer> listing() {
            int root = steps.size() - 1;
            int[][] order = neediestFirst();
            boolean[] seen = new boolean[steps.size()];
            int[] place = new int[steps.size()];
            List<Integer> listing = new ArrayList<>(steps.size());
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(root);
            seen[root] = true;
            while (!stack.isEmpty()) {
                int node = stack.getFirst();
                if (place[node] == order[node].length) {
                    listing.add(stack.pop());
                    continue;
                }
                int child = order[node][place[node]++];
                if (!seen[child]) {
                    seen[child] = true;
                    stack.push(child);
                }
            }
            return listing;
        }

        /** Returns the children of each node, those that need most steps alive first. */
        private int[][] neediestFirst() {
            int[] need = new int[steps.size()];
            int[][] order = new int[steps.size()][];
            for (int node = 0; node < order.length; node++) {
                order[node] =
                        Arrays.stream(children.get(node))
                                .boxed()
                                .sorted((a, b) -> Integer.compare(need[b], need[a]))
                                .mapToInt(Integer::intValue)
                                .toArray();
                need[node] = order[node].length + 1;
                for (int i = 0; i < order[node].length; i++) {
                    need[node] = Math.max(need[node], need[order[node][i]] + i);
                }
            }
            return order;
        }
    }

    /** A step's rule with its operands and its merged children: what makes two steps equal. */
    private static final class Rule<T> {
        private final T step;
        private final int[] children;
        private final Reading<T> reading;

        Rule(T step, int[] children, Reading<T> reading) {
            this.step = step;
            this.children = children;
            this.reading = reading;
        }

        private boolean isSame(Rule<T> that) {
            return reading.sameOperands().test(step, that.step)
                    && Arrays.equals(children, that.children);
        }

        @Override
        @SuppressWarnings("unchecked") // All rules of a map are of one type of steps.
        public boolean equals(Object other) {
            return other instanceof Rule<?> that && isSame((Rule<T>) that);
        }

        @Override
        public int hashCode() {
            return reading.hash().applyAsInt(step) * 31 + Arrays.hashCode(children);
        }
    }
}
