package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.SquareSet;
import proofstone.knowledge.PartitionNode.Answer;

/** Which attack comes next, and what effort a node is said to cost. */
class PartitionNodeTest {
    private static final int SQUARES = 20;
    private static final SquareSet ALL = SquareSet.range(SQUARES);
    private static final CanonicalForm.Frame FRAME =
            new CanonicalForm.Frame(0, IntStream.range(0, SQUARES).toArray());

    private static PartitionNode node() {
        return new PartitionNode(
                SquareSet.empty(), SquareSet.empty(), FRAME, new PartNumbers(), 1, 0);
    }

    /** Returns an attack with one reply, which leaves so many edges open. */
    private static Attack attack(int square, int open) {
        return new Attack(
                square,
                new byte[] {(byte) (square + 10)},
                new byte[] {(byte) open},
                new PartNumbers[0]);
    }

    private static PartitionNode open(Attack... attacks) {
        PartitionNode node = node();
        node.open(List.of(attacks), List.of(), ALL, false);
        node.sum();
        return node;
    }

    /** Gives the attack a child on which so many analyses were spent. */
    private static Attack spend(Attack attack, int analyses) {
        PartitionNode child = node();
        IntStream.range(0, analyses).forEach(_ -> child.spend());
        attack.link(0, child, FRAME);
        return attack;
    }

    private static double spent(PartitionNode node) {
        return (node.effortWithSpent() - node.effort()) / Effort.SPENT;
    }

    @Test
    void effortWithSpent_attackAnswered_countsOnlyWhatIsLeft() {
        PartitionNode node = open(spend(attack(1, 3), 50), spend(attack(2, 4), 7), attack(3, 5));
        assertThat(spent(node)).isEqualTo(57);
        SquareSet zone = ALL.without(1);
        node.answer(List.of(Answer.byParts(4, 14, new PartNumbers(), zone)));
        node.sum();
        assertThat(node.attacks()).extracting(Attack::square).containsExactly(2, 3);
        assertThat(spent(node)).isEqualTo(7);
    }

    @Test
    void effortWithSpent_newNodeAndOneAnalysed_countTheirOwnAnalysesOnce() {
        PartitionNode node = node();
        assertThat(spent(node)).isZero();
        node.spend();
        node.spend();
        assertThat(spent(node)).isEqualTo(1);
    }

    @Test
    void current_manyAttacks_isTheDearest_fewTheCheapest() {
        Attack dearest = attack(5, 8);
        PartitionNode many = open(attack(1, 3), attack(2, 1), attack(3, 5), dearest);
        assertThat(many.current()).isSameAs(dearest);
        Attack cheapest = attack(2, 1);
        PartitionNode few = open(attack(1, 3), cheapest, attack(3, 5));
        assertThat(few.current()).isSameAs(cheapest);
    }

    @Test
    void current_attackInHand_isKeptUntilItIsAnswered() {
        PartitionNode node = open(attack(1, 3), attack(2, 1), attack(3, 5));
        node.takeInHand(2);
        assertThat(node.current().square()).isEqualTo(3);
        node.answer(List.of(Answer.byParts(4, 14, new PartNumbers(), ALL.without(3))));
        node.sum();
        assertThat(node.current().square()).isEqualTo(2);
    }
}
