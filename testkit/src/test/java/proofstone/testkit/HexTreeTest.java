package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
import proofstone.certificate.HexTree;
import proofstone.certificate.HexTree.Branch;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.knowledge.hex.HexSearch;
import proofstone.knowledge.hex.HexSolution;
import proofstone.search.SearchControl;

/** The tree of moves of a proof: each way down is a game, and its end a connection. */
class HexTreeTest {
    /** Follows every way down, with the position to which its moves lead. */
    private static final class Walker {
        private final Player winner;
        private final HexSearch judge;
        private final Set<HexPosition> connected = new HashSet<>();
        private int leaves;
        private int mostStones;

        Walker(HexBoard board, Player winner) {
            this.winner = winner;
            judge = new HexSearch(board, SearchControl.unlimited());
        }

        void walk(HexTree tree, HexPosition position) {
            assertThat(tree.isLeaf()).isEqualTo(tree.branches().isEmpty());
            if (tree.isLeaf()) {
                leaves++;
                mostStones = Math.max(mostStones, position.occupied().size());
                assertConnected(position.withToMove(winner.opponent()));
            } else {
                assertAnswers(tree, position);
                tree.branches().forEach(branch -> walk(branch.below(), play(branch, position)));
            }
        }

        private void assertConnected(HexPosition position) {
            if (connected.add(position) && position.winner().isEmpty()) {
                assertThat(judge.solve(position).winner()).isEqualTo(winner);
            }
        }

        /** The winner's own move, or each free cell of the carrier answered once. */
        private void assertAnswers(HexTree tree, HexPosition position) {
            List<Branch> branches = tree.branches();
            if (position.toMove() == winner) {
                assertThat(branches).hasSize(1);
                assertThat(branches.getFirst().answered().isEmpty()).isTrue();
                return;
            }
            SquareSet answered = SquareSet.empty();
            for (Branch branch : branches) {
                assertThat(answered.intersects(branch.answered())).isFalse();
                answered = answered.union(branch.answered());
            }
            assertThat(answered).isEqualTo(tree.carrier());
            assertThat(answered.minus(position.free()).isEmpty()).isTrue();
        }

        /** Plays the first of the loser's moves and the reply; who moves is asserted. */
        private HexPosition play(Branch branch, HexPosition position) {
            HexPosition next = position;
            if (!branch.answered().isEmpty()) {
                assertThat(next.toMove()).isEqualTo(winner.opponent());
                next = next.play(branch.answered().first());
            }
            if (branch.reply().isPresent()) {
                assertThat(next.toMove()).isEqualTo(winner);
                next = next.play(branch.reply().getAsInt());
            }
            return next;
        }
    }

    private static Stream<HexPosition> openings(HexBoard board) {
        HexPosition empty = HexPosition.empty(board);
        return Stream.concat(
                Stream.of(empty), IntStream.range(0, board.cells()).mapToObj(empty::play));
    }

    /** Walks through the tree of a position's proof and returns the number of its leaves. */
    private static int walk(HexPosition position) {
        HexSolution solution =
                new HexSearch(position.board(), SearchControl.unlimited()).solve(position);
        HexTree tree = HexTree.of(solution.proof());
        Walker walker = new Walker(position.board(), solution.winner());
        walker.walk(tree, position);
        HexPosition end = position;
        for (int cell : tree.longestLine()) {
            end = end.play(cell);
        }
        assertThat(end.occupied().size()).isEqualTo(walker.mostStones);
        return walker.leaves;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void branches_answerTheCarrierAndLeadToConnections(int size) {
        HexBoard board = HexBoard.of(size, size);
        int leaves = openings(board).mapToInt(HexTreeTest::walk).sum();
        assertThat(leaves).isGreaterThan(board.cells());
    }

    @Test
    void branches_ofOneThousandLeavesDoSoToo() {
        HexBoard board = HexBoard.of(6, 6);
        int f4 = board.square("f4").orElseThrow();
        assertThat(walk(HexPosition.empty(board).play(f4))).isGreaterThan(1_000);
    }

    /** b2 joined to the top by b1 and c1, and to the bottom by a move to a3: that is the reply. */
    @Test
    void branches_nameTheMoveThatAChainNeeds() {
        HexBoard board = HexBoard.of(3, 3);
        HexCalculus calculus = new HexCalculus(board);
        int top = board.firstEdge(Player.BLACK);
        int bottom = board.secondEdge(Player.BLACK);
        HexStep bridge = calculus.join(List.of(way(calculus, top, 1), way(calculus, top, 2)));
        HexStep root = calculus.chain(top, List.of(bridge, way(calculus, bottom, 6)));
        Branch only = HexTree.of(root).branches().getFirst();
        assertThat(only.answered().isEmpty()).isTrue();
        assertThat(only.reply()).hasValue(6);
        assertThat(only.below().isLeaf()).isTrue();
        assertThat(only.below().carrier()).isEqualTo(SquareSet.of(1, 2));
        assertThat(HexTree.of(root).longestLine()).containsExactly(6);
    }

    /** Returns the connection of b2 with an edge by a move to a cell between them. */
    private static HexStep way(HexCalculus calculus, int edge, int cell) {
        HexStep toEdge = calculus.adjacent(Player.BLACK, edge, cell);
        HexStep toCentre = calculus.adjacent(Player.BLACK, cell, 4);
        return calculus.move(calculus.chain(edge, List.of(toEdge, toCentre)), cell);
    }
}
