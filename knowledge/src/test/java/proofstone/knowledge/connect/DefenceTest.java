package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import proofstone.game.SquareSet;

/** Rounds are tried in turn, with a budget that grows, until all are over. */
class DefenceTest {
    private static final int ROUNDS = 3;

    private final Defence defence = new Defence(SquareSet.of(1));

    @Test
    void take_roundsThatAreNotOver_comeAgainInTheNextStage() {
        assertThat(defence.take(ROUNDS)).isEqualTo(0);
        assertThat(defence.take(ROUNDS)).isEqualTo(1);
        assertThat(defence.take(ROUNDS)).isEqualTo(2);
        assertThat(defence.stage()).isEqualTo(1);
        assertThat(defence.take(ROUNDS)).isEqualTo(0);
        assertThat(Round.budget(1)).isEqualTo(4 * Round.budget(0));
    }

    @Test
    void take_roundThatIsOver_isLeftOut() {
        defence.finish(defence.take(ROUNDS), ROUNDS);
        defence.take(ROUNDS);
        defence.take(ROUNDS);
        assertThat(defence.take(ROUNDS)).isEqualTo(1);
    }

    @Test
    void isOpen_allRoundsOver_isFalse() {
        for (int i = 0; i < ROUNDS; i++) {
            assertThat(defence.isOpen(ROUNDS)).isTrue();
            defence.finish(defence.take(ROUNDS), ROUNDS);
        }
        assertThat(defence.isOpen(ROUNDS)).isFalse();
    }

    @Test
    void level_growsWithEachRound() {
        int before = defence.level(ROUNDS);
        defence.take(ROUNDS);
        assertThat(defence.level(ROUNDS)).isGreaterThan(before);
    }
}
