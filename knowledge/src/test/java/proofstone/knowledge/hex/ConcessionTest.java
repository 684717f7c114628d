package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;

/** What a player concedes: cells far from his shortest ways, and few of them. */
class ConcessionTest {
    private static Optional<HexSpots> of(HexPosition position, Player player) {
        return Concession.of(position, player, Set.of(), SearchControl.unlimited());
    }

    /** Returns the cells of a column in some rows, from 0. */
    private static SquareSet column(HexBoard board, int column, int from, int to) {
        return SquareSet.of(
                IntStream.range(from, to).map(row -> board.cell(row, column)).toArray());
    }

    @Test
    void of_leavesTheShortestWayAndTakesNoStone() {
        HexBoard board = HexBoard.of(10, 10);
        HexPosition start = HexPosition.empty(board).with(Player.BLACK, column(board, 4, 2, 8));
        HexSpots spots = of(start, Player.BLACK).orElseThrow();
        assertThat(spots.count()).isLessThanOrEqualTo(HexGeometry.MOST_CELLS);
        assertThat(spots.base().black()).isEqualTo(start.black());
        SquareSet conceded = spots.base().white();
        assertThat(conceded.size()).isBetween(1, start.free().size());
        assertThat(conceded.intersects(column(board, 4, 0, 10))).isFalse();
        assertThat(spots.base().winner()).isEmpty();
    }

    @Test
    void of_concedesHardlyMoreThanItTakes() {
        HexBoard board = HexBoard.of(8, 9);
        HexSpots spots = of(HexPosition.empty(board), Player.WHITE).orElseThrow();
        assertThat(spots.base().black().size()).isBetween(1, board.cells() - 64);
    }

    /** All ways of White's lead through the last cell that Black lacks. */
    @Test
    void of_leavesTheOnlyCellThatKeepsTheGameOpen() {
        HexBoard board = HexBoard.of(10, 10);
        HexPosition start = HexPosition.empty(board).with(Player.BLACK, column(board, 0, 0, 9));
        HexSpots spots = of(start, Player.WHITE).orElseThrow();
        assertThat(spots.base().winner()).isEmpty();
        assertThat(spots.base().isFree(board.cell(9, 0))).isTrue();
    }
}
