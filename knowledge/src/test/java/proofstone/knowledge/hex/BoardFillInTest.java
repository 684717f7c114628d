package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/** What is filled in on a whole board beyond what the rings of the cells show. */
class BoardFillInTest {
    private final HexBoard board = HexBoard.of(9, 9);
    private final int centre = board.cell(4, 4);

    private SquareSet cells(IntPredicate wanted) {
        return SquareSet.of(IntStream.range(0, board.cells()).filter(wanted).toArray());
    }

    private int down(int cell) {
        return board.row(cell) - board.row(centre);
    }

    private int right(int cell) {
        return board.column(cell) - board.column(centre);
    }

    /** Returns the number of steps from the centre. */
    private int distance(int cell) {
        int sum = Math.abs(down(cell) + right(cell));
        return Math.max(sum, Math.max(Math.abs(down(cell)), Math.abs(right(cell))));
    }

    /** Returns whether a cell two steps away lies straight on. */
    private boolean isCorner(int cell) {
        return down(cell) % 2 == 0 && right(cell) % 2 == 0;
    }

    private SquareSet free(SquareSet black, SquareSet white) {
        HexPosition position = new HexPosition(board, black, white, Player.BLACK);
        BoardFillIn filling = new BoardFillIn(position, new CellRings(9, 9));
        filling.run();
        return filling.free();
    }

    /** A flower of seven cells among stones of both players, of which no ring shows a group. */
    @Test
    void run_takesARegionThatTouchesOneGroup() {
        SquareSet flower = cells(cell -> distance(cell) < 2);
        SquareSet corners = cells(cell -> distance(cell) == 2 && isCorner(cell));
        SquareSet white = cells(cell -> distance(cell) == 2 && !isCorner(cell));
        SquareSet ring = cells(cell -> distance(cell) == 3);
        assertThat(corners.size()).isEqualTo(6);
        assertThat(free(corners, white).containsAll(flower)).isTrue();
        assertThat(free(corners.union(ring), white).intersects(flower)).isFalse();
    }
}
