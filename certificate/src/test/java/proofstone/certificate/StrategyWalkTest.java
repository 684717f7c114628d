package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import proofstone.game.Board;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

class StrategyWalkTest {
    /** Two edges, a triangle's worth of squares between them, and a set of four. */
    private final Hypergraph graph =
            TestBoards.hypergraph(8, new int[][] {{0, 1}, {2, 3}, {4, 5, 6, 7}});

    private final Calculus calculus = new Calculus(graph);

    private StrategyWalk walk(Step root, Role toMove) {
        return walk(root, WeakPosition.empty(toMove));
    }

    private StrategyWalk walk(Step root, WeakPosition position) {
        Board board = TestBoards.free(graph);
        return StrategyWalk.start(
                new Certificate(WeakProblem.of(board, position), "test", "test", root));
    }

    private Step everythingHeld() {
        Step pairs = calculus.pairs(0, 1, 3, 2);
        Step potential = calculus.potential(Role.MAKER, SquareSet.of(4, 5, 6, 7), SquareSet.of(2));
        return calculus.join(List.of(pairs, potential));
    }

    @Test
    void join_answersInThePartOfTheMove() {
        StrategyWalk start = walk(everythingHeld(), Role.MAKER);
        assertThat(start.prover()).isEqualTo(Role.BREAKER);
        assertThat(start.carrier()).isEqualTo(SquareSet.range(8));
        assertThat(start.describe()).isEqualTo("pairing of 4 squares; potential on 4 squares");
        StrategyWalk paired = start.play(2);
        assertThat(paired.reply()).hasValue(3);
        assertThat(paired.describe()).isEqualTo("pairing: answers c1 with d1");
        StrategyWalk weighed = paired.play(3).play(5);
        assertThat(weighed.reply()).hasValue(4);
        assertThat(weighed.describe())
                .isEqualTo("potential: answers f1 with e1, the square of greatest weight");
        assertThat(weighed.carrier()).isEqualTo(SquareSet.of(0, 1, 4, 6, 7));
    }

    @Test
    void parts_answerInThePartOfTheMove() {
        Part triangle = Part.of(new int[] {2, 3}, new int[] {2, 4, 6}, new int[] {3, 4, 7});
        Step parts = calculus.parts(List.of(Part.of(new int[] {0, 1}), triangle));
        Step root = calculus.isomorphism(parts, new int[] {4, 5, 6, 4, 7, 6}, SquareSet.empty());
        StrategyWalk start =
                walk(root, new WeakPosition(SquareSet.empty(), SquareSet.of(7), Role.MAKER));
        assertThat(start.describe()).isEqualTo("partition of 7 squares");
        StrategyWalk forced = start.play(2);
        assertThat(forced.reply()).hasValue(3);
        assertThat(forced.describe()).isEqualTo("partition: answers c1 with d1, in the same part");
        StrategyWalk safe = forced.play(3).play(6);
        assertThat(safe.reply()).isEmpty();
        assertThat(safe.play(4).play(5).reply()).isEmpty();
        assertThat(forced.play(3).play(5).reply()).hasValue(4);
        assertThat(forced.play(3).play(5).play(4).play(1).reply()).hasValue(0);
    }

    @Test
    void extraStones_areUsedAndThenSkipped() {
        StrategyWalk start = walk(everythingHeld(), Role.BREAKER);
        assertThat(start.reply()).isEmpty();
        assertThat(start.replyOrAny()).isEqualTo(0);
        StrategyWalk taken = start.play(0).play(1);
        assertThat(taken.reply()).as("the pair is Breaker's already").isEmpty();
        assertThat(taken.describe()).isEqualTo("no move is needed: any square does");
        StrategyWalk blocked = taken.play(4).play(6);
        assertThat(blocked.reply()).as("the set is blocked already").isEmpty();
        assertThat(blocked.play(2).winner()).hasValue(Role.BREAKER);
    }

    @Test
    void freeTurn_goesIntoTheReplies() {
        Hypergraph edges = TestBoards.hypergraph(5, new int[][] {{0, 1}, {2, 3}});
        Calculus rules = new Calculus(edges);
        Step root = rules.join(List.of(eitherOf(rules, 0, 1), eitherOf(rules, 2, 3)));
        StrategyWalk start = start(edges, root, Role.BREAKER);
        assertThat(start.reply()).hasValue(0);
        assertThat(start.describe()).isEqualTo("strategy: takes a1");
        StrategyWalk outside = start.play(0).play(4);
        assertThat(outside.reply()).hasValue(2);
        assertThat(start.play(0).play(2).reply()).hasValue(3);
    }

    /** Breaker takes the one of two squares that Maker leaves him. */
    private static Step eitherOf(Calculus rules, int a, int b) {
        Step first = rules.move(a, rules.blocked());
        return rules.replies(List.of(first, rules.move(b, rules.blocked())));
    }

    @Test
    void fork_fillsOneOfTwoLines() {
        Hypergraph star = TestBoards.hypergraph(4, new int[][] {{0, 1}, {0, 2}});
        Step fork = new Calculus(star).fork(0, 0, 1, 1, 2);
        StrategyWalk start = start(star, fork, Role.MAKER);
        assertThat(start.describe()).isEqualTo("fork: takes a1 and threatens both b1 and c1");
        StrategyWalk taken = start.play(0);
        assertThat(taken.describe()).isEqualTo("threatens to complete a winning set");
        assertThat(taken.play(1).reply()).hasValue(2);
        StrategyWalk elsewhere = taken.play(3);
        assertThat(elsewhere.reply()).hasValue(1);
        assertThat(elsewhere.describe()).isEqualTo("completes a winning set at b1");
        StrategyWalk won = elsewhere.play(1);
        assertThat(won.winner()).hasValue(Role.MAKER);
        assertThat(won.describe()).isEqualTo("maker has won");
        assertThat(won.carrier().isEmpty()).isTrue();
    }

    private static StrategyWalk start(Hypergraph hypergraph, Step root, Role toMove) {
        WeakProblem problem =
                WeakProblem.of(TestBoards.free(hypergraph), WeakPosition.empty(toMove));
        return StrategyWalk.start(new Certificate(problem, "test", "test", root));
    }

    @Test
    void threat_goesOnWhenItIsAnswered() {
        Hypergraph board = TestBoards.hypergraph(4, new int[][] {{0, 1}, {0, 2}});
        Calculus rules = new Calculus(board);
        Step threat = rules.threat(0, 1, 0, rules.line(1, 2));
        StrategyWalk start = start(board, threat, Role.MAKER);
        assertThat(start.describe()).isEqualTo("threat: takes a1 and threatens b1");
        assertThat(start.play(0).play(3).reply()).hasValue(1);
        StrategyWalk answered = start.play(0).play(1);
        assertThat(answered.reply()).hasValue(2);
        assertThat(answered.describe()).isEqualTo("line: completes a winning set at c1");
        assertThat(answered.play(2).winner()).hasValue(Role.MAKER);
    }

    @Test
    void replies_chooseAChildThatLeavesTheMoveOut() {
        StrategyWalk start = StrategyWalk.start(TestProofs.star());
        assertThat(start.describe()).isEqualTo("strategy: takes a1");
        StrategyWalk moved = start.play(0);
        assertThat(moved.describe()).isEqualTo("2 prepared answers to 2 squares");
        assertThat(moved.play(1).reply()).hasValue(2);
        assertThat(moved.play(2).reply()).hasValue(1);
        assertThat(moved.play(3).reply()).hasValue(2);
    }

    @Test
    void squares_areThoseOfTheBoardUnderIsomorphisms() {
        Step pairs = calculus.pairs(0, 1);
        Step moved = calculus.isomorphism(pairs, new int[] {0, 2, 1, 3}, SquareSet.empty());
        Step both = calculus.join(List.of(pairs, calculus.domination(7, 6, moved)));
        Step swapped =
                calculus.isomorphism(both, new int[] {0, 3, 3, 0, 1, 2, 2, 1}, SquareSet.empty());
        WeakPosition position = new WeakPosition(SquareSet.empty(), SquareSet.of(4), Role.MAKER);
        StrategyWalk start = walk(swapped, position);
        assertThat(start.play(0).reply()).hasValue(1);
        assertThat(start.play(3).reply()).hasValue(2);
    }

    @Test
    void firstMoves_restrictMakerOnce() {
        StrategyWalk start = StrategyWalk.start(TestProofs.everyBreakerKind());
        assertThat(start.legalMoves()).isEqualTo(SquareSet.of(2, 4));
        assertThatThrownBy(() -> start.play(0)).hasMessage("square 0 is no legal move");
        StrategyWalk next = start.play(4);
        assertThat(next.legalMoves().size()).isEqualTo(8);
    }

    @Test
    void makerWithoutStones_hasLost() {
        WeakProblem problem =
                new WeakProblem(
                        TestBoards.free(graph),
                        WeakPosition.empty(Role.MAKER),
                        OptionalInt.of(1),
                        Optional.empty());
        Step root = calculus.shortage(1, SquareSet.range(8));
        StrategyWalk start = StrategyWalk.start(new Certificate(problem, "test", "test", root));
        assertThat(start.describe()).isEqualTo("Maker lacks stones on 8 squares");
        assertThat(start.isOver()).isFalse();
        assertThat(start.play(0).winner()).hasValue(Role.BREAKER);
    }

    @Test
    void wrongUse_isRefused() {
        StrategyWalk start = walk(everythingHeld(), Role.MAKER);
        assertThatThrownBy(start::reply)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the prover is not to move");
        StrategyWalk paired = start.play(2);
        assertThatThrownBy(() -> paired.play(5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the strategy plays on square 3, not 5");
        assertThatThrownBy(() -> paired.play(2)).hasMessage("square 2 is no legal move");
    }
}
