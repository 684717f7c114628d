package proofstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import proofstone.search.SearchControl;

/** Searches take turns, and one that leaves does not hold up the others. */
@Timeout(60)
class TurnsTest {
    private static final int MANY = 200_000;

    private static void play(Turns turns, int player, int steps) {
        for (int i = 0; i < steps; i++) {
            turns.step(player, 1);
        }
    }

    @Test
    void leave_theOneWhoseTurnItIs_passesTheTurn() {
        Turns turns = new Turns(1, 1, 1);
        turns.leave(0);
        turns.leave(1);
        play(turns, 2, MANY);
        turns.leave(2);
    }

    @Test
    void leave_whileTheOtherWaits_wakesHim() throws Exception {
        Turns turns = new Turns(1, 1);
        CountDownLatch played = new CountDownLatch(1);
        Thread other =
                Thread.ofPlatform()
                        .start(() -> {
                            play(turns, 1, MANY);
                            played.countDown();
                        });
        assertThat(played.await(20, TimeUnit.MILLISECONDS)).isFalse();
        turns.leave(0);
        assertThat(played.await(30, TimeUnit.SECONDS)).isTrue();
        other.join();
    }

    @Test
    void end_stopsWhoeverSteps() {
        Turns turns = new Turns(1, 1);
        turns.end();
        assertThatThrownBy(() -> turns.step(0, 1)).isInstanceOf(SearchControl.Stopped.class);
        assertThatThrownBy(() -> turns.step(1, 1)).isInstanceOf(SearchControl.Stopped.class);
    }
}
