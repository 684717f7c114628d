package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Schedule;
import proofstone.certificate.Step;
import proofstone.certificate.TurnCalculus;
import proofstone.game.SquareSet;

/**
 * Disjoint boxes, one in each edge, larger than any turn of Maker's that is to come: what a pairing
 * strategy is with one stone a turn. Found greedily, edges with few squares first and private
 * squares before others; a failure says nothing.
 */
final class TurnBoxes {
    private final TurnCalculus calculus;
    private final Schedule schedule;
    private final TurnPosition position;
    private final int turn;
    private final int size;
    private final List<Long> boxes = new ArrayList<>();
    private long used;

    TurnBoxes(TurnCalculus calculus, TurnPosition position, int turn) {
        this.calculus = calculus;
        this.schedule = calculus.schedule();
        this.position = position;
        this.turn = turn;
        this.size = largestTurn() + 1;
    }

    private int largestTurn() {
        int largest = schedule.size(turn);
        for (int i = turn; !schedule.isTile() && schedule.makerStones(i) > 0; i += 2) {
            largest = Math.max(largest, schedule.size(i));
        }
        return largest;
    }

    /** Returns the proof, or null if no boxes are found. */
    @Nullable Step step() {
        return shortFirst().allMatch(this::holds) ? accepted() : null;
    }

    private LongStream shortFirst() {
        return LongStream.of(position.edges())
                .boxed()
                .sorted((a, b) -> Integer.compare(Long.bitCount(a), Long.bitCount(b)))
                .mapToLong(Long::longValue);
    }

    private @Nullable Step accepted() {
        try {
            long[] all = boxes.stream().mapToLong(Long::longValue).toArray();
            return calculus.boxes(turn, size, squares(all));
        } catch (IllegalStepException tooManyForBreaker) {
            return null;
        }
    }

    private boolean holds(long edge) {
        return boxes.stream().anyMatch(box -> (box & ~edge) == 0) || findBox(edge & ~used);
    }

    private boolean findBox(long free) {
        if (Long.bitCount(free) < size) {
            return false;
        }
        long own = lowest(free & position.privateSquares(), size);
        long box = own | lowest(free & ~own, size - Long.bitCount(own));
        used |= box;
        return boxes.add(box);
    }

    /** Returns the lowest {@code count} of some squares, or all if there are fewer. */
    static long lowest(long squares, int count) {
        long rest = squares;
        for (int i = 0; i < count; i++) {
            rest &= rest - 1;
        }
        return squares & ~rest;
    }

    /** Returns the squares of disjoint sets, one set after the other. */
    static int[] squares(long... sets) {
        return LongStream.of(sets)
                .boxed()
                .flatMapToInt(set -> SquareSet.ofWords(set).stream())
                .toArray();
    }
}
