package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Turns of several stones. */
class TurnTest {
    @Test
    void stonesOf_countsThemTurnByTurn() {
        for (int whole = 1; whole <= 3; whole++) {
            for (int left = 1; left <= whole; left++) {
                Turn turn = new Turn(Player.WHITE, left);
                int white = 0;
                Turn now = turn;
                for (int plies = 0; plies < 20; plies++) {
                    assertThat(turn.stonesOf(Player.WHITE, plies, whole)).isEqualTo(white);
                    assertThat(turn.stonesOf(Player.BLACK, plies, whole)).isEqualTo(plies - white);
                    white += now.player() == Player.WHITE ? 1 : 0;
                    now = now.next(whole);
                }
            }
        }
    }

    @Test
    void turn_hasAStone() {
        assertThatThrownBy(() -> new Turn(Player.BLACK, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a turn of 0 stones");
    }
}
