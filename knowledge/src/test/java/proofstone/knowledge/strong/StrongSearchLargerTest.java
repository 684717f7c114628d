package proofstone.knowledge.strong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

class StrongSearchLargerTest {
    private static final int LENGTH = 3;

    private static StrongSearch search(StrongBoard board) {
        return new StrongSearch(
                board, 64 << 20, SearchControl.unlimited(), EnumSet.allOf(StrongTechnique.class));
    }

    @Test
    void proveLarger_winsWithARootThatBearsRowsBeyondTheBoard() throws Exception {
        StrongBoard board = StrongGames.parse("mnk:3,4,3;rim+=0,2");
        StrongResult result =
                search(board).proveLarger(StrongPosition.empty(Player.BLACK), Player.BLACK, LENGTH);
        assertThat(result).isInstanceOf(StrongResult.Won.class);
        assertThat(((StrongResult.Won) result).root().claim().outer()).isLessThanOrEqualTo(LENGTH);
    }

    /** Black threatens two rows; two stones in the rim may be part of a row beyond it. */
    @Test
    void proveLarger_countsStonesOutsideTheInnerBoard() throws Exception {
        StrongBoard board = StrongGames.parse("mnk:3,4,3;rim+=0,2");
        SquareSet black = squares(board, "d1", "d2", "e2");
        SquareSet white = squares(board, "a1", "h3");
        StrongPosition position = new StrongPosition(black, white, new Turn(Player.WHITE, 1));
        assertThat(search(board).prove(position, Player.BLACK))
                .isInstanceOf(StrongResult.Won.class);
        assertThat(search(board).proveLarger(position, Player.BLACK, LENGTH))
                .isInstanceOfSatisfying(
                        StrongResult.Unknown.class,
                        unknown -> assertThat(unknown.reason()).isEqualTo(StopReason.UNPROVED));
    }

    private static SquareSet squares(StrongBoard board, String... names) {
        SquareSet squares = SquareSet.empty();
        for (String name : names) {
            squares = squares.with(board.board().layout().square(name).orElseThrow());
        }
        return squares;
    }
}
