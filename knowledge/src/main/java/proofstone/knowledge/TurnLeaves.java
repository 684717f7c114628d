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
        if (position.shortest() <= schedule.size(turn)) {
            return filling(position, schedule.size(turn)).getFirst();
        }
        return lacksStones(position, turn) ? shortage(position, turn) : boxes(position, turn);
    }

    private @Nullable Step boxes(TurnPosition position, int turn) {
        boolean used = techniques.contains(Technique.PAIRING);
        return used ? new TurnBoxes(calculus, position, turn).step() : null;
    }

    /** Returns the proof of a position at a turn of Breaker's, or null. */
    public @Nullable Step ofBreaker(TurnPosition position, int turn) {
        if (position.isEmpty()) {
            return calculus.blocked();
        }
        if (position.shortest() == 0) {
            return filling(position, 0).getFirst();
        }
        return lacksStones(position, turn) ? shortage(position, schedule.next(turn)) : null;
    }

    private boolean lacksStones(TurnPosition position, int turn) {
        return !schedule.isTile() && position.shortest() > schedule.makerStones(turn);
    }

    private Step shortage(TurnPosition position, int turn) {
        return calculus.shortage(turn, SquareSet.ofWords(position.squares()));
    }

    /** Returns how Maker fills each set that lacks at most {@code stones} squares, in one turn. */
    public List<Step> filling(TurnPosition position, int stones) {
        return IntStream.range(0, position.edges().length)
                .filter(i -> Long.bitCount(position.edges()[i]) <= stones)
                .mapToObj(i -> filling(position.edges()[i], position.ids()[i]))
                .toList();
    }

    private Step filling(long edge, int id) {
        Step filled = calculus.filled(id);
        return edge == 0 ? filled : calculus.puts(SquareSet.ofWords(edge), filled);
    }

    /** Returns a box of so many squares at a turn of Maker's. */
    public Step box(int turn, int size, long squares) {
        return calculus.boxes(turn, size, TurnBoxes.squares(TurnBoxes.lowest(squares, size)));
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
