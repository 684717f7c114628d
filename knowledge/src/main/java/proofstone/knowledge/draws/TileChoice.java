package proofstone.knowledge.draws;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import proofstone.game.Role;
import proofstone.game.tiling.BandTiling;
import proofstone.game.tiling.TileParts;

/**
 * Chooses the winning sets of the tile of one tiling: of each row of k squares one part, so that
 * Breaker wins the game on the tile.
 *
 * <p>Used once. The outcome {@link Outcome#LOST} is exact: Maker wins whatever is chosen.
 */
final class TileChoice {
    /*
     * A part of at most p squares is no use: Maker fills it in one turn. So a row all of whose
     * parts are that small excludes the tiling; and a row with one larger part forces it.
     *
     * Depth-first: the sets chosen so far are all in the final choice. If Maker wins on them he
     * wins on more sets, so the branch is left. Otherwise take a row none of whose parts contains
     * a chosen set, one with the fewest larger parts, and try these, the longest first. Choosing a
     * part, not a smaller set inside it, is no restriction: fewer squares only help Maker. When no
     * row is left the judge decides. All branches left: Maker wins for every choice.
     *
     * Choices are remembered with their outcome under the smaller of two names, because the tile
     * turned by 180 degrees (square i becomes the last but i) is the same game.
     */
    private static final int EFFORT = 20_000;
    private static final int MOST_BRANCHES = 400;

    /** What became of a tiling. */
    enum Outcome {
        /** Some row has only parts that Maker fills in one turn. */
        SHORT,
        /** Maker wins for every choice of winning sets. */
        LOST,
        /** Breaker wins for a choice. */
        HELD,
        /** Not found out. */
        OPEN
    }

    private final BandTiling band;
    private final int stones;
    private final TileJudge judge;
    private final BooleanSupplier stop;
    private final TileMemory memory;
    private final List<List<Long>> rows = new ArrayList<>();
    private final TileParts parts;
    private List<Long> held = List.of();
    private int branches;
    private boolean open;

    TileChoice(
            BandTiling band, int stones, TileJudge judge, BooleanSupplier stop, TileMemory memory) {
        this.band = band;
        this.stones = stones;
        this.judge = judge;
        this.stop = stop;
        this.memory = memory;
        this.parts = new TileParts(band);
    }

    /** Tries the choices for {@code length} in a row. */
    Outcome outcome(int length) {
        for (Set<Long> row : parts.ofRows(length)) {
            List<Long> large =
                    row.stream()
                            .filter(part -> Long.bitCount(part) > stones)
                            .sorted(
                                    Comparator.comparingInt((Long part) -> -Long.bitCount(part))
                                            .thenComparing(Comparator.naturalOrder()))
                            .toList();
            if (large.isEmpty()) {
                return Outcome.SHORT;
            }
            rows.add(large);
        }
        rows.sort(
                Comparator.comparingInt((List<Long> row) -> row.size())
                        .thenComparing(List::getFirst));
        if (isHeld(forced())) {
            return Outcome.HELD;
        }
        return open ? Outcome.OPEN : Outcome.LOST;
    }

    /** Returns the winning sets of the choice that Breaker holds. */
    List<Long> sets() {
        return held;
    }

    private List<Long> forced() {
        List<Long> sets = List.of();
        for (List<Long> row : rows) {
            if (row.size() == 1) {
                sets = with(sets, row.getFirst());
            }
        }
        return sets;
    }

    /** Returns the least sets of {@code sets} and {@code added}. */
    private static List<Long> with(List<Long> sets, long added) {
        if (sets.stream().anyMatch(set -> (set & ~added) == 0)) {
            return sets;
        }
        List<Long> least = new ArrayList<>(sets);
        least.removeIf(set -> (added & ~set) == 0);
        least.add(added);
        least.sort(Comparator.naturalOrder());
        return least;
    }

    private boolean isHeld(List<Long> sets) {
        if (++branches > MOST_BRANCHES || stop.getAsBoolean()) {
            open = true;
            return false;
        }
        if (memory.threats(band, sets, () -> TurnThreats.search(sets, stones, EFFORT))
                == TurnThreats.Finding.WIN) {
            return false;
        }
        Optional<List<Long>> row =
                rows.stream()
                        .filter(parts -> parts.stream().noneMatch(part -> holds(part, sets)))
                        .findFirst();
        return row.isPresent()
                ? row.get().stream().anyMatch(part -> isHeld(with(sets, part)))
                : isHeldByBreaker(sets);
    }

    private static boolean holds(long part, List<Long> sets) {
        return sets.stream().anyMatch(set -> (set & ~part) == 0);
    }

    private boolean isHeldByBreaker(List<Long> sets) {
        Optional<Role> winner =
                memory.winner(band, sets, () -> judge.winner(parts.tile("tile", sets), stones));
        open |= winner.isEmpty();
        held = winner.equals(Optional.of(Role.BREAKER)) ? sets : held;
        return winner.equals(Optional.of(Role.BREAKER));
    }
}
