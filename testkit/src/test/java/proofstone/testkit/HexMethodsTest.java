package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSymmetry;
import proofstone.knowledge.hex.HexSearch;
import proofstone.knowledge.hex.HexSolution;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.search.DepthFirstSearch;
import proofstone.search.DfPn;
import proofstone.search.ProofNumberSearch;
import proofstone.search.SearchControl;
import proofstone.search.SearchKind;

/** Each search for Hex against brute force, with every proof put to the independent checker. */
class HexMethodsTest {
    /** The searches. */
    enum HexMethod {
        MUST_PLAY_DF_PN(null),
        DEPTH_FIRST(DepthFirstSearch::new),
        DF_PN(DfPn::new),
        PROOF_NUMBER(ProofNumberSearch::new);

        private final Optional<SearchKind> kind;

        HexMethod(@Nullable SearchKind kind) {
            this.kind = Optional.ofNullable(kind);
        }
    }

    /** Without these few positions are solved at sight, and what is found is searched for. */
    private static final Set<HexTechnique> SIGHT =
            Set.of(HexTechnique.CONNECTIONS, HexTechnique.LEARNING);

    private static HexSearch search(HexBoard board, HexMethod method) {
        return new HexSearch(board, SearchControl.unlimited(), Set.of(), method.kind);
    }

    private static HexSearch blind(HexBoard board, HexMethod method) {
        return new HexSearch(board, SearchControl.unlimited(), SIGHT, method.kind);
    }

    private static void assertSolved(HexPosition position, HexSearch search, HexBruteForce judge)
            throws IOException {
        HexSolution solution = search.solve(position);
        assertThat(solution.winner()).as("%s", position).isEqualTo(judge.winner(position));
        assertThat(HexSearchTest.checked(position, solution.proof()).winner())
                .isEqualTo(solution.winner());
    }

    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void everyPosition_ofASmallBoardIsSolved(HexMethod method) throws IOException {
        HexBoard board = HexBoard.of(3, 3);
        HexSearch search = search(board, method);
        HexBruteForce judge = new HexBruteForce(board);
        for (HexPosition position : HexPositions.all(board)) {
            if (HexSearchTest.isLegal(position) && position.winner().isEmpty()) {
                assertSolved(position, search, judge);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void randomPositions_areSolvedEachByItself(HexMethod method) throws IOException {
        Random random = new Random(12);
        HexBoard board = HexBoard.of(4, 4);
        HexBruteForce judge = new HexBruteForce(board);
        for (int i = 0; i < 100; i++) {
            HexPosition position = HexPositions.random(board, random, 2);
            assertSolved(position, search(board, method), judge);
        }
    }

    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void randomPositions_areSolvedWithNothingSeenAtSight(HexMethod method) throws IOException {
        Random random = new Random(13);
        HexBoard board = HexBoard.of(4, 4);
        HexBruteForce judge = new HexBruteForce(board);
        HexSearch common = blind(board, method);
        for (int i = 0; i < 50; i++) {
            HexPosition position = HexPositions.random(board, random, 4);
            assertSolved(position, blind(board, method), judge);
            assertSolved(position, common, judge);
        }
    }

    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void randomPositions_ofOblongBoardsAreSolved(HexMethod method) throws IOException {
        Random random = new Random(14);
        HexBoard board = HexBoard.of(3, 5);
        HexBruteForce judge = new HexBruteForce(board);
        for (int i = 0; i < 50; i++) {
            HexPosition position = HexPositions.random(board, random, 3);
            assertSolved(position, blind(board, method), judge);
        }
    }

    /** Openings and their images, by searches that know nothing of each other and by one. */
    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void openings_haveTheSameWinners(HexMethod method) throws IOException {
        HexBoard board = HexBoard.of(5, 5);
        HexSearch judge = search(board, HexMethod.MUST_PLAY_DF_PN);
        HexSearch common = search(board, method);
        for (int cell = 0; cell < board.cells(); cell++) {
            HexPosition opened = HexPosition.empty(board).play(cell);
            Player winner = judge.solve(opened).winner();
            assertThat(common.solve(opened).winner()).as("%s", opened).isEqualTo(winner);
            HexSolution alone = search(board, method).solve(opened);
            assertThat(HexSearchTest.checked(opened, alone.proof()).winner()).isEqualTo(winner);
        }
    }

    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void mirrorPositions_haveMirroredWinners(HexMethod method) throws IOException {
        Random random = new Random(78);
        HexBoard board = HexBoard.of(5, 5);
        for (int i = 0; i < 10; i++) {
            HexPosition position = HexPositions.random(board, random);
            Player winner = search(board, method).solve(position).winner();
            for (HexSymmetry symmetry : HexSymmetry.values()) {
                HexPosition image = position.image(symmetry);
                HexSolution solution = search(board, method).solve(image);
                assertThat(HexSearchTest.checked(image, solution.proof()).winner())
                        .isEqualTo(symmetry.apply(winner));
            }
        }
    }

    /** A late position of a large board is searched over its spots. */
    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void latePositions_ofLargeBoardsAreSolved(HexMethod method) throws IOException {
        Random random = new Random(15);
        HexBoard board = HexBoard.of(9, 9);
        int taken = 0;
        for (int i = 0; i < 40; i++) {
            HexPosition position = HexPositions.random(board, random, 40);
            HexSearch search = search(board, method);
            if (search.supports(position)) {
                HexSolution solution = search.solve(position);
                HexSearchTest.checked(position, solution.proof());
                taken++;
            }
        }
        assertThat(taken).isGreaterThan(10);
    }

    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void solve_countsPositionsOnWhichConnectionsWereBuilt(HexMethod method) {
        HexBoard board = HexBoard.of(5, 5);
        SearchControl control = SearchControl.unlimited();
        HexSearch search = new HexSearch(board, control, Set.of(), method.kind);
        long nodes = search.solve(HexPosition.empty(board).play(0)).nodes();
        assertThat(nodes).isPositive().isEqualTo(control.nodes());
    }

    @ParameterizedTest
    @EnumSource(HexMethod.class)
    void solve_stopsAgainWhenItWasStoppedBefore(HexMethod method) {
        HexBoard board = HexBoard.of(4, 4);
        HexSearch late =
                new HexSearch(board, new SearchControl(-1, progress -> {}), SIGHT, method.kind);
        HexPosition opened = HexPosition.empty(board).play(0);
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> late.solve(opened)).isInstanceOf(SearchControl.Stopped.class);
        }
    }

    @Test
    void searches_takeDifferentWays() {
        HexBoard board = HexBoard.of(6, 6);
        HexPosition opened = HexPosition.empty(board).play(board.cell(1, 0));
        assertThat(
                        Arrays.stream(HexMethod.values())
                                .map(method -> search(board, method).solve(opened).nodes()))
                .doesNotHaveDuplicates();
    }
}
