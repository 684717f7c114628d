package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.search.SearchControl;

/**
 * Edge templates: a stone that is joined to its side though the opponent moves first, in a window
 * of some rows and columns with nothing else in it. The rules are held against the search for every
 * place of the stone in every window; they find all up to the fourth row.
 */
class EdgeTemplatesTest {
    /** A window of {@code rows} x {@code width} below a row that lets the stone pass alone. */
    private static final class Window {
        private final HexGeometry geometry;
        private final long black;
        private final long white;
        private final long free;

        Window(int rows, int width, int column) {
            geometry = new HexGeometry(rows + 1, width);
            black = 1L << column | 1L << (width + column);
            white = (1L << width) - 1 & ~black;
            free = geometry.all & ~black & ~white;
        }

        boolean isJoinedByTheRules() {
            Connections found = new Connections(geometry, ConnectionLimits.STANDARD);
            found.build(HexGeometry.BLACK, black, free);
            return found.isWon();
        }

        boolean isJoined() {
            MustPlayDfPn search = new MustPlayDfPn(geometry, SearchControl.unlimited(), Set.of());
            return search.solve(new PositionKey(black, white, free, HexGeometry.WHITE)).player()
                    == HexGeometry.BLACK;
        }
    }

    /**
     * A stone on the second row is joined in a window of two columns, on the third of four (the
     * ziggurat), on the fourth of seven.
     *
     * @param row the row of the stone, counted from the side
     * @param narrowest the least columns of a window
     * @param left the least columns to the left of the stone
     * @param right the least columns to its right
     */
    @ParameterizedTest
    @CsvSource({"2, 2, 1, 0", "3, 4, 2, 0", "4, 7, 4, 1"})
    void rules_findTheTemplatesOfTheSearch(int row, int narrowest, int left, int right) {
        for (int width = 2; width <= 12; width++) {
            for (int column = 0; column < width; column++) {
                boolean joined =
                        width >= narrowest && column >= left && width - 1 - column >= right;
                Window window = new Window(row, width, column);
                String place = "column %d of %d".formatted(column, width);
                assertThat(window.isJoined()).as(place).isEqualTo(joined);
                assertThat(window.isJoinedByTheRules()).as(place).isEqualTo(joined);
            }
        }
    }

    /** No window of nine columns joins a stone on the fifth row; of ten two do, for the search. */
    @Test
    void fifthRow_needsTenColumnsAndTheSearch() {
        for (int width = 9; width <= 10; width++) {
            for (int column = 0; column < width; column++) {
                Window window = new Window(5, width, column);
                String place = "column %d of %d".formatted(column, width);
                boolean joined = width == 10 && (column == 6 || column == 7);
                assertThat(window.isJoined()).as(place).isEqualTo(joined);
                assertThat(window.isJoinedByTheRules()).as(place).isFalse();
            }
        }
    }
}
