package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.HexCertificate;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;

/** Spots: what they are, how many, and that the search over them finds what it finds over cells. */
class HexSpotsTest {
    private static HexPosition position(int size, String black, String white) {
        HexBoard board = HexBoard.of(size, size);
        return new HexPosition(board, cells(board, black), cells(board, white), Player.BLACK);
    }

    private static SquareSet cells(HexBoard board, String names) {
        return SquareSet.of(
                Stream.of(names.split(" "))
                        .filter(name -> !name.isEmpty())
                        .mapToInt(name -> board.square(name).orElseThrow())
                        .toArray());
    }

    /** Returns a position with each cell black or white with a chance of one in {@code some}. */
    private static HexPosition random(HexBoard board, Random random, int some) {
        int[] kinds = IntStream.range(0, board.cells()).map(i -> random.nextInt(some)).toArray();
        return new HexPosition(
                board,
                SquareSet.of(IntStream.range(0, kinds.length).filter(i -> kinds[i] == 0).toArray()),
                SquareSet.of(IntStream.range(0, kinds.length).filter(i -> kinds[i] == 1).toArray()),
                random.nextBoolean() ? Player.BLACK : Player.WHITE);
    }

    private static SpotSearch search(HexSpots spots) {
        return new SpotSearch(spots, SearchControl.unlimited(), Set.of(), Optional.empty());
    }

    private static HexSolution solve(HexSpots spots, HexPosition position) {
        return search(spots).solve(position);
    }

    private static void assertSameWinner(
            Function<HexPosition, HexSpots> kind, HexBoard board, int some, int count) {
        Random random = new Random(31L * board.cells() + some);
        HexSearch search = new HexSearch(board, SearchControl.unlimited());
        for (int solved = 0; solved < count; ) {
            HexPosition position = random(board, random, some);
            if (position.winner().isEmpty()) {
                HexSolution found = solve(kind.apply(position), position);
                HexCertificate proof = new HexCertificate(position, "", "", found.proof());
                assertThat(proof.winner())
                        .as("%s", position)
                        .isEqualTo(search.solve(position).winner())
                        .isEqualTo(found.winner());
                solved++;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 4", "4, 4, 3", "4, 4, 6", "5, 5, 3", "5, 5, 5", "6, 6, 4", "7, 7, 3"})
    void plain_hasTheWinnerOfTheBoard(int rows, int columns, int some) {
        assertSameWinner(HexSpots::plain, HexBoard.of(rows, columns), some, 100);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 4", "4, 4, 3", "4, 4, 6", "5, 5, 3", "5, 5, 5", "6, 6, 4", "7, 7, 3"})
    void filled_hasTheWinnerOfTheBoard(int rows, int columns, int some) {
        assertSameWinner(HexSpots::filled, HexBoard.of(rows, columns), some, 100);
    }

    @ParameterizedTest
    @CsvSource({"1, 19, 4", "19, 1, 4", "2, 19, 3", "19, 2, 3", "3, 19, 4"})
    void spots_ofThinBoardsHaveTheWinner(int rows, int columns, int some) {
        assertSameWinner(HexSpots::plain, HexBoard.of(rows, columns), some, 50);
        assertSameWinner(HexSpots::filled, HexBoard.of(rows, columns), some, 50);
    }

    /** One search of the spots of a position solves what comes after it. */
    @Test
    void solve_takesLaterPositions() {
        Random random = new Random(8);
        HexBoard board = HexBoard.of(5, 5);
        HexSearch judge = new HexSearch(board, SearchControl.unlimited());
        HexPosition base = position(5, "b2 d4", "c2 d2");
        HexSpots spots = HexSpots.plain(base);
        SpotSearch search = search(spots);
        for (int i = 0; i < 200; i++) {
            HexPosition later = base;
            for (int left = random.nextInt(6); left > 0; left--) {
                int[] free = later.free().toArray();
                later = later.play(free[random.nextInt(free.length)]);
            }
            assertThat(spots.hold(later)).isTrue();
            if (later.winner().isEmpty()) {
                HexSolution found = search.solve(later);
                assertThat(new HexCertificate(later, "", "", found.proof()).winner())
                        .isEqualTo(judge.solve(later).winner());
            }
        }
    }

    @Test
    void count_isFreeCellsAndGroupsAwayFromTheirEdges() {
        // Black's a1 and White's e1 are joined to edges, b3 c3 are one group, d4 is White's
        HexPosition position = position(5, "a1 b3 c3", "e1 d4");
        assertThat(HexSpots.plain(position).count()).isEqualTo(20 + 2);
        assertThat(HexSpots.plain(HexPosition.empty(HexBoard.of(5, 5))).count()).isEqualTo(25);
    }

    @Test
    void count_leavesOutGroupsThatTouchNothingFree() {
        HexPosition position = position(5, "b3 d3 c2 d2 b4 c4", "c3");
        assertThat(HexSpots.plain(position).count()).isEqualTo(18 + 1);
    }

    @Test
    void hold_isForTheSameBoardAndMoreStonesOnSpots() {
        HexPosition base = position(5, "b2", "c3");
        HexSpots spots = HexSpots.plain(base);
        assertThat(spots.hold(base.withToMove(Player.WHITE))).isTrue();
        assertThat(spots.hold(position(5, "b2 d4", "c3 a5"))).isTrue();
        assertThat(spots.hold(position(5, "c3", "b2"))).isFalse();
        assertThat(spots.hold(position(5, "b2", ""))).isFalse();
        assertThat(spots.hold(position(6, "b2", "c3"))).isFalse();
    }

    @Test
    void hold_isNotForStonesOnCellsThatWereFilledIn() {
        // c1 and b1 are captured by b2, whose edge is the top
        HexPosition base = position(5, "b2", "");
        HexPosition later = base.withToMove(Player.WHITE).play(1);
        assertThat(HexSpots.plain(base).hold(later)).isTrue();
        assertThat(HexSpots.filled(base).hold(later)).isFalse();
    }
}
