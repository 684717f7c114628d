package proofstone.knowledge;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The partitions that lately held positions after each of Maker's moves: where he makes the same
 * move in a position nearby, one of them may hold, or nearly so.
 *
 * <p>Threads may share one.
 */
final class PartitionMemory {
    /* How many are kept for each move is measured in weak-kernel.md: 200 save no more steps than 50. */
    private static final int KEPT = 50;

    private final int[] lastReply;
    private final List<Deque<PartNumbers>> held;

    /** Remembers nothing yet of a board of {@code squares} squares. */
    PartitionMemory(int squares) {
        this.lastReply = new int[squares + 1];
        Arrays.fill(lastReply, -1);
        this.held =
                IntStream.rangeClosed(0, squares)
                        .<Deque<PartNumbers>>mapToObj(_ -> new ArrayDeque<>())
                        .toList();
    }

    /** Takes in that {@code parts} held a position after {@code move} and {@code reply}. */
    synchronized void add(int move, int reply, PartNumbers parts) {
        lastReply[move + 1] = reply;
        Deque<PartNumbers> after = held.get(move + 1);
        if (after.size() == KEPT) {
            after.removeLast();
        }
        after.addFirst(parts);
    }

    /** Returns the last reply to {@code move} after which a partition held, or -1. */
    synchronized int lastReply(int move) {
        return lastReply[move + 1];
    }

    /** Returns the last partitions that held after {@code move}, the last one first. */
    synchronized List<PartNumbers> after(int move) {
        return new ArrayList<>(held.get(move + 1));
    }
}
