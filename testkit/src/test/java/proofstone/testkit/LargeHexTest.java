package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.knowledge.hex.HexSearch;
import proofstone.knowledge.hex.HexSolution;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.search.SearchControl;

/** The search for Hex on boards of more than 64 cells, every proof put to the checker. */
class LargeHexTest {
    private static HexSearch search(HexBoard board) {
        return new HexSearch(board, SearchControl.unlimited());
    }

    /**
     * Puts a position of a small board on a larger one: above and below stand Black's stones, on
     * the left and the right White's, so that it has the same winner.
     */
    private static HexPosition placed(HexPosition small, HexBoard large, int row, int column) {
        SquareSet black = SquareSet.empty();
        SquareSet white = SquareSet.empty();
        for (int cell = 0; cell < large.cells(); cell++) {
            int r = large.row(cell) - row;
            int c = large.column(cell) - column;
            boolean isBeside = c < 0 || c >= small.board().columns();
            if (r < 0 || r >= small.board().rows()) {
                black = black.with(cell);
            } else if (isBeside || small.white().contains(small.board().cell(r, c))) {
                white = white.with(cell);
            } else if (small.black().contains(small.board().cell(r, c))) {
                black = black.with(cell);
            }
        }
        return new HexPosition(large, black, white, small.toMove());
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 0", "4, 4, 0", "1, 6, 0", "6, 2, 0", "4, 5, 7", "5, 4, 7"})
    void smallBoards_withinLargerOnesHaveTheirWinners(int rows, int columns, int least)
            throws IOException {
        HexBoard small = HexBoard.of(rows, columns);
        HexBoard large = HexBoard.of(9, 11);
        Random random = new Random(rows * 10L + columns);
        HexBruteForce judge = new HexBruteForce(small);
        HexSearch search = search(large);
        for (int i = 0; i < 100; i++) {
            HexPosition inner = HexPositions.random(small, random, least);
            HexPosition position =
                    placed(inner, large, random.nextInt(10 - rows), random.nextInt(12 - columns));
            HexSolution solution = search.solve(position);
            assertThat(solution.winner()).as("%s", inner).isEqualTo(judge.winner(inner));
            HexSearchTest.checked(position, solution.proof());
        }
    }

    /** Returns a position after random moves that leave so many free cells, if nobody has won. */
    private static HexPosition late(HexBoard board, Random random, int free) {
        HexPosition position = HexPosition.empty(board);
        while (position.free().size() > free) {
            HexPosition next = HexPositions.afterRandomMove(position, random);
            if (next.winner().isPresent()) {
                return position;
            }
            position = next;
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({
        "9, 9, 30, 40",
        "9, 9, 48, 40",
        "11, 11, 50, 40",
        "13, 13, 60, 30",
        "19, 19, 60, 20",
        "4, 19, 40, 40",
        "19, 4, 40, 40",
        "5, 17, 45, 30"
    })
    void latePositions_areSolved(int rows, int columns, int free, int count) throws IOException {
        Random random = new Random(rows * 1000L + columns * 100L + free);
        HexBoard board = HexBoard.of(rows, columns);
        HexSearch search = search(board);
        for (int i = 0; i < count; i++) {
            HexPosition position = late(board, random, free);
            assertThat(search.supports(position)).as("%s", position).isTrue();
            HexSearchTest.checked(position, search.solve(position).proof());
        }
    }

    /** More free cells than spots: some are dead or captured at first sight. */
    @ParameterizedTest
    @CsvSource({"11, 75", "13, 80", "19, 95"})
    void latePositions_areFilledInFirst(int size, int free) throws IOException {
        Random random = new Random(size);
        HexBoard board = HexBoard.of(size, size);
        int solved = 0;
        for (int i = 0; i < 30; i++) {
            HexPosition position = late(board, random, free);
            if (search(board).supports(position)) {
                HexSearchTest.checked(position, search(board).solve(position).proof());
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(5);
    }

    /**
     * Returns a position of 4x19 with a row of Black's at the top that leaves so many cells free.
     */
    private static HexPosition withRow(int free) {
        HexBoard board = HexBoard.of(4, 19);
        SquareSet row = SquareSet.range(board.cells() - free);
        return new HexPosition(board, row, SquareSet.empty(), Player.WHITE);
    }

    @Test
    void supports_isUpToSixtyFourSpots() throws IOException {
        HexPosition most = withRow(64);
        HexPosition tooMany = withRow(65);
        Set<HexTechnique> off = Set.of(HexTechnique.FILL_IN);
        HexSearch plain = new HexSearch(most.board(), SearchControl.unlimited(), off);
        assertThat(plain.supports(tooMany)).isFalse();
        assertThat(plain.supports(most)).isTrue();
        assertThatThrownBy(() -> plain.solve(tooMany))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("more than 64 spots");
        HexSearchTest.checked(most, plain.solve(most).proof());
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 13, 19})
    void supports_isNotForEmptyLargeBoards(int size) {
        HexBoard board = HexBoard.of(size, size);
        assertThat(search(board).supports(HexPosition.empty(board))).isFalse();
        assertThat(search(HexBoard.of(8, 8)).supports(HexPosition.empty(board))).isFalse();
    }

    /** Each player concedes cells; what is won in spite of that is a proof. */
    @ParameterizedTest
    @CsvSource({"11, 85", "13, 110", "19, 160"})
    void attempt_provesWinsOfPositionsWithTooManySpots(int size, int free) throws IOException {
        Random random = new Random(size * 7L + free);
        HexBoard board = HexBoard.of(size, size);
        int proved = 0;
        for (int i = 0; i < 5; i++) {
            HexPosition position = late(board, random, free);
            Optional<HexSolution> solution = search(board).attempt(position);
            if (solution.isPresent()) {
                HexSearchTest.checked(position, solution.get().proof());
                assertThat(solution.get().nodes()).isPositive();
                proved++;
            }
        }
        assertThat(proved).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"4, 19, BLACK", "19, 4, WHITE", "5, 13, BLACK", "2, 19, BLACK"})
    void attempt_provesTheShortSideOfThinBoards(int rows, int columns, Player winner)
            throws IOException {
        HexPosition empty = HexPosition.empty(HexBoard.of(rows, columns));
        HexPosition position = empty.withToMove(winner);
        HexSolution solution = search(position.board()).attempt(position).orElseThrow();
        assertThat(HexSearchTest.checked(position, solution.proof()).winner()).isEqualTo(winner);
    }

    @Test
    void attempt_isRightOnSmallBoards() throws IOException {
        Random random = new Random(2);
        HexBoard board = HexBoard.of(4, 4);
        HexBruteForce judge = new HexBruteForce(board);
        int proved = 0;
        for (int i = 0; i < 60; i++) {
            HexPosition position = HexPositions.random(board, random);
            Optional<HexSolution> solution = search(board).attempt(position);
            if (solution.isPresent()) {
                assertThat(solution.get().winner()).isEqualTo(judge.winner(position));
                HexSearchTest.checked(position, solution.get().proof());
                proved++;
            }
        }
        assertThat(proved).isGreaterThan(20);
    }

    /** Full boards, boards with one free cell, and stones of one player only. */
    @ParameterizedTest
    @EnumSource(Player.class)
    void solve_takesPositionsThatNoGameLeadsTo(Player player) throws IOException {
        HexBoard board = HexBoard.of(9, 9);
        Random random = new Random(3);
        for (int free = 1; free < 60; free++) {
            SquareSet stones = SquareSet.range(81);
            for (int i = 0; i < free; i++) {
                stones = stones.without(random.nextInt(81));
            }
            HexPosition position = of(board, player, stones);
            if (position.winner().isEmpty()) {
                HexSearchTest.checked(position, search(board).solve(position).proof());
            }
        }
    }

    private static HexPosition of(HexBoard board, Player player, SquareSet stones) {
        return player == Player.BLACK
                ? new HexPosition(board, stones, SquareSet.empty(), Player.WHITE)
                : new HexPosition(board, SquareSet.empty(), stones, Player.BLACK);
    }

    /** The moves of one position share a search, in whatever order they are asked for. */
    @Test
    void movesOfAPosition_haveTheWinnersOfSearchesOfTheirOwn() {
        Random random = new Random(12);
        HexBoard board = HexBoard.of(9, 9);
        for (int i = 0; i < 5; i++) {
            HexPosition position = late(board, random, 40);
            HexSearch shared = search(board);
            for (int cell : position.free().toArray()) {
                HexPosition next = position.play(cell);
                if (next.winner().isEmpty()) {
                    HexSolution alone = search(board).solve(next);
                    assertThat(shared.solve(next).winner()).isEqualTo(alone.winner());
                }
            }
        }
    }

    /** What was learned of one move helps with the next. */
    @Test
    void movesOfAPosition_shareWhatIsLearned() {
        HexBoard small = HexBoard.of(5, 5);
        HexPosition position = placed(HexPosition.empty(small), HexBoard.of(9, 11), 2, 3);
        HexSearch shared = search(position.board());
        long together = 0;
        long apart = 0;
        for (int cell : position.free().toArray()) {
            together += shared.solve(position.play(cell)).nodes();
            apart += search(position.board()).solve(position.play(cell)).nodes();
        }
        assertThat(together).isLessThan(apart);
    }

    @ParameterizedTest
    @EnumSource(HexTechnique.class)
    void solve_findsTheSameWinnersWithoutATechnique(HexTechnique off) throws IOException {
        Random random = new Random(21);
        HexBoard board = HexBoard.of(10, 10);
        HexSearch search = new HexSearch(board, SearchControl.unlimited(), Set.of(off));
        for (int i = 0; i < 10; i++) {
            HexPosition position = late(board, random, 24);
            HexSolution solution = search.solve(position);
            assertThat(solution.winner()).isEqualTo(search(board).solve(position).winner());
            HexSearchTest.checked(position, solution.proof());
        }
    }

    @Test
    void solution_namesAMoveThatWins() {
        Random random = new Random(4);
        HexBoard board = HexBoard.of(11, 11);
        int named = 0;
        for (int i = 0; i < 40; i++) {
            HexPosition position = late(board, random, 50);
            HexSolution solution = search(board).solve(position);
            if (solution.winner() == position.toMove() && solution.move().isPresent()) {
                HexPosition next = position.play(solution.move().getAsInt());
                boolean isOver = next.winner().isPresent();
                assertThat(isOver || search(board).solve(next).winner() == solution.winner())
                        .isTrue();
                named++;
            }
        }
        assertThat(named).isGreaterThan(10);
    }
}
