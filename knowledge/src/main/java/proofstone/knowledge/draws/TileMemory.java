package proofstone.knowledge.draws;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import proofstone.game.Role;
import proofstone.game.tiling.BandTiling;

/** What is known of the games of tiles, so that tilings with the same tile share it. */
final class TileMemory {
    private record Game(int rows, int columns, List<Long> sets) {}

    private final Map<Game, TurnThreats.Finding> threats = new HashMap<>();
    private final Map<Game, Optional<Role>> winners = new HashMap<>();

    TurnThreats.Finding threats(
            BandTiling band, List<Long> sets, Supplier<TurnThreats.Finding> search) {
        return threats.computeIfAbsent(game(band, sets), game -> search.get());
    }

    Optional<Role> winner(BandTiling band, List<Long> sets, Supplier<Optional<Role>> search) {
        return winners.computeIfAbsent(game(band, sets), game -> search.get());
    }

    /** Returns how many games were put to the judge. */
    int judged() {
        return winners.size();
    }

    /** A tile turned by 180 degrees has square i where the last but i was. */
    private static Game game(BandTiling band, List<Long> sets) {
        int squares = band.rows() * band.columns();
        List<Long> sorted = sets.stream().sorted().toList();
        List<Long> turned =
                sets.stream()
                        .map(set -> Long.reverse(set) >>> (Long.SIZE - squares))
                        .sorted()
                        .toList();
        return new Game(band.rows(), band.columns(), smaller(sorted, turned));
    }

    private static List<Long> smaller(List<Long> one, List<Long> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) {
                return order < 0 ? one : other;
            }
        }
        return one;
    }
}
