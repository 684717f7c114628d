package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectMoves;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.search.SearchControl;

/** Wins by moves of fewer threats that rounds of one line after the other do not find in time. */
class ProofTreeTest {
    private static final int ORDER = 3;
    private static final long MOST_NODES = 100_000;
    private static final String OPENING = "j10 l12-h12 j11-k10 ";

    @ParameterizedTest
    @CsvSource({"i12-j12, 3", "i10-j9, 2", "h10-j8, 2"})
    void solve_defenceOfAnOpening_isRefutedWithFewNodes(String defence, int order)
            throws GameSyntaxException {
        ConnectResult.Won won = won(problem(OPENING + defence), 1);
        assertThat(won.order()).isEqualTo(order);
        assertThat(won.nodes()).isLessThan(MOST_NODES);
    }

    @Test
    void solve_twoThreads_findAWinThatIsProved() throws GameSyntaxException {
        assertThat(won(problem(OPENING + "i10-j9"), 2).move().size()).isEqualTo(2);
    }

    @Test
    void tryOnce_anyRoundWithItsFirstBudget_doesNotFindThem() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING + "i10-j9");
        RoundSearch rounds = search(problem, SearchControl.unlimited());
        for (Round round : Round.upTo(ORDER)) {
            assertThat(rounds.tryOnce(round, Round.budget(0))).as("round %s", round).isNull();
        }
    }

    @Test
    void search_oneThread_takesTheSameWayEachTime() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING + "i12-j12");
        assertThat(solve(problem, 1).nodes()).isEqualTo(solve(problem, 1).nodes());
    }

    @Test
    void search_noAttackLeft_givesTheGoalUp() throws GameSyntaxException {
        StrongProblem problem = problem("a1 s19-s18");
        SearchControl control = SearchControl.unlimited();
        ProofTree tree =
                new ProofTree(0, Round.upTo(ORDER), 1, () -> search(problem, control), control);
        DefenceNode goal = tree.node(problem.position());
        tree.search(List.of(goal));
        assertThat(goal.win()).isNull();
        assertThat(goal.isWide()).isTrue();
        assertThat(goal.lists()).isEqualTo(5);
        assertThat(goal.proof()).isEqualTo(TreeNode.NEVER);
        assertThat(tree.node(problem.position())).isSameAs(goal);
    }

    @Test
    void expand_attacksSeemMoreWorkThanTheRest_asksForTheNextList() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING + "i10-j9");
        AttackMoves.Move move = move(0, 1);
        AttackNode attack = new AttackNode(problem.position(), move, 3);
        DefenceNode node = new DefenceNode(problem.position());
        assertThat(node.isToExpand()).isTrue();
        node.expand(List.of(move), List.of(attack), 4);
        assertThat(node.isToExpand()).isFalse();
        attack.postpone(24);
        node.update();
        assertThat(node.proof()).isEqualTo(4);
        assertThat(node.isToExpand()).isTrue();
        node.expand(List.of(), List.of(), TreeNode.NEVER);
        assertThat(node.isToExpand()).isFalse();
        assertThat(node.proof()).isEqualTo(24);
    }

    @Test
    void isNew_moveOfAList_isNotEvenInAnotherOrder() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING + "i10-j9");
        DefenceNode node = new DefenceNode(problem.position());
        AttackNode attack = new AttackNode(problem.position(), move(0, 1), 3);
        node.expand(List.of(move(0, 1), move(0, 2)), List.of(attack), 4);
        assertThat(node.isNew(move(1, 0))).isFalse();
        assertThat(node.isNew(move(2, 0))).isFalse();
        assertThat(node.isNew(move(1, 2))).isTrue();
        assertThat(node.isOther(move(1, 0))).isFalse();
        assertThat(node.isOther(move(0, 2))).isTrue();
    }

    @Test
    void verify_postponedAttack_isLookedAtWholeTheNextTime() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING);
        SearchControl control = SearchControl.unlimited();
        TreeWorker worker =
                new TreeWorker(
                        0, Round.upTo(ORDER), search(problem, control), search(problem, control));
        ProofTree tree =
                new ProofTree(0, Round.upTo(ORDER), 1, () -> search(problem, control), control);
        AttackNode attack = new AttackNode(problem.position(), move(0, 1), 1);
        worker.verify(attack, tree).run();
        assertThat(attack.isPostponed()).isTrue();
        assertThat(attack.isReady()).isTrue();
        worker.verify(attack, tree).run();
        assertThat(attack.isVerified()).isTrue();
        assertThat(attack.defences()).hasSizeGreaterThan(12);
    }

    @Test
    void search_goalThatSeemsFarMoreWork_hasItsTurnBeforeTheOtherIsWon()
            throws GameSyntaxException {
        StrongProblem hard = problem(OPENING + "l10-j9");
        StrongPosition far = problem(OPENING).position();
        AttackNode attack = new AttackNode(far, move(0, 1), 1000);
        SearchControl[] control = new SearchControl[1];
        control[0] =
                new SearchControl(
                        Long.MAX_VALUE,
                        progress -> {
                            if (attack.isPostponed() || progress.nodes() > 3 * MOST_NODES) {
                                control[0].cancel();
                            }
                        });
        ProofTree tree =
                new ProofTree(0, Round.upTo(ORDER), 1, () -> search(hard, control[0]), control[0]);
        DefenceNode other = tree.node(far);
        other.expand(List.of(move(0, 1)), List.of(attack), TreeNode.NEVER);
        List<DefenceNode> goals = List.of(tree.node(hard.position()), other);
        assertThatThrownBy(() -> tree.search(goals)).isInstanceOf(SearchControl.Stopped.class);
        assertThat(goals.getFirst().win()).isNull();
        assertThat(attack.isPostponed()).isTrue();
    }

    @Test
    void turns_jobsOfAGoal_areAsManyAsBeforeInAll() throws GameSyntaxException {
        DefenceNode goal = new DefenceNode(problem(OPENING).position());
        List<Integer> jobs = new ArrayList<>();
        for (int turns = 0; turns < 4; turns++) {
            jobs.add(0);
            while (goal.turns() == turns) {
                goal.countJob();
                jobs.set(turns, jobs.get(turns) + 1);
            }
        }
        assertThat(jobs).containsExactly(64, 64, 128, 256);
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect:7,7,5,1,1", "connect:9,9,6,2,1", "connect:9,9,7,3,1"})
    void threatening_moreThanATurnStops_areThoseOfTheLongerList(String game) {
        StrongBoard board = RandomPositions.board(game);
        int stones = board.stonesATurn();
        Random random = new Random(4);
        int found = 0;
        for (int i = 0; i < 200; i++) {
            LineState state = new LineState(board);
            state.set(RandomPositions.of(board, board.squares() * 2 / 3, random).position());
            if (state.threats[0].size() > 0) {
                continue;
            }
            AttackMoves moves = new AttackMoves(state, 0);
            List<AttackMoves.Move> all = moves.threatening(stones);
            Set<SquareSet> few = squares(moves.threatening(stones + 1));
            assertThat(few)
                    .isEqualTo(squares(all.stream().filter(m -> m.threats() > stones).toList()));
            found += few.size();
        }
        assertThat(found).isPositive();
    }

    @Test
    void verify_moreDefencesHoldThanAllowed_leavesTheOthersOut() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING);
        SearchControl whole = SearchControl.unlimited();
        Verifier all = verifier(problem, whole);
        assertThat(all.verify(2, Verifier.Levels.all(2, 4, 2), _ -> {})).isNull();
        assertThat(all.isCutShort()).isFalse();
        SearchControl cut = SearchControl.unlimited();
        Verifier few = verifier(problem, cut);
        assertThat(few.verify(2, new Verifier.Levels(2, 4, 2, 12), _ -> {})).isNull();
        assertThat(few.isCutShort()).isTrue();
        assertThat(cut.nodes()).isLessThan(whole.nodes());
    }

    @Test
    void fade_oftenEnough_leavesTheOrderOfMovesAsItWas() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING + "i12-j12");
        LineState state = new LineState(problem.board());
        state.set(problem.position());
        AttackMoves moves = new AttackMoves(state, 0);
        List<String> before = listed(moves);
        int[] last = moves.quiet(0, Integer.MAX_VALUE, List.of()).getLast().squares();
        for (int i = 0; i < 1000; i++) {
            moves.praise(last);
        }
        assertThat(listed(moves)).isNotEqualTo(before);
        for (int i = 0; i < 10; i++) {
            moves.fade();
        }
        assertThat(listed(moves)).isEqualTo(before);
    }

    @Test
    void ofEachKind_hasMovesOfEveryNumberOfThreats() throws GameSyntaxException {
        StrongProblem problem = problem(OPENING + "i10-j9");
        LineState state = new LineState(problem.board());
        state.set(problem.position());
        List<AttackMoves.Move> moves = new AttackMoves(state, 0).ofEachKind(0, 12, List.of());
        assertThat(moves).extracting(AttackMoves.Move::threats).contains(0, 1, 2).doesNotContain(3);
        assertThat(new AttackMoves(state, 0).ofEachKind(2, 12, List.of()))
                .extracting(AttackMoves.Move::threats)
                .containsOnly(2);
    }

    @Test
    void ofEachKind_moveThatIsHintedTwice_isListedOnce() throws GameSyntaxException {
        LineState state = new LineState(problem(OPENING + "i10-j9").board());
        state.set(problem(OPENING + "i10-j9").position());
        AttackMoves moves = new AttackMoves(state, 0);
        int[] quiet = moves.quiet(0, Integer.MAX_VALUE, List.of()).getLast().squares();
        int[] turned = {quiet[1], quiet[0]};
        List<SquareSet> listed =
                moves.ofEachKind(0, 12, List.of(quiet, turned)).stream()
                        .map(move -> SquareSet.of(move.squares()))
                        .toList();
        assertThat(listed).startsWith(SquareSet.of(quiet)).doesNotHaveDuplicates();
    }

    private static Verifier verifier(StrongProblem problem, SearchControl control) {
        RoundSearch search = search(problem, control);
        return new Verifier(search(problem, control), List.of(search), 0, Round.upTo(ORDER).size());
    }

    private static AttackMoves.Move move(int... squares) {
        return new AttackMoves.Move(squares, 0, 0);
    }

    private static List<String> listed(AttackMoves moves) {
        return moves.quiet(0, 50, List.of()).stream()
                .map(move -> Arrays.toString(move.squares()))
                .toList();
    }

    private static Set<SquareSet> squares(List<AttackMoves.Move> moves) {
        return moves.stream().map(move -> SquareSet.of(move.squares())).collect(Collectors.toSet());
    }

    private static ConnectResult.Won won(StrongProblem problem, int threads) {
        ConnectResult result = solve(problem, threads);
        assertThat(result).isInstanceOf(ConnectResult.Won.class);
        ConnectResult.Won won = (ConnectResult.Won) result;
        assertThat(StrongCertificate.objection(problem, StrongVerdict.BLACK_WINS, won.root()))
                .isEmpty();
        return won;
    }

    private static ConnectResult solve(StrongProblem problem, int threads) {
        return new ConnectSolver(
                        problem.board(),
                        problem.position(),
                        Player.BLACK,
                        SearchControl.unlimited(),
                        new ConnectSolver.Guidance(threads, List.of()))
                .solve(ORDER);
    }

    private static RoundSearch search(StrongProblem problem, SearchControl control) {
        return new RoundSearch(problem.board(), problem.position(), 0, Round.upTo(ORDER), control);
    }

    private static StrongProblem problem(String moves) throws GameSyntaxException {
        ConnectRecord record = ConnectMoves.parse(ConnectGame.CONNECT6, moves);
        return ConnectWindow.of(record.position(record.lineEnd(0)), Player.BLACK, 0).problem();
    }
}
