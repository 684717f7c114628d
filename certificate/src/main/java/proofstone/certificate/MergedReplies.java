package proofstone.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import proofstone.certificate.StrongCalculus.Reply;
import proofstone.game.SquareSet;

/**
 * Gives equal steps of a strong game's proof one object, so that no step names a child twice: a
 * reply whose answer equals the first child is left out, replies with equal answers become one.
 *
 * <p>Linear in the proof; no recursion, so depth is no limit.
 */
final class MergedReplies {
    private final IdentityHashMap<StrongStep, StrongStep> merged = new IdentityHashMap<>();
    private final Map<Rule, StrongStep> steps = new HashMap<>();
    private final StrongCalculus calculus;

    /** A step's rule with its merged children: what makes two steps equal. */
    private static final class Rule {
        private final StrongStep step;

        Rule(StrongStep step) {
            this.step = step;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Rule that && isSame(that.step);
        }

        private boolean isSame(StrongStep that) {
            return step.hasOperandsOf(that) && step.hasChildrenOf(that);
        }

        @Override
        public int hashCode() {
            int hash = step.operandsHash() * 31 + step.kind().code();
            for (StrongStep child : step.children()) {
                hash = hash * 31 + System.identityHashCode(child);
            }
            return hash;
        }
    }

    private MergedReplies(StrongCalculus calculus) {
        this.calculus = calculus;
    }

    /** Returns a proof of the same claim in which no step names a child twice. */
    static StrongStep of(StrongStep root) {
        return new MergedReplies(new StrongCalculus(root.board())).merge(root);
    }

    private StrongStep merge(StrongStep root) {
        Deque<StrongStep> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            StrongStep step = open.peek();
            int before = open.size();
            step.children().stream()
                    .filter(child -> !merged.containsKey(child))
                    .forEach(open::push);
            if (open.size() == before) {
                open.pop();
                merged.computeIfAbsent(step, this::known);
            }
        }
        return found(root);
    }

    private StrongStep found(StrongStep step) {
        StrongStep found = merged.get(step);
        if (found == null) {
            throw new IllegalStateException("a step before its children");
        }
        return found;
    }

    private StrongStep known(StrongStep step) {
        StrongStep made = rebuilt(step);
        StrongStep before = steps.putIfAbsent(new Rule(made), made);
        return before == null ? made : before;
    }

    private StrongStep rebuilt(StrongStep step) {
        List<StrongStep> children = new ArrayList<>();
        step.children().forEach(child -> children.add(found(child)));
        return switch (step.kind()) {
            case LINE, PAIRS, PARTS, LATE -> step;
            case THREAT ->
                    calculus.threat(
                            step.operand(0), step.operand(1), step.operand(2), children.getFirst());
            case MOVE -> calculus.move(step.operand(0), children.getFirst());
            case PARRY -> calculus.parry(step.operand(0), step.operand(1), children.getFirst());
            case REPLIES -> replies(step, children);
            case SYMMETRY -> calculus.symmetry(step.operand(0), children.getFirst());
            case WEAKEN -> weaken(step, children.getFirst());
            case DRAW -> calculus.draw(children.get(0), children.get(1));
            case STRATEGY_STEALING -> calculus.strategyStealing(children.getFirst());
        };
    }

    private StrongStep weaken(StrongStep step, StrongStep child) {
        return calculus.weaken(child, step.weakened(0), step.weakened(1));
    }

    private StrongStep replies(StrongStep step, List<StrongStep> children) {
        StrongStep first = children.getFirst();
        Map<StrongStep, SquareSet> moves = new LinkedHashMap<>();
        for (int i = 1; i < children.size(); i++) {
            moves.merge(children.get(i), step.answered(i), SquareSet::union);
        }
        moves.remove(first);
        return calculus.replies(
                first,
                moves.entrySet().stream()
                        .map(entry -> new Reply(entry.getValue(), entry.getKey()))
                        .toList());
    }
}
