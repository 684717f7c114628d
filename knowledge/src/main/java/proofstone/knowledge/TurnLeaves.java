package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Schedule;
import proofstone.certificate.Step;
import proofstone.certificate.TurnCalculus;
import proofstone.game.SquareSet;

/**
 * What decides a {@link TurnPosition} at once: a set that Maker fills in his turn; no live set;
 * Maker's stones running out; disjoint boxes that are larger than any turn of his, one in each set.
 */
public final class TurnLeaves {
    private final TurnCalculus calculus;
    private final Schedule schedule;
    private final Set<Technique> techniques;

    /** Makes the leaves of a game. */
    public TurnLeaves(TurnCalculus calculus, Set<Technique> techniques) {
        this.calculus = calculus;
        this.schedule = calculus.schedule();
        this.techniques = techniques;
    }

    /** Returns the proof of a position at a turn of Maker's, or null. */
    public @Nullable Step ofMaker(TurnPosition position, int turn) {
        if (position.isEmpty()) {
            return calculus.blocked();
        }
        List<Step> filling = filling(position, turn);
        if (!filling.isEmpty()) {
            return filling.getFirst();
        }
        return lacksStones(position, turn) ? shortage(position, turn) : boxes(position, turn);
    }

    private @Nullable Step boxes(TurnPosition position, int turn) {
        boolean used = techniques.contains(Technique.PAIRING) || cannotMove(position);
        return used ? new TurnBoxes(calculus, position, turn).step() : null;
    }

    private boolean cannotMove(TurnPosition position) {
        return schedule.exclusive().containsAll(position.squares());
    }

    /** Returns the proof of a position at a turn of Breaker's, or null. */
    public @Nullable Step ofBreaker(TurnPosition position, int turn) {
        if (position.isEmpty()) {
            return calculus.blocked();
        }
        if (position.shortest() == 0) {
            return calculus.filled(position.ids()[0]);
        }
        return lacksStones(position, turn) ? shortage(position, schedule.next(turn)) : null;
    }

    private boolean lacksStones(TurnPosition position, int turn) {
        return !schedule.isTile() && position.shortest() > schedule.makerStones(turn);
    }

    private Step shortage(TurnPosition position, int turn) {
        return calculus.shortage(turn, position.squares());
    }

    /** Returns how Maker fills each set that he can fill in his turn {@code turn}. */
    public List<Step> filling(TurnPosition position, int turn) {
        return IntStream.range(0, position.ids().length)
                .filter(i -> isFilled(position.edges().get(i), turn))
                .mapToObj(i -> filling(position.edges().get(i), position.ids()[i]))
                .toList();
    }

    private boolean isFilled(SquareSet edge, int turn) {
        SquareSet exclusive = schedule.exclusive();
        boolean isOrdinary = !exclusive.isEmpty() && !edge.intersects(exclusive);
        return edge.size() <= schedule.finish(turn) || isOrdinary;
    }

    private Step filling(SquareSet edge, int id) {
        Step filled = calculus.filled(id);
        return edge.isEmpty() ? filled : calculus.puts(edge, filled);
    }

    /** Returns a box at a turn of Maker's on {@code own}, private squares of an edge, or null. */
    public @Nullable Step box(SquareSet own, int turn) {
        int size = schedule.finish(turn) + 1;
        if (!TurnBoxes.canBeBox(own, size, schedule)) {
            return null;
        }
        SquareSet box = TurnBoxes.lowest(size, own.intersect(schedule.exclusive()), own);
        return calculus.boxes(turn, size, box.toArray());
    }

    /**
     * Returns the squares that a proof by {@code answers} needs to be free besides their carriers,
     * so that Maker cannot fill an edge at once; none in games without exclusive squares.
     */
    public SquareSet region(TurnPosition position, List<Step> answers, int turn) {
        return schedule.exclusive().isEmpty()
                ? SquareSet.empty()
                : lacking(position, carrier(answers), schedule.finish(turn) + 1);
    }

    private static SquareSet carrier(List<Step> steps) {
        return steps.stream()
                .map(step -> step.claim().carrier())
                .reduce(SquareSet.empty(), SquareSet::union);
    }

    /** Returns squares with which at least {@code count} of each edge are in the carrier. */
    private SquareSet lacking(TurnPosition position, SquareSet carrier, int count) {
        SquareSet region = SquareSet.empty();
        for (SquareSet edge : position.edges()) {
            int lacking = count - edge.intersect(carrier).size();
            SquareSet spare = edge.minus(carrier);
            SquareSet first = spare.intersect(schedule.exclusive());
            region = region.union(TurnBoxes.lowest(Math.max(0, lacking), first, spare));
        }
        return region;
    }

    /** Joins two proofs of Breaker's, taking joins apart so that one step joins all parts. */
    public Step joined(Step first, Step second) {
        List<Step> parts = new ArrayList<>(parts(first));
        parts.addAll(parts(second));
        parts.removeIf(part -> part.claim().carrier().isEmpty());
        return parts.isEmpty()
                ? first
                : parts.size() == 1 ? parts.getFirst() : calculus.join(parts);
    }

    private static List<Step> parts(Step step) {
        return step.kind() == Step.Kind.JOIN ? step.children() : List.of(step);
    }
}
