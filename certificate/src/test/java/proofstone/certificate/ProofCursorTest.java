package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import proofstone.certificate.ProofCursor.Branch;
import proofstone.certificate.Step.Kind;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

class ProofCursorTest {
    private static List<String> labels(ProofCursor cursor) {
        return cursor.branches().stream().map(Branch::label).toList();
    }

    private static ProofCursor below(ProofCursor cursor, int index) {
        return cursor.branches().get(index).below();
    }

    @Test
    void makersTree_namesTheSquaresThatEachChildAnswers() {
        ProofCursor root = ProofCursor.of(TestProofs.star());
        assertThat(labels(root)).containsExactly("maker a1");
        ProofCursor replies = below(root, 0);
        assertThat(replies.carrier()).isEqualTo(SquareSet.of(1, 2));
        assertThat(labels(replies)).containsExactly("breaker b1 or elsewhere", "breaker c1");
        assertThat(replies.branches().get(1).answered()).isEqualTo(SquareSet.of(2));
        assertThat(below(replies, 0).step().kind()).isEqualTo(Kind.LINE);
        assertThat(below(replies, 0).branches()).isEmpty();
    }

    @Test
    void breakersTree_carriesSquaresToTheBoard() {
        ProofCursor root = ProofCursor.of(TestProofs.everyBreakerKind());
        assertThat(labels(root))
                .containsExactly("maker e1 or elsewhere", "maker c1", "maker nowhere");
        ProofCursor all = below(root, 0);
        assertThat(labels(all)).contains("part 1: a1 b1", "part 2: c1 d1", "part 3: f1 g1 h1 i1");
        ProofCursor moved = below(all, 1);
        assertThat(labels(moved)).containsExactly("the same strategy on other squares");
        assertThat(below(moved, 0).step().claim().carrier()).isEqualTo(SquareSet.of(0, 1));
        assertThat(below(moved, 0).carrier()).isEqualTo(SquareSet.of(2, 3));
    }

    @Test
    void threat_namesBothMoves() {
        Hypergraph board = TestBoards.hypergraph(4, new int[][] {{0, 1}, {0, 2}});
        Calculus calculus = new Calculus(board);
        Step threat = calculus.threat(0, 1, 0, calculus.line(1, 2));
        WeakProblem problem =
                WeakProblem.of(TestBoards.free(board), WeakPosition.empty(Role.MAKER));
        ProofCursor root = ProofCursor.of(new Certificate(problem, "p", "c", threat));
        assertThat(labels(root)).containsExactly("maker a1, breaker b1");
    }

    @Test
    void statistics_countEqualStepsOnce() {
        ProofStatistics star = ProofStatistics.of(TestProofs.star().root());
        assertThat(star)
                .isEqualTo(
                        new ProofStatistics(
                                4, Map.of(Kind.LINE, 2, Kind.REPLIES, 1, Kind.MOVE, 1), 3, 3));
        ProofStatistics mixed = ProofStatistics.of(TestProofs.everyBreakerKind().root());
        assertThat(mixed.steps()).isEqualTo(13);
        assertThat(mixed.byKind()).containsEntry(Kind.PARTS, 1).containsEntry(Kind.JOIN, 5);
        assertThat(mixed.live()).isEqualTo(7);
        assertThat(mixed.depth()).isEqualTo(7);
    }
}
