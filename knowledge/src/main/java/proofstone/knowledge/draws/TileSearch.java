package proofstone.knowledge.draws;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import proofstone.game.tiling.BandTiling;
import proofstone.game.tiling.TileParts;
import proofstone.game.tiling.Tiling;

/**
 * Looks through a family of tilings for one that draws Connect(m,n,k,p,q): every k in a row must
 * hold a winning set of a tile whose game Breaker wins against p stones a turn.
 *
 * <p>Used once.
 */
public final class TileSearch {
    /** How many tilings a run of this search keeps by name, of those found and of those open. */
    private static final int MOST_NAMED = 1000;

    private final int length;
    private final int stones;
    private final TileJudge judge;
    private final BooleanSupplier stop;
    private final Map<TileChoice.Outcome, Integer> counts = new EnumMap<>(TileChoice.Outcome.class);
    private final TileMemory memory = new TileMemory();
    private final List<Found> found = new ArrayList<>();
    private final List<BandTiling> open = new ArrayList<>();
    private int done;

    /**
     * Prepares a search for {@code length} in a row and {@code stones} stones a turn.
     *
     * @param judge decides the games
     * @param stop says whether to end with what is known
     */
    public TileSearch(int length, int stones, TileJudge judge, BooleanSupplier stop) {
        this.length = length;
        this.stones = stones;
        this.judge = judge;
        this.stop = stop;
    }

    /** A tiling whose tile Breaker holds. */
    public record Found(BandTiling band, Tiling tiling) {}

    /**
     * How far a search is.
     *
     * @param tilings the tilings of the family
     * @param done those looked at
     * @param shorts those where Maker fills all parts of some row in one turn
     * @param lost those where Maker wins for every choice of winning sets
     * @param held those where Breaker wins for a choice
     * @param open those not decided
     * @param games the games that the judge was asked about
     */
    public record Tally(
            int tilings, int done, int shorts, int lost, int held, int open, int games) {}

    /** Looks at every tiling; {@code listener} is told after each. */
    public Tally run(TileFamily family, Consumer<Tally> listener) {
        List<BandTiling> tilings = family.tilings();
        for (BandTiling band : tilings) {
            if (stop.getAsBoolean()) {
                break;
            }
            look(band);
            done++;
            listener.accept(tally(tilings.size()));
        }
        return tally(tilings.size());
    }

    private void look(BandTiling band) {
        TileChoice choice = new TileChoice(band, stones, judge, stop, memory);
        TileChoice.Outcome outcome = choice.outcome(length);
        counts.merge(outcome, 1, Integer::sum);
        if (outcome == TileChoice.Outcome.HELD && found.size() < MOST_NAMED) {
            Tiling tiling = band.of(new TileParts(band).tile("tile", choice.sets()));
            found.add(new Found(band, tiling));
        }
        if (outcome == TileChoice.Outcome.OPEN && open.size() < MOST_NAMED) {
            open.add(band);
        }
    }

    private Tally tally(int tilings) {
        return new Tally(
                tilings,
                done,
                count(TileChoice.Outcome.SHORT),
                count(TileChoice.Outcome.LOST),
                count(TileChoice.Outcome.HELD),
                count(TileChoice.Outcome.OPEN),
                memory.judged());
    }

    private int count(TileChoice.Outcome outcome) {
        return counts.getOrDefault(outcome, 0);
    }

    /** Returns the tilings whose tile Breaker holds. */
    public List<Found> found() {
        return List.copyOf(found);
    }

    /** Returns the tilings that are not decided. */
    public List<BandTiling> open() {
        return List.copyOf(open);
    }
}
