package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;

/** The rings of cells agree with the board, which finds neighbours and edges in another way. */
class CellRingsTest {
    private static int[] ring(CellRings rings, int cell) {
        return IntStream.range(0, 6).map(k -> rings.neighbour(cell, k)).toArray();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "7, 1", "2, 3", "5, 4", "8, 8", "19, 19"})
    void neighbours_areThoseOfTheBoardInCyclicOrder(int rows, int columns) {
        HexBoard board = HexBoard.of(rows, columns);
        CellRings rings = new CellRings(rows, columns);
        assertThat(rings.cells()).isEqualTo(board.cells());
        for (int cell = 0; cell < board.cells(); cell++) {
            int[] ring = ring(rings, cell);
            assertThat(SquareSet.of(IntStream.of(ring).filter(there -> there >= 0).toArray()))
                    .isEqualTo(SquareSet.of(board.neighbours(cell)));
            for (int k = 0; k < 6; k++) {
                int next = ring[(k + 1) % 6];
                boolean both = ring[k] >= 0 && next >= 0;
                assertThat(!both || board.areAdjacent(ring[k], next)).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "7, 1", "2, 3", "5, 4", "8, 8"})
    void outside_belongsToTheEdgesBesideTheCell(int rows, int columns) {
        HexBoard board = HexBoard.of(rows, columns);
        CellRings rings = new CellRings(rows, columns);
        for (int cell = 0; cell < board.cells(); cell++) {
            for (int i = 0; i < 4; i++) {
                Player player = HexSpots.player(i / 2);
                int edge = i % 2 == 0 ? board.firstEdge(player) : board.secondEdge(player);
                int side = i;
                assertThat(
                                IntStream.of(ring(rings, cell))
                                        .anyMatch(there ->
                                                there < 0
                                                        && CellRings.isSide(
                                                                there, side / 2, side % 2)))
                        .isEqualTo(board.areAdjacent(cell, edge));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "1, 0", "1, 1"})
    void outside_ofOneSideIsItsOwnersAlone(int player, int side) {
        int outside = CellRings.outside(player, side);
        assertThat(outside).isNegative();
        assertThat(CellRings.isSide(outside, player, side)).isTrue();
        assertThat(CellRings.isSide(outside, player, 1 - side)).isFalse();
        assertThat(CellRings.isOwnSide(outside, player)).isTrue();
        assertThat(CellRings.isOwnSide(outside, 1 - player)).isFalse();
        assertThat(CellRings.isOwnSide(CellRings.NOBODY, player)).isFalse();
    }
}
