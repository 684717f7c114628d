package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.knowledge.PartitionNode.Answer;

/** Makes steps of the calculus from the held nodes of a {@link PartitionSearch}, each node once. */
final class PartitionProof {
    private final WeakProblem problem;
    private final Calculus calculus;
    private final PartCatalogue catalogue;
    private final Map<PartitionNode, Step> steps = new HashMap<>();

    /** The nodes whose steps are being made; only a state made by hand has a circle of answers. */
    private final Set<PartitionNode> underWay = new HashSet<>();

    PartitionProof(WeakProblem problem, Calculus calculus, PartCatalogue catalogue) {
        this.problem = problem;
        this.calculus = calculus;
        this.catalogue = catalogue;
    }

    /** Returns the proof of the held node {@code node}. */
    Step of(PartitionNode node) {
        Step step = steps.get(node);
        if (step == null) {
            if (!underWay.add(node)) {
                throw new IllegalStepException("an answer leads to the position that it is for");
            }
            PartNumbers parts = node.parts();
            step = parts != null ? parts(parts) : answers(node);
            steps.put(node, step);
            underWay.remove(node);
        }
        return step;
    }

    private Step parts(PartNumbers parts) {
        return parts.isEmpty()
                ? calculus.blocked()
                : calculus.parts(parts.of(catalogue, calculus.hypergraph().sets()));
    }

    private Step answers(PartitionNode node) {
        List<Step> answers = new ArrayList<>();
        for (Answer answer : node.answers()) {
            answers.add(step(answer));
        }
        if (node.answers().get(0).square() == Attack.NONE) {
            return answers.get(0);
        }
        int squares = problem.board().hypergraph().squares();
        ResidualHypergraph graph = graph(node, squares);
        var statistics = new SquareStatistics(graph, squares);
        int[] dominators = new int[squares];
        Arrays.setAll(dominators, v -> dominator(statistics, v));
        return new Refutation(calculus, answers, dominators)
                .step(claim -> isProof(claim, node, graph));
    }

    private ResidualHypergraph graph(PartitionNode node, int squares) {
        List<SquareSet> sets = calculus.hypergraph().sets();
        return SupersetRemoval.apply(
                ResidualHypergraph.of(squares, sets, node.maker(), node.breaker()));
    }

    private static int dominator(SquareStatistics statistics, int v) {
        return statistics.share(v) > 0 ? statistics.dominator(v) : -1;
    }

    private Step step(Answer answer) {
        Step step = calculus.move(answer.reply(), after(answer));
        if (!answer.zone().containsAll(step.claim().carrier())) {
            throw new IllegalStepException("an answer plays outside the zone that is said of it");
        }
        return step;
    }

    private Step after(Answer answer) {
        Step step = unturned(answer);
        CanonicalForm.Frame symmetry = answer.symmetry();
        return symmetry == null ? step : moved(step, symmetry.map(step.claim().carrier()));
    }

    private Step unturned(Answer answer) {
        PartNumbers parts = answer.parts();
        if (parts != null) {
            return parts(parts);
        }
        PartitionNode child = answer.child();
        CanonicalForm.Frame frame = answer.frame();
        if (child == null || frame == null) {
            throw new IllegalStateException("an answer has parts or a node");
        }
        Step step = of(child);
        return moved(step, child.frame().mapTo(frame, step.claim().carrier()));
    }

    private Step moved(Step step, int[] map) {
        return map.length == 0 ? step : calculus.isomorphism(step, map, SquareSet.empty());
    }

    /** Returns whether Breaker's claim holds in the position of {@code node}, Maker to move. */
    private static boolean isProof(Claim claim, PartitionNode node, ResidualHypergraph graph) {
        SquareSet stones = node.maker().union(node.breaker());
        if (!claim.usableWith(Role.MAKER) || claim.carrier().intersects(stones)) {
            return false;
        }
        return holdsAll(((Claim.OfBreaker) claim).held(), graph);
    }

    private static boolean holdsAll(SquareSet held, ResidualHypergraph graph) {
        return IntStream.range(0, graph.count()).allMatch(i -> held.contains(graph.id(i)));
    }
}
