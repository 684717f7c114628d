package proofstone.game.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;

class HexBoardTest {
    @ParameterizedTest
    @CsvSource({
        "hex:7, 7, 7, hex:7",
        "hex:3x4, 3, 4, hex:3x4",
        "'hex:5,2', 5, 2, hex:5x2",
        "hex:6x6, 6, 6, hex:6",
        "' hex:19 ', 19, 19, hex:19",
        "hex:1, 1, 1, hex:1"
    })
    void parse_readsEveryForm(String game, int rows, int columns, String name)
            throws GameSyntaxException {
        HexBoard board = HexBoard.parse(game);
        assertThat(board).isEqualTo(HexBoard.of(rows, columns)).hasToString(name);
        assertThat(board.rows()).isEqualTo(rows);
        assertThat(board.columns()).isEqualTo(columns);
        assertThat(HexBoard.isNamedBy(game)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hex:",
                "hex:0",
                "hex:20",
                "hex:5x20",
                "hex:3x",
                "hex:a",
                "hex:3;torus",
                "hex:03",
                "hex:-3",
                "hex:3,4,5",
                "hex:99999"
            })
    void parse_refusesOtherStrings(String game) {
        assertThatThrownBy(() -> HexBoard.parse(game))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(game);
    }

    @Test
    void of_refusesSizesOutOfRange() {
        assertThatThrownBy(() -> HexBoard.of(0, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> HexBoard.of(3, 20)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void touching_isWhatIsBesideAPlace() {
        HexBoard board = HexBoard.of(3, 4);
        assertThat(board.touching(5)).isEqualTo(SquareSet.of(1, 2, 4, 6, 8, 9));
        assertThat(board.touching(board.place(HexEdge.RIGHT))).isEqualTo(SquareSet.of(3, 7, 11));
        assertThat(board.around(SquareSet.of(0, 1))).isEqualTo(SquareSet.of(0, 1, 2, 4, 5));
        assertThat(board.around(SquareSet.empty())).isEqualTo(SquareSet.empty());
    }

    @Test
    void names_countRowsFromTheTop() {
        HexBoard board = HexBoard.of(3, 4);
        assertThat(board.name(0)).isEqualTo("a1");
        assertThat(board.name(3)).isEqualTo("d1");
        assertThat(board.name(8)).isEqualTo("a3");
        assertThat(board.name(board.place(HexEdge.LEFT))).isEqualTo("left");
        assertThat(board.square("C2")).hasValue(6);
        assertThat(board.square("(C,2)")).hasValue(6);
        assertThat(board.square("a4")).isEmpty();
        assertThat(board.square("e1")).isEmpty();
        assertThat(board.square("top")).isEmpty();
    }

    @Test
    void names_areReadBack() {
        HexBoard board = HexBoard.of(19, 19);
        for (int cell = 0; cell < board.cells(); cell++) {
            assertThat(board.square(board.name(cell))).hasValue(cell);
        }
    }

    @Test
    void neighbours_areSixInTheMiddleAndFewerAtAcuteCorners() {
        HexBoard board = HexBoard.of(3, 3);
        assertThat(names(board, board.neighbours(4)))
                .containsExactlyInAnyOrder("a2", "c2", "b1", "c1", "a3", "b3");
        assertThat(names(board, board.neighbours(0))).containsExactlyInAnyOrder("b1", "a2");
        assertThat(board.neighbours(2)).hasSize(3);
        assertThat(board.neighbours(6)).hasSize(3);
        assertThat(board.neighbours(8)).hasSize(2);
    }

    private static List<String> names(HexBoard board, int[] cells) {
        return Arrays.stream(cells).mapToObj(board::name).toList();
    }

    @Test
    void adjacency_isSymmetricAndKeepsEdgesApart() {
        HexBoard board = HexBoard.of(4, 3);
        for (int x = 0; x < board.places(); x++) {
            for (int y = 0; y < board.places(); y++) {
                assertThat(board.areAdjacent(x, y)).isEqualTo(board.areAdjacent(y, x));
                if (board.isEdge(x) && board.isEdge(y)) {
                    assertThat(board.areAdjacent(x, y)).isFalse();
                }
            }
        }
        assertThat(board.areAdjacent(0, board.place(HexEdge.TOP))).isTrue();
        assertThat(board.areAdjacent(0, board.place(HexEdge.LEFT))).isTrue();
        assertThat(board.areAdjacent(0, board.place(HexEdge.RIGHT))).isFalse();
        assertThat(board.beside(HexEdge.RIGHT)).isEqualTo(SquareSet.of(2, 5, 8, 11));
    }

    @Test
    void edges_areOwnedInPairs() {
        for (HexEdge edge : HexEdge.values()) {
            assertThat(edge.opposite().owner()).isEqualTo(edge.owner());
            assertThat(edge.opposite().opposite()).isEqualTo(edge);
        }
        HexBoard board = HexBoard.of(2, 2);
        assertThat(board.edge(board.firstEdge(Player.BLACK))).isEqualTo(HexEdge.TOP);
        assertThat(board.edge(board.secondEdge(Player.WHITE))).isEqualTo(HexEdge.RIGHT);
        assertThatThrownBy(() -> board.edge(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "4, 4", "3, 5"})
    void symmetries_keepAdjacencyAndAreInvolutions(int rows, int columns) {
        HexBoard board = HexBoard.of(rows, columns);
        for (HexSymmetry symmetry : HexSymmetry.values()) {
            if (board.has(symmetry)) {
                assertKeepsAdjacency(board, symmetry);
            } else {
                assertThatThrownBy(() -> board.image(symmetry, 0))
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
        assertThat(board.has(HexSymmetry.LONG_DIAGONAL)).isEqualTo(rows == columns);
    }

    private static void assertKeepsAdjacency(HexBoard board, HexSymmetry symmetry) {
        for (int x = 0; x < board.places(); x++) {
            int image = board.image(symmetry, x);
            assertThat(board.image(symmetry, image)).isEqualTo(x);
            for (int y = 0; y < board.places(); y++) {
                assertThat(board.areAdjacent(image, board.image(symmetry, y)))
                        .isEqualTo(board.areAdjacent(x, y));
            }
        }
    }

    @Test
    void symmetries_combine() {
        HexBoard board = HexBoard.of(4, 4);
        for (HexSymmetry first : HexSymmetry.values()) {
            for (HexSymmetry second : HexSymmetry.values()) {
                for (int place = 0; place < board.places(); place++) {
                    assertThat(board.image(first.then(second), place))
                            .isEqualTo(board.image(second, board.image(first, place)));
                }
            }
        }
    }

    @Test
    void symmetries_exchangeEdgesAsPlayers() {
        for (HexSymmetry symmetry : HexSymmetry.values()) {
            for (HexEdge edge : HexEdge.values()) {
                assertThat(symmetry.apply(edge).owner()).isEqualTo(symmetry.apply(edge.owner()));
            }
        }
    }
}
