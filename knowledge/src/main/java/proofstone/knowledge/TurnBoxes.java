package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
    private final List<SquareSet> boxes = new ArrayList<>();
    private SquareSet used = SquareSet.empty();

    TurnBoxes(TurnCalculus calculus, TurnPosition position, int turn) {
        this.calculus = calculus;
        this.schedule = calculus.schedule();
        this.position = position;
        this.turn = turn;
        this.size = largestTurn() + 1;
    }

    private int largestTurn() {
        int largest = schedule.finish(turn);
        for (int i = turn; !schedule.isTile() && schedule.makerStones(i) > 0; i += 2) {
            largest = Math.max(largest, schedule.size(i));
        }
        return largest;
    }

    /** Returns the proof, or null if no boxes are found. */
    @Nullable Step step() {
        List<SquareSet> shortFirst = new ArrayList<>(position.edges());
        shortFirst.sort(Comparator.comparingInt(SquareSet::size));
        return shortFirst.stream().allMatch(this::holds) ? accepted() : null;
    }

    private @Nullable Step accepted() {
        try {
            return calculus.boxes(turn, size, squares(boxes));
        } catch (IllegalStepException tooManyForBreaker) {
            return null;
        }
    }

    private boolean holds(SquareSet edge) {
        return boxes.stream().anyMatch(edge::containsAll) || findBox(edge.minus(used));
    }

    private boolean findBox(SquareSet free) {
        if (!canBeBox(free, size, schedule)) {
            return false;
        }
        SquareSet own = free.intersect(position.privateSquares());
        SquareSet box = lowest(size, free.intersect(schedule.exclusive()), own, free);
        used = used.union(box);
        return boxes.add(box);
    }

    /** Returns whether there are enough squares, and an exclusive one where a game has some. */
    static boolean canBeBox(SquareSet squares, int size, Schedule schedule) {
        SquareSet exclusive = schedule.exclusive();
        return squares.size() >= size && (exclusive.isEmpty() || squares.intersects(exclusive));
    }

    /** Returns the lowest {@code count} squares, those of the first sets before others. */
    static SquareSet lowest(int count, SquareSet... sets) {
        SquareSet lowest = SquareSet.empty();
        for (SquareSet set : sets) {
            int missing = count - lowest.size();
            SquareSet more = set.minus(lowest);
            int[] next = more.stream().limit(missing).toArray();
            lowest = lowest.union(SquareSet.of(next));
        }
        return lowest;
    }

    /** Returns the squares of disjoint sets, one set after the other. */
    static int[] squares(List<SquareSet> sets) {
        return sets.stream().map(SquareSet::stream).flatMapToInt(stream -> stream).toArray();
    }
}
