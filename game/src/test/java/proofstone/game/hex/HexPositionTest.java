package proofstone.game.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import proofstone.game.Player;
import proofstone.game.SquareSet;

class HexPositionTest {
    private final HexBoard board = HexBoard.of(3, 3);

    @Test
    void play_alternatesFromBlackOn() {
        HexPosition position = HexPosition.empty(board).play(4).play(0);
        assertThat(position.black()).isEqualTo(SquareSet.of(4));
        assertThat(position.white()).isEqualTo(SquareSet.of(0));
        assertThat(position.toMove()).isEqualTo(Player.BLACK);
        assertThat(position.free().size()).isEqualTo(7);
        assertThatThrownBy(() -> position.play(4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> position.play(9)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void with_addsStonesOfOnePlayer() {
        HexPosition position = HexPosition.empty(board).play(4);
        HexPosition more = position.with(Player.WHITE, SquareSet.of(0, 8));
        assertThat(more.white()).isEqualTo(SquareSet.of(0, 8));
        assertThat(more.black()).isEqualTo(SquareSet.of(4));
        assertThat(more.toMove()).isEqualTo(Player.WHITE);
        assertThatThrownBy(() -> position.with(Player.WHITE, SquareSet.of(4)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> position.with(Player.BLACK, SquareSet.of(9)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void position_refusesStonesThatCannotStand() {
        SquareSet one = SquareSet.of(1);
        assertThatThrownBy(() -> new HexPosition(board, one, one, Player.BLACK))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() ->
                        new HexPosition(board, SquareSet.of(9), SquareSet.empty(), Player.BLACK))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void groups_joinStonesAndEdges() {
        HexGroups groups = HexGroups.of(board, Player.BLACK, SquareSet.of(1, 3));
        assertThat(groups.areJoined(1, 3)).isTrue();
        assertThat(groups.areJoined(1, board.place(HexEdge.TOP))).isTrue();
        assertThat(groups.isWon()).isFalse();
        groups.add(6);
        groups.add(6);
        assertThat(groups.isWon()).isTrue();
        assertThat(groups.group(1)).isEqualTo(SquareSet.of(1, 3, 6));
        assertThat(groups.group(0)).isEqualTo(SquareSet.empty());
        assertThat(groups.isMember(board.place(HexEdge.LEFT))).isFalse();
    }

    @Test
    void winner_isExactlyOneOnAFullBoard() {
        Random random = new Random(1);
        HexBoard wide = HexBoard.of(4, 5);
        for (int i = 0; i < 500; i++) {
            int[] black = random.ints(wide.cells(), 0, 2).toArray();
            SquareSet stones = SquareSet.empty();
            for (int cell = 0; cell < black.length; cell++) {
                stones = black[cell] == 1 ? stones.with(cell) : stones;
            }
            SquareSet rest = SquareSet.range(wide.cells()).minus(stones);
            HexPosition full = new HexPosition(wide, stones, rest, Player.BLACK);
            assertThat(full.groups(Player.BLACK).isWon())
                    .isNotEqualTo(full.groups(Player.WHITE).isWon());
            assertThat(full.winner()).isPresent();
        }
    }

    @Test
    void image_carriesTheWinner() {
        HexPosition won =
                new HexPosition(board, SquareSet.of(1, 3, 6), SquareSet.of(0, 8), Player.WHITE);
        for (HexSymmetry symmetry : HexSymmetry.values()) {
            HexPosition image = won.image(symmetry);
            assertThat(image.winner()).isEqualTo(Optional.of(symmetry.apply(Player.BLACK)));
            assertThat(image.toMove()).isEqualTo(symmetry.apply(Player.WHITE));
            assertThat(image.image(symmetry)).isEqualTo(won);
        }
    }
}
