package proofstone.solver;

import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * Lets searches on several threads take turns: only one runs at a time, and after a slice of steps
 * the next one does. The first slice is a long one.
 *
 * <p>So two searches that fail on different games run as one reproducible search that takes at most
 * a fixed multiple of the work of the better one (twice, if all have the same weight), without
 * starting anything anew.
 */
final class Turns {
    /** How many slices the player who begins gets at first. */
    private static final int HEAD_START = 25;

    private static final int SLICE = 2000;

    private final int[] slices;
    private final boolean[] isGone;
    private int current;
    private int left;
    private boolean isOver;

    /**
     * Starts with the turn of player 0.
     *
     * @param weights for each player, how many slices in a row he gets
     */
    Turns(int... weights) {
        slices = weights.clone();
        for (int i = 0; i < slices.length; i++) {
            slices[i] *= SLICE;
        }
        isGone = new boolean[slices.length];
        left = HEAD_START * slices[0];
    }

    /** Counts {@code steps} steps of {@code player}; returns when it is his turn again. */
    synchronized void step(int player, int steps) {
        left -= current == player ? steps : 0;
        if (current == player && left < 0) {
            pass();
        }
        await(player);
    }

    /** Returns when it is the turn of {@code player}; at once if he has left the game. */
    synchronized void await(int player) {
        try {
            while (current != player && !isGone[player] && !isOver) {
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
        for (int i = 1; i <= slices.length; i++) {
            int next = (current + i) % slices.length;
            if (!isGone[next]) {
                current = next;
                break;
            }
        }
        left = slices[current];
        notifyAll();
    }

    /** Ends the game: every other player's next step throws {@link SearchControl.Stopped}. */
    synchronized void end() {
        isOver = true;
        notifyAll();
    }
}
