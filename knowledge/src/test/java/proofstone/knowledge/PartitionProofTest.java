package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Calculus;
import proofstone.certificate.Part;
import proofstone.certificate.Step;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.knowledge.PartitionNode.Answer;

/**
 * Steps made of nodes.
 *
 * <p>Squares of 3x3: 0 1 2 in the first row, 3 4 5 in the second, 6 7 8 in the third.
 */
class PartitionProofTest {
    private static final int SQUARES = 9;

    private final WeakProblem problem;
    private final PartCatalogue catalogue;
    private final CanonicalForm form;
    private final CanonicalForm.Frame upsideDown;

    PartitionProofTest() throws Exception {
        problem = GameParser.weakProblem("mnk:3,3,3", Optional.of(Rule.WEAK));
        catalogue = new PartCatalogue(problem.board().hypergraph());
        form = new CanonicalForm(problem.board(), EnumSet.allOf(Technique.class));
        upsideDown =
                form.symmetries().stream()
                        .filter(frame -> frame.apply(0) == 6 && frame.apply(1) == 7)
                        .findFirst()
                        .orElseThrow();
    }

    private PartNumbers pair(int a, int b) {
        Part pair = Part.of(new int[] {a, b});
        int number =
                IntStream.range(0, catalogue.count())
                        .filter(q -> catalogue.isPair(q) && catalogue.part(q).equals(pair))
                        .findFirst()
                        .orElseThrow();
        return new PartNumbers(number);
    }

    private CanonicalForm.Frame frame(SquareSet maker, SquareSet breaker) {
        ResidualHypergraph graph =
                SupersetRemoval.apply(
                        ResidualHypergraph.of(
                                SQUARES, problem.board().hypergraph().sets(), maker, breaker));
        return form.key(graph, SquareSet.empty(), 0).frame();
    }

    private PartitionNode node(SquareSet maker, SquareSet breaker) {
        return new PartitionNode(maker, breaker, frame(maker, breaker), new PartNumbers(), 1, 0);
    }

    private Step proof(PartitionNode node) {
        Calculus calculus = new Calculus(problem.board().hypergraph());
        return new PartitionProof(problem, calculus, catalogue).of(node);
    }

    /** Move and reply lie on the axis, so the mirrored answer leads to the same position. */
    @Test
    void of_mirroredAnswerToAMoveOnTheAxis_isMirroredToo() {
        PartitionNode child = node(SquareSet.of(3), SquareSet.of(4));
        child.holdByParts(pair(0, 1), SquareSet.of(0, 1));
        Answer answer = Answer.byNode(3, 4, child, child.frame(), SquareSet.of(0, 1, 4));
        Answer mirrored = answer.turned(upsideDown);
        assertThat(mirrored.zone()).isEqualTo(SquareSet.of(4, 6, 7));
        Answer other = Answer.byParts(4, 3, pair(0, 1), SquareSet.of(0, 1, 3));
        PartitionNode root = node(SquareSet.empty(), SquareSet.empty());
        root.hold(List.of(answer, mirrored, other), SquareSet.of(0, 1, 3, 4, 6, 7));

        Step step = proof(root);

        assertThat(step.claim().usableWith(Role.MAKER)).isTrue();
        assertThat(step.claim().carrier()).isEqualTo(SquareSet.of(0, 1, 3, 4, 6, 7));
    }
}
