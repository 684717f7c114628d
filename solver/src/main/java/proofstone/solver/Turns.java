package proofstone.solver;

import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * Lets searches on several threads take turns: only one runs at a time, and after a slice of steps
 * the next one does. The first slice is a long one.
 *
 * <p>So two searches that fail on different games run as one reproducible search that takes at most
 * twice the work of the better one, without starting anything anew.
 */
final class Turns {
    private static final int FIRST_SLICE = 50_000;
    private static final int SLICE = 2000;

    private final int players;
    private final boolean[] isGone;
    private int current;
    private int left = FIRST_SLICE;
    private boolean isOver;

    /** Starts with the turn of player 0 of {@code players}. */
    Turns(int players) {
        this.players = players;
        this.isGone = new boolean[players];
    }

    /** Counts {@code steps} steps of {@code player}; returns when it is his turn again. */
    synchronized void step(int player, int steps) {
        left -= current == player ? steps : 0;
        if (current == player && left < 0) {
            pass();
        }
        try {
            while (current != player && !isOver) {
                wait();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        }
        if (isOver) {
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        }
    }

    /** Takes {@code player} out of the game. */
    synchronized void leave(int player) {
        isGone[player] = true;
        if (current == player) {
            pass();
        }
    }

    /** Gives the turn to the next player who is in the game, if there is one. */
    private void pass() {
        for (int i = 1; i <= players; i++) {
            int next = (current + i) % players;
            if (!isGone[next]) {
                current = next;
                break;
            }
        }
        left = SLICE;
        notifyAll();
    }

    /** Ends the game: every other player's next step throws {@link SearchControl.Stopped}. */
    synchronized void end() {
        isOver = true;
        notifyAll();
    }
}
